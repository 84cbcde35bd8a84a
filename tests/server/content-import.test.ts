import pg from 'pg';
import { expect, test } from 'vitest';
import { createDataSource } from '#server/database/data-source.ts';
import { ALT, addPicture, sampleRecipe } from '../support/content.ts';
import { setUpImport } from '../support/set-up-import.ts';

const files = await setUpImport();
const { db, log, review, rows, run, versions } = files;

test('a first import fills the tables from the files', async () => {
  expect(await run()).toEqual({
    changed: true,
    added: ['gomen', 'misir-wot'],
    updated: [],
    withdrawn: [],
    skipped: [],
  });
  expect(log.at(-1)).toBe('Imported 2 recipes: 2 new, 0 changed, 0 withdrawn');

  expect(await rows('select *, published_on::text from recipes order by id desc limit 1')).toEqual([
    {
      id: 2,
      slug: 'misir-wot',
      title: 'Misir Wot',
      description:
        'Red lentils simmered in berbere and onion until they fall apart, thick enough to scoop with injera.',
      author_id: 1,
      category_id: 1,
      category_ids: [1, 2, 3],
      cuisine_id: 1,
      published_on: '2025-05-20',
      is_published: true,
      is_featured: true,
      picture_alt: ALT,
      picture_color: '#a1b2c3',
      picture_version: expect.stringMatching(/^[0-9a-f]{10}$/),
      servings: 4,
      estimated_cost: 6,
      prep_minutes: 15,
      cook_minutes: 50,
      difficulty: 'Easy',
      course: 'main',
      guides: ['brown-onions'],
      diets: ['Vegan', 'Vegetarian', 'Gluten-free', 'Dairy-free', 'Nut-free', 'Egg-free', 'High-protein', 'Low-sugar'],
      contains: [],
      may_contain: ['celery'],
      unknown_foods: [],
      aka: [],
      yield: null,
      total_minutes: 60,
      hands_on_minutes: expect.any(Number),
      resting_minutes: 0,
      nutrients: [305, 19, 56, 10, 3.1, 2, 0.4, 250],
      pots: 1,
      freezer_months: 3,
      updated_at: expect.any(Date),
      rating_count: 0,
      rating_halves: 0,
      removed_at: null,
    },
  ]);
  const [body] = await rows('select * from recipe_bodies where recipe_id = 2');
  expect(body).toMatchObject({
    reasons: expect.arrayContaining(['It tastes better on the second day.']),
    tips: [expect.stringMatching(/^No berbere\? Mix/)],
    equipment: ['Heavy 4-litre pot with a lid'],
    serving_suggestions: [expect.stringContaining('gomen')],
    faqs: [{ question: 'Can I freeze it?', answer: expect.stringMatching(/^Yes/) }],
    summary: expect.stringContaining('patience'),
    uncounted_foods: [],
  });
  expect(body?.ingredient_groups).toMatchObject([
    { title: 'Lentils', items: [{ quantity: '300', unit: 'g', item: 'split red lentils', note: 'rinsed' }, {}] },
    {
      title: 'Base',
      items: [{}, { text: '1 1/2 tbsp berbere', quantity: '3/2' }, { quantityTo: '3' }, { quantity: null }],
    },
  ]);
  expect(body?.instructions).toMatchObject([
    { title: 'Cook the onions dry', details: [expect.stringContaining('15 minutes')] },
  ]);
  expect(body?.nutrition).toHaveProperty('5', { name: 'Fat', amount: 2.0, unit: 'g' });

  const picture = { picture_alt: ALT, picture_color: '#a1b2c3' };
  expect(
    await rows('select name, slug, position, picture_alt, picture_color from categories order by position'),
  ).toEqual([
    { name: 'Lunch', slug: 'lunch', position: 0, ...picture },
    { name: 'Dinner', slug: 'dinner', position: 1, ...picture },
    { name: 'Winter', slug: 'winter', position: 2, ...picture },
  ]);
  expect(await rows('select name from cuisines order by position')).toEqual([
    { name: 'Ethiopian' },
    { name: 'Indian' },
  ]);
  expect(await rows('select key, name from authors')).toEqual([{ key: 'hanna-tesfaye', name: 'Hanna Tesfaye' }]);
  const texts = await rows<{ path: string; text: string }>(
    'select d.path, v.text from documents d join revisions v on v.id = d.published_revision_id order by d.path',
  );
  expect(texts).toHaveLength(11);
  for (const { path, text } of texts) expect(text).toBe(files.content.read(path));
});

test('importing unchanged content writes nothing', async () => {
  await run();
  const before = await versions();
  expect(await run()).toEqual({ changed: false, added: [], updated: [], withdrawn: [], skipped: [] });
  expect(await versions()).toEqual(before);
});

const IS_NEW = "updated_at > now() - interval '1 hour' as is_new";

