import { Logger, runMigrations } from 'graphile-worker';
import type { DataSource } from 'typeorm';
import { poolOf } from './data-source.ts';

// Any number will do, as long as every instance uses the same one.
const MIGRATION_LOCK = 5_117_302_611;

// It says each time that it has nothing to do.
const silent = new Logger(() => () => {});

/**
 * Runs the pending migrations, one transaction each, and the job queue's own. Instances that start at the same time
 * wait for each other: without the lock two of them can try to create the same table.
 * @returns the names of the migrations that were run.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const client = await poolOf(dataSource).connect();
  try {
    // Waiting for another instance's long migration is not a stuck statement.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const run = await dataSource.runMigrations();
    await runMigrations({ pgPool: poolOf(dataSource), logger: silent });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    return run.map((migration) => migration.name);
  } finally {
    // Closed rather than returned: the session's settings and, on failure, its lock go with it.
    client.release(true);
  }
}
