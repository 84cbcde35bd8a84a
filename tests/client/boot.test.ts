import { isRouteErrorResponse } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Boot, toHydrationState, toScriptJson } from '#client/app/boot.ts';

const boot: Boot = {
  assets: { scripts: [], styles: [], preloads: [] },
  publicUrl: 'https://mesob.test',
  responses: [],
  loaderData: {},
  posted: null,
  errors: null,
};

it('the data block cannot be closed by its own content, and is read unchanged', () => {
  const value = { text: '</script><!--\u2028\u2029<script>' };
  const json = toScriptJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});

it('errors are restored as the router throws them', () => {
  const { errors } = toHydrationState({ ...boot, errors: { page: { status: 404, statusText: '', data: null } } });
  expect(isRouteErrorResponse(errors?.page)).toBe(true);
});