test('recipes of a first import count as updated on their publication day, and later recipes when imported', async () => {
  await run();
  expect(await rows(`select from recipes where updated_at <> published_on::timestamp at time zone 'UTC'`)).toEqual([]);
  files.content.addRecipe('poha', { title: 'Poha' });
  expect(await run()).toMatchObject({ added: ['poha'] });
  expect(await rows(`select slug from recipes where updated_at > now() - interval '1 hour'`)).toEqual([
    { slug: 'poha' },
  ]);
});

test('a changed recipe is written, the others are not touched', async () => {
  await run();
  const getRowVersions = () =>
    rows(`select r.ctid::text, b.ctid::text as body from recipes r
    join recipe_bodies b on b.recipe_id = r.id where r.slug = 'gomen'`);
  await rows("update recipes set updated_at = '2020-01-01'");
  const before = await getRowVersions();
  files.content.write('recipes/misir-wot.yaml', sampleRecipe.replace('300 g split', '320 g split'));
  expect(await run()).toEqual({ changed: true, added: [], updated: ['misir-wot'], withdrawn: [], skipped: [] });
  expect(await rows("select slug from recipes where updated_at > now() - interval '1 hour'")).toEqual([
    { slug: 'misir-wot' },
  ]);
  expect(await getRowVersions()).toEqual(before);
  expect(
    await rows(
      `select ingredient_groups -> 0 -> 'items' -> 0 ->> 'grams' as grams from recipe_bodies where recipe_id = 2`,
    ),
  ).toEqual([{ grams: '320' }]);
});

