import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUnverified } from '#server/features/accounts/personal-data.ts';
import { deleteExpired } from '#server/jobs/housekeeping.ts';
import { addMember, dump, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp();

let count = 0;
let email: string;
beforeEach(() => {
  count += 1;
  email = `abeba${count}@gmail.com`;
});

const verify = (token: string) =>
  graphql(
    app,
    'mutation($t: String!) { verifyEmail(input: { token: $t }) { __typename ... on Failure { message } ... on AlreadyVerified { sentTo } ... on LinkExpired { sentTo } ... on InvalidLink { sentTo } } }',
    {
      variables: { t: token },
    },
  );
const fetchViewer = (token?: string) =>
  graphql<{ viewer: { username: string; email: string } | null }>(app, '{ viewer { username email } }', { token });
const login = (password = PASSWORD, address = email) =>
  rest(app, '/users/login', { body: { email: address, password } });
const register = (password = PASSWORD, username = 'Abeba') =>
  rest(app, '/users/register', { body: { username, email, password } });
const expireTokens = () =>
  database.dataSource.query("update one_time_tokens set expires_at = now() - interval '1 second'");

describe('registering', () => {
  it('over GraphQL requires a verified address before the first sign-in', async () => {
    const { data } = await graphql(
      app,
      `mutation($input: RegisterInput!) { register(input: $input) { __typename ... on RegisterSuccess { message } } }`,
      {
        variables: { input: { username: '  Abeba ', email: ` ${email.toUpperCase()} `, password: PASSWORD } },
      },
    );
    expect(data.register?.__typename).toBe('RegisterSuccess');
    expect(outbox.mails.at(-1)).toMatchObject({ template: 'verify-email', to: email, username: 'Abeba' });
    expect((await login()).json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    const token = outbox.tokenFor(email);
    expect((await verify(token)).data.verifyEmail).toEqual({ __typename: 'VerifyEmailSuccess' });
    expect((await verify(token)).data.verifyEmail).toMatchObject({ __typename: 'AlreadyVerified', sentTo: email });
    expect((await fetchViewer(await signIn(app, email))).data.viewer).toEqual({ username: 'Abeba', email });
  });

  it.each([
    ['an empty field', { username: ' ' }, 'username', 'All fields are required.'],
    ['an address without a top-level domain', { email: 'abeba@nowhere' }, 'email', 'Invalid email format.'],
    ['a NUL in the address', { email: 'a\0b@gmail.com' }, 'email', 'Invalid email format.'],
    ['a line break in the address', { email: 'a@gmail.com\r\nBcc: b@gmail.com' }, 'email', 'Invalid email format.'],
    ['a name with a space', { username: 'Meron Alem' }, 'username', 'Username can only contain letters.'],
    ['a name that is too long', { username: 'ä'.repeat(61) }, 'username', 'Username can be at most 60 characters.'],
    ['a short password', { password: 'short12' }, 'password', 'Password must be at least 8 characters.'],
    ['a long password', { password: 'x'.repeat(129) }, 'password', 'Password can be at most 128 characters.'],
    [
      'a common password',
      { password: 'Password123' },
      'password',
      'This password is too common. Please choose another one.',
    ],
  ])('refuses %s', async (_name, invalidInput, field, message) => {
    const mailCount = outbox.mails.length;
    const input = { username: 'Abeba', email, password: PASSWORD, ...invalidInput };
    const query =
      'mutation($input: RegisterInput!) { register(input: $input) { __typename ... on InvalidInput { message problems { path message } } } }';
    const { data } = await graphql(app, query, { variables: { input } });
    expect(data.register).toMatchObject({ __typename: 'InvalidInput', message });
    expect(data.register?.problems).toMatchObject({ 0: { path: [field], message } });
    expect(outbox.mails).toHaveLength(mailCount);
    expect(await database.dataSource.query('select 1 from users where email = $1', [email])).toEqual([]);
  });

  it('accepts names in any script', async () => {
    for (const username of ['አበባ', 'अदिति', '陈晓明', 'Zoë']) {
      email = `name${count++}@gmail.com`;
      expect((await register(PASSWORD, username)).statusCode).toBe(201);
    }
  });

  it('refuses a password of spaces only, and an empty one', async () => {
    const refusal = await register(' \u00a0'.repeat(5));
    expect([refusal.statusCode, refusal.json().message]).toEqual([400, 'Password cannot consist of spaces only.']);
    expect((await register('')).json().message).toBe('All fields are required.');
  });

  it('responds the same to a taken address, whose owner gets an email', async () => {
    await addMember(app, outbox, { email });
    const [taken, free] = [
      await register('another password', 'Mallory'),
      await rest(app, '/users/register', {
        body: { username: 'Mallory', email: `free${email}`, password: 'another password' },
      }),
    ];
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    expect(outbox.mails.filter(({ to }) => to === email).at(-1)).toEqual({
      template: 'account-exists',
      to: email,
      username: 'Abeba',
      link: 'https://mesob.test/login',
    });
    expect((await login('another password')).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(200);
  });

  it('an unverified address again sends a link for each password, and attackers gain nothing by being first or last', async () => {
    await register('the attacker one', 'Mallory');
    const attackerToken = outbox.tokenFor(email);
    await register();
    const ownerToken = outbox.tokenFor(email);
    await register('the attacker two', 'Mallory');
    expect((await verify(ownerToken)).data.verifyEmail?.__typename).toBe('VerifyEmailSuccess');
    expect((await fetchViewer(await signIn(app, email))).data.viewer?.username).toBe('Abeba');
    expect((await verify(attackerToken)).data.verifyEmail?.__typename).toBe('AlreadyVerified');
    for (const password of ['the attacker one', 'the attacker two'])
      expect((await login(password)).statusCode).toBe(401);
    expect(
      await database.dataSource.query(
        'select 1 from one_time_tokens where payload is not null and subject = (select id::text from users where email = $1)',
        [email],
      ),
    ).toEqual([]);
  });

  it('and requesting a new link keeps the password, unless there were two registrations', async () => {
    const resend = () => rest(app, '/users/resendverification', { body: { email } });
    await register();
    await resend();
    await verify(outbox.tokenFor(email));
    expect((await login()).statusCode).toBe(200);

    email = `contested${count}@gmail.com`;
    await register();
    await register('the attacker one', 'Mallory');
    await resend();
    expect((await verify(outbox.tokenFor(email))).data.verifyEmail?.__typename).toBe('VerifyEmailSuccess');
    expect((await login('the attacker one')).statusCode).toBe(401);
    await database.dataSource.query('truncate throttles');
    await rest(app, '/users/forgotpassword', { body: { email } });
    await rest(app, `/users/resetpassword/${outbox.tokenFor(email, 'reset-password')}`, {
      body: { password: PASSWORD },
    });
    expect((await login()).statusCode).toBe(200);
  });

  it('is completed by exactly one of two links that are opened concurrently', async () => {
    const tokenPairs = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const address = `twice${index}${email}`;
        await rest(app, '/users/register', { body: { username: 'Abeba', email: address, password: PASSWORD } });
        const firstToken = outbox.tokenFor(address);
        await rest(app, '/users/resendverification', { body: { email: address } });
        return [firstToken, outbox.tokenFor(address)];
      }),
    );
    const responses = await Promise.all(tokenPairs.map((tokens) => Promise.all(tokens.map(verify))));
    for (const pair of responses)
      expect(pair.map(({ data }) => data?.verifyEmail?.__typename).sort()).toEqual([
        'AlreadyVerified',
        'VerifyEmailSuccess',
      ]);
  });

  it('three times concurrently creates one account', async () => {
    const responses = await Promise.all(Array.from({ length: 3 }, () => register()));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await database.dataSource.query('select count(*)::int as n from users where email = $1', [email])).toEqual([
      { n: 1 },
    ]);
  });
});

