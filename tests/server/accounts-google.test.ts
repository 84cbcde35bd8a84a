import { generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, graphql, PASSWORD, recordingOutbox, rest } from '../support/accounts.ts';
import { createTestApp } from '../support/app.ts';
import { GOOGLE_CLIENT_ID, startFakeGoogle } from '../support/google.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase();
const google = await startFakeGoogle();
afterAll(() => google.close());
const outbox = recordingOutbox();
const settings = { env: { TRUST_PROXY: '1', GOOGLE_CLIENT_ID, GOOGLE_CERTS_URL: google.url }, outbox };
const { app } = await setUpApp(database, settings);

beforeEach(async () => {
  google.behave('working');
  await database.dataSource.query('truncate users, throttles cascade');
});

/** Creates an app that has not requested Google's keys yet. */
async function makeApp(): Promise<FastifyInstance> {
  return (await createTestApp(database.dataSource, settings)).app;
}

const login = (token: unknown, to = app) => rest(to, '/google/login', { body: { token } });
const failureText = 'Signing in with Google failed. Please try again.';
const readUsers = () =>
  database.dataSource.query(
    'select username, email, google_sub, email_verified_at is not null as verified from users order by id',
  );

describe('signing in with Google', () => {
  it('creates an account the first time, and finds it again after its address changed', async () => {
    const firstLogin = await login(google.createCredential());
    expect([firstLogin.statusCode, firstLogin.json()]).toEqual([
      200,
      { token: expect.stringMatching(/\./), username: 'Abeba T.', message: 'Successfully signed in.' },
    ]);
    expect((await login(google.createCredential({ email: 'other@gmail.com', name: 'Other' }))).json().username).toBe(
      'Abeba T.',
    );
    expect(await readUsers()).toEqual([
      { username: 'Abeba T.', email: 'abeba@gmail.com', google_sub: '1234567890', verified: true },
    ]);
    const query = '{ viewer { hasPassword hasGoogle } settings { googleClientId } }';
    expect((await graphql(app, query, { token: firstLogin.json().token })).data).toEqual({
      viewer: { hasPassword: false, hasGoogle: true },
      settings: { googleClientId: GOOGLE_CLIENT_ID },
    });
  });

  it('four times concurrently creates one account', async () => {
    const responses = await Promise.all([1, 2, 3, 4].map(() => login(google.createCredential())));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await readUsers()).toHaveLength(1);
  });

  it('works over GraphQL', async () => {
    const query =
      'mutation($c: String!) { loginWithGoogle(input: { credential: $c }) { __typename ... on LoginSuccess { token } ... on Failure { message } } }';
    const signInWith = async (c: string) =>
      (await graphql(app, query, { variables: { c } })).data.loginWithGoogle?.__typename;
    expect(await signInWith(google.createCredential())).toBe('LoginSuccess');
    expect(await signInWith('nonsense')).toBe('InvalidCredentials');
    expect(await signInWith(' ')).toBe('InvalidInput');
  });

  it('accepts a credential that is valid from now or in 200 seconds, since clocks differ', async () => {
    const now = Math.floor(Date.now() / 1_000);
    for (const nbf of [now, now + 200]) expect((await login(google.createCredential({ nbf }))).statusCode).toBe(200);
  });

  it('accepts any name, without control characters and cut to 60; replaces a missing or reserved one', async () => {
    const loginAs = async (sub: string, name: unknown) =>
      (await login(google.createCredential({ sub, email: `n${sub}@gmail.com`, name }))).json().username;
    expect(await loginAs('1', 'O’Neil 3rd, "Ann" 🙂')).toBe('O’Neil 3rd, "Ann" 🙂');
    expect(await loginAs('2', ' a\u202Eb\u0000c\n d\u2066 ')).toBe('abc d');
    expect(await loginAs('3', 'x'.repeat(500))).toBe('x'.repeat(60));
    expect(await loginAs('4', undefined)).toBe('n4');
    expect(await loginAs('5', 'M\u0435sob')).toBe('Member');
  });

  it.each([
    ['for another site', { aud: 'another' }],
    ['for several sites', { aud: [GOOGLE_CLIENT_ID, 'another'] }],
    ['of another issuer', { iss: 'https://accounts.example' }],
    ['that has expired', { iat: 1_700_000_000, exp: 1_700_003_600 }],
    ['that is valid for years', { exp: Math.floor(Date.now() / 1_000) + 10 ** 8 }],
    ['from the future', { iat: Math.floor(Date.now() / 1_000) + 10_000, exp: Math.floor(Date.now() / 1_000) + 12_000 }],
    ['that is not valid yet', { nbf: Math.floor(Date.now() / 1_000) + 400 }],
    ['with an address that Google has not verified', { email_verified: false }],
    ['whose email_verified is a string instead of a boolean', { email_verified: 'true' }],
    ['without an address', { email: undefined }],
    ['with a line break in the address', { email: 'a@b.c\r\nBcc: x@y.zz' }],
    ['without a subject', { sub: undefined }],
  ])('refuses a credential %s', async (_name, claims) => {
    const response = await login(google.createCredential(claims));
    expect([response.statusCode, response.json()]).toEqual([
      401,
      { error: failureText, message: failureText, code: 'INVALID_CREDENTIALS' },
    ]);
    expect(await readUsers()).toEqual([]);
  });

  it('refuses other keys, algorithms and nonsense', async () => {
    const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    const validCredential = google.createCredential();
    const [head = '', body = '', signature = ''] = validCredential.split('.');
    const noneHeader = Buffer.from('{"alg":"none","kid":"one"}').toString('base64url');
    const badCredentials = [
      google.createCredential({}, { key: otherKey }),
      google.createCredential({}, { kid: 'two' }),
      google.createCredential({}, { kid: '__proto__' }),
      google.createCredential({}, { key: 'a shared secret of some length, and no more', algorithm: 'HS256' }),
      `${noneHeader}.${body}.`,
      `${noneHeader}.${body}.${signature}`,
      `${head}.${body}.${signature.slice(0, -4)}AAAA`,
      `${head}.${body}`,
      'nonsense',
      '..',
    ];
    for (const credential of badCredentials)
      expect((await login(credential)).statusCode, credential.slice(0, 60)).toBe(401);
    expect((await login('')).statusCode).toBe(400);
    expect(await readUsers()).toEqual([]);
  });
});

