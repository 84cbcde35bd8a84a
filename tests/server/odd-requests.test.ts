import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { createTestApp } from '../support/app.ts';
import type { TestDatabase } from '../support/database.ts';
import { createFilledDatabase } from '../support/filled-database.ts';

/** Draws the address that it is asked for. */
const renderer: PageRenderer = { render: async ({ url }) => ({ status: 200, headers: {}, html: url.href }) };

let database: TestDatabase;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  database = await createFilledDatabase();
  ({ app } = await createTestApp(database.dataSource, { renderer }));
  // Larger than everything that a system keeps for a connection.
  app.get('/large', (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterAll(async () => {
  await app?.close();
  await database?.close();
});

/** @returns what the server answers to a request line as it is written */
function answerTo(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(answer));
    socket.write(`${line} HTTP/1.1\r\nHost: mesob.test\r\nConnection: close\r\n\r\n`);
  });
}

describe('an address', () => {
  it.each([
    ['GET http://evil.test/recipes?page=2', 'https://mesob.test/recipes?page=2'],
    ['GET HTTP://evil.test', 'https://mesob.test/'],
    ['GET http://evil.test?page=2', 'https://mesob.test/?page=2'],
    ['GET //evil.test/recipes', 'https://mesob.test//evil.test/recipes'],
  ])('is one of ours, however it is written: %s', async (line, drawn) => {
    const answer = await answerTo(line);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.endsWith(drawn)).toBe(true);
  });

  it('finds the API, too', async () => {
    expect(await answerTo('GET http://evil.test/api/category/getall')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a page', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('does not answer %s', async (method) => {
    const preflight = { origin: 'https://evil.test', 'access-control-request-method': 'POST' };
    const { statusCode, headers, body } = await app.inject({ method, url: '/recipes', headers: preflight });
    expect([statusCode, headers.allow, headers['access-control-allow-origin']]).toEqual([405, 'GET, HEAD', undefined]);
    expect(JSON.parse(body).code).toBe('METHOD_NOT_ALLOWED');
  });
});

describe('a client that does not read its answer', () => {
  it('loses its connection', async () => {
    expect(app.server.timeout).toBe(30_000);
    // So that a test can wait for it.
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
