import { parse } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

type Execute = Parameters<PageRenderer['render']>[0]['execute'];
type Answer = Awaited<ReturnType<Execute>>;

const frame = parse('query FrameQuery { categories { name recipeCount } }');
const other = parse('query OtherQuery { categories { name recipeCount } }');

const database = await setUpDatabase({ recipes: true });
let answers: Answer[] = [];
let site: TestApp;

/** Requests a page that runs the document; returns the new result. */
async function asked(document: typeof frame): Promise<Answer> {
  const before = answers.length;
  await site.app.inject(document === frame ? '/frame' : '/other');
  expect(answers.length).toBe(before + 1);
  return answers[before] as Answer;
}

beforeAll(async () => {
  const renderer: PageRenderer = {
    async render({ url, execute }) {
      answers = [...answers, await execute({ document: url.pathname === '/frame' ? frame : other, variables: {} })];
      return { status: 200, headers: {}, html: '<!doctype html>' };
    },
  };
  site = await createTestApp(database.dataSource, { renderer });
});

it('executes the header’s query once until an import', async () => {
  const first = await asked(frame);
  expect(first.errors).toBeUndefined();
  expect(JSON.stringify(first.data)).not.toContain('Supper');
  expect(await asked(frame)).toBe(first);
  await database.dataSource.query("update categories set name = 'Supper' where slug = 'dinner'");
  await site.catalogue.refresh();
  const second = await asked(frame);
  expect(second).not.toBe(first);
  expect(JSON.stringify(second.data)).toContain('Supper');
});

it('executes other queries each time', async () => {
  expect(await asked(other)).not.toBe(await asked(other));
});
