import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, graphql, PASSWORD, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
const { dataSource } = database;
const emails = ['abeba@gmail.com', 'bruk@gmail.com'];
let author = '';
let reader = '';
let reviewId = '';

beforeAll(async () => {
  for (const email of emails) await addMember(app, outbox, { email });
  [author = '', reader = ''] = await Promise.all(emails.map((email) => signIn(app, email)));
});

beforeEach(async () => {
  await dataSource.query('delete from reviews');
  await dataSource.query('delete from throttles');
  const { data } = await graphql<{ addReview: { review: { id: string } } }>(
    app,
    `mutation { addReview(input: { recipeSlug: "gomen", rating: 4, message: "Salt it late." }) {
      ... on AddReviewSuccess { review { id } } } }`,
    { token: author },
  );
  reviewId = data.addReview.review.id;
});

const MARK = `mutation($input: MarkHelpfulInput!) { markHelpful(input: $input) { __typename
  ... on MarkHelpfulSuccess { review { helpfulCount recipe { myHelpfulIds } } } ... on Failure { message } } }`;
const mark = async (helpful = true, { token = reader, id = reviewId } = {}) =>
  (await graphql(app, MARK, { token, variables: { input: { reviewId: id, helpful } } })).data.markHelpful;
const fetchMarks = async (token?: string) =>
  (
    await graphql(
      app,
      `{ recipe(slug: "gomen") { ${token ? 'myHelpfulIds' : ''} reviews { nodes { helpfulCount } } } }`,
      { token },
    )
  ).data.recipe;

describe('a member', () => {
  it('marks a comment helpful once, and undoes it', async () => {
    await mark();
    expect(await mark()).toEqual({
      __typename: 'MarkHelpfulSuccess',
      review: { helpfulCount: 1, recipe: { myHelpfulIds: [reviewId] } },
    });
    expect(await fetchMarks()).toEqual({ reviews: { nodes: [{ helpfulCount: 1 }] } });
    expect(await fetchMarks(author)).toMatchObject({ myHelpfulIds: [] });
    expect(await mark(false)).toMatchObject({ review: { helpfulCount: 0, recipe: { myHelpfulIds: [] } } });
  });

  it('cannot mark their own comment, nor a missing one', async () => {
    expect(await mark(true, { token: author })).toMatchObject({ message: 'This is your own comment.' });
    for (const id of [
      'x',
      Buffer.from('Review:999').toString('base64url'),
      Buffer.from('Question:1').toString('base64url'),
    ])
      expect(await mark(true, { id })).toEqual({
        __typename: 'ReviewNotFound',
        message: 'This comment no longer exists.',
      });
    expect(await dataSource.query('select from helpful_marks')).toEqual([]);
  });

  it('has to be signed in, and may mark 25 times a minute', async () => {
    const input = { reviewId, helpful: true };
    expect((await graphql(app, MARK, { variables: { input } })).status).toBe(401);
    for (let times = 0; times < 25; times++) await mark();
    expect((await graphql(app, MARK, { token: reader, variables: { input } })).status).toBe(429);
  });

  it('finds a mark in the data export; it is deleted with the comment or the account', async () => {
    await mark();
    const { data } = await graphql(app, '{ viewer { exportedData } }', { token: reader });
    expect(JSON.parse(String(data.viewer?.exportedData)).helpfulComments).toEqual([
      { recipe: 'gomen', title: 'Gomen', comment: 'Salt it late.', createdAt: expect.any(String) },
    ]);
    const email = 'chaltu@gmail.com';
    await addMember(app, outbox, { email });
    const token = await signIn(app, email);
    await mark(true, { token });
    await graphql(app, `mutation { deleteAccount(input: { password: "${PASSWORD}" }) { __typename } }`, { token });
    expect(await fetchMarks()).toEqual({ reviews: { nodes: [{ helpfulCount: 1 }] } });
    await dataSource.query('delete from reviews');
    expect(await dataSource.query('select from helpful_marks')).toEqual([]);
  });
});

it('a mark does not count for a hidden comment, and other servers are notified of changes', async () => {
  const notifications: unknown[] = [];
  const runner = dataSource.createQueryRunner();
  const client = await runner.connect();
  client.on('notification', ({ payload }: { payload: string }) => notifications.push(JSON.parse(payload)));
  await client.query('listen reviews_changed');
  await mark();
  await client.query('select');
  expect(notifications).toEqual([[{ slug: 'gomen', rated: false }]]);
  await client.query('unlisten *');
  await runner.release();

  await dataSource.query("update reviews set hidden_at = now(), hidden_reason = 'No.'");
  const ownReview = await graphql(app, '{ recipe(slug: "gomen") { myReview { helpfulCount } } }', { token: author });
  expect(ownReview.data.recipe).toEqual({ myReview: { helpfulCount: 0 } });
  expect(await fetchMarks(reader)).toMatchObject({ myHelpfulIds: [] });
  expect(await mark()).toMatchObject({ __typename: 'ReviewNotFound' });
});
