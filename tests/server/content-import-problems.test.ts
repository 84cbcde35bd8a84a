import { expect, test } from 'vitest';
import { checkLists } from '#server/content/check-lists.ts';
import { ContentError } from '#server/content/problem.ts';
import { readContentFolder } from '#server/content/reading/content-folder.ts';
import { addPicture } from '../support/content.ts';
import { setUpImport } from '../support/set-up-import.ts';

const fixture = await setUpImport();
const { db, log, addReview, runSql, runImport, readRowVersions } = fixture;

function addDishes(count: number): void {
  for (let index = 0; index < count; index += 1) fixture.content.addRecipe(`dish-${index}`, { title: `Dish ${index}` });
}

test('many recipes are read in batches', async () => {
  addDishes(210);
  const folder = await readContentFolder(fixture.content.dir);
  expect(folder.slugs).toHaveLength(212);
  let readCount = 0;
  const countingFolder = {
    ...folder,
    readRecipe(slug: string) {
      readCount += 1;
      return folder.readRecipe(slug);
    },
  };
  const checked = await checkLists(countingFolder, fixture.content.dir, { cooking: false });
  const seenSlugs: string[] = [];
  for await (const batch of checked.checkRecipes()) {
    seenSlugs.push(...batch.map(({ slug }) => slug));
    expect(batch.length).toBeLessThanOrEqual(200);
    expect(readCount).toBe(seenSlugs.length);
  }
  expect(seenSlugs).toEqual(folder.slugs);
});

test('a startup import skips recipes with problems, reports them each time, and keeps their earlier rows', async () => {
  await runImport();
  await addReview('gomen', 9);
  const { title: titleBefore } =
    (await runSql<{ title: string }>(`select title from recipes where slug = 'gomen'`))[0] ?? {};
  fixture.content.addRecipe('gomen', { title: 'Gomen Anew', category: 'Dinner', alsoIn: null, prepTime: 'long' });
  fixture.content.addRecipe('tibs', { title: 'Tibs' });
  fixture.content.remove('pictures/tibs');
  fixture.content.addRecipe('shiro', { title: 'Shiro' });
  fixture.content.write('recipes/Not a name.yaml', 'title: Odd\n');

  log.length = 0;
  const runStartupImport = () => runImport(db.dataSource, true);
  expect(await runStartupImport()).toEqual({
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
  expect(await runSql(`select title, is_published, rating_halves from recipes where slug = 'gomen'`)).toEqual([
    { title: titleBefore, is_published: true, rating_halves: 9 },
  ]);
  expect(
    await runSql(`select from recipe_foods f join recipes r on r.id = f.recipe_id where slug = 'gomen'`),
  ).not.toEqual([]);
  expect(
    await runSql(`select from recipe_search s join recipes r on r.id = s.recipe_id where slug = 'gomen'`),
  ).toHaveLength(1);

  log.length = 0;
  expect(await runStartupImport()).toMatchObject({ changed: false });
  expect(log).toHaveLength(3);
  expect(log.join('\n')).toMatch(/SKIPPED .*gomen\.yaml:\d+: prepTime/);
  fixture.content.addRecipe('gomen', { title: 'Gomen Anew', category: 'Dinner', alsoIn: null });
  addPicture(fixture.content, 'tibs', { title: 'Tibs' });
  fixture.content.remove('recipes/Not a name.yaml');
  expect(await runStartupImport()).toEqual({
    changed: true,
    added: ['tibs'],
    updated: ['gomen'],
    withdrawn: [],
    skipped: [],
  });
  expect(await runStartupImport()).toMatchObject({ changed: false });
});

test('a skipped recipe keeps its rows and its deleted category, until it is fixed', async () => {
  await runImport();
  fixture.content.addRecipe('gomen', { title: 'Gomen', category: 'Dinner', alsoIn: null, prepTime: 'long' });
  fixture.content.addRecipe('misir-wot', { category: 'Lunch', alsoIn: '[Winter]' });
  fixture.content.write('categories.yaml', fixture.content.read('categories.yaml').replace(/- name: Dinner\n.*\n/, ''));
  expect(await runImport(db.dataSource, true)).toMatchObject({ withdrawn: [], skipped: ['gomen'] });
  const listCategories = () => runSql('select name from categories where is_listed order by position, name');
  expect(await listCategories()).toContainEqual({ name: 'Dinner' });
  fixture.content.addRecipe('gomen', { title: 'Gomen', category: 'Lunch', alsoIn: null });
  expect(await runImport(db.dataSource, true)).toMatchObject({ updated: ['gomen'], skipped: [] });
  expect(await listCategories()).toEqual([{ name: 'Lunch' }, { name: 'Winter' }]);
});

test('a startup import fails if every recipe or a list has problems', async () => {
  fixture.content.remove('recipes/gomen.yaml');
  fixture.content.addRecipe('misir-wot', { prepTime: 'long' });
  await expect(runImport(db.dataSource, true)).rejects.toThrow(/prepTime/);
  fixture.content.addRecipe('misir-wot');
  fixture.content.write('authors.yaml', 'hanna-tesfaye: {}\n');
  await expect(runImport(db.dataSource, true)).rejects.toThrow(/authors\.yaml/);
});

test('problems of recipes in separate batches are reported together, and nothing is written', async () => {
  addDishes(200);
  fixture.content.addRecipe('a-first', { title: 'First', published: '2001-01-01', prepTime: 'long' });
  fixture.content.addRecipe('z-last', { title: 'Last', published: '2025-12-31', cookTime: 'long' });
  await expect(runImport()).rejects.toMatchObject({
    problems: [{ file: 'content/recipes/a-first.yaml' }, { file: 'content/recipes/z-last.yaml' }],
  });
  fixture.content.addRecipe('a-first', { title: 'First', published: '2001-01-01' });
  await expect(runImport()).rejects.toMatchObject({ problems: [{ file: 'content/recipes/z-last.yaml' }] });
  expect(await runSql('select from recipes')).toEqual([]);
  fixture.content.remove('recipes/z-last.yaml');
  expect((await runImport()).added).toHaveLength(203);
  const [firstRow] = await runSql<{ slug: string }>('select slug from recipes order by id limit 1');
  expect(firstRow?.slug).toBe('a-first');
});

test('mistakes in the files leave the database unchanged', async () => {
  await runImport();
  const versionsBefore = await readRowVersions();
  fixture.content.addRecipe('doro-wat', { title: 'Doro Wat' });
  fixture.content.addRecipe('gomen', { prepTime: 'long' });
  await expect(runImport()).rejects.toThrow(ContentError);
  await expect(runImport()).rejects.toMatchObject({
    problems: expect.arrayContaining([
      {
        file: 'content/recipes/gomen.yaml',
        line: 11,
        path: ['prepTime'],
        message: expect.stringContaining('prepTime'),
      },
    ]),
  });
  expect(await readRowVersions()).toEqual(versionsBefore);
});

test('a failure during the import rolls back everything', async () => {
  await runImport();
  const versionsBefore = await readRowVersions();
  await runSql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await runSql('create trigger refuse before insert or update on content_state for each row execute function refuse()');
  fixture.content.addRecipe('doro-wat', { title: 'Doro Wat' });
  fixture.content.remove('recipes/gomen.yaml');
  await expect(runImport()).rejects.toThrow('no');
  await runSql('drop function refuse() cascade');
  expect(await readRowVersions()).toEqual(versionsBefore);
});
