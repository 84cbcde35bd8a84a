import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '#server/jobs/housekeeping.ts';
import { addMember, dump, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });

let memberCount = 0;
let email: string;
let session: string;
beforeEach(async () => {
  memberCount += 1;
  email = await addMember(app, outbox, { email: `tokens${memberCount}@gmail.com` });
  session = await signIn(app, email);
});

interface CreateResult {
  __typename: string;
  message: string;
  token: string;
  accessToken: { id: string; name: string; scope: string; lastUsedOn: string | null; expiresAt: string | null };
  problems: { path: string[]; code: string; message: string }[];
}

const CREATE = `mutation($input: CreateTokenInput!) { createToken(input: $input) { __typename
  ... on CreateTokenSuccess { message token accessToken { id name scope lastUsedOn expiresAt } viewer { tokens { id } } }
  ... on InvalidInput { message problems { path code message } } } }`;

async function createToken(input: object = {}): Promise<CreateResult> {
  const variables = { input: { name: 'Menu board', scope: 'READ', ...input } };
  return (await graphql<{ createToken: CreateResult }>(app, CREATE, { variables, token: session })).data.createToken;
}

const listTokens = async () =>
  (
    await graphql<{ viewer: { tokens: object[] } }>(app, '{ viewer { tokens { name scope lastUsedOn } } }', {
      token: session,
    })
  ).data.viewer.tokens;

const getOutcome = async (query: string, token: string) => {
  const { status, data, errors } = await graphql<Record<string, unknown> | undefined>(app, query, { token });
  return { status, data, code: errors?.[0]?.extensions.code };
};

const REVIEW = 'mutation { addReview(input: { recipeSlug: "doro-wat", rating: 5, message: "Deep." }) { __typename } }';

