import { createSign, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { deriveKey } from '#server/security/signing-secret.ts';
import { addMember, dump, graphql, PASSWORD, recordingOutbox, rest, signIn } from '../support/accounts.ts';
import { createTestApp, TEST_SECRET } from '../support/app.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase();
const outbox = recordingOutbox();
const env = { TRUST_PROXY: '1' };
const { app: firstApp } = await setUpApp(database, { env, outbox });
const { app: secondApp } = await setUpApp(database, { env, outbox });
let validToken: string;
let email: string;

beforeAll(async () => {
  email = await addMember(firstApp, outbox, { email: 'abeba@gmail.com' });
  validToken = await signIn(firstApp, email);
});

const fetchViewer = async (token: string, app = firstApp) => {
  const { status, data, errors } = await graphql<{ viewer: object | null }>(app, '{ viewer { email } }', { token });
  return { status, code: errors?.[0]?.extensions.code, me: data?.viewer ?? null };
};
const key = deriveKey(TEST_SECRET, 'session tokens');
const claims = () => jwt.decode(validToken) as jwt.JwtPayload;
const forge = (changes: object, secret: jwt.Secret = key, algorithm: jwt.Algorithm = 'HS256') =>
  jwt.sign({ ...claims(), ...changes }, secret, { algorithm });
const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const flipBit = (token: string, index: number) => {
  const bytes = Buffer.from(token);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  bytes[index] = alphabet.charCodeAt((alphabet.indexOf(token[index] ?? '') ^ 1) & 63);
  return bytes.toString();
};

describe('a session token', () => {
  it('is valid if it is unchanged', async () => {
    expect(await fetchViewer(validToken)).toEqual({ status: 200, code: undefined, me: { email } });
    expect(await fetchViewer(forge({}))).toMatchObject({ status: 200, me: { email } });
  });

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forgeries: [string, () => string][] = [
    ['without an algorithm', () => `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims())}.`],
    [
      'with "none" and the old signature',
      () => `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims())}.${validToken.split('.')[2]}`,
    ],
    ['with another key', () => forge({}, 'another secret of a good length, really')],
    ['with the configured secret instead of the derived key', () => forge({}, TEST_SECRET)],
    [
      'with an RSA key',
      () => {
        const signed = `${encodePart({ alg: 'RS256', typ: 'JWT' })}.${encodePart(claims())}`;
        return `${signed}.${createSign('RSA-SHA256').update(signed).sign(rsa.privateKey, 'base64url')}`;
      },
    ],
    ['with another algorithm of the same key', () => forge({}, key, 'HS512')],
    ['for another audience', () => forge({ aud: 'another' })],
    ['from another issuer', () => forge({ iss: 'another' })],
    ['that has expired', () => forge({ exp: Math.floor(Date.now() / 1000) - 1 })],
    ['for another member', () => forge({ sub: '999' })],
    ['with a strange member', () => forge({ sub: "1' or true" })],
    ['of a session that never existed', () => forge({ jti: '00000000-0000-4000-8000-000000000000' })],
    ['with a strange session', () => forge({ jti: 'x' })],
    ['without a session', () => forge({ jti: undefined })],
    ['padded', () => `${validToken}=`],
    ['in standard base64 instead of base64url', () => `${validToken.replaceAll('-', '+').replaceAll('_', '/')}+`],
    ['with another part', () => `${validToken}.x`],
    [
      'with spaces in its claims',
      () => {
        const [head, , signature] = validToken.split('.');
        return `${head}.${Buffer.from(JSON.stringify(claims(), null, 1)).toString('base64url')}.${signature}`;
      },
    ],
  ];
  it.each(forgeries)('%s is refused with 401', async (_name, makeToken) => {
    expect(await fetchViewer(makeToken())).toEqual({ status: 401, code: 'UNAUTHENTICATED', me: null });
  });

  it('with one changed character is refused with 401, even the last, whose spare bits do not change the decoded bytes', async () => {
    const indexes = [
      0,
      10,
      40,
      Math.floor(validToken.length / 2),
      validToken.lastIndexOf('.') + 1,
      validToken.length - 1,
    ];
    for (const index of indexes.filter((position) => validToken[position] !== '.'))
      expect((await fetchViewer(flipBit(validToken, index))).status, String(index)).toBe(401);
  });

  it('is invalid immediately on every instance after signing out, and after its row expired', async () => {
    const otherToken = await signIn(secondApp, email);
    expect([
      (await fetchViewer(otherToken, firstApp)).status,
      (await fetchViewer(otherToken, secondApp)).status,
    ]).toEqual([200, 200]);
    await rest(secondApp, '/users/logout', { token: otherToken });
    expect([
      (await fetchViewer(otherToken, firstApp)).status,
      (await fetchViewer(otherToken, secondApp)).status,
    ]).toEqual([401, 401]);
    const lateToken = await signIn(firstApp, email);
    await database.dataSource.query('update sessions set expires_at = now() where id = $1', [
      (jwt.decode(lateToken) as jwt.JwtPayload).jti,
    ]);
    expect((await fetchViewer(lateToken, secondApp)).status).toBe(401);
  });

  it('is not created by a sign-in during which the password was reset', async () => {
    const { services } = await createTestApp(database.dataSource);
    const [{ id, hash }] = await database.dataSource.query(
      'select id, password_hash as hash from users where email = $1',
      [email],
    );
    expect(await services.sessions.start(id, { passwordHash: `${hash}x` }, '')).toBeNull();
    expect(await services.sessions.start(id, {}, '')).toBeNull();
    expect(await services.sessions.start(id, { passwordHash: hash }, '')).toMatch(/\./);
  });

  it('is invalid once its member has a hundred newer sessions', async () => {
    const { services } = await createTestApp(database.dataSource);
    const [{ id, hash }] = await database.dataSource.query(
      'select id, password_hash as hash from users where email = $1',
      [email],
    );
    const firstToken = await services.sessions.start(id, { passwordHash: hash }, '');
    for (let count = 0; count < 100; count += 1) await services.sessions.start(id, { passwordHash: hash }, '');
    expect(await services.sessions.getUser(firstToken ?? '')).toBeNull();
    const rows: unknown[] = await database.dataSource.query('select 1 from sessions where user_id = $1', [id]);
    expect(rows).toHaveLength(100);
  });

  it('is not looked up for a catalogue read, even if it is invalid', async () => {
    const { app, services } = await createTestApp(database.dataSource);
    Object.assign(services.sessions, { getUser: () => Promise.reject(new Error('unexpected lookup')) });
    const response = await graphql(app, '{ categories { name } }', { token: 'nonsense' });
    expect([response.status, response.errors]).toEqual([200, undefined]);
    expect((await graphql(app, '{ viewer { id } }', { token: 'nonsense' })).errors).toHaveLength(1);
    await app.close();
  });
});

describe('the database', () => {
  it('stores neither tokens nor passwords in plain text', async () => {
    await rest(firstApp, '/users/register', {
      body: { username: 'Bruk', email: 'bruk@gmail.com', password: 'berbere and butter' },
    });
    await rest(firstApp, '/users/forgotpassword', { body: { email } });
    const text = await dump(database.dataSource);
    const secrets = [
      outbox.tokenFor('bruk@gmail.com'),
      outbox.tokenFor(email, 'reset-password'),
      validToken,
      PASSWORD,
      'berbere and butter',
      '10.0.0.',
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text.match(/abeba@gmail\.com/g)).toHaveLength(1);
  });
});

describe('the secret', () => {
  it('has at least 32 characters', () => {
    expect(() => readConfig({ JWT_SECRET: 'short' })).toThrow('JWT_SECRET: must have at least 32 characters');
  });
});
