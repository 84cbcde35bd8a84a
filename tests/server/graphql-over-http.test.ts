import { createHash } from 'node:crypto';
import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const { app, reader } = await setUpApp(database, { env: { TRUST_PROXY: '1' } });
let url = '';

beforeAll(async () => {
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
});

const RESPONSE_TYPE = 'application/graphql-response+json';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('GraphQL over HTTP', () => {
  // Optional behavior is not a failure. The reasons are in `docs/decisions/http-graphql-status-codes.md`.
  const deliberateDeviations = [
    // Malformed and invalid requests get a 4xx even if a client accepts only `application/json`.
    /SHOULD use (200 status code|a status code of 200) on .* failure when accepting application\/json/,
  ];

  it.each(serverAudits({ url: () => url }).map((audit) => [audit.name, audit] as const))('%s', async (name, audit) => {
    const result = await audit.fn();
    if (result.status === 'ok' || deliberateDeviations.some((pattern) => pattern.test(name))) return;
    const body = 'response' in result ? await result.response.text() : '';
    expect.fail(`${result.status}: ${'reason' in result ? result.reason : ''} ${body.slice(0, 200)}`);
  });
});

describe('a response', () => {
  const sendQuery = (query: string, variables?: object) =>
    app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });

  it('has the cost of its operation, even from the cache', async () => {
    const query =
      'query Some($n: Int!, $slug: String!) { recipes(first: $n) { nodes { slug } } recipe(slug: $slug) { title } }';
    for (const [n, requested] of [
      [3, 8],
      [3, 8],
      [10, 22],
    ] as const) {
      const { data, extensions } = (await sendQuery(query, { n, slug: 'gomen' })).json();
      expect(data.recipes.nodes).toHaveLength(n);
      expect(extensions).toEqual({ cost: { requested, limit: 5_000 } });
    }
  });

  it('to an operation over the cost limit has the cost, too', async () => {
    const { errors, extensions } = (
      await sendQuery('{ recipes(first: 50) { nodes { related { related { related { slug } } } } } }')
    ).json();
    expect(errors[0].extensions.code).toBe('OPERATION_TOO_COSTLY');
    expect(extensions.cost.requested).toBeGreaterThan(extensions.cost.limit);
  });

  it('to an invalid operation has no cost', async () => {
    expect((await sendQuery('{ nothing }')).json()).not.toHaveProperty('extensions');
    expect((await sendQuery('query($slug: String!) { recipe(slug: $slug) { title } }')).json()).not.toHaveProperty(
      'extensions',
    );
  });

  it('is sent for any host name', async () => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'a b' },
      payload: { query: '{ anInvalidHost: cuisines { name } }' },
    });
    expect([statusCode, JSON.parse(body).errors]).toEqual([200, undefined]);
  });
});

