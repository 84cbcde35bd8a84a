import { expect, test } from 'vitest';
import { checkLists } from '#server/content/check-lists.ts';
import { ContentError } from '#server/content/problem.ts';
import { readContentFolder } from '#server/content/reading/content-folder.ts';
import { addPicture } from '../support/content.ts';
import { setUpImport } from '../support/set-up-import.ts';

const files = await setUpImport();
const { db, log, review, rows, run, versions } = files;

function addDishes(count: number): void {
  for (let index = 0; index < count; index += 1) files.content.addRecipe(`dish-${index}`, { title: `Dish ${index}` });
}

test('many recipes are read in batches', async () => {
  addDishes(210);
  const folder = await readContentFolder(files.content.dir);
  expect(folder.slugs).toHaveLength(212);
  let read = 0;
  const counting = {
    ...folder,
    readRecipe(slug: string) {
      read += 1;
      return folder.readRecipe(slug);
    },
  };
  const checked = await checkLists(counting, files.content.dir, { cooking: false });
  const seenSlugs: string[] = [];
  for await (const batch of checked.checkRecipes()) {
    seenSlugs.push(...batch.map(({ slug }) => slug));
    expect(batch.length).toBeLessThanOrEqual(200);
    expect(read).toBe(seenSlugs.length);
  }
  expect(seenSlugs).toEqual(folder.slugs);
});

test('a startup import skips recipes with problems, reports them each time, and keeps their earlier rows', async () => {
  await run();
  await review('gomen', 9);
  const { title: before } = (await rows<{ title: string }>(`select title from recipes where slug = 'gomen'`))[0] ?? {};
  files.content.addRecipe('gomen', { title: 'Gomen Anew', category: 'Dinner', alsoIn: null, prepTime: 'long' });
  files.content.addRecipe('tibs', { title: 'Tibs' });
  files.content.remove('pictures/tibs');
  files.content.addRecipe('shiro', { title: 'Shiro' });
  files.content.write('recipes/Not a name.yaml', 'title: Odd\n');

  log.length = 0;
  const start = () => run(db.dataSource, true);
  expect(await start()).toEqual({
    changed: true,
    added: ['shiro'],
    updated: [],
    withdrawn: [],
    skipped: ['gomen', 'tibs'],
  });
  expect(log.join('\n')).toMatch(/SKIPPED .*content\/recipes\/gomen\.yaml:\d+: prepTime/);
  expect(log.join('\n')).toMatch(/SKIPPED .*content\/recipes\/tibs\.yaml:\d+: Tibs has no picture/);
  expect(log.join('\n')).toMatch(/SKIPPED .*Not a name\.yaml/);
  expect(log.at(-1)).toBe('Imported 2 recipes: 1 new, 0 changed, 0 withdrawn, SKIPPED: gomen, tibs');
  expect(await rows(`select title, is_published, rating_halves from recipes where slug = 'gomen'`)).toEqual([
    { title: before, is_published: true, rating_halves: 9 },
  ]);
  expect(
    await rows(`select from recipe_foods f join recipes r on r.id = f.recipe_id where slug = 'gomen'`),
  ).not.toEqual([]);
  expect(
    await rows(`select from recipe_search s join recipes r on r.id = s.recipe_id where slug = 'gomen'`),
  ).toHaveLength(1);

  log.length = 0;
  expect(await start()).toMatchObject({ changed: false });
  expect(log).toHaveLength(3);
  expect(log.join('\n')).toMatch(/SKIPPED .*gomen\.yaml:\d+: prepTime/);
  files.content.addRecipe('gomen', { title: 'Gomen Anew', category: 'Dinner', alsoIn: null });
  addPicture(files.content, 'tibs', { title: 'Tibs' });
  files.content.remove('recipes/Not a name.yaml');
  expect(await start()).toEqual({
    changed: true,
    added: ['tibs'],
    updated: ['gomen'],
    withdrawn: [],
    skipped: [],
  });
  expect(await start()).toMatchObject({ changed: false });
});

test('a skipped recipe keeps its rows and its deleted category, until it is fixed', async () => {
  await run();
  files.content.addRecipe('gomen', { title: 'Gomen', category: 'Dinner', alsoIn: null, prepTime: 'long' });
  files.content.addRecipe('misir-wot', { category: 'Lunch', alsoIn: '[Winter]' });
  files.content.write('categories.yaml', files.content.read('categories.yaml').replace(/- name: Dinner\n.*\n/, ''));
  expect(await run(db.dataSource, true)).toMatchObject({ withdrawn: [], skipped: ['gomen'] });
  const listCategories = () => rows('select name from categories where is_listed order by position, name');
  expect(await listCategories()).toContainEqual({ name: 'Dinner' });
  files.content.addRecipe('gomen', { title: 'Gomen', category: 'Lunch', alsoIn: null });
  expect(await run(db.dataSource, true)).toMatchObject({ updated: ['gomen'], skipped: [] });
  expect(await listCategories()).toEqual([{ name: 'Lunch' }, { name: 'Winter' }]);
});

test('a startup import fails if every recipe or a list has problems', async () => {
  files.content.remove('recipes/gomen.yaml');
  files.content.addRecipe('misir-wot', { prepTime: 'long' });
  await expect(run(db.dataSource, true)).rejects.toThrow(/prepTime/);
  files.content.addRecipe('misir-wot');
  files.content.write('authors.yaml', 'hanna-tesfaye: {}\n');
  await expect(run(db.dataSource, true)).rejects.toThrow(/authors\.yaml/);
});

test('problems of recipes in separate batches are reported together, and nothing is written', async () => {
  addDishes(200);
  files.content.addRecipe('a-first', { title: 'First', published: '2001-01-01', prepTime: 'long' });
  files.content.addRecipe('z-last', { title: 'Last', published: '2025-12-31', cookTime: 'long' });
  await expect(run()).rejects.toMatchObject({
    problems: [{ file: 'content/recipes/a-first.yaml' }, { file: 'content/recipes/z-last.yaml' }],
  });
  files.content.addRecipe('a-first', { title: 'First', published: '2001-01-01' });
  await expect(run()).rejects.toMatchObject({ problems: [{ file: 'content/recipes/z-last.yaml' }] });
  expect(await rows('select from recipes')).toEqual([]);
  files.content.remove('recipes/z-last.yaml');
  expect((await run()).added).toHaveLength(203);
  const [first] = await rows<{ slug: string }>('select slug from recipes order by id limit 1');
  expect(first?.slug).toBe('a-first');
});

test('mistakes in the files leave the database unchanged', async () => {
  await run();
  const before = await versions();
  files.content.addRecipe('doro-wat', { title: 'Doro Wat' });
  files.content.addRecipe('gomen', { prepTime: 'long' });
  await expect(run()).rejects.toThrow(ContentError);
  await expect(run()).rejects.toMatchObject({
    problems: expect.arrayContaining([
      {
        file: 'content/recipes/gomen.yaml',
        line: 11,
        path: ['prepTime'],
        message: expect.stringContaining('prepTime'),
      },
    ]),
  });
  expect(await versions()).toEqual(before);
});

test('a failure during the import rolls back everything', async () => {
  await run();
  const before = await versions();
  await rows(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await rows('create trigger refuse before insert or update on content_state for each row execute function refuse()');
  files.content.addRecipe('doro-wat', { title: 'Doro Wat' });
  files.content.remove('recipes/gomen.yaml');
  await expect(run()).rejects.toThrow('no');
  await rows('drop function refuse() cascade');
  expect(await versions()).toEqual(before);
});