describe('an existing account', () => {
  it('is linked if its address is verified and Google vouches for it', async () => {
    await addMember(app, outbox, { email: 'abeba@gmail.com', username: 'Abeba' });
    await addMember(app, outbox, { email: 'abeba@work.example', username: 'Abeba' });
    expect((await login(google.createCredential())).json().username).toBe('Abeba');
    const atWork = { sub: '2', email: 'abeba@work.example', hd: 'work.example' };
    expect((await login(google.createCredential(atWork))).statusCode).toBe(200);
    expect(await readUsers()).toHaveLength(2);
    expect(
      (await rest(app, '/users/login', { body: { email: 'abeba@gmail.com', password: PASSWORD } })).statusCode,
    ).toBe(200);
  });

  it('is not linked if Google does not vouch for it, or if it has another Google account', async () => {
    await addMember(app, outbox, { email: 'abeba@yahoo.com' });
    await rest(app, '/users/register', { body: { username: 'Mallory', email: 'waits@yahoo.com', password: PASSWORD } });
    await login(google.createCredential({ sub: '7', email: 'joined@gmail.com' }));
    const refusedClaims = [
      { sub: '1', email: 'abeba@yahoo.com' },
      { sub: '2', email: 'waits@yahoo.com' },
      { sub: '3', email: 'joined@gmail.com' },
    ];
    for (const claims of refusedClaims) {
      const response = await login(google.createCredential(claims));
      expect([response.statusCode, response.json().code], claims.email).toEqual([409, 'ACCOUNT_EXISTS']);
    }
    expect(await readUsers()).toHaveLength(3);
  });

  it.each([
    ['Gmail', { email: 'abeba@gmail.com' }],
    ['a hosted domain', { email: 'abeba@work.example', hd: 'work.example' }],
  ])('at %s that was never verified goes to the address’s owner, without a stranger’s data', async (_, claims) => {
    const { email } = claims;
    const stranger = { username: 'Mallory', email, password: PASSWORD };
    for (let attempt = 0; attempt < 2; attempt += 1) await rest(app, '/users/register', { body: stranger });
    await rest(app, '/users/forgotpassword', { body: { email } });
    const response = await login(google.createCredential(claims));
    expect([response.statusCode, response.json().username]).toEqual([200, 'Abeba T.']);
    expect(await readUsers()).toEqual([{ username: 'Abeba T.', email, google_sub: '1234567890', verified: true }]);
    const { data } = await graphql(app, '{ viewer { hasPassword hasGoogle } }', { token: response.json().token });
    expect(data.viewer).toEqual({ hasPassword: false, hasGoogle: true });
    expect((await rest(app, '/users/login', { body: { email, password: PASSWORD } })).statusCode).toBe(401);
    const verify = `/users/verify-email/${outbox.tokenFor(email)}`;
    const headers = { 'content-type': 'application/json' };
    expect((await rest(app, verify, { method: 'GET', headers })).statusCode).toBe(400);
    const reset = `/users/resetpassword/${outbox.tokenFor(email, 'reset-password')}`;
    expect((await rest(app, reset, { body: { password: 'the stranger one' } })).statusCode).toBe(400);
    const links = 'select t.kind from one_time_tokens t join users u on u.id::text = t.subject';
    expect(await database.dataSource.query(links)).toEqual([]);
    expect((await login(google.createCredential(claims))).statusCode).toBe(200);
  });

  it('is unlinked from Google by a reset link if another person may have had the address', async () => {
    await login(google.createCredential({ sub: '1', email: 'bought@domain.example' }));
    await login(google.createCredential({ sub: '2' }));
    for (const email of ['bought@domain.example', 'abeba@gmail.com']) {
      await rest(app, '/users/forgotpassword', { body: { email } });
      await rest(app, `/users/resetpassword/${outbox.tokenFor(email, 'reset-password')}`, {
        body: { password: PASSWORD },
      });
    }
    expect((await login(google.createCredential({ sub: '1', email: 'bought@domain.example' }))).statusCode).toBe(409);
    expect((await login(google.createCredential({ sub: '2' }))).statusCode).toBe(200);
  });

  it('without a password requires Google sign-in before it is deleted', async () => {
    const { token } = (await login(google.createCredential())).json();
    const query =
      'mutation($c: String) { deleteAccount(input: { password: "x", googleCredential: $c }) { __typename ... on Failure { message } } }';
    const remove = async (c: string | null) =>
      (await graphql(app, query, { variables: { c }, token })).data.deleteAccount;
    const now = Math.floor(Date.now() / 1_000);
    const badCredentials = [
      null,
      '',
      'nonsense',
      google.createCredential({ sub: '2' }),
      google.createCredential({ aud: 'another' }),
      google.createCredential({ iat: now - 5 * 60 - 5 }),
    ];
    const message = 'Please confirm once more with the Google account that you sign in with.';
    for (const credential of badCredentials)
      expect(await remove(credential), String(credential)).toEqual({ __typename: 'InvalidCredentials', message });
    google.behave('broken');
    const withoutKeys = await makeApp();
    const response = await graphql(withoutKeys, query, { variables: { c: google.createCredential() }, token });
    expect(response.data.deleteAccount?.__typename).toBe('GoogleUnavailable');
    await withoutKeys.close();
    expect(await readUsers()).toHaveLength(1);
    expect(await remove(google.createCredential({ iat: now - 4 * 60 }))).toEqual({
      __typename: 'DeleteAccountSuccess',
    });
    expect(await readUsers()).toEqual([]);
  });

  it('with a password cannot be deleted with Google alone', async () => {
    await addMember(app, outbox, { email: 'abeba@gmail.com' });
    const { token } = (await login(google.createCredential())).json();
    const variables = { c: google.createCredential() };
    const query = 'mutation($c: String) { deleteAccount(input: { googleCredential: $c }) { __typename } }';
    const { data } = await graphql(app, query, { variables, token });
    expect(data.deleteAccount?.__typename).toBe('InvalidInput');
  });
});

describe('Google’s keys', () => {
  it('are requested once for several sign-ins', async () => {
    const otherApp = await makeApp();
    const requestsBefore = google.requestCount;
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await login(google.createCredential(), otherApp)).statusCode).toBe(200);
    expect(google.requestCount - requestsBefore).toBe(1);
    await otherApp.close();
  });

  it('cause a 503 if they cannot be fetched, and are fetched again', async () => {
    google.behave('broken');
    const otherApp = await makeApp();
    const response = await login(google.createCredential(), otherApp);
    expect([response.statusCode, response.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    google.behave('hanging');
    expect((await login(google.createCredential(), otherApp)).statusCode).toBe(503);
    google.behave('working');
    expect((await login(google.createCredential(), otherApp)).statusCode).toBe(200);
    await otherApp.close();
  });
});
