import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';
import { startServer } from '#server/start-server.ts';
import { TEST_SECRET } from '../support/app.ts';
import { type ContentFixture, createContent } from '../support/content.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase();
const other = net.createServer();
let content: ContentFixture;
let taken: string;

beforeAll(async () => {
  content = createContent();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  taken = String((other.address() as AddressInfo).port);
});
afterAll(() => {
  other.close();
  content?.delete();
});

/** @returns why a server does not start */
async function failureOf(
  env: Record<string, string>,
  listen?: (app: FastifyInstance) => Promise<string>,
): Promise<unknown> {
  const settings = { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET, CONTENT_DIR: content.dir, PORT: '0' };
  const config = readConfig({ ...settings, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env });
  const renderer = { render: async () => ({ status: 200, headers: {}, html: '' }) };
  return startServer(config, renderer, listen).then(
    (server) => server.stop(),
    (error: unknown) => error,
  );
}

it.each(['PORT', 'METRICS_PORT'])('names %s where the port is taken', async (name) => {
  const error = await failureOf({ [name]: taken });
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toBe(
    `StartError: ${name}: port ${taken} is taken. End what listens there, or set ${name} to another.`,
  );
});

it('does not listen where the port for metrics is taken', async () => {
  const listen = vi.fn(async () => '');
  expect(String(await failureOf({ METRICS_PORT: taken }, listen))).toContain('METRICS_PORT: port');
  expect(listen).not.toHaveBeenCalled();
});

it('names DATABASE_URL where Postgres refuses, or is not there', async () => {
  const nowhere = database.url.replace(/\/test_\w+/, '/nothing_of_this_name');
  expect(String(await failureOf({ DATABASE_URL: nowhere }))).toBe(
    'StartError: DATABASE_URL: Postgres cannot be used: database "nothing_of_this_name" does not exist',
  );
  const error = await failureOf({ DATABASE_URL: 'postgres://mesob:secret@127.0.0.1:1/mesob' });
  expect(String(error)).toMatch(/^StartError: DATABASE_URL: Postgres cannot be used: .*ECONNREFUSED/);
});