test('a recipe counts as updated if its author changed it, not if only derived data changed', async () => {
  await run();
  const longAgo = new Date('2020-01-01');
  // Rows as an older version of the site would have left them.
  await rows("update recipes set updated_at = $1, diets = '{}', pots = 9", [longAgo]);
  await rows("update recipe_bodies set labels = '[]', nutrition = '[]'");
  await rows("update content_state set digest = ''");
  files.content.write(
    'recipes/gomen.yaml',
    files.content.read('recipes/gomen.yaml').replace('servings: 4', 'servings: 5'),
  );
  expect(await run()).toMatchObject({ added: [], updated: ['gomen', 'misir-wot'] });
  const [gomen, misir] = await rows<{ updated_at: Date; pots: number }>(
    'select updated_at, pots from recipes order by id',
  );
  expect([gomen?.pots, misir?.pots]).toEqual([1, 1]);
  expect(misir?.updated_at).toEqual(longAgo);
  expect(gomen?.updated_at.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
});

test('a new picture changes the color and the version', async () => {
  await run();
  const readVersion = () =>
    rows<{ picture_color: string; picture_version: string }>(
      `select picture_color, picture_version from recipes where slug = 'gomen'`,
    );
  const [before] = await readVersion();
  addPicture(files.content, 'gomen', { placeholder: '#001122' });
  expect(await run()).toMatchObject({ updated: ['gomen'] });
  const [after] = await readVersion();
  expect(after?.picture_color).toBe('#001122');
  expect(after?.picture_version).not.toBe(before?.picture_version);
});

test('a change of title, day and categories keeps id, reviews and ratings', async () => {
  await run();
  await review('gomen', 9);
  files.content.addRecipe('gomen', {
    title: 'Gomen Wat',
    category: 'Lunch',
    alsoIn: '[Dinner]',
    published: '2026-01-01',
  });
  await run();
  expect(
    await rows(`select id, title, category_ids, rating_count, rating_halves from recipes where slug = 'gomen'`),
  ).toEqual([{ id: 1, title: 'Gomen Wat', category_ids: [1, 2], rating_count: 1, rating_halves: 9 }]);
  expect(await rows('select recipe_id from reviews')).toEqual([{ recipe_id: 1 }]);
});

test('issues of the home page are deleted with their file, which is optional', async () => {
  files.content.write('home.yaml', '{}');
  await run();
  await rows(`insert into home_issues (starts_on, hero, tonight_slug, menu_key, guide_key, food_key)
    values ('2026-12-07', '{gomen}', 'gomen', 'feast', 'brown-onions', 'berbere')`);
  files.content.remove('home.yaml');
  expect(await run()).toMatchObject({ changed: true, skipped: [] });
  expect(await rows('select starts_on from home_issues')).toEqual([]);
});

test('a recipe without a file is withdrawn, and restored with its id and ratings', async () => {
  await run();
  await review('gomen', 9);
  files.content.remove('recipes/gomen.yaml');
  expect(await run()).toEqual({ changed: true, added: [], updated: [], withdrawn: ['gomen'], skipped: [] });
  expect(await rows(`select is_published, ${IS_NEW} from recipes where slug = 'gomen'`)).toEqual([
    { is_published: false, is_new: true },
  ]);
  await rows(`update recipes set updated_at = '2020-01-01'`);
  expect(await rows('select from recipe_search where recipe_id = 1')).toEqual([]);
  files.content.addRecipe('misir-wot', { servings: '5' });
  expect(await run()).toEqual({ changed: true, added: [], updated: ['misir-wot'], withdrawn: [], skipped: [] });

  files.content.addRecipe('gomen', { title: 'Gomen', category: 'Dinner', alsoIn: null });
  expect(await run()).toEqual({ changed: true, added: [], updated: ['gomen'], withdrawn: [], skipped: [] });
  expect(await rows(`select id, is_published, rating_halves, ${IS_NEW} from recipes where slug = 'gomen'`)).toEqual([
    { id: 1, is_published: true, rating_halves: 9, is_new: true },
  ]);
  expect(await rows('select from recipe_search where recipe_id = 1')).toHaveLength(1);
});

test('a file restored with the text that an editor published is published again', async () => {
  await run();
  await rows(`with editor as (insert into users (username) values ('Selam') returning id)
    update revisions set staff_id = editor.id from editor where path = 'recipes/gomen.yaml'`);
  const text = files.content.read('recipes/gomen.yaml');
  files.content.remove('recipes/gomen.yaml');
  expect(await run()).toMatchObject({ withdrawn: ['gomen'] });
  files.content.write('recipes/gomen.yaml', text);
  expect(await run()).toMatchObject({ updated: ['gomen'], skipped: [] });
});

test('list entries are deleted with the last recipe that refers to them', async () => {
  files.content.write(
    'authors.yaml',
    `${files.content.read('authors.yaml')}ravi-menon: {name: Ravi, role: Cook, bio: Cooks.}\n`,
  );
  files.content.addRecipe('poha', {
    title: 'Poha',
    author: 'ravi-menon',
    cuisine: 'Indian',
    category: 'Dinner',
    alsoIn: '[Winter]',
  });
  await run();
  const dropLast = (file: string, name: string) =>
    files.content.write(file, files.content.read(file).replace(new RegExp(`^(- name: )?${name}[^]*`, 'm'), ''));
  files.content.remove('recipes/poha.yaml');
  files.content.addRecipe('misir-wot', { alsoIn: '[Dinner]' });
  dropLast('authors.yaml', 'ravi-menon');
  dropLast('cuisines.yaml', 'Indian');
  dropLast('categories.yaml', 'Winter');
  await run();
  // The withdrawn recipe still needs them: it may be restored.
  expect(await rows('select from authors')).toHaveLength(2);
  const readStored = (table: string, name: string) => rows(`select is_listed from ${table} where name = '${name}'`);
  expect(await readStored('cuisines', 'Indian')).toEqual([{ is_listed: false }]);
  expect(await readStored('categories', 'Winter')).toEqual([{ is_listed: false }]);

  await rows(`delete from recipes where slug = 'poha'`);
  files.content.addRecipe('misir-wot', { alsoIn: null });
  await run();
  expect(await rows('select key from authors')).toEqual([{ key: 'hanna-tesfaye' }]);
  expect(await rows('select name from cuisines')).toEqual([{ name: 'Ethiopian' }]);
  expect(await rows('select name from categories order by position')).toEqual([{ name: 'Lunch' }, { name: 'Dinner' }]);
});

test('a category whose name changes case stays the same category', async () => {
  await run();
  files.content.write('categories.yaml', files.content.read('categories.yaml').replace('name: Lunch', 'name: LUNCH'));
  files.content.addRecipe('misir-wot', { category: 'LUNCH' });
  await run();
  expect(await rows(`select id, name from categories where slug = 'lunch'`)).toEqual([{ id: 1, name: 'LUNCH' }]);
});

test('servers are notified of new content, once', async () => {
  const client = new pg.Client({ ...db.address, ssl: false });
  await client.connect();
  const received: (string | undefined)[] = [];
  client.on('notification', (message) => received.push(message.payload));
  await client.query('listen content_changed');
  await run();
  await run();
  await client.query('select 1');
  expect(received).toHaveLength(1);
  await client.end();
});

test('one of several instances that start concurrently imports, and the others wait for it', async () => {
  const others = await Promise.all(
    [1, 2, 3].map(() => createDataSource({ primary: db.address, onPoolError: () => undefined }).initialize()),
  );
  const results = await Promise.all([db.dataSource, ...others].map((dataSource) => run(dataSource)));
  await Promise.all(others.map((dataSource) => dataSource.destroy()));
  expect(results.filter((result) => result.changed)).toHaveLength(1);
  expect(await rows('select from recipes')).toHaveLength(2);
});

test('a connection string can be used instead of an address', async () => {
  const dataSource = await createDataSource({ primary: { url: db.url }, onPoolError: () => undefined }).initialize();
  expect(await run(dataSource)).toMatchObject({ changed: true });
  await dataSource.destroy();
  expect(await rows('select from recipes')).toHaveLength(2);
});
