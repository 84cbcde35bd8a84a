import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import fastify, { type InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeSlowReaders } from '#server/http/connections.ts';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { createTestApp } from '../support/app.ts';
import { LOG_FOLDER } from '../support/log.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

/** Renders the requested URL. */
const render: PageRenderer['render'] = async ({ url }) => ({
  status: /404|nothing/.test(url.pathname) ? 404 : 200,
  headers: {},
  html: [url.href],
});

const staticDir = setUpFolder('mesob-static');
const database = await setUpDatabase({ recipes: true });
const { app } = await setUpApp(database, { renderer: { render, staticDir } });
let port: number;

beforeAll(async () => {
  fs.mkdirSync(path.join(staticDir, 'assets'));
  fs.writeFileSync(path.join(staticDir, 'assets', 'site.js'), '// site');
  // Larger than all buffers that a system has for a connection.
  app.get('/large', (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});

/** A secret such as a link's token, longer than a path segment may be. */
const SECRET = 'Zk3vQ0h7m2nX9c5b'.repeat(40);

/** Returns the body expected of an error, in GraphQL's format or in the REST API's. */
const getErrorBody = (line: string) => {
  const code = expect.stringMatching(/^[A-Z_]+$/);
  const message = expect.stringMatching(/^[A-Z].*\.$/);
  return line.includes('/graphql')
    ? { errors: [{ message, extensions: { code } }] }
    : { error: message, message, code };
};

/** Returns the server's response to a raw request line. */
function getResponse(line: string, headers = 'Host: mesob.test\r\n'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(response));
    socket.write(`${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  });
}

describe('a URL', () => {
  it.each([
    ['GET http://evil.test/recipes?page=2', 'https://mesob.test/recipes?page=2'],
    ['GET HTTP://evil.test', 'https://mesob.test/'],
    ['GET http://evil.test?page=2', 'https://mesob.test/?page=2'],
    ['GET //evil.test/recipes', 'https://mesob.test//evil.test/recipes'],
  ])('is resolved to the site’s own host: %s', async (line, renderedUrl) => {
    const response = await getResponse(line);
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response.endsWith(renderedUrl)).toBe(true);
  });

  it('of the API can be absolute, too', async () => {
    expect(await getResponse('GET http://evil.test/api/category/getall')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a response', () => {
  it.each([
    ['400', 'GET /%zz', undefined],
    ['400', 'GET /%00', undefined],
    ['400', 'NONSENSE', undefined],
    ['400', 'GET /', 'Host: mesob.test\r\nHost: evil.test\r\n'],
    ['414', `GET /resetpassword/${SECRET}`, undefined],
    ['414', `GET /verify-email/${SECRET}`, undefined],
    ['414', `GET /shopping-list/${SECRET}`, undefined],
    ['414', `GET /api/users/verify-email/${SECRET}`, undefined],
    ['414', `GET /api/recipe/getalldetailswithrelated/${SECRET}`, undefined],
    ['414', `GET /recipes/dinner/${SECRET}.json`, undefined],
    ['405', `POST /api/users/verify-email/${SECRET.slice(0, 400)}`, undefined],
    ['400', `GET /api/users/verify-email/${SECRET.slice(0, 400)}%zz`, undefined],
    ['415', 'POST /api/users/login', `Host: mesob.test\r\nContent-Type: text/plain\r\nContent-Length: 0\r\n`],
    ['415', 'POST /graphql', `Host: mesob.test\r\nContent-Type: no type\r\nContent-Length: 0\r\n`],
    ['413', 'POST /graphql', `Host: mesob.test\r\nContent-Type: application/json\r\nContent-Length: 999999\r\n`],
    [
      '413',
      'POST /contact',
      `Host: mesob.test\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 999999\r\n`,
    ],
    ['431', 'GET /', `Host: mesob.test\r\nCookie: ${'a'.repeat(20_000)}\r\n`],
    ['404', 'GET /assets/..%5c..%5cpackage.json', undefined],
    ['404', 'GET /assets/..%2f..%2fpackage.json', undefined],
    ['404', 'GET /assets//./', undefined],
  ])('%s to %s has a reason and the common headers, and logs no secret', async (status, line, headers) => {
    const response = await getResponse(line, headers);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head = '', body = ''] = response.split('\r\n\r\n');
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'self'");
    expect(head.toLowerCase()).toContain('cache-control: no-store');
    expect(JSON.parse(body)).toEqual(getErrorBody(line));
    expect(fs.readFileSync(path.join(LOG_FOLDER, `${process.pid}.log`), 'utf8')).not.toContain(SECRET.slice(0, 40));
  });

  it('to an unsatisfiable range is 416, and to a valid range 206', async () => {
    const getRange = (range: string) => app.inject({ url: '/assets/site.js', headers: { range } });
    expect((await getRange('bytes=0-1')).statusCode).toBe(206);
    const { statusCode, body } = await getRange('bytes=500-501');
    expect([statusCode, JSON.parse(body).code]).toEqual([416, 'RANGE_NOT_SATISFIABLE']);
    expect((await getRange('bytes=5-1')).statusCode).toBeLessThan(500);
  });

  it('has HSTS only if it is enabled', async () => {
    expect((await app.inject('/livez')).headers['strict-transport-security']).toBeUndefined();
    const secure = await createTestApp(database.dataSource, { env: { HSTS_SECONDS: '31536000' } });
    const { headers } = await secure.app.inject('/livez');
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    await secure.app.close();
  });
});

describe('a name from Object.prototype', () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const cases = names.flatMap((name): [string, InjectOptions][] => [
    ['accept', { url: '/graphql?query={__typename}', headers: { accept: name } }],
    ['accept, of a page', { url: '/recipes', headers: { accept: name, 'accept-encoding': name } }],
    ['content type', { method: 'POST', url: '/graphql', headers: { 'content-type': name }, payload: '{}' }],
    [
      'content type, of a subtype',
      { method: 'POST', url: '/api/users/login', headers: { 'content-type': `application/${name}` }, payload: '{}' },
    ],
    ['authorization', { url: '/graphql?query={viewer{id}}', headers: { authorization: `Bearer ${name}` } }],
    ['range', { url: '/assets/site.js', headers: { range: `${name}=0-1` } }],
    ['parameter', { url: `/recipes?${name}=1&sort=${name}&diet=${name}&page=${name}` }],
    ['parameter of REST', { url: `/api/recipe/getall?search=x&${name}=${name}` }],
    ['recipe', { url: `/api/recipe/getalldetailswithrelated/${name}` }],
    ['category', { url: `/api/recipe/all-${name}-recipes/${name}` }],
    ['format', { url: `/recipes/dinner/gomen.${name}` }],
    ['format, without its category', { url: `/recipes/${name}/${name}.json` }],
    ['feed', { url: `/authors/${name}/feed.xml` }],
    ['picture', { url: `/pictures/${name}/${name}/${name}` }],
    ['file', { url: `/assets/${name}` }],
    ['field', { url: `/graphql?query={${name}}` }],
    ['operation', { url: `/graphql?query={__typename}&operationName=${name}` }],
    [
      'variable',
      { method: 'POST', url: '/graphql', payload: { query: '{__typename}', variables: { constructor: 1 } } },
    ],
    ['hash', { url: `/graphql?extensions={"persistedQuery":{"version":1,"sha256Hash":"${name}"}}` }],
    ['order', { url: `/graphql?query={recipes(orderBy:${name}){totalCount}}` }],
    [
      'slug',
      { url: `/graphql?query={recipe(slug:"${name}"){slug}category(slug:"${name}"){slug}food(slug:"${name}"){slug}}` },
    ],
    ['cursor', { url: `/graphql?query={recipes(after:"${name}"){totalCount}}` }],
    ['id', { url: `/graphql?query={node(id:"${Buffer.from(`${name}:${name}`).toString('base64url')}"){id}}` }],
    [
      'body',
      {
        method: 'POST',
        url: '/api/contact/submitcontactform',
        headers: { 'content-type': 'application/json' },
        payload: `{"${name}":"x"}`,
      },
    ],
    [
      'form',
      {
        method: 'POST',
        url: '/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: `${name}=x&name=${name}`,
      },
    ],
  ]);

  it.each(cases)('causes no server error: %s', async (_where, request) => {
    const { statusCode, body } = await app.inject(request);
    expect(statusCode, body).toBeLessThan(500);
  });
});

describe('HEAD', () => {
  it.each([
    '/recipes',
    '/api/category/getall',
    '/api/recipe/recentposts',
    '/api/nothing-here',
    '/graphql?query={cuisines{name}}',
    '/schema.graphql',
    '/robots.txt',
    '/sitemap.xml',
    '/livez',
    '/readyz',
    '/assets/site.js',
    '/assets/nothing.js',
    '/pictures/gomen/x/nothing.webp',
  ])('%s gets the headers of GET, without a body', async (url) => {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => fetch(`http://127.0.0.1:${port}${url}`, { method })),
    );
    expect([head?.status, await head?.text()]).toEqual([get?.status, '']);
    await get?.arrayBuffer();
    for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy'])
      expect(head?.headers.get(name), name).toBe(get?.headers.get(name));
  });
});

