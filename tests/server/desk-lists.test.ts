import { beforeEach, describe, expect, it } from 'vitest';
import { addMember, graphql, rest, signIn } from '../support/accounts.ts';
import { createTestApp } from '../support/app.ts';
import { MODERATE, setUpDesk } from '../support/desk.ts';

const {
  app,
  dataSource,
  outbox,
  emails,
  tokens,
  getReviewId,
  comment,
  moderate,
  getOpenTexts,
  fetchField,
  report,
  fetchRecipe,
  undo,
} = await setUpDesk();

const waitingMessage = 'It is waiting for a moderator.';
const listMessages = async (args: string) =>
  (await fetchField<{ nodes: { message: string }[] }>(`texts(${args}) { nodes { message } }`)).nodes.map(
    ({ message }) => message,
  );

/** Asks a question as the author, some days ago. */
async function addQuestion(text: string, days = 0): Promise<void> {
  await dataSource.query(
    `insert into questions (recipe_id, user_id, text, created_at)
     select r.id, u.id, $2, now() - make_interval(days => $3) from recipes r, users u where r.slug = 'doro-wat' and u.email = $1`,
    [emails.author, text, days],
  );
}

beforeEach(() => dataSource.query('delete from questions'));

describe('blocking an account', () => {
  beforeEach(async () => {
    await addQuestion('Where are pans?', 29);
    await addQuestion('Older?', 31);
    await report();
  });

  it('hides its contributions of the last 30 days, and undoing it shows them again', async () => {
    const { moderate: result } = (await moderate('BLOCK')).data;
    expect(result.message).toBe('Blocked and signed out everywhere. Hidden: 2 contributions.');
    expect(await listMessages('status: HIDDEN')).toEqual(['Buy pans at my shop.', 'Where are pans?']);
    expect(await fetchRecipe()).toMatchObject({ rating: { count: 0 } });
    expect(await getOpenTexts()).toEqual([]);
    const [{ hidden_reason: reason }] = await dataSource.query('select hidden_reason from reviews');
    expect(reason).toBe('The account was blocked.');

    expect((await undo(result.actionId)).data.undoModeration?.message).toBe('Undone.');
    expect(await listMessages('status: HIDDEN')).toEqual([]);
    expect(await fetchRecipe()).toMatchObject({ rating: { count: 1 } });
    expect(await getOpenTexts()).toMatchObject([{ message: 'Buy pans at my shop.' }]);
  });

  it('hides the reported text at any age, with the given reason', async () => {
    await dataSource.query(`update reviews set created_at = now() - interval '1 year', edited_at = null`);
    await moderate('BLOCK', 'It advertises a shop.');
    const rows = await dataSource.query('select hidden_reason as reason from reviews');
    expect(rows).toEqual([{ reason: 'It advertises a shop.' }]);
  });

  it('keeps a public text in the queue if it hides nothing', async () => {
    const input = { id: getReviewId(), kind: 'BLOCK', hideTexts: false };
    const { data } = await graphql<{ moderate: { actionId: string } }>(app, MODERATE, {
      token: tokens.moderator,
      variables: { input },
    });
    expect(await listMessages('status: HIDDEN')).toEqual([]);
    expect(await getOpenTexts()).toMatchObject([{ isBlocked: true, reports: [{ isOpen: true }] }]);
    await undo(data.moderate.actionId);
    await moderate('RENAME');
    expect(await getOpenTexts()).toMatchObject([{ username: 'Member' }]);
  });

  it('leaves texts hidden when it ends, reports their number, and lets moderators restore them', async () => {
    await moderate('BLOCK');
    const { message, text } = (await moderate('UNBLOCK')).data.moderate;
    expect(message).toBe('Unblocked. Still hidden: 2 contributions.');
    expect(text?.hiddenReason).toBe('The account was blocked.');
    await moderate('RESTORE');
    expect(await listMessages('status: HIDDEN')).toEqual(['Where are pans?']);
  });

  it('after undoing queues new texts under a recipe only if an earlier text stays hidden', async () => {
    const { actionId } = (await moderate('BLOCK')).data.moderate;
    await undo(actionId);
    tokens.author = await signIn(app, emails.author);
    expect(await comment('Better pans.')).toMatchObject({ hiddenReason: null });
    await moderate('BLOCK');
    await moderate('UNBLOCK');
    tokens.author = await signIn(app, emails.author);
    await graphql(app, 'mutation { deleteReview(input: { recipeSlug: "gomen" }) { __typename } }', {
      token: tokens.author,
    });
    expect(await comment('Pans again.')).toMatchObject({ hiddenReason: waitingMessage });
  });

  it('works from the list of members, even for members without texts', async () => {
    await addMember(app, outbox, { email: 'silent@gmail.com', username: 'Silent' });
    const fetchMembers = (args: string) =>
      fetchField<{ totalCount: number; nodes: { id: string; username: string }[] }>(
        `members(${args}) { totalCount nodes { id username isBlocked isStaff texts hidden reported } }`,
      );
    const [silent] = (await fetchMembers('name: "sIL"')).nodes;
    expect(silent).toMatchObject({ username: 'Silent', isBlocked: false, texts: 0 });
    const id = silent?.id ?? '';
    const result = (await moderate('BLOCK', null, tokens.moderator, id)).data.moderate;
    expect(result).toMatchObject({
      message: 'Blocked and signed out everywhere. No contribution was hidden.',
      text: null,
    });
    expect(await fetchMembers('isBlocked: true')).toMatchObject({ totalCount: 1, nodes: [{ username: 'Silent' }] });
    await undo(result.actionId);
    expect(await fetchMembers('isBlocked: true')).toMatchObject({ totalCount: 0 });
    const author = { username: 'Abeba', isStaff: false, texts: 3, hidden: 0, reported: 1 };
    expect((await fetchMembers('name: "abeba"')).nodes).toMatchObject([author]);
    for (const kind of ['HIDE', 'DELETE'])
      expect((await moderate(kind, 'No.', tokens.moderator, id)).data.moderate.__typename).toBe('InvalidInput');
  });
});

