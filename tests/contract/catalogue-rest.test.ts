import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { call } from '../support/described-responses.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const { app } = await setUpApp(database);

beforeAll(async () => {
  await addReviews(database.dataSource, 'gomen', [
    { username: 'Abeba', halves: 10, message: 'Tender & <bright>.' },
    { username: 'Bruk', halves: 9, message: 'Good.' },
  ]);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  call(app, { method: 'GET', url: `/api${url}`, headers });

async function getJson(url: string): Promise<Record<string, Record<string, unknown>[]>> {
  const response = await get(url);
  expect([url, response.statusCode, response.headers['content-type']]).toEqual([
    url,
    200,
    'application/json; charset=utf-8',
  ]);
  return response.json();
}

function expectFailure(response: LightMyRequestResponse, status: number, code: string) {
  expect(response.statusCode, response.body).toBe(status);
  const body = response.json();
  expect(body).toMatchObject({ error: expect.any(String), message: body.error, code });
}

const text = expect.any(String);
const pictureUrl = (shape: string) =>
  expect.stringMatching(new RegExp(`^https://mesob\\.test/pictures/[a-z-]+/[0-9a-f]{10}/${shape}-640\\.jpg$`));

const summary = {
  url: pictureUrl('4x3'),
  category_name: text,
  post_name: expect.stringMatching(/^[a-z0-9-]+$/),
  title_name: text,
  author_name: text,
  created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
  short_description: text,
  cuisine: text,
  slug: text,
  totalreviewrecipe_message: expect.any(Number),
  totalrating: expect.any(Number),
  blClass: expect.stringMatching(/^bl-[a-z]+$/),
};

describe('the response has the documented shape:', () => {
  it('categories', async () => {
    const { results } = await getJson('/category/getall');
    expect(results).toHaveLength(7);
    for (const result of results ?? []) {
      expect(result).toStrictEqual({
        category_id: expect.any(Number),
        category_name: text,
        url: pictureUrl('1x1'),
        count: expect.any(Number),
      });
    }
  });

  it('cuisines', async () => {
    const { results } = await getJson('/cuisine/getallcuisine');
    expect(results).toHaveLength(6);
    for (const result of results ?? []) {
      expect(result).toStrictEqual({ cuisine_id: expect.any(Number), cuisine_type: text, url: pictureUrl('1x1') });
    }
  });

  it('recommended posts, best first', async () => {
    const { recommendedPosts } = await getJson('/recipe/recommendedposts?limit=20');
    expect(recommendedPosts).toHaveLength(20);
    expect(recommendedPosts?.[0]).toStrictEqual({
      url: pictureUrl('4x3'),
      created_at: summary.created_at,
      title_name: 'Gomen',
      category_name: 'Spring',
      post_name: 'gomen',
    });
  });

  it('search results with their total', async () => {
    const { results, totalResults } = await getJson('/recipe/getall?search=gomen&page=1&perPage=5');
    expect(results?.[0]).toStrictEqual({
      title_id: expect.any(Number),
      title_name: 'Gomen',
      category_name: 'Spring',
      post_name: 'gomen',
    });
    expect(totalResults).toBe(results?.length);
  });

  it('recent posts newest first, featured recipes', async () => {
    const { results = [] } = await getJson('/recipe/recentposts');
    expect(results).toHaveLength(20);
    const dates = results.map((result) => result.created_at as string);
    expect(dates).toEqual([...dates].sort().reverse());
    const { featuredRecipes = [] } = await getJson('/recipe/featuredrecipes');
    expect(featuredRecipes.length).toBeGreaterThanOrEqual(4);
    for (const result of [...results, ...featuredRecipes]) expect(result).toStrictEqual(summary);
  });

  it('one recipe with related recipes', async () => {
    const { recipes, relatedRecipes } = await getJson('/recipe/getalldetailswithrelated/gomen');
    const list = (item: unknown) => expect.arrayContaining([item]);
    // The recipe's file has braces around this amount.
    expect(JSON.stringify(recipes)).toContain('Use 500 g, add');
    expect(recipes).toStrictEqual([
      {
        url: summary.url,
        author_name: 'Hanna Tesfaye',
        created_at: summary.created_at,
        title_name: 'Gomen',
        short_description: text,
        choice: list(text),
        num_servings: expect.any(Number),
        prep_time: expect.any(Number),
        cook_time: expect.any(Number),
        difficulty_level: expect.stringMatching(/^(Easy|Medium|Hard)$/),
        cuisine: 'Ethiopian',
        dietary_info: text,
        ingredient_name: list({ number: 1, title: text, details: list(text) }),
        cooking_tips: list(text),
        equiprecipe_title: list(text),
        nutri_facts: list({ nutrient: 'Energy', content: expect.stringMatching(/^\d+ kcal$/) }),
        instructions: list({ title: text, details: list(text) }),
        expert_tips: list(text),
        faqs: list({ question: text, answer: text }),
        summary: text,
        totalreviewrecipe_message: 2,
      },
    ]);
    expect(relatedRecipes).toHaveLength(5);
    for (const related of relatedRecipes ?? []) {
      expect(related).toStrictEqual(summary);
      expect(related.post_name).not.toBe('gomen');
    }
  });

  it('comments newest first, by POST and by GET, with only the member’s name', async () => {
    const expected = {
      reviews: [
        { username: 'Bruk', rating: 4.5, message: 'Good.' },
        { username: 'Abeba', rating: 5, message: 'Tender & <bright>.' },
      ],
    };
    expect(await getJson('/recipe/getsingleproductmany/gomen')).toStrictEqual(expected);
    const url = '/api/recipe/getsingleproductmany/gomen';
    const posted = await call(app, { method: 'POST', url, payload: { post_name: 'gomen' } });
    expect([posted.statusCode, posted.json()]).toStrictEqual([200, expected]);
    expectFailure(await call(app, { method: 'POST', url, payload: { post_name: 'poha' } }), 400, 'BAD_REQUEST');
    expectFailure(await get('/recipe/getsingleproductmany/none'), 404, 'NOT_FOUND');
  });
});

describe('lists', () => {
  const categories = ['Lunch', 'Breakfast', 'Snack', 'Winter', 'Dinner', 'Summer', 'Spring'];
  const cuisines = ['Ethiopian', 'Indian', 'American', 'Mexican', 'Chinese', 'Italian'];

  it.each([...categories, ...cuisines])('all-%s-recipes has the recipes of that name, in any case', async (name) => {
    const { results = [] } = await getJson(`/recipe/all-${name.toLowerCase()}-recipes/${name}`);
    expect(results.length).toBeGreaterThanOrEqual(5);
    for (const result of results) expect(result).toStrictEqual(summary);
    if (cuisines.includes(name)) expect(results.every((result) => result.cuisine === name)).toBe(true);
    expect((await getJson(`/recipe/all-${name.toLowerCase()}-recipes/${name.toUpperCase()}`)).results).toEqual(results);
    const { statusCode, body } = await app.inject(`/api/recipe/all-${name}-recipes/${name.toLowerCase()}`);
    expect([statusCode, JSON.parse(body).results]).toEqual([200, results]);
  });

  it('a list is 404 if kind and name disagree, or if there is no such name', async () => {
    expectFailure(await get('/recipe/all-lunch-recipes/Dinner'), 404, 'NOT_FOUND');
    expectFailure(await get('/recipe/all-brunch-recipes/Brunch'), 404, 'NOT_FOUND');
  });
});

describe('parameters', () => {
  it('limits are clamped', async () => {
    expect((await getJson('/recipe/recommendedposts')).recommendedPosts).toHaveLength(20);
    expect((await getJson('/recipe/recommendedposts?limit=0')).recommendedPosts).toHaveLength(1);
    expect((await getJson('/recipe/recommendedposts?limit=1000')).recommendedPosts?.length).toBeGreaterThan(20);
    expect((await getJson('/recipe/getall?search=salt&perPage=0')).results).toHaveLength(1);
  });

  it('a blank search finds nothing', async () => {
    for (const query of ['', '?search=', '?search=%20%20&page=3']) {
      expect(await getJson(`/recipe/getall${query}`)).toStrictEqual({ results: [], totalResults: 0 });
    }
  });

  it('a page past the end has no recipes, and the true total', async () => {
    const { totalResults } = await getJson('/recipe/getall?search=salt');
    for (const page of [500, 1_000_001])
      expect(await getJson(`/recipe/getall?search=salt&page=${page}`)).toStrictEqual({ results: [], totalResults });
  });

  it.each([
    '/recipe/recommendedposts?limit=ten',
    '/recipe/recommendedposts?limit=1.5',
    '/recipe/recommendedposts?limit=1&limit=2',
    '/recipe/recommendedposts?limit=99999999999999999999',
    '/recipe/getall?search=a&page=0',
    '/recipe/getall?search=a&page=-1',
    '/recipe/getall?search=a&page=x',
    '/recipe/getall?search=a&search=b',
    `/recipe/getall?search=${'a'.repeat(101)}`,
    '/recipe/getall?search=a%00b',
    '/recipe/getalldetailswithrelated/%00',
    '/recipe/getalldetailswithrelated/%E0%A4%A',
  ])('%s is 400', async (url) => {
    expectFailure(await get(url), 400, 'BAD_REQUEST');
  });
});

describe('failures', () => {
  it('an unknown recipe is 404 with empty lists and the texts', async () => {
    const response = await get('/recipe/getalldetailswithrelated/no-such-dish');
    expect([response.statusCode, response.json()]).toStrictEqual([
      404,
      {
        recipes: [],
        relatedRecipes: [],
        error: 'No recipe details found',
        message: 'No recipe details found',
        code: 'NOT_FOUND',
      },
    ]);
  });

  it('an unknown path is 404', async () => {
    for (const url of ['/', '/nothing', '/recipe', '/recipe/getall/more'])
      expectFailure(await get(url), 404, 'NOT_FOUND');
    expect((await get('/users/nobody')).headers['cache-control']).toBe('no-store');
  });

  it('a known path with another method is 405 and lists the allowed ones', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await call(app, { method, url: '/api/category/getall' });
      expectFailure(response, 405, 'METHOD_NOT_ALLOWED');
      expect(response.headers.allow).toBe('GET, HEAD');
      expect(response.headers['cache-control']).toBe('no-store');
    }
    const response = await call(app, { method: 'PUT', url: '/api/recipe/getsingleproductmany/gomen' });
    expect(response.headers.allow).toBe('GET, HEAD, POST');
  });

  it('a body that is not JSON is 415, broken JSON 400, a huge one 413', async () => {
    const url = '/api/recipe/getsingleproductmany/gomen';
    const send = (type: string, payload: string) =>
      call(app, { method: 'POST', url, headers: { 'content-type': type }, payload });
    expectFailure(await send('text/plain', 'hello'), 415, 'UNSUPPORTED_MEDIA_TYPE');
    expectFailure(await send('application/json', '{"post_name":'), 400, 'BAD_REQUEST');
    expectFailure(
      await send('application/json', JSON.stringify({ post_name: 'x'.repeat(110_000) })),
      413,
      'PAYLOAD_TOO_LARGE',
    );
  });
});

