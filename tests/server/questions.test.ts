import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { turns } from '#server/turns.ts';
import { addMember, graphql, PASSWORD, signIn } from '../support/accounts.ts';
import { countStatements } from '../support/count-statements.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
const { dataSource } = database;
const tokens: string[] = [];
const emails = ['abeba@gmail.com', 'bruk@gmail.com', 'hanna@gmail.com'];

beforeAll(async () => {
  for (const [index, email] of emails.entries()) {
    await addMember(app, outbox, { email, username: ['Abeba', 'Bruk', 'Hanna'][index] });
    tokens.push(await signIn(app, email));
  }
});

beforeEach(async () => {
  await dataSource.query('delete from questions');
  await dataSource.query('delete from throttles');
  await dataSource.query('update users set author_slug = null');
});

type Entry = { __typename: string; message: string };

/** Calls one of the four mutations of questions and answers. */
async function call(mutation: string, input: object, token = tokens[0]): Promise<Entry> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const document = `mutation($input: ${type}!) { ${mutation}(input: $input) { __typename
    ... on EntrySuccess { message recipe { slug } } ... on Failure { code message }
    ... on InvalidInput { problems { path code } } } }`;
  return (await graphql<Record<string, Entry>>(app, document, { variables: { input }, token })).data[mutation] as Entry;
}
const askQuestion = (text: string, token?: string) => call('askQuestion', { recipeSlug: 'gomen', text }, token);

type EntryData = { id: string; username: string; text: string; editedAt: string | null };
type QuestionData = EntryData & { answers: (EntryData & { author: { slug: string } | null })[] };

async function readQuestions(
  slug = 'gomen',
  token?: string,
): Promise<{ myEntryIds?: string[]; nodes: QuestionData[]; totalCount: number }> {
  const { data } = await graphql<{
    recipe: { myEntryIds?: string[]; questions: { totalCount: number; nodes: QuestionData[] } };
  }>(
    app,
    `query($slug: String!) { recipe(slug: $slug) { ${token ? 'myEntryIds' : ''} questions { totalCount nodes {
       id username text editedAt answers { id username text editedAt author { slug } } } } } }`,
    { variables: { slug: slug }, token },
  );
  return { ...data.recipe, ...data.recipe.questions };
}
const readFirstQuestionId = async () => (await readQuestions()).nodes[0]?.id ?? '';