it('a text of the list has its stars, or the question that it answers', async () => {
  await addQuestion('Where are pans?');
  await dataSource.query('insert into answers (question_id, user_id, text) select id, user_id, $1 from questions', [
    'At my shop.',
  ]);
  type TextsResult = { nodes: { id: string; rating: number | null; questionId: string | null }[] };
  const { nodes } = await fetchField<TextsResult>('texts { nodes { id rating questionId } }');
  const question = nodes.find(({ id }) => Buffer.from(id, 'base64url').toString().startsWith('Question:'))?.id;
  expect(nodes.map(({ rating, questionId }) => [rating, questionId])).toEqual(
    expect.arrayContaining([
      [2, null],
      [null, null],
      [null, question],
    ]),
  );
});

describe('the list of texts', () => {
  it('has all texts, newest first, a page at a time, and filters', async () => {
    await addQuestion('One?', 2);
    await addQuestion('Two?', 1);
    const fetchPage = async (after: string | null) =>
      fetchField<{
        totalCount: number;
        nodes: { message: string }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      }>(
        `texts(first: 2, after: ${JSON.stringify(after)}) { totalCount nodes { message } pageInfo { endCursor hasNextPage } }`,
      );
    const firstPage = await fetchPage(null);
    expect(firstPage).toMatchObject({
      totalCount: 3,
      nodes: [{ message: 'Buy pans at my shop.' }, { message: 'Two?' }],
      pageInfo: { hasNextPage: true },
    });
    expect(await fetchPage(firstPage.pageInfo.endCursor)).toMatchObject({
      nodes: [{ message: 'One?' }],
      pageInfo: { hasNextPage: false },
    });

    await report();
    await dataSource.query(`update questions set hidden_at = now(), hidden_reason = $1 where text = 'One?'`, [
      waitingMessage,
    ]);
    await dataSource.query(`update questions set hidden_at = now(), hidden_reason = 'No.' where text = 'Two?'`);
    expect(await listMessages('status: REPORTED')).toEqual(['Buy pans at my shop.']);
    expect(await listMessages('status: HELD')).toEqual(['One?']);
    expect(await listMessages('status: HIDDEN')).toEqual(['Two?']);
    const [reported] = await getOpenTexts();
    expect(await listMessages(`memberId: "${reported?.memberId}"`)).toHaveLength(3);
    expect(await listMessages('memberId: "nothing"')).toEqual([]);
    // Hidden contributions keep their position in a recipe's list.
    await addQuestion('Three?');
    expect(await listMessages('recipeSlug: "doro-wat"')).toEqual(['Three?', 'Two?', 'One?']);
    expect(await listMessages('recipeSlug: "gomen"')).toEqual(['Buy pans at my shop.']);
    expect(await listMessages('search: "AT MY shop"')).toEqual(['Buy pans at my shop.']);
    expect(await listMessages('search: "e?", status: HELD')).toEqual(['One?']);
  });

  it('is only for moderators', async () => {
    for (const field of ['texts { totalCount }', 'members { totalCount }', 'text(id: "UmV2aWV3OjE") { id }'])
      expect((await graphql(app, `{ desk { ${field} } }`, { token: tokens.author })).data).toEqual({ desk: null });
  });
});

