import { parse } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

type Execute = Parameters<PageRenderer['render']>[0]['execute'];
type Result = Awaited<ReturnType<Execute>>;

const frameQuery = parse('query FrameQuery { categories { name recipeCount } }');
const otherQuery = parse('query OtherQuery { categories { name recipeCount } }');

const database = await setUpDatabase({ recipes: true });
let responses: Result[] = [];
let site: TestApp;

/** Requests a page that runs the document. @returns the result that the page got */
async function requestPage(document: typeof frameQuery): Promise<Result> {
  const count = responses.length;
  await site.app.inject(document === frameQuery ? '/frame' : '/other');
  expect(responses.length).toBe(count + 1);
  return responses[count] as Result;
}

beforeAll(async () => {
  const renderer: PageRenderer = {
    async render({ url, execute }) {
      responses = [
        ...responses,
        await execute({ document: url.pathname === '/frame' ? frameQuery : otherQuery, variables: {} }),
      ];
      return { status: 200, headers: {}, html: ['<!doctype html>'] };
    },
  };
  site = await createTestApp(database.dataSource, { renderer });
});

it('executes the header’s query once until the catalogue is reloaded', async () => {
  const firstResult = await requestPage(frameQuery);
  expect(firstResult.errors).toBeUndefined();
  expect(JSON.stringify(firstResult.data)).not.toContain('Supper');
  expect(await requestPage(frameQuery)).toBe(firstResult);
  await database.dataSource.query("update categories set name = 'Supper' where slug = 'dinner'");
  await site.catalogue.refresh();
  const secondResult = await requestPage(frameQuery);
  expect(secondResult).not.toBe(firstResult);
  expect(JSON.stringify(secondResult.data)).toContain('Supper');
});

it('executes other queries each time', async () => {
  expect(await requestPage(otherQuery)).not.toBe(await requestPage(otherQuery));
});
