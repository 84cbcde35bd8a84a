import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { findFreePort } from '#server/database/embedded/launch.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { describeStartFailure, StartError } from '#server/start-error.ts';
import { startServer } from '#server/start-server.ts';
import { TEST_SECRET } from '../support/app.ts';
import { type ContentFixture, createContent } from '../support/content.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const database = await setUpDatabase();
const portHolder = net.createServer();
let content: ContentFixture;
let takenPort: string;

beforeAll(async () => {
  content = createContent();
  await once(portHolder.listen(0, '127.0.0.1'), 'listening');
  takenPort = String((portHolder.address() as AddressInfo).port);
});
afterAll(() => {
  portHolder.close();
  content?.delete();
});

/** Returns the error with which a server fails to start. */
async function getStartError(
  env: Record<string, string>,
  listen?: (app: FastifyInstance) => Promise<string>,
): Promise<unknown> {
  const settings = { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET, CONTENT_DIR: content.dir, PORT: '0' };
  const config = readConfig({ ...settings, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env });
  const renderer = { render: async () => ({ status: 200, headers: {}, html: [''] }) };
  return startServer(config, renderer, listen).then(
    (server) => server.stop(),
    (error: unknown) => error,
  );
}

it.each(['PORT', 'METRICS_PORT'])('the error names %s if the port is taken', async (name) => {
  const error = await getStartError({ [name]: takenPort });
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toBe(
    `StartError: ${name}: port ${takenPort} is in use. Stop the program that listens there, or set ${name} to another.`,
  );
});

it('the server does not listen if the port for metrics is taken', async () => {
  const listen = vi.fn(async () => '');
  expect(String(await getStartError({ METRICS_PORT: takenPort }, listen))).toContain('METRICS_PORT: port');
  expect(listen).not.toHaveBeenCalled();
});

it('the error names DATABASE_URL if Postgres refuses the connection', async () => {
  const nowhere = database.url.replace(/\/test_\w+/, '/nothing_of_this_name');
  expect(String(await getStartError({ DATABASE_URL: nowhere }))).toBe(
    'StartError: DATABASE_URL: Postgres is not usable: database "nothing_of_this_name" does not exist',
  );
});

describe('a Postgres unreachable at startup', () => {
  it('is waited for', async () => {
    const port = await findFreePort();
    const log: string[] = [];
    const url = database.url.replace(/@[^/]*/, `@127.0.0.1:${port}`).replace(/\?.*/, '');
    const opening = openDatabase(readConfig({ DATABASE_URL: url }), (line) => log.push(line), 60_000);
    await expect
      .poll(() => log)
      .toEqual([expect.stringMatching(/^DATABASE_URL: Postgres is unavailable \(.*ECONNREFUSED/)]);
    const { host = '', port: target = 0 } = database.address;
    const socket = path.isAbsolute(host) ? { path: path.join(host, `.s.PGSQL.${target}`) } : { host, port: target };
    const postgres = net.createServer((client) => {
      const server = net.connect(socket);
      client.on('error', () => server.destroy()).pipe(server);
      server.on('error', () => client.destroy()).pipe(client);
    });
    await once(postgres.listen(port, '127.0.0.1'), 'listening');
    const openedDatabase = await opening;
    expect(await openedDatabase.dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(log[1]).toBe('Postgres is available');
    await openedDatabase.close();
    postgres.close();
  });

  it('is given up after a while', async () => {
    const config = readConfig({ DATABASE_URL: 'postgres://mesob:secret@127.0.0.1:1/mesob' });
    const log: string[] = [];
    await expect(openDatabase(config, (line) => log.push(line), 1_500)).rejects.toThrow(
      /^DATABASE_URL: Postgres is not usable: .*ECONNREFUSED/,
    );
    expect(log).toEqual([expect.stringContaining('trying for 1.5 seconds')]);
  });
});

it('the error names a migration that this version does not know', async () => {
  const later = 'AddPans1999999999999';
  await database.dataSource.query('insert into migrations (timestamp, name) values (1999999999999, $1)', [later]);
  const error = await getStartError({});
  await database.dataSource.query('delete from migrations where name = $1', [later]);
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toBe(
    `StartError: The database is newer than this version of the site, which does not know its migration ${later}. ` +
      'Start the newer version, or restore the backup from before the update.',
  );
});

describe('an unusable folder', () => {
  const folder = setUpFolder('start-errors');

  it('is reported with its path and the setting to change; a bug is returned as it is', async () => {
    const file = path.join(folder, 'a-file');
    fs.writeFileSync(file, '');
    expect(describeStartFailure(await getStartError({ DATABASE_URL: '', DATA_DIR: file }))).toMatch(
      /a-file\/postgres: it must be a folder, but is a file \(ENOTDIR\)\. Fix that, or set DATA_DIR/,
    );
    const accessError = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/srv/var' });
    expect(describeStartFailure(accessError)).toBe(
      '/srv/var: this user is not allowed to read or write it (EACCES). Fix that, or set DATA_DIR or CONTENT_DIR to another folder.',
    );
    const bug = new TypeError('x is undefined');
    expect(describeStartFailure(bug)).toBe(bug);
  });

  it('is reported by npm start, too, before it installs or builds', () => {
    for (const name of ['start', 'install', 'built', 'require-free-port', 'stop-with-parent'])
      fs.cpSync(`scripts/${name}.mjs`, path.join(folder, 'scripts', `${name}.mjs`));
    const packages = { '': {}, 'node_modules/left-pad': { version: '1.3.0' } };
    fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    fs.chmodSync(folder, 0o555);
    // Root may write anywhere.
    const uid = process.getuid?.() === 0 ? 65_534 : undefined;
    const { stderr, status } = spawnSync(process.execPath, [path.join(folder, 'scripts/start.mjs')], {
      uid,
      encoding: 'utf8',
    });
    fs.chmodSync(folder, 0o755);
    expect([stderr.trim(), status]).toEqual([
      expect.stringMatching(/node_modules: this user cannot write to it\. Run "npm ci" as the owner/),
      1,
    ]);
  });
});
