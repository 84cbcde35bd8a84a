import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { persistedDocuments } from '#server/graphql/register.ts';
import ownDocuments from '../../client/gql/persisted-documents.json';
import { createTestApp } from '../support/app.ts';
import { countTurns } from '../support/count-turns.ts';
import { postOperation } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const { app, catalogue } = await setUpApp(database);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the endpoint', () => {
  it('starts each request in its own turn of the event loop, even with a known document', async () => {
    const sendQuery = () => postOperation(app, '{ category(slug: "dinner") { slug } }');
    await sendQuery();
    const turns = countTurns();
    const turnNumbers: number[] = [];
    const { current } = catalogue;
    // Read at the start of each request.
    const spy = vi.spyOn(catalogue, 'current', 'get').mockImplementation(() => {
      turnNumbers.push(turns.current());
      return current;
    });
    await Promise.all(Array.from({ length: 6 }, sendQuery));
    spy.mockRestore();
    turns.stop();
    expect(new Set(turnNumbers).size).toBe(6);
  });

  it('works with GET', async () => {
    const response = await app.inject({ url: '/graphql', query: { query: '{ category(slug: "dinner") { name } }' } });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { data: { category: { name: 'Dinner' } }, extensions: { cost: { requested: 2, limit: 5_000 } } },
    ]);
  });

  it('works from any other site, without cookies', async () => {
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: { origin: 'https://studio.apollographql.com', 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe('*');
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('refuses other methods, and accepts OPTIONS without CORS headers', async () => {
    const { statusCode, headers, body } = await app.inject({ method: 'PUT', url: '/graphql' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(JSON.parse(body).errors[0].extensions.code).toBe('METHOD_NOT_ALLOWED');
    expect((await app.inject({ method: 'OPTIONS', url: '/graphql' })).statusCode).toBe(204);
  });

  it('supports tools that introspect with aliases', async () => {
    const names = ['__Schema', '__Type', '__Field', '__InputValue', '__Directive'];
    const fields = names.map((name, index) => `a${index}: __type(name: "${name}") { kinds: kind fields { name } }`);
    const { data, errors } = await postOperation(
      app,
      `{ ${fields.join(' ')} schema: __schema { query: queryType { name } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ a1: { kinds: 'OBJECT' }, schema: { query: { name: 'Query' } } });
  });

  it('has an example in the description of each query', async () => {
    const query = '{ __schema { queryType { fields { name description } } } }';
    const { data } = await postOperation<{
      __schema: { queryType: { fields: { name: string; description: string }[] } };
    }>(app, query);
    for (const { name, description } of data.__schema.queryType.fields)
      expect(description, name).toContain('Example: `{');
  });

  it('runs the example of every query', async () => {
    const { data } = await postOperation<{ __schema: { queryType: { fields: { description: string }[] } } }>(
      app,
      '{ __schema { queryType { fields { description } } } }',
    );
    const examples = data.__schema.queryType.fields.map(({ description }) => /`(\{.*\})`/.exec(description)?.[1] ?? '');
    expect(examples.length).toBeGreaterThanOrEqual(7);
    for (const example of examples) expect((await postOperation(app, example)).errors, example).toBeUndefined();
  });

  it('shows a page to browsers, with nothing loaded from other sites', async () => {
    const response = await app.inject({ url: '/graphql', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('studio.apollographql.com/sandbox');
    expect(response.body).not.toMatch(/<script|<link|<img|<iframe/);
  });

  it('offers Apollo Sandbox the visitor’s URL, and no invalid host', async () => {
    const getEndpoint = async (headers: Record<string, string>) => {
      const { body } = await app.inject({ url: '/graphql', headers: { accept: 'text/html', ...headers } });
      const [, link = ''] = /href="(https:\/\/studio[^"]+)"/.exec(body) ?? [];
      return new URL(link.replaceAll('&#38;', '&')).searchParams.get('endpoint');
    };
    expect(await getEndpoint({ host: 'localhost:4000' })).toBe('http://localhost:4000/graphql');
    for (const host of ['a"><b>', 'user@evil.test', 'evil.test/path', ''])
      expect(await getEndpoint({ host }), host).toBe('https://mesob.test/graphql');
  });

  it('returns the schema as text', async () => {
    const response = await app.inject('/schema.graphql');
    expect(response.body).toContain('type Recipe implements Node {');
  });

  it('responds to each invalid request with a 4xx, an error code and no data', async () => {
    const send = (payload: string, type = 'application/json') =>
      app.inject({ method: 'POST', url: '/graphql', payload, headers: { 'content-type': type } });
    const sendQuery = (query: string) => send(JSON.stringify({ query }));
    const responses = {
      costly: await sendQuery('{recipes(first:50){nodes{related{related{related{slug}}}}}}'),
      repeated: await sendQuery(`{${'cuisines{name}'.repeat(240)}}`),
      fragments: await sendQuery(
        `{${Array.from({ length: 25 }, (_, n) => `...F${n} `).join('')}} ${Array.from({ length: 25 }, (_, n) => `fragment F${n} on Query { __typename }`).join(' ')}`,
      ),
      subscription: await sendQuery('subscription { x }'),
      malformed: await send('{"query":'),
      'too large': await send(JSON.stringify({ query: `{ ${'a'.repeat(110_000)} }` })),
      'not JSON': await send('{ categories { name } }', 'text/plain'),
      'no document': await send('{}'),
      'page size': await sendQuery('{ recipes(page: null) { totalCount } }'),
      method: await app.inject({ method: 'PUT', url: '/graphql' }),
      'by GET': await app.inject({
        url: '/graphql',
        query: { query: 'mutation { deleteReview(input: { recipeSlug: "gomen" }) { __typename } }' },
      }),
    };
    const outcomes = Object.entries(responses).map(([name, { statusCode, body, headers }]) => {
      const { data, errors } = JSON.parse(body);
      expect(headers['content-type'], name).toMatch(/^application\/(graphql-response\+)?json/);
      expect([data ?? null, typeof errors[0].message], name).toEqual([null, 'string']);
      return [name, statusCode, errors[0].extensions.code];
    });
    expect(outcomes).toEqual([
      ['costly', 400, 'OPERATION_TOO_COSTLY'],
      ['repeated', 400, 'FIELD_REPEATED'],
      ['fragments', 400, 'TOO_MANY_FRAGMENTS'],
      ['subscription', 400, 'GRAPHQL_VALIDATION_FAILED'],
      ['malformed', 400, 'BAD_REQUEST'],
      ['too large', 413, 'PAYLOAD_TOO_LARGE'],
      ['not JSON', 415, 'UNSUPPORTED_MEDIA_TYPE'],
      ['no document', 400, 'BAD_REQUEST'],
      ['page size', 400, 'GRAPHQL_VALIDATION_FAILED'],
      ['method', 405, 'METHOD_NOT_ALLOWED'],
      ['by GET', 405, 'BAD_REQUEST'],
    ]);
  });

  it('responds to HEAD as to GET, without a body', async () => {
    const query = { query: '{ category(slug: "dinner") { name } }' };
    for (const isKnown of [false, true]) {
      const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/graphql', query });
      expect([statusCode, body], String(isKnown)).toEqual([200, '']);
      expect(headers['content-type']).toContain('application/json');
    }
  });

  it('returns public data even with an invalid token, and reports the token', async () => {
    const headers = { authorization: 'Bearer nothing.good.here' };
    const sendQuery = (query: string) => app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers });
    const publicResponse = await sendQuery('{ categories { name } }');
    expect([publicResponse.statusCode, publicResponse.json().errors]).toEqual([200, undefined]);
    const mixedResponse = await sendQuery('{ categories { name } viewer { username } }');
    expect(mixedResponse.statusCode).toBe(200);
    expect(mixedResponse.json().data.categories.length).toBeGreaterThan(3);
    expect(mixedResponse.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(mixedResponse.headers['cache-control']).toBe('no-store');
    expect((await sendQuery('{ viewer { username } }')).statusCode).toBe(401);
  });

  it('lets no cache store responses that depend on the caller', async () => {
    const viewerQuery = { query: '{ viewer { username } }' };
    for (const isKnown of [false, true]) {
      const { headers } = await app.inject({ url: '/graphql', query: viewerQuery });
      expect(headers['cache-control'], String(isKnown)).toBe('no-store');
      expect(headers.vary).toContain('authorization');
    }
  });
});

describe('persisted documents', () => {
  it('can be requested by hash once registered', async () => {
    const query = '{ cuisine(slug: "indian") { name } }';
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: sha256(query) } });
    const getByHash = () => app.inject({ url: '/graphql', query: { extensions } });
    expect((await getByHash()).json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    await app.inject({ url: '/graphql', query: { extensions, query } });
    expect((await getByHash()).json().data).toEqual({ cuisine: { name: 'Indian' } });
  });

  it('of our own client are known from the start, and cannot be replaced', async () => {
    const [[hash = '', query = ''] = []] = Object.entries(ownDocuments);
    const { get, set } = persistedDocuments();
    await set(`apq:${hash}`, '{ cuisines { name } }');
    expect(await get(`apq:${hash}`)).toBe(query);
  });

  it('are refused with a wrong hash', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256('something else') } };
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ categories { name } }', extensions },
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('limits', () => {
  const nest = (depth: number): string => (depth === 0 ? 'slug' : `related { ${nest(depth - 1)} }`);

  it.each([
    ['too deep', `{ recipe(slug: "gomen") { ${nest(9)} } }`, 'OPERATION_TOO_DEEP'],
    [
      'too many aliases',
      `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: categories { name }`).join(' ')} }`,
      'TOO_MANY_ALIASES',
    ],
    ['too many directives', `{ categories { name ${'@include(if: true) '.repeat(6)} } }`, 'TOO_MANY_DIRECTIVES'],
    [
      'too costly',
      '{ recipes(first: 50) { nodes { related { title related { slug title description path } } } } }',
      'OPERATION_TOO_COSTLY',
    ],
    [
      'too costly next to a list with a negative size',
      '{ recipes(first: -1000000) { totalCount } all: recipes(first: 50) { nodes { related { related { related { title } } } } } }',
      'OPERATION_TOO_COSTLY',
    ],
    [
      'too costly around a list with a negative size',
      '{ recipes(first: 50) { nodes { related { related { related { title } } } reviews(first: -1000000) { totalCount } } } }',
      'OPERATION_TOO_COSTLY',
    ],
    ['the schema twice', '{ __schema { types { name } } again: __schema { types { name } } }', 'INTROSPECTION_ALIASED'],
    [
      'nine types by name',
      `{ ${Array.from({ length: 9 }, (_, index) => `t${index}: __type(name: "Recipe") { name }`).join(' ')} }`,
      'INTROSPECTION_ALIASED',
    ],
    [
      'parts of the schema twice, in a fragment',
      '{ __schema { types { ...Fields } } } fragment Fields on __Type { fields { name } again: fields { name } }',
      'INTROSPECTION_ALIASED',
    ],
    ['too many tokens', `{ categories { ${'name '.repeat(2_100)} } }`, 'TOO_MANY_TOKENS'],
  ])('refuse an operation: %s', async (_name, query, code) => {
    const { errors, data } = await postOperation(app, query);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect(errors?.[0]?.message).not.toMatch(/^Syntax Error/);
  });

  it('apply to each request’s own variables, independent of earlier requests', async () => {
    const pageQuery =
      'query($n: Int!) { recipes(first: $n) { nodes { related { title related { slug title description path } } } } }';
    const conditionalQuery = `query($more: Boolean!) { recipes(first: 50) { nodes { slug
      related @include(if: $more) { title related { slug title description path } } } } }`;
    expect((await postOperation(app, pageQuery, { n: 2 })).errors).toBeUndefined();
    expect((await postOperation(app, pageQuery, { n: 50 })).errors?.[0]?.extensions.code).toBe('OPERATION_TOO_COSTLY');
    expect((await postOperation(app, conditionalQuery, { more: false })).errors).toBeUndefined();
    expect((await postOperation(app, conditionalQuery, { more: true })).errors?.[0]?.extensions.code).toBe(
      'OPERATION_TOO_COSTLY',
    );
  });

  it('allow the introspection of tools', async () => {
    const options = { directiveIsRepeatable: true, inputValueDeprecation: true, specifiedByUrl: true, oneOf: true };
    expect((await postOperation(app, getIntrospectionQuery(options))).errors).toBeUndefined();
  });

  it('allow fifty whole recipes', async () => {
    const query = `{ recipes(first: 50) { nodes { title description author { name } ingredientGroups { title items { text } }
      instructions { title details } tips nutrition { name amount unit } faqs { question answer } } } }`;
    expect((await postOperation(app, query)).errors).toBeUndefined();
  });

  it('throttle the new documents of one client, but not known documents', async () => {
    const { app: otherApp } = await createTestApp(database.dataSource, { env: { TRUST_PROXY: '1' } });
    const sendFrom = (query: string, address: string) =>
      otherApp.inject({ method: 'POST', url: '/graphql', payload: { query }, headers: { 'x-forwarded-for': address } });
    const knownQuery = '{ categories { name } }';
    await sendFrom(knownQuery, '203.0.113.1');
    const statuses: number[] = [];
    for (let n = 0; n < 80; n += 1)
      statuses.push((await sendFrom(`# ${n}\n{ ${'a'.repeat(n)} `, '203.0.113.1')).statusCode);
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
    const refusal = await sendFrom('{ cuisines { name } }', '203.0.113.1');
    expect([refusal.statusCode, refusal.json().errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    expect((await sendFrom(knownQuery, '203.0.113.1')).statusCode).toBe(200);
    expect((await sendFrom('{ cuisines { name } }', '203.0.113.2')).statusCode).toBe(200);
    await otherApp.close();
  });

  it('refuse batches, bodies over 100 KiB and other types', async () => {
    const send = (payload: string, type = 'application/json') =>
      app.inject({ method: 'POST', url: '/graphql', payload, headers: { 'content-type': type } });
    expect((await send('[{"query":"{categories{name}}"}]')).statusCode).toBe(400);
    expect((await send(JSON.stringify({ query: `{ ${'a'.repeat(110_000)} }` }))).statusCode).toBe(413);
    expect((await send('{ categories { name } }', 'text/plain')).statusCode).toBe(415);
  });
});

describe('errors', () => {
  it('carry a code and no stack', async () => {
    for (const query of [
      '{ nope }',
      '{',
      '{ recipes(page: "x") { totalCount } }',
      '{ recipes(page: 0) { totalCount } }',
    ]) {
      const { errors } = await postOperation(app, query);
      expect(Object.keys(errors?.[0]?.extensions ?? {})).toEqual(['code']);
    }
  });

  it('of the server are masked', async () => {
    const failingApp = await createTestApp(database.dataSource);
    Object.defineProperty(failingApp.catalogue.current.taxonomy, 'categories', {
      get: () => {
        throw new Error('secret detail');
      },
    });
    const response = await failingApp.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ categories { name } }' },
    });
    expect(response.body).not.toContain('secret detail');
    expect(response.json().errors[0]).toMatchObject({
      message: 'Something went wrong! Please try again later.',
      extensions: { code: 'INTERNAL_ERROR' },
    });
    const restResponse = await failingApp.app.inject('/api/category/getall');
    expect(restResponse.statusCode).toBe(500);
    expect(restResponse.json()).toEqual({
      error: 'Something went wrong! Please try again later.',
      message: 'Something went wrong! Please try again later.',
      code: 'INTERNAL_ERROR',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await failingApp.app.close();
  });
});
