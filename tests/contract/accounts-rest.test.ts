import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { addMember, freshAddress, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { call } from '../support/described-responses.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp();

let count = 0;
let email: string;
beforeEach(() => {
  count += 1;
  email = `bruk${count}@gmail.com`;
});

function expectFailure(response: LightMyRequestResponse, status: number, code: string, text: string) {
  expect([response.statusCode, response.json()]).toEqual([status, { error: text, message: text, code }]);
  expect(response.headers['cache-control']).toBe('no-store');
}

function expectSuccess(response: LightMyRequestResponse, status: number, body: object) {
  expect([response.statusCode, response.json()]).toEqual([status, body]);
  expect(response.headers['cache-control']).toBe('no-store');
}

const json = { 'content-type': 'application/json' };
const text = expect.any(String);
const registeredBody = { message: 'Account created. Please check your email to verify it.' };

describe('POST users/register', () => {
  const register = (body: object) => rest(app, '/users/register', { body });

  it('responds 201, even if the address is taken', async () => {
    expectSuccess(await register({ username: 'Bruk', email, password: PASSWORD }), 201, registeredBody);
    expectSuccess(await register({ username: 'Other', email, password: 'another password' }), 201, registeredBody);
  });

  it('responds 400 with the text of the first problem', async () => {
    const all = 'All fields are required.';
    expectFailure(await register({}), 400, 'BAD_REQUEST', all);
    expectFailure(await register({ username: 'Bruk', email: 7, password: PASSWORD }), 400, 'BAD_REQUEST', all);
    expectFailure(
      await register({ username: '1', email: 'x', password: 'x' }),
      400,
      'BAD_REQUEST',
      'Invalid email format.',
    );
    const letters = 'Username can only contain letters.';
    expectFailure(await register({ username: '1', email, password: 'x' }), 400, 'BAD_REQUEST', letters);
    const short = 'Password must be at least 8 characters.';
    expectFailure(await register({ username: 'Bruk', email, password: 'x' }), 400, 'BAD_REQUEST', short);
  });
});

describe('GET users/verify-email/{token}', () => {
  const verify = (token: string, headers: Record<string, string> = json) =>
    rest(app, `/users/verify-email/${token}`, { method: 'GET', headers });

  it('responds 200, then 409; without the JSON header, or to HEAD, 400 without using the token', async () => {
    await rest(app, '/users/register', { body: { username: 'Bruk', email, password: PASSWORD } });
    const token = outbox.tokenFor(email);
    const needsJson = 'The request must be JSON (Content-Type: application/json).';
    expectFailure(await verify(token, {}), 400, 'BAD_REQUEST', needsJson);
    expectFailure(await verify(token, { 'content-type': 'text/html' }), 400, 'BAD_REQUEST', needsJson);
    const head = await app.inject({ method: 'HEAD', url: `/api/users/verify-email/${token}`, headers: json });
    expect(head.statusCode).toBe(400);
    const verified = await verify(token, { ...json, 'if-none-match': '*' });
    expectSuccess(verified, 200, { message: 'Email verified successfully!' });
    expectFailure(await verify(token), 409, 'ALREADY_VERIFIED', 'This email is already verified.');
  });

  it('responds 410 to an expired link, and 400 to an invalid one', async () => {
    await rest(app, '/users/register', { body: { username: 'Bruk', email, password: PASSWORD } });
    await database.dataSource.query("update one_time_tokens set expires_at = now() where kind = 'verify'");
    expectFailure(await verify(outbox.tokenFor(email)), 410, 'LINK_EXPIRED', 'This verification link has expired.');
    expectFailure(await verify('unknown'), 400, 'INVALID_LINK', 'This verification link is not valid.');
    expect((await verify('%00')).statusCode).toBe(400);
  });
});

describe('POST users/resendverification', () => {
  it('responds the same 200 to known and unknown addresses, and 400 to invalid ones', async () => {
    const resend = (body: object) => rest(app, '/users/resendverification', { body });
    await rest(app, '/users/register', { body: { username: 'Bruk', email, password: PASSWORD } });
    const sentBody = { message: 'Verification link sent successfully!' };
    expectSuccess(await resend({ email }), 200, sentBody);
    expectSuccess(await resend({ email: 'nobody@gmail.com' }), 200, sentBody);
    expectFailure(await resend({ email: ' ' }), 400, 'BAD_REQUEST', 'Email is required.');
    expectFailure(await resend({ email: 'a b@c.d' }), 400, 'BAD_REQUEST', 'Please enter a valid email address.');
  });
});

describe('POST users/login', () => {
  const login = (body: object, from?: string) => rest(app, '/users/login', { body, from });

  it('responds 200 with token, name and text', async () => {
    await addMember(app, outbox, { email, username: 'Bruk' });
    expectSuccess(await login({ email, password: PASSWORD }), 200, {
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      username: 'Bruk',
      message: 'Successfully signed in.',
    });
  });

  it('responds 400 if something is missing', async () => {
    expectFailure(await login({ password: PASSWORD }), 400, 'BAD_REQUEST', 'Email is required');
    expectFailure(await login({ email, password: '' }), 400, 'BAD_REQUEST', 'Password is required');
  });

  it('responds the same 401 to unknown addresses, wrong passwords, Google-only accounts and throttled ones', async () => {
    await addMember(app, outbox, { email });
    await database.dataSource.query(
      "insert into users (username, email, email_verified_at, google_sub) values ('G', $1, now(), $1)",
      [`g${email}`],
    );
    const wrongCredentials = 'Invalid email or password.';
    const from = freshAddress();
    expectFailure(
      await login({ email: 'nobody@gmail.com', password: PASSWORD }),
      401,
      'INVALID_CREDENTIALS',
      wrongCredentials,
    );
    expectFailure(
      await login({ email: `g${email}`, password: PASSWORD }),
      401,
      'INVALID_CREDENTIALS',
      wrongCredentials,
    );
    for (let attempt = 0; attempt < 5; attempt += 1)
      expectFailure(await login({ email, password: 'wrong' }, from), 401, 'INVALID_CREDENTIALS', wrongCredentials);
    expectFailure(await login({ email, password: PASSWORD }, from), 401, 'INVALID_CREDENTIALS', wrongCredentials);
  });

  it('responds 403 to an unverified address only if the password is right', async () => {
    await rest(app, '/users/register', { body: { username: 'Bruk', email, password: PASSWORD } });
    const message = 'Please verify your email before signing in.';
    expectFailure(await login({ email, password: PASSWORD }), 403, 'EMAIL_NOT_VERIFIED', message);
    expect((await login({ email, password: 'wrong password' })).statusCode).toBe(401);
  });

  it('responds 429 to a client after ten attempts, with Retry-After', async () => {
    const from = freshAddress();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login({ email: `${attempt}${email}`, password: 'x' }, from)).statusCode).toBe(401);
    const refusal = await login({ email, password: PASSWORD }, from);
    expectFailure(refusal, 429, 'TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.');
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(250);
  });
});