describe('a question', () => {
  it('is public, the newest first, and may be in Amharic or contain emoji', async () => {
    expect(await askQuestion('  Is 1/2 cup (120 ml) enough?\r\nMine was dry… 😕 ')).toEqual({
      __typename: 'EntrySuccess',
      message: 'Question posted.',
      recipe: { slug: 'gomen' },
    });
    await askQuestion('ቅቤ ይቻላል?', tokens[1]);
    expect(await readQuestions()).toMatchObject({
      totalCount: 2,
      nodes: [
        { username: 'Bruk', text: 'ቅቤ ይቻላል?', answers: [] },
        { username: 'Abeba', text: 'Is 1/2 cup (120 ml) enough?\nMine was dry… 😕', editedAt: null },
      ],
    });
    expect((await readQuestions('doro-wat')).totalCount).toBe(0);
  });

  it.each([
    ['an empty text', ' \n ', 'REQUIRED', 'Please write your question.'],
    ['501 characters', 'é'.repeat(501), 'TOO_LONG', 'A question can be at most 500 characters.'],
    ['a control character', 'Why\u0007?', 'INVALID', 'The text contains characters that cannot be used.'],
    ['a character that reverses text', 'Why \u202e?', 'INVALID', 'The text contains characters that cannot be used.'],
  ])('is refused with %s', async (_name, text, code, message) => {
    expect(await askQuestion(text)).toMatchObject({
      __typename: 'InvalidInput',
      message,
      problems: [{ path: ['text'], code }],
    });
    expect((await readQuestions()).totalCount).toBe(0);
  });

  it('needs an existing recipe, and a member', async () => {
    const unknownRecipe = { recipeSlug: 'no-such-dish', text: 'Why?' };
    expect(await call('askQuestion', unknownRecipe)).toMatchObject({ __typename: 'RecipeNotFound' });
    const document = 'mutation { askQuestion(input: { recipeSlug: "gomen", text: "Why?" }) { __typename } }';
    expect((await graphql(app, document)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is listed page by page', async () => {
    for (const text of ['One?', 'Two?', 'Three?']) await askQuestion(text);
    const fetchPart = async (after: string | null) => {
      const document = `query($after: String) { recipe(slug: "gomen") { questions(first: 2, after: $after) {
        nodes { text } pageInfo { hasNextPage endCursor } } } }`;
      type Part = { nodes: { text: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      const { data } = await graphql<{ recipe: { questions: Part } }>(app, document, { variables: { after } });
      return data.recipe.questions;
    };
    const { nodes, pageInfo } = await fetchPart(null);
    expect([nodes.map(({ text }) => text), pageInfo.hasNextPage]).toEqual([['Three?', 'Two?'], true]);
    expect(await fetchPart(pageInfo.endCursor)).toMatchObject({
      nodes: [{ text: 'One?' }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('is limited to 25 a minute', async () => {
    await askQuestion('Why?');
    await dataSource.query('update throttles set points = 25');
    const document = 'mutation { askQuestion(input: { recipeSlug: "gomen", text: "Why?" }) { __typename } }';
    const { errors } = await graphql(app, document, { token: tokens[0] });
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('an answer', () => {
  it('is marked and comes first if the author of the recipe wrote it', async () => {
    await askQuestion('Why?');
    const questionId = await readFirstQuestionId();
    for (const [index, text] of ['I think so.', 'Who knows.', 'Because of the onions.'].entries())
      expect(await call('answerQuestion', { questionId, text }, tokens[index])).toMatchObject({
        message: 'Answer posted.',
      });
    const readAnswers = async () =>
      (await readQuestions()).nodes[0]?.answers.map(({ username, author }) => [username, author?.slug]);
    expect(await readAnswers()).toEqual([
      ['Abeba', undefined],
      ['Bruk', undefined],
      ['Hanna', undefined],
    ]);
    const [{ slug }] = await dataSource.query(
      "select a.key as slug from authors a join recipes r on r.author_id = a.id where r.slug = 'gomen'",
    );
    await dataSource.query('update users set author_slug = $1 where email = $2', [slug, emails[2]]);
    await dataSource.query("update users set author_slug = 'another-author' where email = $1", [emails[1]]);
    expect(await readAnswers()).toEqual([
      ['Hanna', slug],
      ['Abeba', undefined],
      ['Bruk', undefined],
    ]);
  });

  it('needs an existing question, and a valid text', async () => {
    await askQuestion('Why?');
    const questionId = await readFirstQuestionId();
    for (const id of ['', 'nonsense', Buffer.from('Question:999999').toString('base64url'), 'UmVjaXBlOmdvbWVu'])
      expect(await call('answerQuestion', { questionId: id, text: 'So.' }), id).toMatchObject({
        __typename: 'EntryNotFound',
      });
    for (const text of ['', 'x'.repeat(1_501), 'So\u0000'])
      expect(await call('answerQuestion', { questionId, text })).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('is refused after fifty others', async () => {
    await askQuestion('Why?');
    await dataSource.query(
      "insert into answers (question_id, text) select id, 'So.' from questions, generate_series(1, 50)",
    );
    expect(await call('answerQuestion', { questionId: await readFirstQuestionId(), text: 'So.' })).toMatchObject({
      message: 'This question already has 50 answers.',
    });
  });
});

describe('a member’s own question or answer', () => {
  it('has a limit: five answers to a question, and twenty questions about a recipe', async () => {
    const write = (count: number, table: string, rest: string) =>
      dataSource.query(
        `insert into ${table} select ${rest} from users u, generate_series(1, ${count}) where u.email = $1`,
        [emails[0]],
      );
    const recipe = "(select id from recipes where slug = 'gomen')";
    await dataSource.query(`insert into questions (recipe_id, text) values (${recipe}, 'Of a former member?')`);
    const questionId = await readFirstQuestionId();
    const answer = (token?: string) => call('answerQuestion', { questionId, text: 'Yes.' }, token);
    await write(4, 'answers (question_id, user_id, text)', "(select max(id) from questions), u.id, 'Yes.'");
    expect(await answer()).toMatchObject({ __typename: 'EntrySuccess' });
    expect(await answer()).toMatchObject({
      message: 'You have already answered this question 5 times.',
      problems: [{ path: ['questionId'], code: 'OUT_OF_RANGE' }],
    });
    expect(await answer(tokens[1])).toMatchObject({ __typename: 'EntrySuccess' });

    await write(19, 'questions (recipe_id, user_id, text)', `${recipe}, u.id, 'And now?'`);
    expect(await askQuestion('And now?')).toMatchObject({ __typename: 'EntrySuccess' });
    expect(await askQuestion('And now?')).toMatchObject({
      message: 'You have already asked 20 questions about this recipe.',
      problems: [{ path: ['recipeSlug'], code: 'OUT_OF_RANGE' }],
    });
    expect(await askQuestion('And now?', tokens[1])).toMatchObject({ __typename: 'EntrySuccess' });
    expect(await call('askQuestion', { recipeSlug: 'doro-wat', text: 'And here?' })).toMatchObject({
      __typename: 'EntrySuccess',
    });
  });

  it('is listed as their own, and only they can change or delete it', async () => {
    await askQuestion('Why?');
    const questionId = await readFirstQuestionId();
    await call('answerQuestion', { questionId, text: 'So.' }, tokens[1]);
    const answerId = (await readQuestions()).nodes[0]?.answers[0]?.id ?? '';
    expect((await readQuestions('gomen', tokens[0])).myEntryIds).toEqual([questionId]);
    expect((await readQuestions('gomen', tokens[1])).myEntryIds).toEqual([answerId]);

    expect(await call('editEntry', { id: questionId, text: 'Mine!' }, tokens[1])).toMatchObject({
      code: 'ENTRY_NOT_FOUND',
    });
    expect(await call('deleteEntry', { id: answerId })).toMatchObject({ __typename: 'EntryNotFound' });
    expect(await call('editEntry', { id: questionId, text: 'x'.repeat(501) })).toMatchObject({
      __typename: 'InvalidInput',
    });
    await call('editEntry', { id: questionId, text: 'Why that?' });
    await call('editEntry', { id: answerId, text: 'Because.' }, tokens[1]);
    const anyTime = expect.any(String);
    expect((await readQuestions()).nodes).toMatchObject([
      { text: 'Why that?', editedAt: anyTime, answers: [{ text: 'Because.', editedAt: anyTime }] },
    ]);

    const node =
      'query($id: ID!) { node(id: $id) { ... on Question { text } ... on Answer { text author { slug } } } }';
    const findNode = async (id: string) => (await graphql(app, node, { variables: { id } })).data.node;
    expect([await findNode(questionId), await findNode(answerId)]).toEqual([
      { text: 'Why that?' },
      { text: 'Because.', author: null },
    ]);
    expect(await call('deleteEntry', { id: answerId }, tokens[1])).toMatchObject({ message: 'Your text was deleted.' });
    expect((await readQuestions()).nodes).toMatchObject([{ answers: [] }]);
    await call('deleteEntry', { id: questionId });
    expect([(await readQuestions()).totalCount, await findNode(questionId)]).toEqual([0, null]);
  });

  it('is in the account’s export, and stays without a name after the account is deleted', async () => {
    const email = await addMember(app, outbox, { email: `leaver-${Date.now()}@gmail.com`, username: 'Leaver' });
    const token = await signIn(app, email);
    await askQuestion('Why?', token);
    await call('answerQuestion', { questionId: await readFirstQuestionId(), text: 'So.' }, token);
    const { data } = await graphql<{ viewer: { exportedData: string | object } }>(app, '{ viewer { exportedData } }', {
      token,
    });
    const exported = data.viewer.exportedData;
    expect(typeof exported === 'string' ? JSON.parse(exported) : exported).toMatchObject({
      questions: [{ recipe: 'gomen', text: 'Why?' }],
      answers: [{ recipe: 'gomen', question: 'Why?', text: 'So.' }],
    });
    const deletion = `mutation { deleteAccount(input: { password: "${PASSWORD}" }) { __typename } }`;
    expect((await graphql(app, deletion, { token })).data.deleteAccount).toMatchObject({
      __typename: 'DeleteAccountSuccess',
    });
    expect((await readQuestions()).nodes).toMatchObject([
      { username: 'Former member', text: 'Why?', answers: [{ username: 'Former member', text: 'So.' }] },
    ]);
  });
});

describe('a page with questions', () => {
  it('is named in a notification on each change, even of author accounts', async () => {
    const notifications: string[] = [];
    const runner = dataSource.createQueryRunner();
    const client = await runner.connect();
    client.on('notification', ({ payload }: { payload: string }) => notifications.push(payload));
    await runner.query('listen reviews_changed');
    const readLastNotification = async () => {
      await expect.poll(() => notifications.length).toBeGreaterThan(0);
      return JSON.parse(notifications.splice(0).at(-1) ?? '');
    };
    const gomen = [{ slug: 'gomen', rated: false }];
    await askQuestion('Why?');
    expect(await readLastNotification()).toEqual(gomen);
    await call('answerQuestion', { questionId: await readFirstQuestionId(), text: 'So.' }, tokens[1]);
    expect(await readLastNotification()).toEqual(gomen);
    await dataSource.query("update users set author_slug = 'hanna' where email = $1", [emails[1]]);
    expect(await readLastNotification()).toEqual(gomen);
    await call('deleteEntry', { id: await readFirstQuestionId() });
    expect(await readLastNotification()).toEqual(gomen);
    await runner.query('unlisten *');
    await runner.release();
  });

  it('needs as many statements for 25 recipes as for one, even on a busy server', async () => {
    await askQuestion('Why?');
    const query = `query($first: Int!) { recipes(first: $first) { nodes { myEntryIds myHiddenEntries { text }
      questions { totalCount nodes { text } } } } }`;
    const countForRecipes = (first: number) =>
      countStatements(() => graphql(app, query, { token: tokens[0], variables: { first } }));
    const count = await countForRecipes(1);
    expect(await countForRecipes(25)).toBe(count);
    // A busy server continues long executions in other turns of the event loop.
    const isLong = vi.spyOn(turns, 'isLong', 'get').mockReturnValue(true);
    expect(await countForRecipes(25)).toBe(count);
    isLong.mockRestore();
  });
});
