import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '#server/security/client.ts';
import { addMember, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { addReviews } from '../support/catalogue.ts';
import { setUpApp, setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox, services } = await setUpMemberApp({ recipes: true });
const tokens: string[] = [];
const emails = ['abeba@gmail.com', 'bruk@gmail.com'];

beforeAll(async () => {
  for (const [index, email] of emails.entries()) {
    await addMember(app, outbox, { email, username: ['Abeba', 'Bruk'][index] });
    tokens.push(await signIn(app, email));
  }
});

beforeEach(async () => {
  await database.dataSource.query('delete from reviews');
  await database.dataSource.query('delete from throttles');
});

const ADD_REVIEW = `mutation($input: AddReviewInput!) { addReview(input: $input) {
  __typename
  ... on AddReviewSuccess { message replaced review { username rating message editedAt } recipe { rating { average count } } }
  ... on InvalidInput { message }
  ... on RecipeNotFound { message } } }`;

const DELETE_REVIEW = `mutation($slug: String!) { deleteReview(input: { recipeSlug: $slug }) {
  __typename
  ... on DeleteReviewSuccess { message recipe { rating { average count distribution { count } } } }
  ... on Failure { message } } }`;

const add = (input: object, token = tokens[0]) =>
  graphql(app, ADD_REVIEW, {
    variables: { input: { recipeSlug: 'gomen', rating: 4.5, message: 'Tender.', ...input } },
    token,
  });
const remove = (slug: string, token = tokens[0]) => graphql(app, DELETE_REVIEW, { variables: { slug }, token });

describe('a comment with stars', () => {
  it('is public, with the count and the average', async () => {
    const { data } = await add({});
    expect(data.addReview).toEqual({
      __typename: 'AddReviewSuccess',
      message: 'Comment and rating added successfully!',
      replaced: false,
      review: { username: 'Abeba', rating: 4.5, message: 'Tender.', editedAt: null },
      recipe: { rating: { average: 4.5, count: 1 } },
    });
    const response = await graphql(
      app,
      '{ recipe(slug: "gomen") { reviews { totalCount nodes { username rating message } } } }',
    );
    expect(response.data.recipe).toEqual({
      reviews: { totalCount: 1, nodes: [{ username: 'Abeba', rating: 4.5, message: 'Tender.' }] },
    });
  });

  it('replaces the member’s earlier comment, and keeps its position in the list', async () => {
    await add({});
    await add({ rating: 5, message: 'Bright.' }, tokens[1]);
    const { data } = await add({ rating: 2, message: 'Second thoughts.' });
    expect(data.addReview).toMatchObject({
      replaced: true,
      review: { rating: 2, editedAt: expect.any(String) },
      recipe: { rating: { average: 3.5, count: 2 } },
    });
    const response = await graphql(app, '{ recipe(slug: "gomen") { reviews { nodes { message } } } }');
    expect(response.data.recipe).toEqual({
      reviews: { nodes: [{ message: 'Bright.' }, { message: 'Second thoughts.' }] },
    });
  });

  it('can be deleted only by its author', async () => {
    await add({});
    expect((await remove('gomen', tokens[1])).data.deleteReview).toMatchObject({ __typename: 'ReviewNotFound' });
    expect((await remove('gomen')).data.deleteReview).toMatchObject({
      __typename: 'DeleteReviewSuccess',
      recipe: { rating: { average: 0, count: 0, distribution: Array.from({ length: 5 }, () => ({ count: 0 })) } },
    });
    expect((await remove('gomen')).data.deleteReview).toMatchObject({ __typename: 'ReviewNotFound' });
    expect((await remove('no-such-dish')).data.deleteReview).toMatchObject({ __typename: 'RecipeNotFound' });
  });

  it('is returned as `myReview` only to its author', async () => {
    await add({});
    const mine = '{ recipes(where: { slugs: ["gomen", "doro-wat"] }) { nodes { slug myReview { rating message } } } }';
    const asAuthor = await graphql<{ recipes: { nodes: { slug: string; myReview: unknown }[] } }>(app, mine, {
      token: tokens[0],
    });
    const reviewedRecipes = asAuthor.data.recipes.nodes.filter(({ myReview }) => myReview);
    expect(reviewedRecipes).toEqual([{ slug: 'gomen', myReview: { rating: 4.5, message: 'Tender.' } }]);
    const asOthers = await graphql<{ recipe: unknown }>(app, '{ recipe(slug: "gomen") { myReview { rating } } }');
    expect(asOthers.data.recipe).toEqual({ myReview: null });
  });

  const mutations = Object.entries({ added: ADD_REVIEW, deleted: DELETE_REVIEW });
  it.each(mutations)('cannot be %s without sign-in', async (_name, query) => {
    const variables = { slug: 'gomen', input: { recipeSlug: 'gomen', rating: 4, message: 'Good.' } };
    for (const token of [undefined, 'forged']) {
      const { status, errors } = await graphql(app, query, { variables, token });
      expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
    expect(await database.dataSource.query('select from reviews')).toEqual([]);
  });

  it('is refused if its author no longer exists', async () => {
    const email = 'chaltu@gmail.com';
    await addMember(app, outbox, { email });
    const token = await signIn(app, email);
    const [deletionResponse, ...posts] = await Promise.all([
      graphql(app, `mutation { deleteAccount(input: { password: "${PASSWORD}" }) { __typename } }`, { token }),
      ...Array.from({ length: 20 }, () => add({}, token)),
    ]);
    expect(deletionResponse?.data.deleteAccount?.__typename).toBe('DeleteAccountSuccess');
    for (const { status, errors } of posts) expect([200, 401], JSON.stringify(errors)).toContain(status);
    const author = { id: 1_000_000, username: 'Nobody', email, sessionId: '1', hasPassword: true, hasGoogle: false };
    const post = services.reviews.add(
      { ...author, createdAt: new Date(), authenticatedAt: new Date(), roles: [] },
      { recipeSlug: 'gomen', rating: 4, message: 'Good.' },
      new Client(''),
    );
    await expect(post).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is stored once, even with concurrent posts, of which 25 a minute are accepted', async () => {
    const posts = await Promise.all(
      Array.from({ length: 50 }, (_, index) => add({ rating: (index % 10) / 2 + 0.5, message: `Try ${index}.` })),
    );
    const responses = posts.map(({ status }) => status);
    expect(responses.filter((status) => status === 200)).toHaveLength(25);
    expect(responses.filter((status) => status === 429)).toHaveLength(25);
    const [row] = await database.dataSource.query(
      `select count(v.*)::int as reviews, max(r.rating_count) as count, max(r.rating_halves) as halves, sum(v.rating_halves)::int as sum
       from recipes r join reviews v on v.recipe_id = r.id where r.slug = 'gomen'`,
    );
    expect(row).toEqual({ reviews: 1, count: 1, halves: row.sum, sum: row.sum });
  });
});

describe('the refusal of a comment', () => {
  const cases: [name: string, input: object, message: string][] = [
    ['blank', { message: ' \n\t ', rating: 0 }, 'Comment cannot be empty.'],
    ['invisible', { message: '\u200b\u2060\u00ad', rating: 4 }, 'Comment cannot be empty.'],
    ['of filler characters', { message: '\u3164 \u115f\u034f\ufe0f', rating: 4 }, 'Comment cannot be empty.'],
    ['without stars', { message: '<b>', rating: 0 }, 'Rating cannot be empty.'],
    [
      'with forbidden characters',
      { message: 'a < b', rating: 7 },
      "Comment can only contain text, numbers, and basic punctuation (. , ! : () - ').",
    ],
    [
      'overriding the direction of text',
      { message: 'so \u202egood', rating: 4 },
      "Comment can only contain text, numbers, and basic punctuation (. , ! : () - ').",
    ],
    [
      'NUL',
      { message: 'a\u0000b', rating: 4 },
      "Comment can only contain text, numbers, and basic punctuation (. , ! : () - ').",
    ],
    ['too many stars', { rating: 5.5, message: 'x'.repeat(601) }, 'Rating must be between 0 and 5.'],
    ['fewer than 0 stars', { rating: -1 }, 'Rating must be between 0 and 5.'],
    ['a third of a star', { rating: 3.3, message: 'x'.repeat(601) }, 'Rating must be in steps of half a star.'],
    ['too long', { message: '𝒳'.repeat(601) }, 'Comment cannot exceed 600 characters.'],
  ];
  it.each(cases)('reports the first problem: %s', async (_name, input, message) => {
    const { data } = await add(input);
    expect(data.addReview).toMatchObject({ __typename: 'InvalidInput', message });
    expect(await database.dataSource.query('select from reviews')).toEqual([]);
  });

  it.each([...'½°&;?"/'])('is due to the character %s, unless COMMENT_PUNCTUATION allows it', async (character) => {
    const message = `At 200 ${character} it is done.`;
    const permissive = await setUpApp(database, { env: { TRUST_PROXY: '1', COMMENT_PUNCTUATION: 'on' }, outbox });
    const refusal = 'Comment can only contain text, numbers, and basic punctuation (. , ! : () - \' ½ ° & ; ? " /).';
    expect((await add({ message })).data.addReview).toMatchObject({ __typename: 'InvalidInput' });
    const input = { recipeSlug: 'gomen', rating: 4.5, message };
    const addPermissive = (message: string) =>
      graphql(permissive.app, ADD_REVIEW, { variables: { input: { ...input, message } }, token: tokens[0] });
    expect((await addPermissive(message)).data.addReview).toMatchObject({ review: { message } });
    expect((await addPermissive(`${message} <`)).data.addReview).toMatchObject({ message: refusal });
    const body = { reviewrecipe_message: message, ratingrecipe_score: 4 };
    const sendRest = async (app: FastifyInstance) =>
      (await rest(app, '/rating/addcommentrating/gomen', { body, token: tokens[0] })).statusCode;
    expect([await sendRest(app), await sendRest(permissive.app)]).toEqual([400, 200]);
    const settings = '{ settings { morePunctuation } }';
    expect((await graphql(app, settings)).data.settings).toEqual({ morePunctuation: '' });
    expect((await graphql(permissive.app, settings)).data.settings).toEqual({ morePunctuation: '½°&;?"/' });
  });

  it('reports a missing recipe before anything else', async () => {
    const { data } = await add({ recipeSlug: 'no-such-dish', message: '' });
    expect(data.addReview).toEqual({ __typename: 'RecipeNotFound', message: 'No recipe details found' });
  });
});

it.each([
  'በጣም ጥሩ ነው!',
  'बहुत स्वादिष्ट, क्\u200dष',
  '非常好吃',
  "It’s (really) good: 10, y'all - yes.\nTwice!",
  '𝒳'.repeat(600),
])('a comment can be in any script: %s', async (message) => {
  const { data } = await add({ message });
  expect(data.addReview).toMatchObject({ review: { message: message.normalize('NFC') } });
});

describe('a list of reviews', () => {
  interface Reviews {
    totalCount: number;
    nodes: { username: string }[];
    edges: { cursor: string; node: { username: string } }[];
    pageInfo: { startCursor: string | null; endCursor: string | null };
  }

  beforeEach(() =>
    addReviews(database.dataSource, 'poha', [
      { username: 'A', halves: 10 },
      { username: 'B', halves: 1 },
      { username: 'C', halves: 9 },
      { username: 'D', halves: 10 },
    ]),
  );

  it.each([
    ['NEWEST', 'DCBA'],
    ['HIGHEST', 'DACB'],
    ['LOWEST', 'BCDA'],
    ['HELPFUL', 'BADC'],
  ])('has the order %s, by pages and by cursors', async (order, expected) => {
    await database.dataSource.query(
      `insert into helpful_marks (review_id, user_id)
       select r.id, m.id from reviews r join users a on a.id = r.user_id, users m
       where (a.username, m.username) in (('A', 'C'), ('B', 'C'), ('B', 'D'))`,
    );
    const read = async (part: string) => {
      const query = `{ recipe(slug: "poha") { reviews(orderBy: ${order}, first: 3, ${part}) {
        totalCount nodes { username } edges { cursor node { username } }
        pageInfo { pageCount hasNextPage hasPreviousPage startCursor endCursor } } } }`;
      return (await graphql<{ recipe: { reviews: Reviews } }>(app, query)).data.recipe.reviews;
    };
    const [first, second] = [await read('page: 1'), await read('page: 2')];
    const getNames = (...parts: Reviews[]) =>
      parts.flatMap(({ nodes }) => nodes.map(({ username }) => username)).join('');
    expect(getNames(first, second)).toBe(expected);
    expect(first).toMatchObject({
      totalCount: 4,
      pageInfo: { pageCount: 2, hasNextPage: true, hasPreviousPage: false },
    });
    expect(second).toMatchObject({ pageInfo: { hasNextPage: false, hasPreviousPage: true } });
    expect(first.edges.map(({ node }) => node)).toEqual(first.nodes);
    const { startCursor, endCursor } = first.pageInfo;
    expect([startCursor, endCursor]).toEqual([first.edges[0]?.cursor, first.edges[2]?.cursor]);
    for (const [position, { cursor }] of first.edges.entries())
      expect(getNames(await read(`after: "${cursor}"`))).toBe(expected.slice(position + 1, position + 4));
    expect(await read(`after: "${second.edges[0]?.cursor}"`)).toEqual({
      ...{ totalCount: 4, nodes: [], edges: [] },
      pageInfo: { pageCount: 2, hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  it('continues after a cursor even if its review was deleted and others have the same time', async () => {
    const { dataSource } = database;
    await dataSource.query("update reviews set created_at = '2026-01-02T03:04:05.678901Z'");
    const read = async (after: string | null) => {
      const query =
        'query Part($after: String) { recipe(slug: "poha") { reviews(first: 1, after: $after) { nodes { username } pageInfo { endCursor } } } }';
      return (await graphql<{ recipe: { reviews: Reviews } }>(app, query, { variables: { after } })).data.recipe
        .reviews;
    };
    const first = await read(null);
    expect(first.nodes).toEqual([{ username: 'D' }]);
    await dataSource.query('delete from reviews where id = (select max(id) from reviews)');
    await addReviews(dataSource, 'poha', [{ username: 'E', halves: 3 }]);
    const second = await read(first.pageInfo.endCursor);
    expect(second.nodes).toEqual([{ username: 'C' }]);
    expect((await read(second.pageInfo.endCursor)).nodes).toEqual([{ username: 'B' }]);
  });

  it('refuses a cursor of another order, a forged cursor, and a cursor combined with a page', async () => {
    const { data } = await graphql<{ recipe: { reviews: Reviews } }>(
      app,
      '{ recipe(slug: "poha") { reviews(first: 1) { pageInfo { endCursor } } } }',
    );
    const cursor = data.recipe.reviews.pageInfo.endCursor;
    const encodeCursor = (...keys: unknown[]) =>
      Buffer.from(JSON.stringify(['reviews newest', ...keys])).toString('base64url');
    for (const part of [
      `after: "${cursor}", orderBy: HIGHEST`,
      `after: "${cursor}", page: 2`,
      'after: "x"',
      `after: "${encodeCursor('1e99', '1')}"`,
      `after: "${encodeCursor('1', '99999999999')}"`,
    ]) {
      const { errors } = await graphql(app, `{ recipe(slug: "poha") { reviews(${part}) { totalCount } } }`);
      expect(
        errors?.map(({ extensions }) => extensions?.code),
        part,
      ).toEqual(['BAD_USER_INPUT']);
    }
    const { errors } = await graphql(
      app,
      `{ recipe(slug: "poha") { reviews(after: "${encodeCursor('9999999999999999', '999999999')}") { nodes { id } } } }`,
    );
    expect(errors).toBeUndefined();
  });

  it('has at most a hundred per page, and ten by default', async () => {
    await addReviews(
      database.dataSource,
      'poha',
      Array.from({ length: 97 }, (_, position) => ({ username: `Cook ${position}`, halves: 9 })),
    );
    const read = (size: string) =>
      graphql<{ recipe: { reviews: Reviews } }>(
        app,
        `{ recipe(slug: "poha") { reviews${size} { nodes { username } } } }`,
      );
    expect((await read('')).data.recipe.reviews.nodes).toHaveLength(10);
    expect((await read('(first: 100)')).data.recipe.reviews.nodes).toHaveLength(100);
    expect((await read('(first: 101)')).errors?.[0]?.message).toBe('first must not be greater than 100');
    expect((await read('(page: 0)')).errors?.[0]?.message).toBe('page must not be less than 1');
  });

  it('is counted by stars, with halves rounded up', async () => {
    const { data } = await graphql(app, '{ recipe(slug: "poha") { rating { distribution { count } } } }');
    expect(data.recipe).toEqual({ rating: { distribution: [1, 0, 0, 0, 3].map((count) => ({ count })) } });
  });
});