describe('POST google/login', () => {
  it('responds 503 if no client ID is configured', async () => {
    const message = 'Signing in with Google is not available right now. Please try again later.';
    expectFailure(await rest(app, '/google/login', { body: { token: 'x' } }), 503, 'SERVICE_UNAVAILABLE', message);
  });
});

describe('POST users/forgotpassword and users/resetpassword/{token}', () => {
  const forgot = (body: object, from?: string) => rest(app, '/users/forgotpassword', { body, from });
  const reset = (token: string, password: unknown) =>
    rest(app, `/users/resetpassword/${token}`, { body: { password } });

  it('respond 200, and the link works once', async () => {
    await addMember(app, outbox, { email });
    const sentBody = { message: 'If there is an account with this email, a reset link is on its way.' };
    expectSuccess(await forgot({ email }), 200, sentBody);
    expectSuccess(await forgot({ email: 'nobody@gmail.com' }), 200, sentBody);
    const token = outbox.tokenFor(email, 'reset-password');
    expectFailure(await reset(token, ['x']), 400, 'BAD_REQUEST', 'Please provide a password.');
    expectFailure(await reset(token, 'x'), 400, 'BAD_REQUEST', 'Password must be at least 8 characters.');
    expectSuccess(await reset(token, 'injera and rain'), 200, { message: 'Password reset successfully!' });
    const invalid = 'Invalid or expired reset link.';
    for (const each of [token, 'nonsense']) expectFailure(await reset(each, PASSWORD), 400, 'INVALID_LINK', invalid);
  });

  it('respond 400 to a malformed address, and 429 to a client after 30 requests', async () => {
    expectFailure(await forgot({ email: 'x' }), 400, 'BAD_REQUEST', 'Please enter a valid email address.');
    const from = freshAddress();
    const calls = Array.from({ length: 30 }, (_, call) => forgot({ email: `${call}${email}` }, from));
    expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const byClient = await forgot({ email }, from);
    expectFailure(byClient, 429, 'TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.');
  });
});

