import createClient from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import type { paths } from '#schema/openapi-types.ts';
import { addMember, signIn } from '../support/accounts.ts';
import { call } from '../support/described-answers.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, outbox } = await setUpMemberApp({ recipes: true });

/** Hands a request of the Fetch API to the app. */
async function fetchFromApp(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  const answer = await call(app, {
    method: request.method as 'GET' | 'POST',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(body && { payload: body }),
  });
  return new Response(answer.statusCode === 204 ? null : answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type']) },
  });
}

const client = createClient<paths>({ baseUrl: 'https://mesob.test', fetch: fetchFromApp });

// The types are checked with the rest of the code: what does not fit the description does not compile.
describe('a client that is typed by the description', () => {
  it('reads lists and a recipe', async () => {
    const { data: found } = await client.GET('/api/recipe/getall', { params: { query: { search: 'gomen', page: 1 } } });
    expect(found?.results[0]?.post_name).toBe('gomen');
    const { data } = await client.GET('/api/recipe/getalldetailswithrelated/{post_name}', {
      params: { path: { post_name: 'gomen' } },
    });
    const difficulty: 'Easy' | 'Medium' | 'Hard' | undefined = data?.recipes[0]?.difficulty_level;
    expect([difficulty, data?.relatedRecipes.length]).toEqual([expect.any(String), 5]);
  });

  it('gets failures as they are described', async () => {
    const { data, error, response } = await client.GET('/api/recipe/getalldetailswithrelated/{post_name}', {
      params: { path: { post_name: 'none' } },
    });
    expect([data, error?.code, response.status]).toEqual([undefined, 'NOT_FOUND', 404]);
    // @ts-expect-error: the description says that the search is a text
    await client.GET('/api/recipe/getall', { params: { query: { search: 7 } } });
  });

  it('signs in and comments', async () => {
    const token = await signIn(app, await addMember(app, outbox, { email: 'typed@gmail.com' }));
    const { data, response } = await client.POST('/api/rating/addcommentrating/{post_name}', {
      params: { path: { post_name: 'gomen' } },
      headers: { authorization: `Bearer ${token}` },
      body: { reviewrecipe_message: 'Tender.', ratingrecipe_score: 4.5 },
    });
    expect([response.status, data?.message]).toEqual([201, 'Comment and rating added successfully!']);
  });
});
