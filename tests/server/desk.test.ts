import { beforeEach, describe, expect, it } from 'vitest';
import { setRole } from '#server/features/accounts/staff.ts';
import { StaffRole } from '#server/features/accounts/staff-role.ts';
import { mailOpenReports } from '#server/features/desk/mail-open-reports.ts';
import { createHold } from '#server/features/reviews/hold.ts';
import { addMember, freshAddress, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { createTestApp } from '../support/app.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
const { dataSource } = database;

const emails = { author: 'author@gmail.com', moderator: 'moderator@gmail.com' };
const NAMES: Record<string, string> = {
  [emails.author]: 'Abeba',
  [emails.moderator]: 'Bruk',
};
const tokens = {} as Record<keyof typeof emails, string>;
let reviewId: string;

for (const email of Object.values(emails)) await addMember(app, outbox, { email, username: NAMES[email] });
await setRole(dataSource, emails.moderator, { role: StaffRole.MODERATOR, has: true });

const ADD = `mutation($message: String!) { addReview(input: { recipeSlug: "gomen", rating: 2, message: $message }) {
  __typename ... on AddReviewSuccess { review { id hiddenReason } recipe { rating { count } } } } }`;
type Added = { addReview: { review: { id: string; hiddenReason: string | null } } };
const comment = async (message: string, at = app) =>
  (await graphql<Added>(at, ADD, { token: tokens.author, variables: { message } })).data.addReview.review;

beforeEach(async () => {
  for (const table of ['reviews', 'reports', 'throttles']) await dataSource.query(`delete from ${table}`);
  // What was hidden in a test would have the texts of the next one wait.
  await dataSource.query(
    'alter table desk_actions disable trigger user; delete from desk_actions; alter table desk_actions enable trigger user',
  );
  await dataSource.query(`update users set username = 'Abeba', blocked_at = null where email = $1`, [emails.author]);
  for (const name of ['author', 'moderator'] as const) tokens[name] = await signIn(app, emails[name]);
  ({ id: reviewId } = await comment('Buy pans at my shop.'));
});

const REPORT = `mutation($input: ReportTextInput!) { reportText(input: $input) { __typename
  ... on ReportTextSuccess { message } ... on InvalidInput { problems { path code } } } }`;
const report = async (input: object = {}, from = freshAddress()) =>
  graphql(app, REPORT, { variables: { input: { id: reviewId, reason: 'SPAM', ...input } }, from });

type Reported = {
  id: string;
  message: string;
  path: string;
  username: string;
  hiddenReason: string | null;
  isBlocked: boolean;
  reports: { reason: string; note: string; isOpen: boolean }[];
  otherTexts: { message: string; title: string }[];
  actions: { id: string; kind: string; staff: string; reason: string | null; text: string | null }[];
};
const TEXT = `id message path username hiddenReason isBlocked reports { reason note isOpen }
  otherTexts { message title } actions { kind staff reason text }`;
type Desk = { desk: { reports: { totalCount: number; nodes: Reported[] } } | null };
const desk = async (token: string | undefined, at = app) =>
  graphql<Desk>(at, `{ desk { reports { totalCount nodes { ${TEXT} } } } }`, { token });
const openTexts = async (at = app) => (await desk(tokens.moderator, at)).data.desk?.reports.nodes ?? [];

const MODERATE = `mutation($input: ModerateInput!) { moderate(input: $input) { __typename
  ... on ModerateSuccess { actionId message text { ${TEXT} } } ... on InvalidInput { message problems { path code } } } }`;
type Moderated = { moderate: { __typename: string; actionId: string; message: string; text: Reported | null } };
const moderate = async (kind: string, reason: string | null = null, token = tokens.moderator) =>
  graphql<Moderated>(app, MODERATE, { token, variables: { input: { id: reviewId, kind, reason } } });
const UNDO = `mutation($id: ID!) { undoModeration(input: { id: $id }) { __typename ... on ModerateSuccess { message }
  ... on Failure { message } } }`;
const undo = async (id: string, token = tokens.moderator) => graphql(app, UNDO, { token, variables: { id } });

const OPEN = 'mutation($p: String!) { openDesk(input: { password: $p }) { __typename ... on Failure { code } } }';
const open = (p: string, token = tokens.moderator) => graphql(app, OPEN, { token, variables: { p } });

const SHOWN = `{ recipe(slug: "gomen") { rating { count distribution { count } } reviews { totalCount nodes { message username } }
  myReview { message hiddenReason } } }`;
type Shown = {
  recipe: {
    rating: { count: number };
    reviews: { totalCount: number; nodes: { username: string }[] };
    myReview: { message: string; hiddenReason: string | null } | null;
  };
};
const shown = async (token?: string, at = app) => (await graphql<Shown>(at, SHOWN, { token })).data.recipe;

describe('a report', () => {
  it('comes from a visitor, with a line of their own, and says nothing of them', async () => {
    expect((await report({ reason: 'DANGEROUS', note: ' Raw  beans. ' })).data.reportText).toEqual({
      __typename: 'ReportTextSuccess',
      message: 'Thank you. A moderator will read it.',
    });
    expect(await openTexts()).toMatchObject([
      {
        message: 'Buy pans at my shop.',
        path: '/recipes/spring/gomen#reviews',
        username: 'Abeba',
        reports: [{ reason: 'It could make a cook ill', note: 'Raw beans.', isOpen: true }],
        actions: [],
      },
    ]);
    const [row] = await dataSource.query('select * from reports');
    expect(Object.keys(row)).toEqual(['id', 'text_id', 'reason', 'note', 'created_at', 'closed_at']);
  });

  it('needs a text that is there, and at most 300 characters', async () => {
    const problem = async (input: object) => (await report(input)).data.reportText?.problems;
    expect(await problem({ id: 'UmV2aWV3Ojk5' })).toEqual([{ path: ['id'], code: 'NOT_FOUND' }]);
    expect(await problem({ id: 'nothing' })).toEqual([{ path: ['id'], code: 'NOT_FOUND' }]);
    expect(await problem({ note: 'x'.repeat(301) })).toEqual([{ path: ['note'], code: 'TOO_LONG' }]);
    expect(await problem({ note: 'a\u202eb' })).toEqual([{ path: ['note'], code: 'INVALID' }]);
  });

  it('is held to ten in ten minutes for each client', async () => {
    const from = freshAddress();
    for (let count = 0; count < 10; count += 1) await report({}, from);
    expect((await report({}, from)).status).toBe(429);
    expect(await openTexts()).toMatchObject([{ reports: { length: 10 } }]);
  });
});

describe('the desk', () => {
  it('lists the longest open report first, a part at a time', async () => {
    await report();
    await dataSource.query(
      `insert into reviews (recipe_id, user_id, rating_halves, message)
       select id, (select id from users where email = $1), 8, 'Also mine' from recipes where slug = 'doro-wat'`,
      [emails.author],
    );
    const [{ id }] = await dataSource.query(`select id from reviews where message = 'Also mine'`);
    await dataSource.query(`insert into reports (text_id, reason) values ($1, 'ABUSE')`, [`Review:${id}`]);
    const part = `query($after: String) { desk { reports(first: 1, after: $after) { totalCount nodes { message
      otherTexts { message title } } pageInfo { endCursor hasNextPage } } } }`;
    type Part = { desk: { reports: { nodes: object[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } };
    const first = await graphql<Part>(app, part, { token: tokens.moderator });
    expect(first.data.desk.reports).toMatchObject({
      totalCount: 2,
      nodes: [{ message: 'Buy pans at my shop.', otherTexts: [{ message: 'Also mine', title: 'Doro Wat' }] }],
      pageInfo: { hasNextPage: true },
    });
    const after = first.data.desk.reports.pageInfo.endCursor;
    const second = await graphql<Part>(app, part, { token: tokens.moderator, variables: { after } });
    expect(second.data.desk.reports).toMatchObject({
      nodes: [{ message: 'Also mine' }],
      pageInfo: { hasNextPage: false },
    });
  });

  it.each(['visitor', 'author'] as const)('is not there for a %s', async (who) => {
    const token = who === 'visitor' ? undefined : tokens[who];
    expect(await desk(token)).toMatchObject({ status: 200, data: { desk: null } });
    for (const [query, variables] of [
      [MODERATE, { input: { id: reviewId, kind: 'HIDE', reason: 'No.' } }],
      [UNDO, { id: '1' }],
    ] as const) {
      const { errors } = await graphql(app, query, { token, variables });
      expect(errors?.[0]).toMatchObject({ message: 'There is nothing here.', extensions: { code: 'NOT_FOUND' } });
    }
    expect(await shown()).toMatchObject({ rating: { count: 1 } });
  });

  it('asks for the password again after twelve hours', async () => {
    await dataSource.query(`update sessions set proven_at = now() - interval '12 hours 1 minute'`);
    const { errors } = await moderate('DISMISS');
    expect(errors?.[0]).toMatchObject({
      message: 'Please enter your password again.',
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await open('wrong and rain')).data.openDesk).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await moderate('DISMISS')).errors).toHaveLength(1);
    expect((await open(PASSWORD)).data.openDesk?.__typename).toBe('OpenDeskSuccess');
    expect((await moderate('DISMISS')).data.moderate.__typename).toBe('ModerateSuccess');
    const { data } = await graphql(app, '{ viewer { roles deskOpenUntil } }', { token: tokens.moderator });
    expect(data.viewer).toMatchObject({ roles: ['MODERATOR'] });
    expect(new Date(String(data.viewer?.deskOpenUntil)).getTime()).toBeGreaterThan(Date.now() + 11.9 * 3_600_000);
  });

  it('opens for the staff only, by a password', async () => {
    expect((await open(PASSWORD, tokens.author)).errors?.[0]).toMatchObject({ message: 'There is nothing here.' });
    const [{ hash }] = await dataSource.query('select password_hash as hash from users where email = $1', [
      emails.moderator,
    ]);
    const setHash = (value: string | null) =>
      dataSource.query(`update users set password_hash = $2, google_sub = 'bruk' where email = $1`, [
        emails.moderator,
        value,
      ]);
    await setHash(null);
    const opened = await open('');
    await setHash(hash);
    expect(opened.data.openDesk).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('is not stored by any cache', async () => {
    expect((await desk(tokens.moderator)).headers['cache-control']).toBe('no-store');
  });
});

describe('a moderator', () => {
  beforeEach(() => report());

  it('hides a text from all but its author, who reads why; its stars do not count', async () => {
    const { moderate: done } = (await moderate('HIDE', 'It advertises a shop.')).data;
    expect(done).toMatchObject({
      message: 'Done.',
      text: {
        hiddenReason: 'It advertises a shop.',
        reports: [{ isOpen: false }],
      },
    });
    expect(done.text?.actions[0]).toEqual({
      kind: 'HIDE',
      staff: 'Bruk',
      reason: 'It advertises a shop.',
      text: 'Buy pans at my shop.',
    });
    expect(await shown()).toMatchObject({
      rating: { count: 0 },
      reviews: { totalCount: 0, nodes: [] },
      myReview: null,
    });
    expect(await shown(tokens.author)).toMatchObject({ myReview: { hiddenReason: 'It advertises a shop.' } });
    expect(await openTexts()).toEqual([]);
    // Written again, it stays hidden.
    expect(await comment('Buy pots at my shop.')).toMatchObject({ hiddenReason: 'It advertises a shop.' });
    expect(await shown()).toMatchObject({ rating: { count: 0 } });

    expect((await undo(done.actionId)).data.undoModeration).toMatchObject({ message: 'Undone.' });
    expect(await shown()).toMatchObject({ rating: { count: 1 }, reviews: { totalCount: 1 } });
    expect(await openTexts()).toMatchObject([{ reports: [{ isOpen: true }] }]);
    expect((await undo(done.actionId)).data.undoModeration).toMatchObject({
      message: 'This cannot be undone any more.',
    });
  });

  it('has to say why a text is hidden', async () => {
    expect((await moderate('HIDE', ' ')).data.moderate).toMatchObject({
      __typename: 'InvalidInput',
      problems: [{ path: ['reason'], code: 'REQUIRED' }],
    });
    expect(await shown()).toMatchObject({ rating: { count: 1 } });
  });

  it('restores, and dismisses', async () => {
    await moderate('HIDE', 'No.');
    await moderate('RESTORE');
    expect(await shown()).toMatchObject({ rating: { count: 1 } });
    await report();
    expect(await openTexts()).toHaveLength(1);
    await moderate('DISMISS');
    expect(await openTexts()).toEqual([]);
    expect(await shown()).toMatchObject({ rating: { count: 1 } });
  });

  it('deletes a text, and brings it back', async () => {
    const { moderate: done } = (await moderate('DELETE')).data;
    expect(done.text).toBeNull();
    expect(await shown(tokens.author)).toMatchObject({ rating: { count: 0 }, myReview: null });
    await undo(done.actionId);
    expect(await shown(tokens.author)).toMatchObject({
      rating: { count: 1 },
      myReview: { message: 'Buy pans at my shop.', hiddenReason: null },
    });
  });

  it('does not bring a text back over another one', async () => {
    const { actionId } = (await moderate('DELETE')).data.moderate;
    await comment('Better now.');
    expect((await undo(actionId)).data.undoModeration).toMatchObject({ message: 'This cannot be undone any more.' });
    expect(await shown(tokens.author)).toMatchObject({ myReview: { message: 'Better now.' } });
  });

  it('leaves a text hidden that another one has hidden meanwhile', async () => {
    await moderate('HIDE', 'No.');
    expect((await moderate('DISMISS')).data.moderate.text).toMatchObject({ hiddenReason: 'No.' });
  });

  it('takes back only what is still so, and once', async () => {
    const refused = { message: 'This cannot be undone any more.' };
    const hidden = (await moderate('HIDE', 'No.')).data.moderate.actionId;
    const again = (await moderate('HIDE', 'It is rude.')).data.moderate.actionId;
    expect((await undo(hidden)).data.undoModeration).toMatchObject(refused);
    const answers = await Promise.all([undo(again), undo(again)]);
    expect(answers.map(({ data }) => data.undoModeration?.message).sort()).toEqual([refused.message, 'Undone.']);
    expect(await shown(tokens.author)).toMatchObject({ myReview: { hiddenReason: 'No.' } });

    const blocked = (await moderate('BLOCK')).data.moderate.actionId;
    await moderate('UNBLOCK');
    expect((await undo(blocked)).data.undoModeration).toMatchObject(refused);
  });

  it('brings the text of a former member back', async () => {
    await dataSource.query('update reviews set user_id = null');
    const { actionId } = (await moderate('DELETE')).data.moderate;
    await undo(actionId);
    expect((await shown()).reviews.nodes).toMatchObject([{ username: 'Former member' }]);
  });

  it('takes a name away, and gives it back', async () => {
    const { actionId } = (await moderate('RENAME')).data.moderate;
    expect((await shown()).reviews.nodes).toMatchObject([{ username: 'Member' }]);
    await undo(actionId);
    expect((await shown()).reviews.nodes).toMatchObject([{ username: 'Abeba' }]);
  });

  it('blocks an account: its sessions and tokens end, it cannot sign in, nor register again', async () => {
    const made = await graphql<{ createToken: { token: string } }>(
      app,
      `mutation { createToken(input: { name: "x", scope: READ }) { ... on CreateTokenSuccess { token } } }`,
      { token: tokens.author },
    );
    const { actionId, text } = (await moderate('BLOCK')).data.moderate;
    expect(text).toMatchObject({ isBlocked: true });
    for (const token of [tokens.author, made.data.createToken.token])
      expect((await graphql(app, '{ viewer { username } }', { token })).status).toBe(401);
    const login = () => rest(app, '/users/login', { body: { email: emails.author, password: PASSWORD } });
    expect((await login()).statusCode).toBe(401);
    const again = { username: 'Another', email: emails.author, password: PASSWORD };
    await rest(app, '/users/register', { body: again });
    expect(outbox.mails.at(-1)).toMatchObject({ template: 'account-exists', to: emails.author });
    await undo(actionId);
    expect((await login()).statusCode).toBe(200);
  });

  it('blocks once, and no other moderator', async () => {
    await moderate('BLOCK');
    expect((await moderate('BLOCK')).data.moderate).toMatchObject({ message: 'The account is so already.' });
    await moderate('UNBLOCK');
    await setRole(dataSource, emails.author, { role: StaffRole.MODERATOR, has: true });
    expect((await moderate('BLOCK')).data.moderate).toMatchObject({ message: 'This is the account of a moderator.' });
    await setRole(dataSource, emails.author, { role: StaffRole.MODERATOR, has: false });
  });

  it('cannot block or rename the own account', async () => {
    await dataSource.query('update reviews set user_id = (select id from users where email = $1)', [emails.moderator]);
    for (const kind of ['BLOCK', 'RENAME'])
      expect((await moderate(kind)).data.moderate).toMatchObject({ message: 'This is your own account.' });
  });

  it('leaves a log that only grows, is exported, and outlives the account', async () => {
    await moderate('BLOCK');
    await moderate('UNBLOCK');
    const logged = await dataSource.query('select * from desk_actions order by id desc limit 2');
    expect(JSON.stringify(logged)).not.toContain('Abeba');
    await moderate('HIDE', 'No.');
    for (const statement of [
      'update desk_actions set kind = null',
      'delete from desk_actions',
      'truncate desk_actions',
    ])
      await expect(dataSource.query(statement)).rejects.toThrow('desk_actions only grows');
    const { data } = await graphql(app, '{ viewer { exportedData } }', { token: tokens.moderator });
    expect(JSON.parse(String(data.viewer?.exportedData)).deskActions.at(-1)).toMatchObject({ kind: 'HIDE' });
    const { data: log } = await graphql<{ desk: { actions: { nodes: object[] } } }>(
      app,
      '{ desk { actions(first: 1) { nodes { kind staff text reason } } } }',
      { token: tokens.moderator },
    );
    expect(log.desk.actions.nodes).toEqual([
      { kind: 'HIDE', staff: 'Bruk', text: 'Buy pans at my shop.', reason: 'No.' },
    ]);
    await setRole(dataSource, emails.author, { role: StaffRole.EDITOR, has: true });
    const { data: seen } = await graphql<typeof log>(app, '{ desk { actions { nodes { kind } } } }', {
      token: tokens.author,
    });
    expect(seen.desk.actions.nodes).toEqual([]);
    await setRole(dataSource, emails.author, { role: StaffRole.EDITOR, has: false });
  });

  it('leaves nothing of a member in the log whose account is deleted', async () => {
    await addMember(app, outbox, { email: 'leaving@gmail.com', username: 'Leaving' });
    const token = await signIn(app, 'leaving@gmail.com');
    const { data } = await graphql<Added>(app, ADD, { token, variables: { message: 'Something of mine.' } });
    reviewId = data.addReview.review.id;
    await moderate('RENAME');
    const { actionId } = (await moderate('DELETE')).data.moderate;
    const exported = await graphql(app, '{ viewer { exportedData } }', { token });
    expect(JSON.parse(String(exported.data.viewer?.exportedData)).moderation).toMatchObject([
      { kind: 'RENAME', said: 'Something of mine.' },
      { kind: 'DELETE', said: 'Something of mine.', reason: null },
    ]);
    const remove = 'mutation($p: String!) { deleteAccount(input: { password: $p }) { __typename } }';
    const { data: removed } = await graphql(app, remove, { token, variables: { p: PASSWORD } });
    expect(removed.deleteAccount?.__typename).toBe('DeleteAccountSuccess');
    const logged = await dataSource.query('select kind, before from desk_actions order by id');
    expect(logged).toEqual([
      { kind: 'RENAME', before: null },
      { kind: 'DELETE', before: null },
    ]);
    expect((await undo(actionId)).data.undoModeration?.__typename).toBe('InvalidInput');
  });
});

describe('questions and answers', () => {
  const write = async (mutation: string) =>
    graphql(app, `mutation { ${mutation} { __typename } }`, { token: tokens.author });
  type Asked = {
    recipe: { questions: { totalCount: number; nodes: { id: string; text: string; answers: { id: string }[] }[] } };
  };
  const ASKED = '{ recipe(slug: "gomen") { questions { totalCount nodes { id text answers { id } } } } }';
  const asked = async () => (await graphql<Asked>(app, ASKED)).data.recipe.questions;
  const decide = async (id: string, kind: string) => {
    const variables = { input: { id, kind, reason: 'It is rude.' } };
    return (await graphql<Moderated>(app, MODERATE, { token: tokens.moderator, variables })).data.moderate;
  };

  it('are reported, hidden and deleted like comments; a question brings its answers back', async () => {
    await dataSource.query('delete from questions');
    await write('askQuestion(input: { recipeSlug: "gomen", text: "Is it hot?" })');
    const [{ id: questionId } = { id: '' }] = (await asked()).nodes;
    await write(`answerQuestion(input: { questionId: "${questionId}", text: "Not much." })`);
    const answerId = (await asked()).nodes[0]?.answers[0]?.id ?? '';
    await report({ id: questionId });
    await report({ id: answerId });
    expect((await openTexts()).map(({ message }) => message)).toEqual(['Is it hot?', 'Not much.']);

    const hiddenAnswer = await decide(answerId, 'HIDE');
    expect((await asked()).nodes).toMatchObject([{ text: 'Is it hot?', answers: [] }]);
    const hidden = '{ recipe(slug: "gomen") { myHiddenEntries { text reason } } }';
    expect((await graphql(app, hidden, { token: tokens.author })).data.recipe).toEqual({
      myHiddenEntries: [{ text: 'Not much.', reason: 'It is rude.' }],
    });
    expect((await graphql(app, hidden)).data.recipe).toEqual({ myHiddenEntries: [] });
    await undo(hiddenAnswer.actionId);

    const { actionId } = await decide(questionId, 'DELETE');
    expect(await asked()).toMatchObject({ totalCount: 0 });
    await undo(actionId);
    expect((await asked()).nodes).toMatchObject([{ id: questionId, answers: [{ id: answerId }] }]);
  });

  it('wait, too, where the site is set so', async () => {
    const held = await createTestApp(dataSource, { env: { TRUST_PROXY: '1', HOLD_WORDS: 'casino' }, outbox });
    await dataSource.query('delete from questions');
    const ask = await graphql(
      held.app,
      'mutation { askQuestion(input: { recipeSlug: "gomen", text: "Casino?" }) { ... on EntrySuccess { message } } }',
      { token: tokens.author },
    );
    expect(ask.data.askQuestion).toEqual({ message: 'It waits for a moderator to read it.' });
    expect(await asked()).toMatchObject({ totalCount: 0 });
    const [{ id } = { id: '' }] = await openTexts();
    expect(await openTexts()).toMatchObject([{ message: 'Casino?' }]);
    // Changed, it waits once; hidden by a moderator, it does not wait any more.
    const EDIT =
      'mutation($id: ID!) { editEntry(input: { id: $id, text: "Casinos? Casino!" }) { ... on EntrySuccess { message } } }';
    const edit = async () =>
      (await graphql(held.app, EDIT, { token: tokens.author, variables: { id } })).data.editEntry?.message;
    expect(await edit()).toBe('It waits for a moderator to read it.');
    expect(await openTexts()).toMatchObject([{ message: 'Casinos? Casino!', reports: { length: 1 } }]);
    await decide(id, 'HIDE');
    expect(await edit()).toBe('Your text was changed.');
    expect(await openTexts()).toEqual([]);
    await held.app.close();
  });
});

describe('texts that wait', () => {
  it('have a word or phrase by itself', () => {
    const isHeld = createHold({ firstDay: false, words: ['casino', 'buy now', 'e-mail', '!'] });
    const said = ['Casino!', 'Casinos', 'Do BUY, now.', 'buy it now', 'My e-mail is', 'email me'];
    expect(said.filter((text) => isHeld({ createdAt: new Date() }, text))).toEqual([said[0], said[2], said[4]]);
  });

  it('are those of an account’s first day, or with certain words, where the site is set so', async () => {
    const held = await createTestApp(dataSource, {
      env: { TRUST_PROXY: '1', HOLD_FIRST_DAY: 'on', HOLD_WORDS: 'casino, pills' },
      outbox,
    });
    const waiting = 'It waits for a moderator to read it.';
    expect(await comment('Young account.', held.app)).toMatchObject({ hiddenReason: waiting });
    expect(await openTexts()).toMatchObject([{ hiddenReason: waiting, reports: [{ reason: waiting, isOpen: true }] }]);
    expect(await shown(undefined, held.app)).toMatchObject({ rating: { count: 0 } });
    await moderate('DISMISS');
    expect(await shown()).toMatchObject({ rating: { count: 1 } });

    await dataSource.query(`update users set created_at = now() - interval '2 days'`);
    expect(await comment('A day later.', held.app)).toMatchObject({ hiddenReason: null });
    expect(await comment('Win at the Casino!', held.app)).toMatchObject({ hiddenReason: waiting });
    await held.app.close();
  });

  it('are those of a member whose text under the recipe is hidden, also once it is deleted', async () => {
    const waiting = 'It waits for a moderator to read it.';
    const write = async (text: string, slug = 'gomen') => {
      const ask = `mutation { askQuestion(input: { recipeSlug: "${slug}", text: "${text}" }) { ... on EntrySuccess { message } } }`;
      return (await graphql(app, ask, { token: tokens.author })).data.askQuestion?.message;
    };
    const there = 'Your question is there for all to read.';
    await moderate('HIDE', 'It advertises a shop.');
    await graphql(app, 'mutation { deleteReview(input: { recipeSlug: "gomen" }) { __typename } }', {
      token: tokens.author,
    });
    expect(await comment('Buy pans at my shop.')).toMatchObject({ hiddenReason: waiting });
    expect(await openTexts()).toMatchObject([{ message: 'Buy pans at my shop.', reports: [{ reason: waiting }] }]);
    expect(await write('Where are good pans?')).toBe(waiting);
    expect(await write('Is it hot?', 'doro-wat')).toBe(there);

    await dataSource.query(
      `alter table desk_actions disable trigger user; update desk_actions set created_at = now() - interval '31 days';
       alter table desk_actions enable trigger user`,
    );
    expect(await write('A month later?')).toBe(there);
  });

  it('are not those of a member whose text was shown again', async () => {
    const write = async (message: string) => (await comment(message)).hiddenReason;
    const first = (await moderate('HIDE', 'No.')).data.moderate.actionId;
    await undo(first);
    expect(await write('After it was undone.')).toBeNull();
    await moderate('HIDE', 'No.');
    const shownAgain = (await moderate('RESTORE')).data.moderate.actionId;
    expect(await write('After it was shown again.')).toBeNull();
    await undo(shownAgain);
    const question =
      'mutation { askQuestion(input: { recipeSlug: "gomen", text: "So?" }) { ... on EntrySuccess { message } } }';
    expect((await graphql(app, question, { token: tokens.author })).data.askQuestion).toEqual({
      message: 'It waits for a moderator to read it.',
    });
  });
});

it('writes to moderators once a day while something is open', async () => {
  const job = mailOpenReports(dataSource, outbox, 'https://mesob.example');
  const run = () => job.run({}, {} as Parameters<typeof job.run>[1]);
  outbox.mails.length = 0;
  await run();
  expect(outbox.mails).toEqual([]);
  await report();
  await run();
  expect(outbox.mails).toEqual([
    { template: 'open-reports', to: emails.moderator, count: 1, link: 'https://mesob.example/desk' },
  ]);
});
