import { beforeEach, describe, expect, it } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { getMailbox, toStoredEmail } from '#server/security/mailbox.ts';
import { addMember, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { MODERATE, UNDO } from '../support/desk.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
const { dataSource } = database;
beforeEach(async () => {
  await dataSource.query('delete from subscribers; delete from throttles');
  outbox.mails.length = 0;
});

const register = (email: string, username = 'Abeba') =>
  rest(app, '/users/register', { body: { username, email, password: PASSWORD } });
const readAccounts = async (): Promise<string[]> =>
  (await dataSource.query('select email from users where email is not null order by id')).map(
    ({ email }: { email: string }) => email,
  );
const getMails = () => outbox.mails.map(({ to, template }) => `${template} ${to}`);

it.each([
  'abeba@gmail.com',
  'a.b.e.b.a+x+y@googlemail.com',
  'a.beba+x@work.example',
  '+x@work.example',
  '++x@work.example',
  'bruk@xn--bcher-kva.example',
])('the database and the server agree on the mailbox of %s', async (email) => {
  const [{ mailbox }] = await dataSource.query('select get_mailbox($1) as mailbox', [email]);
  expect(mailbox).toBe(getMailbox(email));
});

describe('an address with non-ASCII letters in its domain', () => {
  it('is stored in ASCII, whichever form the browser sends', () => {
    for (const input of ['Abeba@bücher.example', 'abeba@xn--bcher-kva.example', ' abeba@BÜCHER.example '])
      expect(toStoredEmail(input)).toBe('abeba@xn--bcher-kva.example');
    expect(toStoredEmail('no address')).toBe('no address');
  });

  it('has one account and one subscription in both forms', async () => {
    await addMember(app, outbox, { email: 'abeba@xn--bcher-kva.example', username: 'Abeba' });
    outbox.mails.length = 0;
    expect(await signIn(app, 'abeba@xn--bcher-kva.example')).toBeTruthy();
    expect(await signIn(app, 'abeba@bücher.example')).toBeTruthy();
    await register('abeba@xn--bcher-kva.example');
    expect(getMails()).toEqual(['account-exists abeba@xn--bcher-kva.example']);
    for (const email of ['bruk@bücher.example', 'bruk@xn--bcher-kva.example'])
      await rest(app, '/subscribe/submitsubscribeform', { body: { email } });
    expect(await dataSource.query('select email from subscribers')).toEqual([{ email: 'bruk@xn--bcher-kva.example' }]);
  });
});

describe('a mailbox', () => {
  it('has one account, in every spelling of its address', async () => {
    await addMember(app, outbox, { email: 'selam@gmail.com', username: 'Selam' });
    outbox.mails.length = 0;
    const previousAccounts = await readAccounts();
    for (const email of ['s.elam@gmail.com', 'selam+2@googlemail.com']) await register(email);
    expect(await readAccounts()).toEqual(previousAccounts);
    expect(getMails()).toEqual(['account-exists selam@gmail.com', 'account-exists selam@gmail.com']);
  });

  it('that is not verified yet has one account, and gets an email for each concurrent registration', async () => {
    await Promise.all([register('tariku+1@gmail.com'), register('tariku@gmail.com'), register('t.ariku@gmail.com')]);
    expect((await readAccounts()).filter((email) => email.startsWith('t'))).toHaveLength(1);
    expect(getMails()).toHaveLength(3);
  });

  it('is subscribed once', async () => {
    const subscribe = (email: string) => rest(app, '/subscribe/submitsubscribeform', { body: { email } });
    await subscribe('hana@gmail.com');
    await dataSource.query('update subscribers set confirmed_at = now()');
    await Promise.all(['h.ana@gmail.com', 'hana+x@googlemail.com'].map(subscribe));
    expect(await dataSource.query('select email from subscribers')).toEqual([{ email: 'hana@gmail.com' }]);
    expect(getMails()).toEqual(['newsletter-confirm hana@gmail.com']);
  });
});

describe('a moderator’s decision', () => {
  const RENAME = `mutation($name: String!) { updateUsername(input: { username: $name }) {
    ... on UpdateUsernameSuccess { viewer { username } } ... on InvalidInput { problems { message } } } }`;

  async function decide(email: string, kind: string) {
    const token = await signIn(app, email);
    const ADD = `mutation { addReview(input: { recipeSlug: "gomen", rating: 2, message: "Good." }) {
      ... on AddReviewSuccess { review { id } } } }`;
    const { data } = await graphql<{ addReview: { review: { id: string } } }>(app, ADD, { token });
    const moderator = await signIn(app, 'moderator@gmail.com');
    const input = { id: data.addReview.review.id, kind, reason: 'It is so.' };
    const decision = await graphql<{ moderate: { actionId: string } }>(app, MODERATE, {
      token: moderator,
      variables: { input },
    });
    return {
      token,
      undo: () => graphql(app, UNDO, { token: moderator, variables: { id: decision.data.moderate.actionId } }),
    };
  }

  beforeEach(async () => {
    await dataSource.query('delete from users');
    await addMember(app, outbox, { email: 'moderator@gmail.com', username: 'Bruk' });
    await setRole(dataSource, 'moderator@gmail.com', { role: StaffRole.MODERATOR, granted: true });
    await addMember(app, outbox, { email: 'blocked@gmail.com', username: 'Abeba' });
    outbox.mails.length = 0;
  });

  it('to block applies to the mailbox in every spelling, and sends it no email', async () => {
    const { undo } = await decide('blocked@gmail.com', 'BLOCK');
    const previousAccounts = await readAccounts();
    for (const email of ['b.locked@gmail.com', 'blocked+2@gmail.com', 'blocked@googlemail.com', 'blocked@gmail.com']) {
      await register(email);
      await rest(app, '/users/forgotpassword', { body: { email } });
      await rest(app, '/users/resendverification', { body: { email } });
    }
    expect(await readAccounts()).toEqual(previousAccounts);
    expect(getMails()).toEqual([]);
    await undo();
    await dataSource.query('delete from throttles');
    await rest(app, '/users/forgotpassword', { body: { email: 'blocked@gmail.com' } });
    expect(getMails()).toEqual(['reset-password blocked@gmail.com']);
  });

  it('to remove a name stays until it is undone', async () => {
    const { token, undo } = await decide('blocked@gmail.com', 'RENAME');
    const rename = async () =>
      (await graphql(app, RENAME, { token, variables: { name: 'Selam' } })).data.updateUsername;
    expect(await rename()).toEqual({
      problems: [{ message: 'A moderator removed your name. Please write to us if you want another one.' }],
    });
    await undo();
    expect(await rename()).toEqual({ viewer: { username: 'Selam' } });
  });
});
