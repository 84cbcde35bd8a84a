import { beforeEach, describe, expect, it } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { addMember, dump, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { addReviews } from '../support/catalogue.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });

const TIME = /^\d{4}-\d\d-\d\dT.*Z$/;
let count = 0;
let email: string;
beforeEach(() => {
  count += 1;
  email = `abeba${count}@gmail.com`;
});

const fetchViewer = (token?: string) =>
  graphql<{ viewer: { username: string; email: string } | null }>(app, '{ viewer { username email } }', { token });
const login = () => rest(app, '/users/login', { body: { email, password: PASSWORD } });

describe('an account’s owner', () => {
  it('can change the username', async () => {
    const token = await signIn(app, await addMember(app, outbox, { email }));
    const query =
      'mutation($n: String!) { updateUsername(input: { username: $n }) { ... on UpdateUsernameSuccess { viewer { username } } ... on InvalidInput { problems { path message } } } }';
    const set = async (n: string) => (await graphql(app, query, { variables: { n }, token })).data.updateUsername;
    expect(await set(' Almaz ')).toEqual({ viewer: { username: 'Almaz' } });
    const problems = [{ path: ['username'], message: 'Username can only contain letters.' }];
    expect(await set('Almaz 2')).toEqual({ problems });
    expect((await fetchViewer(token)).data.viewer?.username).toBe('Almaz');
  });

  it('sees and ends only their own sessions', async () => {
    await addMember(app, outbox, { email });
    const [first, second, third] = [await signIn(app, email), await signIn(app, email), await signIn(app, email)];
    const stranger = await signIn(app, await addMember(app, outbox, { email: `stranger${email}` }));
    type Sessions = { viewer: { sessions: { id: string; current: boolean; device: string }[] } };
    const fetchSessions = async (token: string) =>
      (
        await graphql<Sessions>(app, '{ viewer { sessions { id current device createdAt lastUsedAt expiresAt } } }', {
          token,
        })
      ).data.viewer.sessions;
    const sessions = await fetchSessions(first);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const end = (id: string, token: string) =>
      graphql(app, 'mutation($id: ID!) { endSession(input: { id: $id }) { __typename } }', {
        variables: { id },
        token,
      });
    const getId = async (token: string) => (await fetchSessions(token)).find(({ current }) => current)?.id ?? '';
    const thirdId = await getId(third);
    for (const id of [thirdId, 'nonsense', '\0', "' or true --"])
      expect(['InvalidInput', undefined]).toContain((await end(id, stranger)).data?.endSession?.__typename);
    expect((await fetchViewer(third)).data.viewer?.email).toBe(email);
    expect((await end(thirdId, first)).data.endSession?.__typename).toBe('EndSessionSuccess');
    expect((await fetchViewer(third)).status).toBe(401);
    await graphql(app, 'mutation { endOtherSessions { viewer { id } } }', { token: first });
    expect([
      (await fetchViewer(first)).status,
      (await fetchViewer(second)).status,
      (await fetchViewer(stranger)).status,
    ]).toEqual([200, 401, 200]);
  });

  it('can export all data', async () => {
    const token = await signIn(app, await addMember(app, outbox, { email }));
    await addReviews(database.dataSource, 'gomen', [{ username: 'x', halves: 9, message: 'Mine.' }]);
    await database.dataSource.query(
      'update reviews set user_id = (select id from users where email = $1), edited_at = now() where message = $2',
      [email, 'Mine.'],
    );
    await database.dataSource.query('update users set google_sub = $2 where email = $1', [email, `google-${count}`]);
    const { data } = await graphql<{ viewer: { exportedData: string } }>(app, '{ viewer { exportedData } }', { token });
    const dataExport = JSON.parse(data.viewer.exportedData);
    expect(dataExport).toMatchObject({
      profile: {
        username: 'Abeba',
        email,
        emailVerifiedAt: expect.stringMatching(TIME),
        hasPassword: true,
        hasGoogle: true,
        googleAccount: `google-${count}`,
        createdAt: expect.stringMatching(TIME),
      },
      sessions: [{ current: true, device: expect.any(String), lastUsedAt: expect.stringMatching(TIME) }],
      reviews: [{ recipe: 'gomen', rating: 4.5, message: 'Mine.', editedAt: expect.stringMatching(TIME) }],
    });
    expect(data.viewer.exportedData).not.toContain('argon2');
  });

  it('deletes the account with the password; reviews stay without a name, and no row keeps the email address', async () => {
    const token = await signIn(app, await addMember(app, outbox, { email }));
    // These requests might store the address in other tables.
    await rest(app, '/users/register', { body: { username: 'Abeba', email, password: 'another password' } });
    await rest(app, '/users/forgotpassword', { body: { email } });
    await addReviews(database.dataSource, 'doro-wat', [{ username: 'x', halves: 9, message: 'Stays.' }]);
    await database.dataSource.query(
      'update reviews set user_id = (select id from users where email = $1) where message = $2',
      [email, 'Stays.'],
    );
    await rest(app, '/contact/submitcontactform', {
      body: { name: 'Abeba', email: email.toUpperCase(), message: 'My injera has no eyes.' },
    });
    await database.dataSource.query('truncate throttles');
    await rest(app, '/subscribe/submitsubscribeform', { body: { email } });
    const query =
      'mutation($p: String) { deleteAccount(input: { password: $p }) { __typename ... on Failure { message } ... on InvalidInput { problems { path code } } } }';
    const remove = async (p: string | null) =>
      (await graphql(app, query, { variables: { p }, token })).data.deleteAccount;
    for (const password of [null, ''])
      expect(await remove(password)).toEqual({
        __typename: 'InvalidInput',
        message: 'Password is required',
        problems: [{ path: ['password'], code: 'REQUIRED' }],
      });
    expect(await remove('wrong')).toEqual({ __typename: 'InvalidCredentials', message: 'Wrong password.' });
    for (const table of ['users', 'contact_messages', 'subscribers'])
      expect(await database.dataSource.query(`select email from ${table} where email = $1`, [email])).toHaveLength(1);
    expect(await remove(PASSWORD)).toEqual({ __typename: 'DeleteAccountSuccess' });
    expect((await fetchViewer(token)).status).toBe(401);
    expect((await login()).statusCode).toBe(401);
    expect(await dump(database.dataSource)).not.toContain(email);
    const reviews = await rest(app, '/recipe/getsingleproductmany/doro-wat', { body: {} });
    expect(reviews.json().reviews).toContainEqual({ username: 'Former member', rating: 4.5, message: 'Stays.' });
  });

  it.each([
    `deleteAccount(input: { password: "${PASSWORD}" }) { __typename }`,
    'updateUsername(input: { username: "Almaz" }) { __typename }',
    'endOtherSessions { ... on EndSessionSuccess { viewer { exportedData } } }',
    `openDesk(input: { password: "${PASSWORD}" }) { __typename }`,
    'addReview(input: { recipeSlug: "gomen", rating: 4, message: "Good." }) { __typename }',
    'syncKitchen(input: { changes: [] }) { __typename }',
  ])('is signed out for the mutations that follow deleteAccount in the same request: %s', async (field) => {
    const token = await signIn(app, await addMember(app, outbox, { email }));
    await setRole(database.dataSource, email, { role: StaffRole.MODERATOR, granted: true });
    const remove = `deleteAccount(input: { password: "${PASSWORD}" }) { __typename }`;
    const { errors } = await graphql(app, `mutation { gone: ${remove} later: ${field} }`, { token });
    expect(errors?.map(({ message }) => message)).toEqual(['Please sign in first.']);
    expect(await database.dataSource.query('select 1 from users where email = $1', [email])).toEqual([]);
  });

  it('causes no server error by resetting the password while the account is deleted, which restores nothing', async () => {
    const token = await signIn(app, await addMember(app, outbox, { email }));
    await rest(app, '/users/forgotpassword', { body: { email } });
    const reset = () =>
      rest(app, `/users/resetpassword/${outbox.tokenFor(email, 'reset-password')}`, {
        body: { password: 'another good one' },
      });
    const remove = `mutation { deleteAccount(input: { password: "${PASSWORD}" }) { __typename } }`;
    const [resetResponse, deletion, dataExport] = await Promise.all([
      reset(),
      graphql(app, remove, { token }),
      graphql(app, '{ viewer { exportedData } }', { token }),
    ]);
    expect([200, 400]).toContain(resetResponse.statusCode);
    // If the reset is first, it ends the session.
    const isDeleted = deletion.data?.deleteAccount?.__typename === 'DeleteAccountSuccess';
    expect([deletion, dataExport].flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual(
      expect.not.arrayContaining(['Something went wrong! Please try again later.']),
    );
    expect((await reset()).json().message).toBe('Invalid or expired reset link.');
    const remaining = await database.dataSource.query('select 1 from users where email = $1', [email]);
    expect(remaining).toHaveLength(isDeleted ? 0 : 1);
  });

  it.each([
    'updateUsername(input: { username: "Almaz" }) { __typename }',
    'endSession(input: { id: "x" }) { __typename }',
    'endOtherSessions { __typename }',
    'deleteAccount(input: { password: "x" }) { __typename }',
  ])('must be signed in for %s', async (field) => {
    for (const token of [undefined, 'nonsense', 'a.b.c']) {
      const { status, errors } = await graphql(app, `mutation { ${field} }`, { token });
      expect([status, errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
        401,
        'UNAUTHENTICATED',
        'Please sign in first.',
      ]);
    }
  });

  it('is not recognized without a token: `viewer` is null', async () => {
    expect(await fetchViewer()).toMatchObject({ status: 200, data: { viewer: null } });
  });
});