it('the log shows recipe, text and times, and undone actions', async () => {
  const { actionId } = (await moderate('HIDE', 'No.')).data.moderate;
  await undo(actionId);
  type Action = Record<string, unknown> & { undoneAt: string | null };
  const { nodes } = await fetchField<{ nodes: Action[] }>(`actions(first: 2) { nodes {
    kind undid undoneBy undoneAt text reason subject { kind id title exists } } }`);
  const subject = { kind: 'TEXT', id: getReviewId(), title: 'Gomen', exists: true };
  const expectedText = { subject, text: 'Buy pans at my shop.', reason: 'No.' };
  expect(nodes).toMatchObject([
    { kind: 'UNDO', undid: 'HIDE', undoneAt: null, undoneBy: null, ...expectedText },
    { kind: 'HIDE', undid: null, undoneBy: 'Bruk', ...expectedText },
  ]);
  expect(Date.parse(nodes[1]?.undoneAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  await moderate('DELETE');
  expect(await fetchField('actions(first: 1) { nodes { kind subject { title exists } } }')).toEqual({
    nodes: [{ kind: 'DELETE', subject: { title: 'Gomen', exists: false } }],
  });
});

it('a comment queued for approval is reported as such, in REST and GraphQL', async () => {
  const holdingApp = await createTestApp(dataSource, { env: { TRUST_PROXY: '1', HOLD_WORDS: 'casino' }, outbox });
  const add = async (message: string) =>
    rest(holdingApp.app, '/rating/addcommentrating/gomen', {
      token: tokens.author,
      body: { post_name: 'gomen', reviewrecipe_message: message, ratingrecipe_score: 4 },
    });
  expect((await add('Win at the casino.')).json()).toEqual({ message: waitingMessage });
  const { data } = await graphql(
    holdingApp.app,
    'mutation { addReview(input: { recipeSlug: "gomen", rating: 4, message: "Casino!" }) { ... on AddReviewSuccess { message } } }',
    { token: tokens.author },
  );
  expect(data.addReview).toEqual({ message: waitingMessage });
  await moderate('DISMISS');
  expect((await add('Tender.')).json()).toEqual({ message: 'Comment and rating added successfully!' });
  await holdingApp.app.close();
});

it('the log names the recipe of a text after its author has left, but not after the recipe was deleted', async () => {
  await addMember(app, outbox, { email: 'leaver@gmail.com', username: 'Lemma' });
  const { id } = await comment('Salt it.', app, await signIn(app, 'leaver@gmail.com'));
  await moderate('HIDE', 'No.', tokens.moderator, id);
  await dataSource.query(`delete from users where email = 'leaver@gmail.com'`);
  const fetchLastAction = () => fetchField('actions(first: 1) { nodes { kind text subject { title } } }');
  expect(await fetchLastAction()).toEqual({ nodes: [{ kind: 'HIDE', text: null, subject: { title: 'Gomen' } }] });
  await dataSource.query(`delete from recipes where slug = 'gomen'`);
  expect(await fetchLastAction()).toEqual({ nodes: [{ kind: 'HIDE', text: null, subject: null }] });
});
