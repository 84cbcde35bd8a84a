import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../scripts/content.ts';
import { UsageError } from '../../scripts/usage-error.ts';
import { type ContentFixture, createContent } from '../support/content.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let db: TestDatabase;
let content: ContentFixture;
let output: string[];
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  await db.clear();
  content = createContent();
  output = [];
  vi.stubEnv('CONTENT_DIR', content.dir);
  vi.stubEnv('DATABASE_URL', db.url);
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => void output.push(String(line)));
  }
});
afterEach(() => {
  content.delete();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => db?.close());

/** Runs a content command. @returns its exit code; the test run keeps its own */
async function run(...args: string[]): Promise<unknown> {
  const previousCode = process.exitCode;
  await main(args);
  const code = process.exitCode;
  process.exitCode = previousCode;
  return code;
}

test('check reports no problems, and needs no database', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nowhere');
  expect(await run('check')).toBe(0);
  expect(output).toEqual(['No problems: 1 recipes, 3 categories, 2 cuisines, 1 authors']);
});

test.each(['check', 'import'])('%s lists every problem and counts them', async (command) => {
  content.addRecipe('gomen', { title: 'Gomen', servings: '0', author: null });
  content.write('authors.yaml', '');
  expect(await run(command)).toBe(1);
  expect(output).toEqual([
    'content/authors.yaml:1: the file must not be empty',
    'content/recipes/gomen.yaml:2: author is missing',
    'content/recipes/gomen.yaml:9: servings must be a whole number of servings, for example 4 (found 0)',
    '\n3 problems in 2 files',
  ]);
});

test('import lists its changes, and export its files', async () => {
  expect(await run('import')).toBe(0);
  expect(output.splice(0)).toEqual(['Imported 1 recipes: 1 new, 0 changed, 0 withdrawn', '  new        misir-wot']);
  expect(await run('import')).toBe(0);
  expect(output.splice(0)).toEqual(['The database is already up to date']);
  expect(await run('export')).toBe(0);
  expect(output.splice(0)).toEqual(['0 files written, 10 already up to date']);
  const out = path.join(content.dir, '..', 'out');
  expect(await run('export', '--to', out)).toBe(0);
  expect(output).toContain(`wrote ${path.relative('', path.join(out, 'recipes/misir-wot.yaml'))}`);
  expect(output.at(-1)).toBe('10 files written, 0 already up to date');
});

test('rename changes a slug in the database and in the files', async () => {
  for (const [slug, title] of Object.entries({ gomen: 'Gomen', tibs: 'Tibs' })) content.addRecipe(slug, { title });
  const menuStart =
    'pots:\n  title: Pots\n  description: A lunch of pots.\n  author: hanna-tesfaye\n  published: 2026-11-20\n  servings: 6\n';
  const menuEnd =
    '  introduction: All pots stand on the table.\n  dishes: [misir-wot, tibs, gomen]\n  notes: [Cook gomen first.]\n';
  content.write('menus.yaml', menuStart + menuEnd);
  content.write('foods.yaml', content.read('foods.yaml').replace(/^egg:\n/m, 'egg:\n  recipe: gomen\n'));
  const greens =
    'name: braised greens\nrecipe: gomen\nparts: {water: 100}\nmeasures: {}\ndiet: vegan\naisle: produce\n';
  content.write('foods/braised-greens.yaml', greens);
  expect(await run('import'), output.join()).toBe(0);
  expect(await run('rename', 'gomen', 'misir-wot')).toBe(1);
  output.length = 0;
  expect(await run('rename', 'gomen', 'gomen-wat')).toBe(0);
  const files = [
    'recipes/gomen-wat.yaml',
    'pictures/gomen-wat',
    'foods.yaml',
    'menus.yaml',
    'foods/braised-greens.yaml',
  ];
  expect(output.slice(0, -1)).toEqual(files.map((file) => `changed ${file}`));
  expect(content.read('menus.yaml')).toContain('dishes: [misir-wot, tibs, gomen-wat]\n  notes: [Cook gomen first.]');
  expect(content.read('foods.yaml')).toContain('recipe: gomen-wat\n');
  output.length = 0;
  expect(await run('check')).toBe(0);
  expect(await run('import')).toBe(0);
  expect(output.at(-1)).toMatch(/Imported 3 recipes: 0 new, \d changed, 0 withdrawn|^ {2}changed /);
  expect(await db.dataSource.query('select slug from recipes order by 1')).toEqual([
    { slug: 'gomen-wat' },
    { slug: 'misir-wot' },
    { slug: 'tibs' },
  ]);
});

test('an unreachable database is reported without a stack trace', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nowhere');
  expect(await run('import')).toBe(1);
  expect(output.join('\n')).toContain('ECONNREFUSED');
  expect(output.join('\n')).not.toContain('    at ');
});

test.each([[], ['chekc'], ['check', 'all'], ['export', '--to'], ['export', '--to', 'a', 'b'], ['export', 'x', 'y']])(
  '%j is refused as wrong usage',
  async (...args) => {
    await expect(main(args as string[])).rejects.toThrow(UsageError);
  },
);
