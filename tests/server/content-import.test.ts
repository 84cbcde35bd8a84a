import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkLists } from '#server/content/check-content.ts';
import { importContent } from '#server/content/import-content.ts';
import { ContentError } from '#server/content/problem.ts';
import { readContentFolder } from '#server/content/reading/content-folder.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { ALT, addPicture, type ContentFixture, createContent, sampleRecipe } from '../support/content.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let db: TestDatabase;
let content: ContentFixture;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  content = createContent();
  content.addRecipe('gomen', {
    title: 'Gomen',
    category: 'Dinner',
    alsoIn: null,
    featured: null,
    published: '2024-01-31',
  });
  await db.clear();
});
afterEach(() => content.delete());
afterAll(() => db?.close());

const log: string[] = [];
const run = (dataSource = db.dataSource, leaveOut = false) => {
  return importContent({ dataSource, contentDir: content.dir, log: (line) => log.push(line), leaveOut });
};
const rows = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> => {
  return db.dataSource.query(sql, values);
};

/** Changes with every write to a row, even one that leaves it as it was. */
async function versions(): Promise<unknown> {
  const found: unknown[] = [];
  for (const table of [
    'recipes',
    'recipe_bodies',
    'recipe_search',
    'search_words',
    'categories',
    'cuisines',
    'authors',
    'content_state',
  ]) {
    found.push(table, await rows(`select ctid::text, xmin::text from ${table} order by 1`));
  }
  return found;
}

async function review(slug: string, halves: number): Promise<void> {
  await rows(
    `with member as (insert into users (username) values ('Sara') returning id)
     insert into reviews (recipe_id, user_id, rating_halves, message)
     select r.id, member.id, $2, 'Good' from recipes r, member where r.slug = $1`,
    [slug, halves],
  );
}