describe('caching', () => {
  const cacheable = [
    '/category/getall',
    '/recipe/getalldetailswithrelated/gomen',
    '/recipe/all-lunch-recipes/Lunch',
    '/recipe/getall?search=salt',
  ];

  it.each(cacheable)('%s has an ETag, and responds 304 to a request with it', async (url) => {
    const first = await get(url);
    // A weak ETag, because it is the same for every content encoding.
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    expect(first.headers['cache-control']).toMatch(/^public/);
    for (const etagHeader of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const second = await get(url, { 'if-none-match': etagHeader });
      expect([second.statusCode, second.body, second.headers.etag], etagHeader).toEqual([304, '', etag]);
    }
    const other = await get(url, { 'if-none-match': '"another"' });
    expect(other.statusCode).toBe(200);
  });

  it.each(cacheable)('%s responds to HEAD with the same headers and no body', async (url) => {
    const [response, head] = [await get(url), await call(app, { method: 'HEAD', url: `/api${url}` })];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length'])
      expect(head.headers[name], name).toBe(response.headers[name]);
  });

  it('a failure is never cached, and never gets a 304', async () => {
    const unknown = await get('/recipe/getalldetailswithrelated/none', { 'if-none-match': '*' });
    expect([unknown.statusCode, unknown.headers.etag]).toEqual([404, undefined]);
    expect((await get('/recipe/getalldetailswithrelated/none')).headers['cache-control']).toBe('no-store');
    expect((await get('/recipe/getall?page=x')).headers['cache-control']).toBe('no-store');
  });
});