describe('an API token', () => {
  it('is returned with the note that it is not shown again, and works after its member signs out', async () => {
    const { token, accessToken, message } = await createToken();
    expect(token).toMatch(/^mesob_[0-9a-f]{64}$/);
    expect(message).toBe('Token created. Copy it now: it will not be shown again.');
    expect(accessToken).toEqual({
      id: expect.any(String),
      name: 'Menu board',
      scope: 'READ',
      lastUsedOn: null,
      expiresAt: null,
    });
    await rest(app, '/users/logout', { token: session });
    const { data } = await getOutcome('{ viewer { username saved { totalCount } } }', token);
    expect(data).toEqual({ viewer: { username: 'Abeba', saved: { totalCount: 0 } } });
  });

  it('is stored as a hash, and in plain text in no table and no export', async () => {
    const { token } = await createToken();
    const text = await dump(database.dataSource);
    expect(text).not.toContain(token.slice('mesob_'.length));
    expect(text).toContain(createHash('sha256').update(token).digest('hex'));
    const { data } = await graphql<{ viewer: { exportedData: string } }>(app, '{ viewer { exportedData } }', {
      token: session,
    });
    expect(JSON.parse(data.viewer.exportedData).tokens).toMatchObject([{ name: 'Menu board', scope: 'READ' }]);
    expect(data.viewer.exportedData).not.toContain(token);
  });

  it('has the date of its last use', async () => {
    const { token } = await createToken();
    expect(await listTokens()).toEqual([{ name: 'Menu board', scope: 'READ', lastUsedOn: null }]);
    const startDate = new Date().toISOString().slice(0, 10);
    await getOutcome('{ viewer { id } }', token);
    const [usedToken] = (await listTokens()) as { lastUsedOn: string }[];
    expect([startDate, new Date().toISOString().slice(0, 10)]).toContain(usedToken?.lastUsedOn);
  });

  it('is a node only for its member', async () => {
    const { accessToken } = await createToken();
    const query = `{ node(id: "${accessToken.id}") { ... on AccessToken { name } } }`;
    expect((await getOutcome(query, session)).data).toEqual({ node: { name: 'Menu board' } });
    const stranger = await signIn(app, await addMember(app, outbox, { email: `other${memberCount}@gmail.com` }));
    expect((await getOutcome(query, stranger)).data).toEqual({ node: null });
  });

  it.each([
    [{ name: ' \u200b' }, 'name', 'REQUIRED', 'Please name the token.'],
    [{ name: 'x'.repeat(61) }, 'name', 'TOO_LONG', 'The name of a token can be at most 60 characters.'],
    [{ name: 'a\u202eb' }, 'name', 'INVALID', 'The name contains characters that cannot be used.'],
    [{ expiresInDays: 0 }, 'expiresInDays', 'OUT_OF_RANGE', 'A token can be valid for 1 to 365 days.'],
    [{ expiresInDays: 366 }, 'expiresInDays', 'OUT_OF_RANGE', 'A token can be valid for 1 to 365 days.'],
  ])('is not created from %j', async (input, field, code, message) => {
    const { __typename, problems } = await createToken(input);
    expect([__typename, problems]).toEqual(['InvalidInput', [{ path: [field], code, message }]]);
  });

  it('is refused after twenty others, even with concurrent requests', async () => {
    const results = await Promise.all(Array.from({ length: 24 }, (_, index) => createToken({ name: `Bot ${index}` })));
    expect(results.filter(({ __typename }) => __typename === 'CreateTokenSuccess')).toHaveLength(20);
    const refusal = results.find(({ __typename }) => __typename === 'InvalidInput');
    expect(refusal?.message).toBe('An account can have at most 20 tokens. Revoke one that is no longer used.');
    expect(await listTokens()).toHaveLength(20);
  });

  it('is not created if its session ends during the request', async () => {
    await database.dataSource.query(
      'create function end_session() returns trigger language plpgsql as $$ begin delete from sessions; return new; end $$',
    );
    // The throttle is counted between the check of the session and the lock on its member.
    await database.dataSource.query(
      'create trigger end_session after insert or update on throttles for each row execute function end_session()',
    );
    const response = await graphql(app, CREATE, {
      variables: { input: { name: 'Late', scope: 'WRITE' } },
      token: session,
    });
    await database.dataSource.query('drop function end_session cascade');
    expect([response.status, response.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await database.dataSource.query("select 1 from access_tokens where name = 'Late'")).toEqual([]);
  });
});

describe('the rights of a token', () => {
  it('to read do not include writing', async () => {
    const { token } = await createToken();
    expect(await getOutcome(REVIEW, token)).toEqual({ status: 403, data: { addReview: null }, code: 'FORBIDDEN' });
    const { token: writeToken } = await createToken({ scope: 'WRITE' });
    expect((await getOutcome(REVIEW, writeToken)).data).toEqual({ addReview: { __typename: 'AddReviewSuccess' } });
  });

  it('exclude the account: mutations, fields, fragments and nodes', async () => {
    const { token, accessToken } = await createToken({ scope: 'WRITE' });
    const queries = [
      '{ viewer { email } }',
      '{ viewer { username ...Mail } } fragment Mail on Viewer { mail: email }',
      '{ viewer { tokens { name } } }',
      '{ viewer { sessions { id } } }',
      '{ viewer { hasPassword } }',
      '{ viewer { hasGoogle } }',
      '{ viewer { hasNewsletter } }',
      '{ viewer { exportedData } }',
      `{ node(id: "${accessToken.id}") { ... on AccessToken { name } } }`,
      'mutation { endOtherSessions { __typename } }',
      'mutation { createToken(input: { name: "Another", scope: WRITE }) { __typename } }',
      `mutation { revokeToken(input: { id: "${accessToken.id}" }) { __typename } }`,
      'mutation { updateUsername(input: { username: "Mallory" }) { __typename } }',
      `mutation { deleteAccount(input: { password: "${PASSWORD}" }) { __typename } }`,
    ];
    for (const query of queries) {
      const { status, data, code } = await getOutcome(query, token);
      expect([status, code, Object.values(data ?? {})], query).toEqual([403, 'FORBIDDEN', [null]]);
    }
    expect((await getOutcome('{ viewer { username email } }', session)).data).toEqual({
      viewer: { username: 'Abeba', email },
    });
  });

  it('allow public operations: signing out ends no session, and a reset link can be requested', async () => {
    const { token } = await createToken();
    expect(await getOutcome('mutation { logout { message } }', token)).toMatchObject({ status: 200, code: undefined });
    expect((await getOutcome('{ viewer { id } }', session)).data?.viewer).not.toBeNull();
    const reset = await rest(app, '/users/forgotpassword', { body: { email }, token });
    expect(reset.statusCode).toBe(200);
  });

  it('make the object with a forbidden field null, and leave the others unchanged', async () => {
    const { token } = await createToken();
    const { status, data, code } = await getOutcome('{ viewer { email } categories { name } }', token);
    expect([status, data, code]).toEqual([200, { viewer: null, categories: expect.any(Array) }, 'FORBIDDEN']);
  });

  it('are the same over REST', async () => {
    const { token } = await createToken();
    const { token: writeToken } = await createToken({ scope: 'WRITE' });
    const body = { reviewrecipe_message: 'Deep.', ratingrecipe_score: 5 };
    const comment = (asToken: string) => rest(app, '/rating/addcommentrating/doro-wat', { body, token: asToken });
    const refusal = await comment(token);
    expect([refusal.statusCode, refusal.json().code]).toEqual([403, 'FORBIDDEN']);
    expect((await comment(writeToken)).statusCode).toBe(201);
    const response = await rest(app, '/category/getall', { method: 'GET', token });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});

describe('refused tokens', () => {
  const refusal = { status: 401, data: undefined, code: 'UNAUTHENTICATED' };

  it.each(['mesob_', `mesob_${'0'.repeat(64)}`, 'mesob_x', `mesob_${'A'.repeat(64)}`])(
    'get 401 even for public data: %s',
    async (token) => {
      expect(await getOutcome('{ categories { name } }', token)).toEqual(refusal);
      const response = await rest(app, '/category/getall', { method: 'GET', token });
      expect([response.statusCode, response.json().code, response.headers['cache-control']]).toEqual([
        401,
        'UNAUTHENTICATED',
        'no-store',
      ]);
    },
  );

  it('include revoked tokens, immediately', async () => {
    const { token, accessToken } = await createToken();
    expect((await getOutcome('{ categories { name } }', token)).status).toBe(200);
    const revoke = () =>
      getOutcome(
        `mutation { revokeToken(input: { id: "${accessToken.id}" }) { __typename ... on Failure { message } } }`,
        session,
      );
    expect((await revoke()).data).toEqual({ revokeToken: { __typename: 'RevokeTokenSuccess' } });
    expect(await getOutcome('{ categories { name } }', token)).toEqual(refusal);
    expect((await revoke()).data).toEqual({
      revokeToken: { __typename: 'InvalidInput', message: 'There is no such token.' },
    });
  });

  it('do not include a token that another member tries to revoke', async () => {
    const { token, accessToken } = await createToken();
    const stranger = await signIn(app, await addMember(app, outbox, { email: `else${memberCount}@gmail.com` }));
    const query = `mutation { revokeToken(input: { id: "${accessToken.id}" }) { __typename } }`;
    expect((await getOutcome(query, stranger)).data).toEqual({ revokeToken: { __typename: 'InvalidInput' } });
    expect((await getOutcome('{ viewer { id } }', token)).status).toBe(200);
  });

  it('include expired tokens, whose rows are then deleted', async () => {
    const { token, accessToken } = await createToken({ expiresInDays: 90 });
    const days = (Date.parse(accessToken.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThanOrEqual(90.1);
    await createToken({ name: 'Permanent' });
    expect((await getOutcome('{ viewer { id } }', token)).status).toBe(200);
    await database.dataSource.query('update access_tokens set expires_at = now() where expires_at is not null');
    expect(await getOutcome('{ viewer { id } }', token)).toEqual(refusal);
    expect(await listTokens()).toMatchObject([{ name: 'Permanent' }]);
    await deleteExpired(database.dataSource);
    const rows = await database.dataSource.query('select name from access_tokens where expires_at is not null');
    expect(rows).toEqual([]);
    expect(await listTokens()).toHaveLength(1);
  });

  it('include tokens of members who reset the password or deleted the account', async () => {
    const { token } = await createToken();
    await rest(app, '/users/forgotpassword', { body: { email } });
    const resetToken = outbox.tokenFor(email, 'reset-password');
    await rest(app, `/users/resetpassword/${resetToken}`, { body: { password: 'another password' } });
    expect(await getOutcome('{ viewer { id } }', token)).toEqual(refusal);
    session = await signIn(app, email, 'another password');
    const { token: other } = await createToken();
    await getOutcome('mutation { deleteAccount(input: { password: "another password" }) { __typename } }', session);
    expect(await getOutcome('{ viewer { id } }', other)).toEqual(refusal);
  });
});

describe('requests with a token', () => {
  it('are not cached', async () => {
    const { token } = await createToken();
    const url = `/graphql?query=${encodeURIComponent('{ categories { name } }')}`;
    const response = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.headers['cache-status'] ?? '').not.toContain('hit');
    expect((await app.inject({ url })).headers['cache-control']).toContain('public');
    expect((await app.inject({ url, headers: { authorization: 'Bearer mesob_x' } })).statusCode).toBe(401);
  });

  it('are limited per token, six hundred a minute', async () => {
    const { token } = await createToken();
    const { token: other } = await createToken({ name: 'Other' });
    await getOutcome('{ viewer { id } }', token);
    await database.dataSource.query("update throttles set points = 600 where key like 'token:%'");
    const response = await graphql(app, '{ categories { name } }', { token });
    expect([response.status, response.headers['ratelimit-policy']]).toEqual([
      429,
      expect.stringContaining('"token";q=600;w=60'),
    ]);
    expect(response.errors?.[0]?.extensions).toEqual({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: Number(response.headers['retry-after']),
    });
    expect((await getOutcome('{ viewer { id } }', other)).status).toBe(200);
    expect((await graphql(app, '{ categories { name } }')).status).toBe(200);
  });
});
