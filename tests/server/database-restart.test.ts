import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { findPrograms } from '#server/database/embedded/programs.ts';
import { startPostgres } from '#server/database/embedded/supervise.ts';
import { endProcessesBelow, killPostmaster, runQuery } from '../support/embedded-postgres-project.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.skipIf(process.platform === 'win32')('a supervised embedded Postgres', () => {
  const root = setUpFolder('mesob-supervised');
  function makeFolder(): string {
    const folder = fs.mkdtempSync(path.join(root, 'data-'));
    fs.chmodSync(folder, 0o755);
    return folder;
  }
  afterEach(() => endProcessesBelow(root));

  const getDataFolder = (dataDir: string) => path.join(dataDir, 'postgres', `pg${findPrograms().major}`);

  test('restarts at the same socket within ten seconds of being killed, twice, with all its rows', async () => {
    const dataDir = makeFolder();
    const log: string[] = [];
    const postgres = await startPostgres({ dataDir }, (line) => log.push(line));
    await runQuery(postgres.url, 'create table dish as select 42 as id');
    for (const restarts of [1, 2]) {
      const { pid } = await findServer(dataDir);
      await killPostmaster(pid, getDataFolder(dataDir));
      await expect
        .poll(() => runQuery(postgres.url, 'select id from dish').catch(() => []), { timeout: 10_000 })
        .toEqual([{ id: 42 }]);
      await expect
        .poll(() => log.filter((line) => line.startsWith('Postgres is available again')))
        .toHaveLength(restarts);
    }
    expect(log.filter((line) => line.includes('exited unexpectedly'))).toHaveLength(2);
    expect(postgres.isAlive()).toBe(true);
    await postgres.stop();
    await expect(runQuery(postgres.url, 'select 1')).rejects.toThrow();
    expect(log.filter((line) => line.includes('exited unexpectedly'))).toHaveLength(2);
  });

  test('reports that it is down if it cannot be restarted, and keeps trying', async () => {
    const dataDir = makeFolder();
    const log: string[] = [];
    const postgres = await startPostgres({ dataDir }, (line) => log.push(line));
    const { pid } = await findServer(dataDir);
    const data = getDataFolder(dataDir);
    const version = path.join(data, 'PG_VERSION');
    fs.renameSync(version, `${version}.away`);
    await killPostmaster(pid, data);
    await expect.poll(() => postgres.isAlive(), { timeout: 40_000 }).toBe(false);
    expect(log.filter((line) => line.includes('could not be restarted')).length).toBeGreaterThan(2);
    fs.renameSync(`${version}.away`, version);
    await expect.poll(() => postgres.isAlive(), { timeout: 20_000 }).toBe(true);
    await postgres.stop();
  });

  /** Joins the running server briefly. @returns its process id */
  async function findServer(dataDir: string): Promise<{ pid: number }> {
    const joined = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
    expect(joined.adopted).toBe(true);
    await joined.stop();
    return joined;
  }
});