test('a first import fills every table with what the files say', async () => {
  expect(await run()).toEqual({
    changed: true,
    added: ['gomen', 'misir-wot'],
    updated: [],
    unpublished: [],
    leftOut: [],
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
      picture_colour: '#a1b2c3',
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
      aka: [],
      yield: null,
      total_minutes: 60,
      nutrients: [305, 19, 56, 10, 3.1, 2, 0.4, 250],
      pots: 1,
      freezer_months: 3,
      updated_at: expect.any(Date),
      rating_count: 0,
      rating_halves: 0,
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
    source: sampleRecipe,
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

  const picture = { picture_alt: ALT, picture_colour: '#a1b2c3' };
  expect(
    await rows('select name, slug, position, picture_alt, picture_colour from categories order by position'),
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
  const [state] = await rows<{ digest: string; sources: Record<string, string> }>('select * from content_state');
  expect(state?.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(state?.sources['authors.yaml']).toBe(content.read('authors.yaml'));
});

test('the same content again writes nothing', async () => {
  await run();
  const before = await versions();
  expect(await run()).toEqual({ changed: false, added: [], updated: [], unpublished: [], leftOut: [] });
  expect(await versions()).toEqual(before);
});

const IS_NEW = "updated_at > now() - interval '1 hour' as is_new";

test('recipes of a first import are as old as they say, one that comes later is new', async () => {
  await run();
  expect(await rows(`select from recipes where updated_at <> published_on::timestamp at time zone 'UTC'`)).toEqual([]);
  content.addRecipe('poha', { title: 'Poha' });
  expect(await run()).toMatchObject({ added: ['poha'] });
  expect(await rows(`select slug from recipes where updated_at > now() - interval '1 hour'`)).toEqual([
    { slug: 'poha' },
  ]);
});

test('a changed recipe is written, the others are not touched', async () => {
  await run();
  const untouched = () =>
    rows(`select r.ctid::text, b.ctid::text as body from recipes r
    join recipe_bodies b on b.recipe_id = r.id where r.slug = 'gomen'`);
  await rows("update recipes set updated_at = '2020-01-01'");
  const before = await untouched();
  content.write('recipes/misir-wot.yaml', sampleRecipe.replace('300 g split', '320 g split'));
  expect(await run()).toEqual({ changed: true, added: [], updated: ['misir-wot'], unpublished: [], leftOut: [] });
  expect(await rows("select slug from recipes where updated_at > now() - interval '1 hour'")).toEqual([
    { slug: 'misir-wot' },
  ]);
  expect(await untouched()).toEqual(before);
  expect(
    await rows(
      `select ingredient_groups -> 0 -> 'items' -> 0 ->> 'grams' as grams from recipe_bodies where recipe_id = 2`,
    ),
  ).toEqual([{ grams: '320' }]);
});

test('a recipe counts as updated where its author changed it, not where only what is made of it is new', async () => {
  await run();
  const longAgo = new Date('2020-01-01');
  // As an older version of the site would have left them.
  await rows("update recipes set updated_at = $1, diets = '{}', pots = 9", [longAgo]);
  await rows("update recipe_bodies set labels = '[]', nutrition = '[]'");
  await rows("update content_state set digest = ''");
  content.write('recipes/gomen.yaml', content.read('recipes/gomen.yaml').replace('servings: 4', 'servings: 5'));
  expect(await run()).toMatchObject({ added: [], updated: ['gomen', 'misir-wot'] });
  const [gomen, misir] = await rows<{ updated_at: Date; pots: number }>(
    'select updated_at, pots from recipes order by id',
  );
  expect([gomen?.pots, misir?.pots]).toEqual([1, 1]);
  expect(misir?.updated_at).toEqual(longAgo);
  expect(gomen?.updated_at.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
});

test('a new picture changes the colour and the version', async () => {
  await run();
  const version = () =>
    rows<{ picture_colour: string; picture_version: string }>(
      `select picture_colour, picture_version from recipes where slug = 'gomen'`,
    );
  const [before] = await version();
  addPicture(content, 'gomen', { placeholder: '#001122' });
  expect(await run()).toMatchObject({ updated: ['gomen'] });
  const [after] = await version();
  expect(after?.picture_colour).toBe('#001122');
  expect(after?.picture_version).not.toBe(before?.picture_version);
});

test('a change of title, day and categories keeps id, reviews and ratings', async () => {
  await run();
  await review('gomen', 9);
  content.addRecipe('gomen', { title: 'Gomen Wat', category: 'Lunch', alsoIn: '[Dinner]', published: '2026-01-01' });
  await run();
  expect(
    await rows(`select id, title, category_ids, rating_count, rating_halves from recipes where slug = 'gomen'`),
  ).toEqual([{ id: 1, title: 'Gomen Wat', category_ids: [1, 2], rating_count: 1, rating_halves: 9 }]);
  expect(await rows('select recipe_id from reviews')).toEqual([{ recipe_id: 1 }]);
});

test('a recipe without a file is withdrawn, and comes back as it was', async () => {
  await run();
  await review('gomen', 9);
  content.remove('recipes/gomen.yaml');
  expect(await run()).toEqual({ changed: true, added: [], updated: [], unpublished: ['gomen'], leftOut: [] });
  expect(await rows(`select is_published, ${IS_NEW} from recipes where slug = 'gomen'`)).toEqual([
    { is_published: false, is_new: true },
  ]);
  await rows(`update recipes set updated_at = '2020-01-01'`);
  expect(await rows('select from recipe_search where recipe_id = 1')).toEqual([]);
  content.addRecipe('misir-wot', { servings: '5' });
  expect(await run()).toEqual({ changed: true, added: [], updated: ['misir-wot'], unpublished: [], leftOut: [] });

  content.addRecipe('gomen', { title: 'Gomen', category: 'Dinner', alsoIn: null });
  expect(await run()).toEqual({ changed: true, added: [], updated: ['gomen'], unpublished: [], leftOut: [] });
  expect(await rows(`select id, is_published, rating_halves, ${IS_NEW} from recipes where slug = 'gomen'`)).toEqual([
    { id: 1, is_published: true, rating_halves: 9, is_new: true },
  ]);
  expect(await rows('select from recipe_search where recipe_id = 1')).toHaveLength(1);
});

test('list entries go with the last recipe that refers to them', async () => {
  content.write('authors.yaml', `${content.read('authors.yaml')}ravi-menon: {name: Ravi, role: Cook, bio: Cooks.}\n`);
  content.addRecipe('poha', {
    title: 'Poha',
    author: 'ravi-menon',
    cuisine: 'Indian',
    category: 'Dinner',
    alsoIn: '[Winter]',
  });
  await run();
  const withoutLast = (file: string, name: string) =>
    content.write(file, content.read(file).replace(new RegExp(`^(- name: )?${name}[^]*`, 'm'), ''));
  content.remove('recipes/poha.yaml');
  content.addRecipe('misir-wot', { alsoIn: '[Dinner]' });
  withoutLast('authors.yaml', 'ravi-menon');
  withoutLast('cuisines.yaml', 'Indian');
  withoutLast('categories.yaml', 'Winter');
  await run();
  // The withdrawn recipe still needs them: it may come back.
  expect(await rows('select from authors')).toHaveLength(2);
  const stored = (table: string, name: string) => rows(`select is_listed from ${table} where name = '${name}'`);
  expect(await stored('cuisines', 'Indian')).toEqual([{ is_listed: false }]);
  expect(await stored('categories', 'Winter')).toEqual([{ is_listed: false }]);

  await rows(`delete from recipes where slug = 'poha'`);
  content.addRecipe('misir-wot', { alsoIn: null });
  await run();
  expect(await rows('select key from authors')).toEqual([{ key: 'hanna-tesfaye' }]);
  expect(await rows('select name from cuisines')).toEqual([{ name: 'Ethiopian' }]);
  expect(await rows('select name from categories order by position')).toEqual([{ name: 'Lunch' }, { name: 'Dinner' }]);
});

test('a category in other letters stays the same category', async () => {
  await run();
  content.write('categories.yaml', content.read('categories.yaml').replace('name: Lunch', 'name: LUNCH'));
  content.addRecipe('misir-wot', { category: 'LUNCH' });
  await run();
  expect(await rows(`select id, name from categories where slug = 'lunch'`)).toEqual([{ id: 1, name: 'LUNCH' }]);
});

test('search finds titles and texts, stems and plain words, with and without accents', async () => {
  content.addRecipe('huevos', { title: 'Huevos Rancheros', description: 'Eggs with jalapeños.', alsoIn: null });
  await run();
  const hits = async (column: string, configuration: string, query: string) => {
    const found = await rows<{ slug: string }>(
      `select slug from recipe_search join recipes on id = recipe_id where ${column} @@ to_tsquery($1, $2) order by slug`,
      [configuration, query],
    );
    return found.map((row) => row.slug);
  };
  expect(await hits('words', 'mesob_simple', 'wot:A')).toEqual(['misir-wot']);
  expect(await hits('words', 'mesob_english', 'huevo:A')).toEqual(['huevos']);
  expect(await hits('words', 'mesob_simple', 'injera')).toEqual([]);
  expect(await hits('words', 'mesob_simple', 'jalapenos')).toEqual([]);
  expect(await hits('words', 'mesob_simple', 'misir & vegan:D & garlic')).toEqual(['misir-wot']);
  expect(await hits('texts', 'mesob_simple', 'jalapenos')).toEqual(['huevos']);
  expect(await hits('texts', 'mesob_english', 'lentil & ethiopian & winter & tesfaye')).toEqual(['misir-wot']);
  expect(await hits('texts', 'mesob_simple', 'misir & vegan & easy & cloves')).toEqual([]);
  expect(await hits('texts', 'mesob_simple', 'misir & vegan & easy & garlic')).toEqual(['misir-wot']);
  // An ingredient's note and a tip do not make a dish.
  expect(await hits('texts', 'mesob_simple', 'cayenne')).toEqual([]);

  const words = await rows<{ word: string; recipe_count: number }>('select * from search_words order by word');
  // Known from a description; words are corrected only to what names a dish or is in it.
  expect(words).toContainEqual({ word: 'jalapenos', recipe_count: 0 });
  expect(words).toContainEqual({ word: 'huevos', recipe_count: 1 });
  expect(words).toContainEqual({ word: 'lentils', recipe_count: 3 });
  expect(words.filter(({ word }) => !/^\p{L}{3,}$/u.test(word))).toEqual([]);
  expect(words.map(({ word }) => word)).not.toContain('lentil');

  content.remove('recipes/huevos.yaml');
  await run();
  expect(await rows(`select from search_words where word = 'jalapenos'`)).toEqual([]);
  expect(await rows(`select recipe_count from search_words where word = 'lentils'`)).toEqual([{ recipe_count: 2 }]);
});

test('a new name makes others findable by its words', async () => {
  content.addRecipe('cornbread', { title: 'Cornbread' });
  await run();
  const found = () =>
    rows(`select slug from recipe_search join recipes on id = recipe_id
          where words @@ to_tsquery('mesob_simple', 'corn:ab & bread:ab') order by slug`);
  expect(await found()).toEqual([]);
  content.addRecipe('corn-bread-soup', { title: 'Corn Bread Soup' });
  await run();
  expect(await found()).toEqual([{ slug: 'corn-bread-soup' }, { slug: 'cornbread' }]);
});

function addDishes(count: number): void {
  for (let place = 0; place < count; place += 1) content.addRecipe(`dish-${place}`, { title: `Dish ${place}` });
}

test('many recipes are read some at a time, while one part is written', async () => {
  addDishes(450);
  const folder = await readContentFolder(content.dir);
  expect(folder.slugs).toHaveLength(452);
  let read = 0;
  const counting = {
    ...folder,
    readRecipe(slug: string) {
      read += 1;
      return folder.readRecipe(slug);
    },
  };
  const checked = await checkLists(counting, content.dir, { cooking: false });
  const seen: string[] = [];
  for await (const some of checked.recipes()) {
    seen.push(...some.map(({ slug }) => slug));
    expect(some.length).toBeLessThanOrEqual(200);
    expect(read).toBeLessThanOrEqual(seen.length + 200);
  }
  expect(seen).toEqual(folder.slugs);
});

test('a start leaves out the recipes with problems, says so each time, and keeps those that it had', async () => {
  await run();
  await review('gomen', 9);
  const { title: before } = (await rows<{ title: string }>(`select title from recipes where slug = 'gomen'`))[0] ?? {};
  content.addRecipe('gomen', { title: 'Gomen Anew', category: 'Dinner', alsoIn: null, prepTime: 'long' });
  content.addRecipe('tibs', { title: 'Tibs' });
  content.remove('pictures/tibs');
  content.addRecipe('shiro', { title: 'Shiro' });
  content.write('recipes/Not a name.yaml', 'title: Odd\n');

  log.length = 0;
  const start = () => run(db.dataSource, true);
  expect(await start()).toEqual({
    changed: true,
    added: ['shiro'],
    updated: [],
    unpublished: [],
    leftOut: ['gomen', 'tibs'],
  });
  expect(log.join('\n')).toMatch(/LEFT OUT .*content\/recipes\/gomen\.yaml:\d+: prepTime/);
  expect(log.join('\n')).toMatch(/LEFT OUT .*content\/recipes\/tibs\.yaml:\d+: Tibs has no picture/);
  expect(log.join('\n')).toMatch(/LEFT OUT .*Not a name\.yaml/);
  expect(log.at(-1)).toBe('Imported 2 recipes: 1 new, 0 changed, 0 withdrawn, LEFT OUT: gomen, tibs');
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
  expect(log.join('\n')).toMatch(/LEFT OUT .*gomen\.yaml:\d+: prepTime/);
  content.addRecipe('gomen', { title: 'Gomen Anew', category: 'Dinner', alsoIn: null });
  addPicture(content, 'tibs', { title: 'Tibs' });
  content.remove('recipes/Not a name.yaml');
  expect(await start()).toEqual({
    changed: true,
    added: ['tibs'],
    updated: ['gomen'],
    unpublished: [],
    leftOut: [],
  });
  expect(await start()).toMatchObject({ changed: false });
});

test('a left-out recipe does not keep a category that is gone', async () => {
  await run();
  content.addRecipe('gomen', { title: 'Gomen', category: 'Dinner', alsoIn: null, prepTime: 'long' });
  content.addRecipe('misir-wot', { category: 'Lunch', alsoIn: '[Winter]' });
  content.write('categories.yaml', content.read('categories.yaml').replace(/- name: Dinner\n.*\n/, ''));
  expect(await run(db.dataSource, true)).toMatchObject({ unpublished: ['gomen'], leftOut: ['gomen'] });
});

test('a start refuses where every recipe has problems, or a list has', async () => {
  content.remove('recipes/gomen.yaml');
  content.addRecipe('misir-wot', { prepTime: 'long' });
  await expect(run(db.dataSource, true)).rejects.toThrow(/prepTime/);
  content.addRecipe('misir-wot');
  content.write('authors.yaml', 'hanna-tesfaye: {}\n');
  await expect(run(db.dataSource, true)).rejects.toThrow(/authors\.yaml/);
});

test('mistakes in recipes that are read apart are named together, and nothing is written', async () => {
  addDishes(250);
  content.addRecipe('a-first', { title: 'First', published: '2001-01-01', prepTime: 'long' });
  content.addRecipe('z-last', { title: 'Last', published: '2025-12-31', cookTime: 'long' });
  await expect(run()).rejects.toMatchObject({
    problems: [{ file: 'content/recipes/a-first.yaml' }, { file: 'content/recipes/z-last.yaml' }],
  });
  content.addRecipe('a-first', { title: 'First', published: '2001-01-01' });
  await expect(run()).rejects.toMatchObject({ problems: [{ file: 'content/recipes/z-last.yaml' }] });
  expect(await rows('select from recipes')).toEqual([]);
  content.remove('recipes/z-last.yaml');
  expect((await run()).added).toHaveLength(253);
  const [first] = await rows<{ slug: string }>('select slug from recipes order by id limit 1');
  expect(first?.slug).toBe('a-first');
});

test('mistakes in the files leave the database as it is', async () => {
  await run();
  const before = await versions();
  content.addRecipe('doro-wat', { title: 'Doro Wat' });
  content.addRecipe('gomen', { prepTime: 'long' });
  await expect(run()).rejects.toThrow(ContentError);
  await expect(run()).rejects.toMatchObject({
    problems: expect.arrayContaining([
      { file: 'content/recipes/gomen.yaml', line: 11, message: expect.stringContaining('prepTime') },
    ]),
  });
  expect(await versions()).toEqual(before);
});

test('a failure on the way takes back everything', async () => {
  await run();
  const before = await versions();
  await rows(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await rows('create trigger refuse before insert or update on content_state for each row execute function refuse()');
  content.addRecipe('doro-wat', { title: 'Doro Wat' });
  content.remove('recipes/gomen.yaml');
  await expect(run()).rejects.toThrow('no');
  await rows('drop function refuse() cascade');
  expect(await versions()).toEqual(before);
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
  const [state] = await rows<{ digest: string }>('select digest from content_state');
  expect(received).toEqual([state?.digest]);
  await client.end();
});

test('of instances that start at once one imports, and the others wait for it', async () => {
  const others = await Promise.all(
    [1, 2, 3].map(() => createDataSource({ primary: db.address, onPoolError: () => undefined }).initialize()),
  );
  const results = await Promise.all([db.dataSource, ...others].map((dataSource) => run(dataSource)));
  await Promise.all(others.map((dataSource) => dataSource.destroy()));
  expect(results.filter((result) => result.changed)).toHaveLength(1);
  expect(await rows('select from recipes')).toHaveLength(2);
});

test('the address as one string leads to the same database', async () => {
  const dataSource = await createDataSource({ primary: { url: db.url }, onPoolError: () => undefined }).initialize();
  expect(await run(dataSource)).toMatchObject({ changed: true });
  await dataSource.destroy();
  expect(await rows('select from recipes')).toHaveLength(2);
});
