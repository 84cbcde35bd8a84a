import pg from 'pg';
import { expect, test } from 'vitest';
import { createDataSource } from '#server/database/data-source.ts';
import { ALT, addPicture, sampleRecipe } from '../support/content.ts';
import { setUpImport } from '../support/set-up-import.ts';

const fixture = await setUpImport();
const { db, log, addReview, runSql, runImport, readRowVersions } = fixture;

test('a first import fills the tables from the files', async () => {
  expect(await runImport()).toEqual({
    changed: true,
    added: ['gomen', 'misir-wot'],
    updated: [],
    withdrawn: [],
    skipped: [],
  });
  expect(log.at(-1)).toBe('Imported 2 recipes: 2 new, 0 changed, 0 withdrawn');

  expect(await runSql('select *, published_on::text from recipes order by id desc limit 1')).toEqual([
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
  const [body] = await runSql('select * from recipe_bodies where recipe_id = 2');
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
    await runSql('select name, slug, position, picture_alt, picture_color from categories order by position'),
  ).toEqual([
    { name: 'Lunch', slug: 'lunch', position: 0, ...picture },
    { name: 'Dinner', slug: 'dinner', position: 1, ...picture },
    { name: 'Winter', slug: 'winter', position: 2, ...picture },
  ]);
  expect(await runSql('select name from cuisines order by position')).toEqual([
    { name: 'Ethiopian' },
    { name: 'Indian' },
  ]);
  expect(await runSql('select key, name from authors')).toEqual([{ key: 'hanna-tesfaye', name: 'Hanna Tesfaye' }]);
  const texts = await runSql<{ path: string; text: string }>(
    'select d.path, v.text from documents d join revisions v on v.id = d.published_revision_id order by d.path',
  );
  expect(texts).toHaveLength(11);
  for (const { path, text } of texts) expect(text).toBe(fixture.content.read(path));
});

test('importing unchanged content writes nothing', async () => {
  await runImport();
  const versionsBefore = await readRowVersions();
  expect(await runImport()).toEqual({ changed: false, added: [], updated: [], withdrawn: [], skipped: [] });
  expect(await readRowVersions()).toEqual(versionsBefore);
});

const IS_NEW = "updated_at > now() - interval '1 hour' as is_new";

test('recipes of a first import count as updated on their publication day, and later recipes when imported', async () => {
  await runImport();
  expect(await runSql(`select from recipes where updated_at <> published_on::timestamp at time zone 'UTC'`)).toEqual(
    [],
  );
  fixture.content.addRecipe('poha', { title: 'Poha' });
  expect(await runImport()).toMatchObject({ added: ['poha'] });
  expect(await runSql(`select slug from recipes where updated_at > now() - interval '1 hour'`)).toEqual([
    { slug: 'poha' },
  ]);
});

test('a changed recipe is written, the others are not touched', async () => {
  await runImport();
  const getRowVersions = () =>
    runSql(`select r.ctid::text, b.ctid::text as body from recipes r
    join recipe_bodies b on b.recipe_id = r.id where r.slug = 'gomen'`);
  await runSql("update recipes set updated_at = '2020-01-01'");
  const versionsBefore = await getRowVersions();
  fixture.content.write('recipes/misir-wot.yaml', sampleRecipe.replace('300 g split', '320 g split'));
  expect(await runImport()).toEqual({ changed: true, added: [], updated: ['misir-wot'], withdrawn: [], skipped: [] });
  expect(await runSql("select slug from recipes where updated_at > now() - interval '1 hour'")).toEqual([
    { slug: 'misir-wot' },
  ]);
  expect(await getRowVersions()).toEqual(versionsBefore);
  expect(
    await runSql(
      `select ingredient_groups -> 0 -> 'items' -> 0 ->> 'grams' as grams from recipe_bodies where recipe_id = 2`,
    ),
  ).toEqual([{ grams: '320' }]);
});

test('the update time of a recipe changes if its author changed it, not if only derived data changed', async () => {
  await runImport();
  const longAgo = new Date('2020-01-01');
  // Rows as an older version of the site would have left them.
  await runSql("update recipes set updated_at = $1, diets = '{}', pots = 9", [longAgo]);
  await runSql("update recipe_bodies set labels = '[]', nutrition = '[]'");
  await runSql("update content_state set digest = ''");
  fixture.content.write(
    'recipes/gomen.yaml',
    fixture.content.read('recipes/gomen.yaml').replace('servings: 4', 'servings: 5'),
  );
  expect(await runImport()).toMatchObject({ added: [], updated: ['gomen', 'misir-wot'] });
  const [gomen, misir] = await runSql<{ updated_at: Date; pots: number }>(
    'select updated_at, pots from recipes order by id',
  );
  expect([gomen?.pots, misir?.pots]).toEqual([1, 1]);
  expect(misir?.updated_at).toEqual(longAgo);
  expect(gomen?.updated_at.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
});

test('a new picture changes the color and the version', async () => {
  await runImport();
  const readPicture = () =>
    runSql<{ picture_color: string; picture_version: string }>(
      `select picture_color, picture_version from recipes where slug = 'gomen'`,
    );
  const [oldPicture] = await readPicture();
  addPicture(fixture.content, 'gomen', { placeholder: '#001122' });
  expect(await runImport()).toMatchObject({ updated: ['gomen'] });
  const [newPicture] = await readPicture();
  expect(newPicture?.picture_color).toBe('#001122');
  expect(newPicture?.picture_version).not.toBe(oldPicture?.picture_version);
});

test('a change of title, day and categories keeps id, reviews and ratings', async () => {
  await runImport();
  await addReview('gomen', 9);
  fixture.content.addRecipe('gomen', {
    title: 'Gomen Wat',
    category: 'Lunch',
    alsoIn: '[Dinner]',
    published: '2026-01-01',
  });
  await runImport();
  expect(
    await runSql(`select id, title, category_ids, rating_count, rating_halves from recipes where slug = 'gomen'`),
  ).toEqual([{ id: 1, title: 'Gomen Wat', category_ids: [1, 2], rating_count: 1, rating_halves: 9 }]);
  expect(await runSql('select recipe_id from reviews')).toEqual([{ recipe_id: 1 }]);
});

test('issues of the home page are deleted with their file, which is optional', async () => {
  fixture.content.write('home.yaml', '{}');
  await runImport();
  await runSql(`insert into home_issues (starts_on, hero, tonight_slug, menu_key, guide_key, food_key)
    values ('2026-12-07', '{gomen}', 'gomen', 'feast', 'brown-onions', 'berbere')`);
  fixture.content.remove('home.yaml');
  expect(await runImport()).toMatchObject({ changed: true, skipped: [] });
  expect(await runSql('select starts_on from home_issues')).toEqual([]);
});

test('a recipe without a file is withdrawn, and restored with its id and ratings', async () => {
  await runImport();
  await addReview('gomen', 9);
  fixture.content.remove('recipes/gomen.yaml');
  expect(await runImport()).toEqual({ changed: true, added: [], updated: [], withdrawn: ['gomen'], skipped: [] });
  expect(await runSql(`select is_published, ${IS_NEW} from recipes where slug = 'gomen'`)).toEqual([
    { is_published: false, is_new: true },
  ]);
  await runSql(`update recipes set updated_at = '2020-01-01'`);
  expect(await runSql('select from recipe_search where recipe_id = 1')).toEqual([]);
  fixture.content.addRecipe('misir-wot', { servings: '5' });
  expect(await runImport()).toEqual({ changed: true, added: [], updated: ['misir-wot'], withdrawn: [], skipped: [] });

  fixture.content.addRecipe('gomen', { title: 'Gomen', category: 'Dinner', alsoIn: null });
  expect(await runImport()).toEqual({ changed: true, added: [], updated: ['gomen'], withdrawn: [], skipped: [] });
  expect(await runSql(`select id, is_published, rating_halves, ${IS_NEW} from recipes where slug = 'gomen'`)).toEqual([
    { id: 1, is_published: true, rating_halves: 9, is_new: true },
  ]);
  expect(await runSql('select from recipe_search where recipe_id = 1')).toHaveLength(1);
});

test('a file restored with the text that an editor published is published again', async () => {
  await runImport();
  await runSql(`with editor as (insert into users (username) values ('Selam') returning id)
    update revisions set staff_id = editor.id from editor where path = 'recipes/gomen.yaml'`);
  const text = fixture.content.read('recipes/gomen.yaml');
  fixture.content.remove('recipes/gomen.yaml');
  expect(await runImport()).toMatchObject({ withdrawn: ['gomen'] });
  fixture.content.write('recipes/gomen.yaml', text);
  expect(await runImport()).toMatchObject({ updated: ['gomen'], skipped: [] });
});

test('list entries are deleted with the last recipe that refers to them', async () => {
  fixture.content.write(
    'authors.yaml',
    `${fixture.content.read('authors.yaml')}ravi-menon: {name: Ravi, role: Cook, bio: Cooks.}\n`,
  );
  fixture.content.addRecipe('poha', {
    title: 'Poha',
    author: 'ravi-menon',
    cuisine: 'Indian',
    category: 'Dinner',
    alsoIn: '[Winter]',
  });
  await runImport();
  const dropLast = (file: string, name: string) =>
    fixture.content.write(file, fixture.content.read(file).replace(new RegExp(`^(- name: )?${name}[^]*`, 'm'), ''));
  fixture.content.remove('recipes/poha.yaml');
  fixture.content.addRecipe('misir-wot', { alsoIn: '[Dinner]' });
  dropLast('authors.yaml', 'ravi-menon');
  dropLast('cuisines.yaml', 'Indian');
  dropLast('categories.yaml', 'Winter');
  await runImport();
  // The withdrawn recipe still needs them: it may be restored.
  expect(await runSql('select from authors')).toHaveLength(2);
  const readStored = (table: string, name: string) => runSql(`select is_listed from ${table} where name = '${name}'`);
  expect(await readStored('cuisines', 'Indian')).toEqual([{ is_listed: false }]);
  expect(await readStored('categories', 'Winter')).toEqual([{ is_listed: false }]);

  await runSql(`delete from recipes where slug = 'poha'`);
  fixture.content.addRecipe('misir-wot', { alsoIn: null });
  await runImport();
  expect(await runSql('select key from authors')).toEqual([{ key: 'hanna-tesfaye' }]);
  expect(await runSql('select name from cuisines')).toEqual([{ name: 'Ethiopian' }]);
  expect(await runSql('select name from categories order by position')).toEqual([
    { name: 'Lunch' },
    { name: 'Dinner' },
  ]);
});

test('a category whose name changes case stays the same category', async () => {
  await runImport();
  fixture.content.write(
    'categories.yaml',
    fixture.content.read('categories.yaml').replace('name: Lunch', 'name: LUNCH'),
  );
  fixture.content.addRecipe('misir-wot', { category: 'LUNCH' });
  await runImport();
  expect(await runSql(`select id, name from categories where slug = 'lunch'`)).toEqual([{ id: 1, name: 'LUNCH' }]);
});

test('servers are notified of new content, once', async () => {
  const client = new pg.Client({ ...db.address, ssl: false });
  await client.connect();
  const received: (string | undefined)[] = [];
  client.on('notification', (message) => received.push(message.payload));
  await client.query('listen content_changed');
  await runImport();
  await runImport();
  await client.query('select 1');
  expect(received).toHaveLength(1);
  await client.end();
});

test('one of several instances that start concurrently imports, and the others wait for it', async () => {
  const otherSources = await Promise.all(
    [1, 2, 3].map(() => createDataSource({ address: db.address, onPoolError: () => undefined }).initialize()),
  );
  const results = await Promise.all([db.dataSource, ...otherSources].map((dataSource) => runImport(dataSource)));
  await Promise.all(otherSources.map((dataSource) => dataSource.destroy()));
  expect(results.filter((result) => result.changed)).toHaveLength(1);
  expect(await runSql('select from recipes')).toHaveLength(2);
});

test('a connection string can be used instead of an address', async () => {
  const dataSource = await createDataSource({ address: { url: db.url }, onPoolError: () => undefined }).initialize();
  expect(await runImport(dataSource)).toMatchObject({ changed: true });
  await dataSource.destroy();
  expect(await runSql('select from recipes')).toHaveLength(2);
});
