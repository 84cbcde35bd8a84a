import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, rest, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
let token: string;

beforeAll(async () => {
  token = await signIn(app, await addMember(app, outbox, { email: 'abeba@gmail.com' }));
});

beforeEach(async () => {
  await database.dataSource.query('delete from reviews');
  await database.dataSource.query('delete from throttles');
});

const validReview = { post_name: 'gomen', reviewrecipe_message: 'Tender.', ratingrecipe_score: 4.5 };
const path = '/rating/addcommentrating/gomen';

describe('POST /api/rating/addcommentrating/{post_name}', () => {
  it('responds 201 to a first review and 200 to the next, which replaces it', async () => {
    const first = await rest(app, path, { body: validReview, token });
    expect([first.statusCode, first.json()]).toEqual([201, { message: 'Comment and rating added successfully!' }]);
    expect(first.headers['cache-control']).toBe('no-store');
    const second = await rest(app, path, { body: { ...validReview, ratingrecipe_score: 3 }, token });
    expect([second.statusCode, second.json()]).toEqual([200, { message: 'Comment and rating added successfully!' }]);
    const list = await rest(app, '/recipe/getsingleproductmany/gomen', { body: { post_name: 'gomen' } });
    expect(list.json()).toEqual({ reviews: [{ username: 'Abeba', rating: 3, message: 'Tender.' }] });
  });

  it('needs no post_name in the body', async () => {
    const { post_name: _, ...body } = validReview;
    expect((await rest(app, path, { body, token })).statusCode).toBe(201);
  });

  const unknown = '/rating/addcommentrating/no-such-dish';
  const empty = 'Comment cannot be empty.';
  const characters = "Comment can only contain text, numbers, and basic punctuation (. , ! : () - ').";
  const number = 'ratingrecipe_score must be a number from 0.5 to 5 in steps of 0.5, such as 4.5 without quotes.';
  const refusals: [
    what: string,
    call: { path?: string; token?: string; body?: unknown },
    status: number,
    text: string,
  ][] = [
    ['a missing token before anything else', { path: unknown, body: {} }, 401, 'Please sign in first.'],
    ['a forged token', { token: 'forged', body: validReview }, 401, 'Please sign in first.'],
    ['an unknown recipe before a bad body', { path: unknown, token: 'good', body: {} }, 404, 'No recipe details found'],
    [
      'another recipe in the body',
      { token: 'good', body: { ...validReview, post_name: 'poha' } },
      400,
      'The post_name in the body must be the one in the path.',
    ],
    ['no body', { token: 'good' }, 400, empty],
    ['a list for a body', { token: 'good', body: [] }, 400, empty],
    ['an empty comment', { token: 'good', body: { ...validReview, reviewrecipe_message: '  ' } }, 400, empty],
    [
      'a comment that is not a text',
      { token: 'good', body: { ...validReview, reviewrecipe_message: { $gt: '' } } },
      400,
      empty,
    ],
    ['no rating', { token: 'good', body: { ...validReview, ratingrecipe_score: 0 } }, 400, 'Rating cannot be empty.'],
    [
      'forbidden characters',
      { token: 'good', body: { ...validReview, reviewrecipe_message: '<script>' } },
      400,
      characters,
    ],
    ['a rating in quotes', { token: 'good', body: { ...validReview, ratingrecipe_score: '4' } }, 400, number],
    ['a rating that is a list', { token: 'good', body: { ...validReview, ratingrecipe_score: [4] } }, 400, number],
    [
      'forbidden characters before a rating in quotes',
      { token: 'good', body: { ...validReview, reviewrecipe_message: '<b>', ratingrecipe_score: '4' } },
      400,
      characters,
    ],
    [
      'a rating in quotes before a long comment',
      { token: 'good', body: { ...validReview, reviewrecipe_message: 'x'.repeat(601), ratingrecipe_score: '4' } },
      400,
      number,
    ],
  ];
  it.each(refusals)('refuses %s, and stores nothing', async (_what, call, status, text) => {
    const response = await rest(app, call.path ?? path, {
      body: call.body,
      token: call.token === 'good' ? token : call.token,
    });
    expect([response.statusCode, response.json()]).toEqual([
      status,
      { error: text, message: text, code: expect.any(String) },
    ]);
    expect(await database.dataSource.query('select from reviews')).toEqual([]);
  });

  it('responds 429 with Retry-After after 25 in a minute; other errors take precedence', async () => {
    const statuses = [];
    for (let index = 0; index < 26; index += 1)
      statuses.push((await rest(app, path, { body: validReview, token })).statusCode);
    expect(statuses).toEqual([201, ...Array.from({ length: 24 }, () => 200), 429]);
    const refusal = await rest(app, path, { body: validReview, token });
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusal.json().message).toBe('Too many attempts. Please try again later.');
    expect((await rest(app, path, { body: {}, token })).statusCode).toBe(400);
  });
});