describe('verification links', () => {
  it('can expire, and unknown links are invalid', async () => {
    await register();
    await expireTokens();
    expect((await verify(outbox.tokenFor(email))).data.verifyEmail).toEqual({
      __typename: 'LinkExpired',
      message: 'This verification link has expired.',
      sentTo: email,
    });
    for (const token of ['', 'x', '\0', 'A'.repeat(43), outbox.tokenFor(email).toLowerCase()])
      expect((await verify(token)).data.verifyEmail, JSON.stringify(token)).toMatchObject({
        __typename: 'InvalidLink',
        sentTo: null,
      });
    expect((await login()).json().code).toBe('EMAIL_NOT_VERIFIED');
  });

  it('are not sent again to verified or unknown addresses, and the responses are equal', async () => {
    await addMember(app, outbox, { email });
    const mailCount = outbox.mails.length;
    const response = await rest(app, '/users/resendverification', { body: { email } });
    const unknown = await rest(app, '/users/resendverification', { body: { email: 'nobody@gmail.com' } });
    expect([response.statusCode, response.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(outbox.mails).toHaveLength(mailCount);
  });
});

describe('an unverified address', () => {
  const setAge = (days: string) =>
    database.dataSource.query('update users set created_at = now() - $2::interval where email = $1', [email, days]);
  const cleanUp = () => deleteUnverified(database.dataSource);
  const isKnown = async () => (await dump(database.dataSource)).includes(email);
  const ALMOST = '29 days 23 hours 59 minutes';

  it('is deleted after 30 days, with its links, and not before', async () => {
    await register();
    await expireTokens();
    const [{ id }] = await database.dataSource.query('select id from users where email = $1', [email]);
    const readTokens = () =>
      database.dataSource.query('select 1 from one_time_tokens where subject = $1', [String(id)]);
    await setAge(ALMOST);
    await cleanUp();
    expect([await isKnown(), await readTokens()]).toEqual([true, [expect.anything()]]);
    await setAge('30 days');
    await cleanUp();
    expect([await isKnown(), await readTokens()]).toEqual([false, []]);
  });

  it.each(['/users/resendverification', '/users/forgotpassword'])(
    'stays while a link for %s is valid',
    async (path) => {
      await register();
      await expireTokens();
      await rest(app, path, { body: { email } });
      await setAge('31 days');
      await cleanUp();
      expect(await isKnown()).toBe(true);
      await expireTokens();
      await cleanUp();
      expect(await isKnown()).toBe(false);
    },
  );

  it('stays if it is linked to Google; verified members and members without an address stay, too', async () => {
    await addMember(app, outbox, { email });
    await setAge('1 year');
    const google = `google${email}`;
    await database.dataSource.query(
      `insert into users (username, email, google_sub, created_at) values
         ('Abeba', $1, $1, now() - interval '1 year'), ('Almaz', null, null, now() - interval '1 year')`,
      [google],
    );
    const readMembers = () => database.dataSource.query('select id from users order by id');
    const membersBefore = await readMembers();
    await cleanUp();
    expect(await readMembers()).toEqual(membersBefore);
  });

  it('keeps name and password in its links only while these are valid', async () => {
    await register();
    const readPayloads = () =>
      database.dataSource.query(
        'select payload from one_time_tokens where subject = (select id::text from users where email = $1)',
        [email],
      );
    await deleteExpired(database.dataSource);
    expect(await readPayloads()).toEqual([{ payload: { username: 'Abeba', passwordHash: expect.any(String) } }]);
    await expireTokens();
    await deleteExpired(database.dataSource);
    expect(await readPayloads()).toEqual([{ payload: null }]);
    expect((await verify(outbox.tokenFor(email))).data.verifyEmail?.__typename).toBe('LinkExpired');
  });
});
