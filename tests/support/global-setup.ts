import 'reflect-metadata';
import fs from 'node:fs';
import type { TestProject } from 'vitest/node';
import { createDataSource, type PostgresAddress } from '#server/database/data-source.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import { deleteAbandonedFolders } from './abandoned-folders.ts';
import { LOG_FOLDER, readLeaks } from './log.ts';
import { runOnServer } from './on-server.ts';
import { deleteRunFolder, makeRunFolder, runFolder } from './run-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' Postgres, with the migrated template as `database`; or the error if there is none. */
    testPostgres: PostgresAddress | { error: string };
  }
}

/** Settings for speed: no data has to survive a crash. */
const FAST_AND_LOOSE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '128MB',
  max_connections: '200',
};

/** Starts one Postgres for the whole run, and checks the logs of all apps at the end of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  fs.rmSync(LOG_FOLDER, { recursive: true, force: true });
  deleteAbandonedFolders();
  makeRunFolder();
  const stop = await startPostgres(project);
  return async () => {
    const leaks = readLeaks();
    if (leaks.length > 0) {
      console.error(`The log of the tests leaks secrets:\n${leaks.join('\n')}`);
      process.exitCode = 1;
    }
    await stop?.();
    deleteRunFolder();
  };
}

/** Starts Postgres with a migrated database that test files copy. */
async function startPostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const template = `template_${process.pid}`;
  try {
    const server = await startEmbeddedPostgres({
      dataDir: runFolder,
      database: template,
      settings: FAST_AND_LOOSE,
    });
    const { host, port, user, password } = server;
    const address: PostgresAddress = { host, port, user, password, database: template };
    await migrateTemplate(address);
    project.provide('testPostgres', address);
    return async () => {
      await server.stop();
      // The data folder is outside the run's folder if root's Postgres may not enter that.
      fs.rmSync(server.dataDir, { recursive: true, force: true });
    };
  } catch (error) {
    // Tests that need no database still run; all others fail with this error.
    project.provide('testPostgres', { error: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

async function migrateTemplate(address: PostgresAddress): Promise<void> {
  const dataSource = createDataSource({ address, onPoolError: () => undefined });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
  // A template with an open session, even autovacuum's, cannot be copied.
  await runOnServer(address, (client) =>
    client.query(`alter database ${address.database} with allow_connections false`),
  );
}
