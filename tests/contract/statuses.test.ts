import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { OverloadedError } from '#server/errors.ts';
import { addMember, freshAddress, graphql, PASSWORD, recordingOutbox, signIn } from '../support/accounts.ts';
import { GOOGLE_CLIENT_ID, startFakeGoogle } from '../support/google.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const staticDir = setUpFolder('mesob-statuses');
const database = await setUpDatabase({ recipes: true });
const outbox = recordingOutbox();
const google = await startFakeGoogle();
const { app, services } = await setUpApp(database, {
  env: { TRUST_PROXY: '1', GOOGLE_CLIENT_ID, GOOGLE_CERTS_URL: google.url },
  outbox,
  renderer: { render: async () => ({ status: 200, headers: {}, html: [''] }), staticDir },
});
const EMAIL = 'statuses@gmail.com';
let port: number;
let readToken: string;

beforeAll(async () => {
  fs.mkdirSync(path.join(staticDir, 'assets'));
  fs.writeFileSync(path.join(staticDir, 'assets', 'site.js'), '// site');
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const session = await signIn(app, await addMember(app, outbox, { email: EMAIL }));
  const create = 'mutation { createToken(input: { name: "a", scope: READ }) { ... on CreateTokenSuccess { token } } }';
  readToken = (await graphql<{ createToken: { token: string } }>(app, create, { token: session })).data.createToken
    .token;
  return () => google.close();
});

interface Result {
  status: number;
  code?: string;
  headers: Record<string, unknown>;
}

async function request(url: string, body?: object | string, headers: Record<string, string> = {}): Promise<Result> {
  const response = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: { 'x-forwarded-for': freshAddress(), ...headers },
    ...(body !== undefined && { payload: body }),
  });
  return { status: response.statusCode, code: JSON.parse(response.body || '{}').code, headers: response.headers };
}

/** Sends raw text that no HTTP client would send. */
function sendRaw(text: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = response.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), code: JSON.parse(body).code, headers: {} });
    });
    socket.write(text);
  });
}

const CONTACT = '/api/contact/submitcontactform';
const LONG = 'x'.repeat(501);
const register = (email: string) =>
  request('/api/users/register', { username: 'Abeba', email, password: PASSWORD }).then(() => outbox.tokenFor(email));
const verify = (token: string) =>
  request(`/api/users/verify-email/${token}`, undefined, { 'content-type': 'application/json' });

/** Requests for each row of the table in docs/api.md, by the row’s statuses. */
const requests: Record<string, (() => Promise<Result>)[]> = {
  '400': [
    () => request('/api/recipe/getall?search=a&page=1&page=2'),
    () => request('/api/recipe/getall?search=a&page=x'),
    () => request('/api/recipe/getall?search=a%00'),
    () => request(`/api/recipe/getall?search=${'a'.repeat(101)}`),
    () => request('/api/recipe/getsingleproductmany/gomen', { post_name: 'poha' }),
  ],
  '401': [
    () => request('/api/rating/addcommentrating/gomen', {}),
    () => request('/api/category/getall', undefined, { authorization: `Bearer mesob_${'0'.repeat(64)}` }),
    () => request('/api/users/login', { email: EMAIL, password: 'not this one' }),
  ],
  '403': [
    async () => {
      await register('waits@gmail.com');
      return request('/api/users/login', { email: 'waits@gmail.com', password: PASSWORD });
    },
    () => request('/api/rating/addcommentrating/gomen', {}, { authorization: `Bearer ${readToken}` }),
  ],
  '404': [() => request('/api/nothing'), () => request('/api/recipe/getalldetailswithrelated/no-such-dish')],
  '405': [() => request('/api/category/getall', {})],
  '409, 410': [
    async () => {
      const token = await register('twice@gmail.com');
      await verify(token);
      return verify(token);
    },
    async () => {
      await addMember(app, outbox, { email: 'abeba@yahoo.com' });
      return request('/api/google/login', { token: google.createCredential({ email: 'abeba@yahoo.com' }) });
    },
    async () => {
      const token = await register('late@gmail.com');
      await database.dataSource.query("update one_time_tokens set expires_at = now() where kind = 'verify'");
      return verify(token);
    },
  ],
  '408, 413, 414, 415, 416, 431': [
    () => sendRaw('GET /api/category/getall HTTP/1.1\r\nHost: mesob.test\r\n'),
    () => request(CONTACT, { message: 'x'.repeat(102_401) }),
    () => request(`/api/recipe/getalldetailswithrelated/${LONG}`),
    () => request(CONTACT, 'name=x', { 'content-type': 'text/plain' }),
    () => request('/assets/site.js', undefined, { range: 'bytes=500-501' }),
    () => sendRaw(`GET / HTTP/1.1\r\nHost: mesob.test\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`),
  ],
  '429': [
    async () => {
      const from = { 'x-forwarded-for': freshAddress() };
      const body = { name: 'Abeba', email: EMAIL, message: 'My injera has no eyes.' };
      for (let sent = 0; sent < 5; sent += 1) await request(CONTACT, body, from);
      return request(CONTACT, body, from);
    },
  ],
  '500, 503': [
    async () => {
      vi.spyOn(services.search, 'find').mockRejectedValueOnce(new Error('a bug'));
      return request('/api/recipe/getall?search=bug');
    },
    async () => {
      vi.spyOn(services.search, 'find').mockRejectedValueOnce(new OverloadedError('Please try again.', 1));
      return request('/api/recipe/getall?search=much');
    },
  ],
};

const docs = fs.readFileSync('docs/api.md', 'utf8');
const [, table = ''] = /\| status \| when \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(docs) ?? [];
const rows = [...table.matchAll(/^\| ([\d, ]+) \| (.*) \|$/gm)].map(([, statuses = '', when = '']) => ({
  statuses,
  when,
}));

it('each row of the documented status codes has a request here', () => {
  expect(rows.map(({ statuses }) => statuses).sort()).toEqual(Object.keys(requests).sort());
});

it.each(rows)('the API responds $statuses as documented', { timeout: 60_000 }, async ({ statuses, when }) => {
  const responses: Result[] = [];
  for (const request of requests[statuses] ?? []) responses.push(await request());
  const actual = [...new Set(responses.map(({ status }) => status))].sort();
  expect(actual, JSON.stringify(responses)).toEqual(statuses.split(', ').map(Number));
  const codes = [...when.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code);
  expect(responses.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
  for (const { status, code, headers } of responses) {
    expect(code).toMatch(/^[A-Z_]+$/);
    if (status === 405) expect(headers.allow).toBe('GET, HEAD');
    if (status === 429 || status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});
