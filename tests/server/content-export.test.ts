import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportContent } from '#server/content/export.ts';
import { syncFolder } from '#server/content/sync-folder.ts';
import { type ContentFixture, createContent, sampleRecipe, withFields } from '../support/content.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const RECIPE = 'recipes/misir-wot.yaml';
const ALL_FILES = [
  RECIPE,
  'allergens.yaml',
  'authors.yaml',
  'categories.yaml',
  'cuisines.yaml',
  'foods.yaml',
  'glossary/berbere.yaml',
  'guides.yaml',
  'menus.yaml',
  'usda-sr28.csv',
];

let db: TestDatabase;
let content: ContentFixture;
let outDir: string;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  content = createContent();
  outDir = path.join(content.dir, '..', 'out');
  await db.clear();
});
afterEach(() => content.delete());
afterAll(() => db?.close());

const importContent = () => syncFolder({ dataSource: db.dataSource, contentDir: content.dir, log: () => undefined });
const exportAll = () => exportContent({ dataSource: db.dataSource, contentDir: outDir });
const runSql = (sql: string) => db.dataSource.query(sql);
const readExported = (file = RECIPE) => fs.readFileSync(path.join(outDir, file), 'utf8');

const layouts: [what: string, text: string][] = [
  ['as in docs/content.md', sampleRecipe],
  ['with Windows line ends', sampleRecipe.replace(/\n/g, '\r\n')],
  ['with a byte order mark', `\ufeff${sampleRecipe}`],
  ['without a last line end', sampleRecipe.trimEnd()],
  [
    'with YAML in several styles',
    withFields(sampleRecipe, {
      title: "'Misir Wot'   # a comment",
      description: '>-\n  Red lentils\n  simmered  in berbere.\n',
      alsoIn: '\n- Dinner\n- "Winter"',
      servings: '0x4',
      tips: '[  "No berbere? Mix.", Stir ]',
    }).replace('servings:', '\n# How many?\nservings:'),
  ],
];

test.each(layouts)('files are exported byte for byte: %s', async (_, text) => {
  content.write(RECIPE, text);
  await importContent();
  expect(await exportAll()).toEqual({ files: expect.arrayContaining(ALL_FILES), unchanged: 0 });
  for (const file of ALL_FILES) expect(readExported(file)).toBe(content.read(file));
  expect(await exportAll()).toEqual({ files: [], unchanged: ALL_FILES.length });
  // Importing the exported files changes nothing.
  fs.cpSync(path.join(content.dir, 'pictures'), path.join(outDir, 'pictures'), { recursive: true });
  const result = await syncFolder({ dataSource: db.dataSource, contentDir: outDir, log: () => undefined });
  expect(result.changed).toBe(false);
});

test('deleted files are not exported again', async () => {
  content.write('authors.yaml', `${content.read('authors.yaml')}ravi-menon: {name: Ravi, role: Cook, bio: Cooks.}\n`);
  content.addRecipe('poha', { title: 'Poha', author: 'ravi-menon', category: 'Dinner', alsoIn: null });
  await importContent();
  content.remove('recipes/poha.yaml');
  content.write('authors.yaml', content.read('authors.yaml').replace(/ravi.*\n/, ''));
  await importContent();
  expect((await exportAll()).files.sort()).toEqual([...ALL_FILES].sort());
  expect(readExported('authors.yaml')).toBe(content.read('authors.yaml'));
});

test('only files that differ are written, and none is deleted', async () => {
  await importContent();
  await exportAll();
  fs.writeFileSync(path.join(outDir, 'recipes/mine.yaml'), 'mine');
  fs.writeFileSync(path.join(outDir, RECIPE), 'edited');
  expect(await exportAll()).toEqual({ files: [RECIPE], unchanged: ALL_FILES.length - 1 });
  expect(readExported('recipes/mine.yaml')).toBe('mine');
});

test('an empty database exports nothing', async () => {
  await expect(exportAll()).rejects.toThrow('no content was imported');
  expect(fs.existsSync(outDir)).toBe(false);
});

test('a path outside the folder is refused', async () => {
  await importContent();
  await runSql(`update documents set path = 'recipes/../../evil.yaml' where path = '${RECIPE}'`);
  await expect(exportAll()).rejects.toThrow('is not a valid file name');
});