describe('a page', () => {
  it('drops unknown and duplicate parameters, and sorts the others', async () => {
    const fetchBody = async (url: string) => (await app.inject(url)).body;
    expect(await fetchBody('/?x=random')).toBe('https://mesob.test/');
    expect(await fetchBody('/recipes?x=1&page=2&utm_source=mail')).toBe('https://mesob.test/recipes?page=2');
    expect(await fetchBody('/search?time=30&q=a&diet=vegan&diet=vegan')).toBe(
      'https://mesob.test/search?diet=vegan&q=a&time=30',
    );
    expect(await fetchBody('/search?q=a%26b?c&q=d')).toBe('https://mesob.test/search?q=a%26b?c&q=d');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('responds 405 to %s, without CORS headers', async (method) => {
    const preflight = { origin: 'https://evil.test', 'access-control-request-method': 'POST' };
    const { statusCode, headers, body } = await app.inject({ method, url: '/recipes', headers: preflight });
    expect([statusCode, headers.allow, headers['access-control-allow-origin']]).toEqual([405, 'GET, HEAD', undefined]);
    expect(JSON.parse(body).code).toBe('METHOD_NOT_ALLOWED');
  });
});

describe('a malformed URL or the URL of a missing picture', () => {
  it.each([
    ['GET', '/%E0%A4%A', 400, 'https://mesob.test/404'],
    ['GET', '/pictures/gomen/x/nothing.webp', 404, 'https://mesob.test/pictures/gomen/x/nothing.webp'],
    ['HEAD', '/pictures/gomen/x/nothing.webp', 404, ''],
  ] as const)('gets an HTML page in a browser, and JSON elsewhere: %s %s', async (method, url, status, body) => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const page = await app.inject({ method, url, headers: { accept } });
    expect([page.statusCode, page.body]).toEqual([status, body]);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.any(String),
    });
    const program = await app.inject({ method, url, headers: { accept: '*/*' } });
    expect([program.statusCode, program.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
  });

  it('gets JSON below /api even in a browser', async () => {
    const { statusCode, headers } = await app.inject({ url: '/api/%E0%A4%A', headers: { accept: 'text/html' } });
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  });
});

describe('a client that reads its response too slowly', () => {
  it('loses its connection', async () => {
    const slow = fastify();
    closeSlowReaders(slow, 300);
    slow.get('/large', (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
    slow.get('/small', async () => 'small');
    const address = new URL(await slow.listen({ host: '127.0.0.1', port: 0 }));
    const client = net.connect(Number(address.port), '127.0.0.1');
    let received = 0;
    client.on('data', (chunk) => {
      received += chunk.length;
      client.pause();
      setTimeout(() => client.resume(), 20);
    });
    client.write('GET /large HTTP/1.1\r\nHost: mesob.test\r\n\r\n');
    await new Promise((resolve) => client.once('error', resolve).once('close', resolve));
    expect(received).toBeGreaterThan(0);
    expect(received).toBeLessThan(64 * 1024 * 1024);
    expect(await (await fetch(new URL('/small', address))).text()).toBe('small');
    await slow.close();
  });

  it('can stay idle between requests for less than 30 seconds', () => {
    expect(app.server.keepAliveTimeout).toBeLessThan(30_000);
  });
});

describe('a client that does not read its response', () => {
  it('loses its connection', async () => {
    expect(app.server.timeout).toBe(30_000);
    // Short enough for a test.
    app.server.timeout = 300;
    const connected = new Promise<net.Socket>((resolve) => app.server.once('connection', resolve));
    const client = net.connect(port, '127.0.0.1').pause();
    client.write('GET /large HTTP/1.1\r\nHost: mesob.test\r\n\r\n');
    const connection = await connected;
    await expect.poll(() => connection.destroyed).toBe(true);
    expect(connection.bytesWritten).toBeGreaterThan(0);
    client.destroy();
    app.server.timeout = 30_000;
  });
});
