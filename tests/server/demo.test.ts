import { beforeAll, expect, it } from 'vitest';
import { render } from '#client/app/entry-server.tsx';
import { questionProblem } from '#schema/rules/questions.ts';
import { reviewProblems } from '#schema/rules/review-problems.ts';
import { SAMPLE_TEXT } from '#schema/rules/sample-site.ts';
import { readConfig } from '#server/config.ts';
import { Passwords } from '#server/security/passwords.ts';
import { type DemoGuide, fillDemo } from '../../scripts/demo/fill-demo.ts';
import { readSamples } from '../../scripts/demo/samples.ts';
import { requireDemo } from '../../scripts/demo.ts';
import { addMember, graphql, recordingOutbox, signIn } from '../support/accounts.ts';
import { createTestApp, TEST_SECRET } from '../support/app.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const env = { SAMPLE_SITE: 'on', TRUST_PROXY: '1' };
const config = readConfig({ ...env, PUBLIC_URL: 'https://mesob.test' });
const passwords = new Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const assets = { scripts: ['/assets/entry.js'], styles: [], preloads: [] };
const renderer = { render: (input: Omit<Parameters<typeof render>[0], 'assets'>) => render({ ...input, assets }) };

const database = await setUpDatabase({ recipes: true });
const { dataSource } = database;
const site = { config, dataSource, secret: TEST_SECRET, passwords };
let guide: DemoGuide;

/** Counts the rows of a `from` clause. */
async function count(from: string): Promise<number> {
  const [row]: { count: number }[] = await dataSource.query(`select count(*)::int as count from ${from}`);
  return row?.count ?? 0;
}

const readCounts = async () => [await count('users'), await count('reviews'), await count('kitchen_items')];

beforeAll(async () => {
  guide = await fillDemo(site);
}, 120_000);

it('the demo’s texts pass the checks of members’ texts, and none is repeated', () => {
  const { comments, questions, reports } = readSamples();
  const writtenTexts = [...Object.values(comments).flat(), ...reports.map(({ comment }) => comment)];
  expect(writtenTexts.flatMap(({ message, rating }) => reviewProblems(message, rating, ''))).toEqual([]);
  const texts = [
    ...writtenTexts.map(({ message }) => message),
    ...Object.values(questions)
      .flat()
      .flatMap(({ question, answers }) => [question, ...answers.map(({ text }) => text)]),
  ];
  expect(texts.filter((text) => questionProblem(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

it('the demo has realistic comments and stars', async () => {
  expect(await count('reviews')).toBeGreaterThanOrEqual(290);
  const [stars]: { mean: number; lowCount: number; maxCount: number; unrated: number }[] = await dataSource.query(
    `select avg(rating_halves)::float8 / 2 as mean, count(*) filter (where rating_halves <= 6)::int as "lowCount",
       (select max(rating_count) from recipes) as "maxCount",
       (select count(*)::int from recipes where rating_count = 0 and is_published) as unrated from reviews`,
  );
  expect(stars?.mean).toBeGreaterThan(4.3);
  expect(stars?.mean).toBeLessThan(4.5);
  expect(stars?.lowCount).toBeGreaterThan(10);
  expect(stars?.maxCount).toBeGreaterThanOrEqual(8);
  expect(stars?.unrated).toBeGreaterThanOrEqual(10);
  const featured = await count('recipes where is_featured and rating_count >= 2');
  expect(featured).toBe(await count('recipes where is_featured'));
  expect(await count('reviews r join recipes on recipes.id = recipe_id where created_at < published_on')).toBe(0);
  expect(await count("reviews where created_at < now() - interval '30 days'")).toBeGreaterThan(100);
});

it('the demo has questions with answers, helpful marks and open reports', async () => {
  expect(await count('questions')).toBeGreaterThanOrEqual(20);
  expect(await count('questions q where not exists (select from answers where question_id = q.id)')).toBeLessThan(4);
  expect(await count('answers a join questions q on q.id = question_id where a.created_at < q.created_at')).toBe(0);
  const byAuthors = await count(
    `answers a join users u on u.id = a.user_id join questions q on q.id = a.question_id
     join recipes r on r.id = q.recipe_id join authors w on w.id = r.author_id where w.key = u.author_slug`,
  );
  expect(byAuthors).toBeGreaterThanOrEqual(10);
  expect(await count('helpful_marks')).toBeGreaterThan(200);
  expect(await count('reports where closed_at is null')).toBe(6);
});

it('the demo’s accounts can sign in, and the member has a planned week', async () => {
  const outbox = recordingOutbox();
  const { app } = await setUpApp(database, { env, outbox, passwords });
  const roles: Record<string, unknown> = {};
  for (const { role, email, password } of guide.accounts) {
    const token = await signIn(app, email, password);
    const { data } = await graphql<{ viewer: { roles: string[]; kitchen: { planned: { day: string }[] } } }>(
      app,
      '{ viewer { roles kitchen { planned { day } } } }',
      { token },
    );
    roles[role] = data.viewer.roles;
    expect(data.viewer.kitchen.planned).toHaveLength(role === 'member' ? 7 : 0);
  }
  expect(roles).toEqual({ member: [], moderator: ['MODERATOR'], editor: ['EDITOR'] });
  const id = guide.listUrl.split('/').at(-1);
  const { data } = await graphql<{ sharedShoppingList: { recipes: unknown[]; ownLines: string[] } }>(
    app,
    'query ($id: ID!) { sharedShoppingList(id: $id) { recipes { servings } ownLines } }',
    { variables: { id } },
  );
  expect(data.sharedShoppingList.recipes).toHaveLength(6);
  expect(data.sharedShoppingList.ownLines).toHaveLength(2);
});

it('the demo changes nothing on the next start', async () => {
  const counts = await readCounts();
  const { accounts } = await fillDemo(site);
  expect(accounts).toEqual(guide.accounts);
  expect(await readCounts()).toEqual(counts);
});

const pages = ['/', '/recipes/dinner/doro-wat', '/about', '/sign-in', '/nothing-here'];

it('only pages of a sample site say that readers are samples, and have noindex', async () => {
  for (const setting of ['on', 'off']) {
    const isSample = setting === 'on';
    const { app } = await createTestApp(dataSource, { env: { SAMPLE_SITE: setting }, renderer });
    for (const url of [...pages, '/graphql']) {
      const { body, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(body, url).toContain('<html');
      expect(body.split(SAMPLE_TEXT).length - 1, url).toBe(isSample ? 1 : 0);
      expect(headers['x-robots-tag'], url).toBe(isSample ? 'noindex' : undefined);
    }
    await app.close();
  }
});

it('the demo does not touch a database with other users, or one that it did not create', async () => {
  const real = await setUpDatabase();
  const outbox = recordingOutbox();
  const { app } = await setUpApp(real, { env, outbox, passwords });
  await addMember(app, outbox, { email: 'abeba@gmail.com' });
  await expect(fillDemo({ ...site, dataSource: real.dataSource })).rejects.toThrow('The database has 1 users');
  const reviews: unknown[] = await real.dataSource.query('select from reviews');
  expect(reviews).toHaveLength(0);
  const databaseUrl = 'postgres://mesob:secret@localhost:5432/mesob';
  expect(() => requireDemo(readConfig({ ...env, DATABASE_URL: databaseUrl }))).toThrow('DATABASE_URL');
  expect(() => requireDemo(readConfig({}))).toThrow('SAMPLE_SITE');
  expect(() => requireDemo(config)).not.toThrow();
});