describe('an anonymous GET', () => {
  const get = (query: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/graphql', query: { query }, headers });

  it('is cacheable, and gets 304 while nothing has changed', async () => {
    for (const state of ['new', 'known']) {
      const { statusCode, headers, body } = await get('{ cuisines { name } }');
      expect([statusCode, headers['cache-control']], state).toEqual([200, 'public, max-age=0, must-revalidate']);
      expect(headers.etag, state).toMatch(/^W\/"[\w-]{43}"$/);
      for (const name of ['accept', 'authorization']) expect(headers.vary, state).toContain(name);
      const notModified = await get('{ cuisines { name } }', { 'if-none-match': String(headers.etag) });
      expect([notModified.statusCode, notModified.body, notModified.headers.etag], state).toEqual([
        304,
        '',
        headers.etag,
      ]);
      expect(notModified.headers.vary, state).toContain('authorization');
      expect((await get('{ cuisines { slug } }', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
      const head = await get('{ cuisines { name } }', {}, 'HEAD');
      expect([head.statusCode, head.body, head.headers.etag], state).toEqual([200, '', headers.etag]);
      expect(head.headers['content-length'], state).toBe(String(Buffer.byteLength(body)));
    }
  });

  it('is checked against the limits even with a broken escape in its URL', async () => {
    const heavy = encodeURIComponent(`{ ${'cuisines { name } '.repeat(30)} }`);
    for (const invalidEscape of ['%23%FF', '%23%']) {
      const { statusCode, body } = await app.inject(`/graphql?query=${heavy}${invalidEscape}`);
      expect([statusCode, JSON.parse(body).errors[0].extensions.code], invalidEscape).toEqual([400, 'FIELD_REPEATED']);
    }
  });

  it('is not cacheable if it fails, or depends on the caller', async () => {
    const failing = await get('{ recipes(page: 0) { totalCount } categories { name } }');
    const responses = {
      failing,
      invalid: await get('{ nothing }'),
      'of a member': await get('{ cuisines { name } }', { authorization: 'Bearer nothing.good.here' }),
      viewer: await get('{ viewer { username } }'),
      posted: await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ cuisines { name } }' } }),
    };
    for (const [name, { headers }] of Object.entries(responses)) {
      expect(headers.etag, name).toBeUndefined();
      expect(headers['cache-control'] ?? 'no-store', name).toMatch(/no-store/);
    }
  });
});

describe('a GET', () => {
  const get = (query: Record<string, string>) => app.inject({ url: '/graphql', query });
  const title = 'query Title($slug: String!) { recipe(slug: $slug) { title } }';
  const extensions = (sha256Hash: string) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });

  it('accepts only a JSON object as variables, even with a known document', async () => {
    for (const query of ['{ cuisines { name } }', title]) {
      for (const variables of ['', 'null', '7', '"slug"', '["gomen"]', '{slug', 'undefined']) {
        const responses = [
          await get({ query, variables, extensions: extensions(sha256(query)) }),
          await get({ query, variables }),
          await get({ variables, extensions: extensions(sha256(query)) }),
        ];
        expect(responses.map(({ statusCode }) => statusCode, `${query} ${variables}`)).toEqual([400, 400, 400]);
      }
    }
  });

  it('does not confuse text and hash, nor does a POST', async () => {
    const payload = { query: title, variables: { slug: 'gomen' } };
    expect((await app.inject({ method: 'POST', url: '/graphql', payload })).json().errors).toBeUndefined();
    const variables = JSON.stringify(payload.variables);
    const byText = await get({ variables, extensions: extensions(title) });
    expect(byText.json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    const byHash = { ...payload, query: sha256(title) };
    expect((await app.inject({ method: 'POST', url: '/graphql', payload: byHash })).statusCode).toBe(400);
  });
});

describe('an operation over the cost limit', () => {
  const query = 'query Costly($n: Int!) { recipes(first: $n) { nodes { reviews(first: 100) { nodes { message } } } } }';
  const persistedQuery = { version: 1, sha256Hash: sha256(query) };
  const affordable = { n: 1 };
  const costly = { n: 50 };
  const get = (variables: object, parameters: Record<string, string>) =>
    app.inject({ url: '/graphql', query: { ...parameters, variables: JSON.stringify(variables) } });
  const post = (variables: object) =>
    app.inject({ method: 'POST', url: '/graphql', payload: { query, variables, extensions: { persistedQuery } } });
  const senders: [string, (variables: object) => ReturnType<typeof post>][] = [
    ['POST', post],
    ['GET', (variables) => get(variables, { query })],
    ['hash', (variables) => get(variables, { extensions: JSON.stringify({ persistedQuery }) })],
  ];

  it.each(senders)('reads nothing, even if its document is known: %s', async (_way, send) => {
    expect((await post(affordable)).json().errors).toBeUndefined();
    const executedAtFirst = reader.executed;
    expect((await send(affordable)).json().errors).toBeUndefined();
    const executedBefore = reader.executed;
    expect(executedBefore).toBeGreaterThan(executedAtFirst);
    const { statusCode, body } = await send(costly);
    expect([statusCode, JSON.parse(body).errors[0].extensions.code]).toEqual([400, 'OPERATION_TOO_COSTLY']);
    expect(reader.executed).toBe(executedBefore);
  });
});

describe('every refusal', () => {
  type Send = (accept: string) => Promise<Response>;
  const post =
    (payload: string, headers: Record<string, string> = {}): Send =>
    (accept) =>
      fetch(url, {
        method: 'POST',
        body: payload,
        headers: { accept, 'content-type': 'application/json', ...headers },
      });
  const sendQuery = (query: string, more: object = {}) => post(JSON.stringify({ query, ...more }));
  const get =
    (query: Record<string, string>): Send =>
    (accept) =>
      fetch(`${url}?${new URLSearchParams(query)}`, { headers: { accept } });
  const sendWith =
    (method: string): Send =>
    (accept) =>
      fetch(url, { method, headers: { accept } });
  const nested = `{ recipe(slug: "gomen") ${'{ related '.repeat(9)}{ slug }${' }'.repeat(9)} }`;
  const aliases = Array.from({ length: 16 }, (_, n) => `a${n}: cuisines { name }`).join(' ');
  const unknownHash = {
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: sha256('never seen') } }),
  };
  const newerVersion = { extensions: '{"persistedQuery":{"version":2,"sha256Hash":"x"}}' };
  const twoOperations = 'query A { __typename } query B { __typename }';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  const refusals: [string, number, Send][] = [
    ['costly', 400, sendQuery('{ recipes(first: 50) { nodes { related { related { related { slug } } } } } }')],
    ['too deep', 400, sendQuery(nested)],
    ['too many fields', 400, sendQuery(`{ ${'cuisines { name } '.repeat(360)}}`)],
    ['too many aliases', 400, sendQuery(`{ ${aliases} }`)],
    ['unparsable', 400, sendQuery('{ cuisines ')],
    ['invalid', 400, sendQuery('{ nothing }')],
    [
      'wrong variables',
      400,
      sendQuery('query($n: Int) { recipes(page: $n) { totalCount } }', { variables: { n: 'x' } }),
    ],
    ['unknown operation', 400, sendQuery(twoOperations, { operationName: 'C' })],
    ['no operation named', 400, sendQuery(twoOperations)],
    ['subscription', 400, sendQuery('subscription { x }')],
    ['subscription by GET', 405, get({ query: 'subscription { x }' })],
    ['mutation by GET', 405, get({ query: 'mutation { logout { __typename } }' })],
    ['malformed', 400, post('{"query":')],
    ['no object', 400, post('"query"')],
    ['empty body', 400, post('')],
    ['empty GET', 400, get({})],
    ['wrong hash', 400, get({ ...unknownHash, query: '{ __typename }' })],
    ['unknown version of hashes', 400, get(newerVersion)],
    ['malformed hash', 400, get({ extensions: '{"persistedQuery":7}' })],
    ['malformed extensions', 400, get({ query: '{ __typename }', extensions: '7' })],
    ['batch', 400, post('[{"query":"{ __typename }"}]')],
    ['wrong content type', 415, post('{ __typename }', { 'content-type': 'text/plain' })],
    ['form', 415, post('query={__typename}', form)],
    ['too large', 413, sendQuery(`{ ${'a'.repeat(110_000)} }`)],
    ['PUT', 405, sendWith('PUT')],
    ['DELETE', 405, sendWith('DELETE')],
    ['not signed in', 401, post('{"query":"{ viewer { username } }"}', { authorization: 'Bearer no.good.token' })],
  ];

  it.each(refusals)('has the shape of a GraphQL response and an error code: %s', async (_name, status, send) => {
    for (const accept of ['*/*', 'application/json', RESPONSE_TYPE]) {
      const response = await send(accept);
      expect(response.status, accept).toBe(status);
      expect(response.headers.get('content-type'), accept).toBe(
        `${accept === RESPONSE_TYPE ? RESPONSE_TYPE : 'application/json'}; charset=utf-8`,
      );
      expect(response.headers.get('access-control-allow-origin'), accept).toBe('*');
      const { errors, data = null, ...rest } = await response.json();
      // `viewer` is nullable, so the response has data.
      if (status !== 401) expect(data, accept).toBeNull();
      expect(errors[0], accept).toMatchObject({
        message: expect.any(String),
        extensions: { code: expect.stringMatching(/^[A-Z_]+$/) },
      });
      expect(errors[0].extensions.code, accept).not.toMatch(/INTERNAL/);
      expect(Object.keys(rest), accept).toEqual(rest.extensions ? ['extensions'] : []);
    }
  });

  it('of an unknown hash is a 4xx only for clients that accept the newer type', async () => {
    for (const [accept, status] of [
      ['application/json', 200],
      [RESPONSE_TYPE, 400],
    ] as const) {
      const response = await get(unknownHash)(accept);
      expect(response.status).toBe(status);
      expect((await response.json()).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
      expect(response.headers.get('etag')).toBeNull();
    }
  });
});

describe('an invalid token', () => {
  it('leaves public data unchanged, and is reported with it', async () => {
    const headers = { authorization: 'Bearer nothing.good.here', accept: RESPONSE_TYPE };
    const query = '{ cuisines { name } viewer { username } }';
    for (const request of [
      { method: 'POST', url: '/graphql', payload: { query }, headers },
      { method: 'GET', url: '/graphql', query: { query }, headers },
    ] as const) {
      const response = await app.inject(request);
      const { data, errors } = response.json();
      expect([response.statusCode, data.viewer, errors[0].path, errors[0].extensions.code]).toEqual([
        200,
        null,
        ['viewer'],
        'UNAUTHENTICATED',
      ]);
      expect(data.cuisines.length).toBeGreaterThan(3);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });
});