describe('POST users/logout', () => {
  it('accepts a JSON header without a body', async () => {
    const response = await rest(app, '/users/logout', { headers: { 'content-type': 'application/json' } });
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });

  it('responds 204 with any token or none, and ends the session', async () => {
    const token = await signIn(app, await addMember(app, outbox, { email }));
    for (const each of [token, token, 'nonsense', undefined]) {
      const response = await rest(app, '/users/logout', { token: each });
      expect([response.statusCode, response.body]).toEqual([204, '']);
    }
    const viewerResponse = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query: '{ viewer { id } }' },
    });
    expect([viewerResponse.statusCode, viewerResponse.json().errors[0].extensions]).toEqual([
      401,
      { code: 'UNAUTHENTICATED' },
    ]);
  });
});

describe('malformed requests', () => {
  const posts = [
    '/users/register',
    '/users/login',
    '/google/login',
    '/users/forgotpassword',
    '/users/resendverification',
    '/users/resetpassword/x',
  ];
  const values = [null, 1, true, [], {}, ['x'], { $ne: '' }, '\0', 'a\0@gmail.com', '\ud800', 'x'.repeat(20_000)];
  const bodies = [
    [],
    ['x'],
    ...values.map((value) => ({ username: value, email: value, password: value, token: value })),
    ...values.map((value) => ({ username: 'Bruk', email: 'new@gmail.com', password: value })),
    { __proto__: { email: 'x@gmail.com' } },
  ];
  const readTables = () =>
    database.dataSource.query(
      `select (select json_agg(u order by id) from users u) as users, (select count(*) from one_time_tokens) as tokens,
         (select count(*) from sessions) as sessions`,
    );

  it.each(posts)(
    '%s responds 4xx to wrong types, NULs, arrays and oversized texts, and changes nothing',
    async (path) => {
      const tables = await readTables();
      for (const body of bodies) {
        const response = await rest(app, path, { body });
        // Without a Google client ID, no token is checked.
        const expected = path === '/google/login' ? [400, 503] : [400, 401];
        const shortBody = JSON.stringify(body).slice(0, 80);
        // A request for an email to a valid address succeeds.
        if ([200, 429].includes(response.statusCode)) expect(body, shortBody).toMatchObject({ email: 'new@gmail.com' });
        else expect(expected, `${path} ${shortBody} ${response.body}`).toContain(response.statusCode);
      }
      const sendRaw = (payload: string, type = 'application/json') =>
        call(app, { method: 'POST', url: `/api${path}`, payload, headers: { 'content-type': type } });
      const statuses = [
        await sendRaw('{"email":'),
        await sendRaw('"text"'),
        await sendRaw('null'),
        await sendRaw('email=x@gmail.com', 'application/x-www-form-urlencoded'),
        await sendRaw(JSON.stringify({ email: 'x'.repeat(110_000) })),
      ].map(({ statusCode }) => statusCode);
      expect(statuses).toEqual([400, 400, 400, 415, 413]);
      expect(await readTables()).toEqual(tables);
    },
  );

  it.each([...posts, '/users/logout'])('%s responds 405 to another method', async (path) => {
    const response = await rest(app, path, { method: 'GET' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
    expect(response.json()).toEqual({ error: text, message: text, code: 'METHOD_NOT_ALLOWED' });
  });
});
