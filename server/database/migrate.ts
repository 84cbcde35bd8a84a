import { Logger, runMigrations } from 'graphile-worker';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { StartError } from '#server/start-error.ts';
import { adoptMigrations } from './adopt-migrations.ts';
import { poolOf } from './data-source.ts';

// Any number will do, as long as every instance uses the same one.
const MIGRATION_LOCK = 5_117_302_611;

// It says each time that it has nothing to do.
const silent = new Logger(() => () => {});

/**
 * Runs the pending migrations, one transaction each, and the job queue's own. Instances that start at the same time
 * wait for each other: without the lock two of them can try to create the same table.
 * @returns the names of the migrations that were run.
 * @throws a `StartError` where a newer version has migrated the database, or one before 0.1.0 that is too old.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    // A migration takes as long as it has to, and waits for that of another instance as long.
    await runner.query('set statement_timeout = 0; set lock_timeout = 0');
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    const known = new Set(dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name));
    await adoptMigrations(runner, await executor.getExecutedMigrations(), known);
    refuseNewer(await executor.getExecutedMigrations(), known);
    const run = await executor.executePendingMigrations();
    await runMigrations({ pgPool: poolOf(dataSource), logger: silent });
    return run.map((migration) => migration.name);
  } finally {
    // A connection that is lost has lost them as well.
    const reset = 'select pg_advisory_unlock_all(); reset statement_timeout; reset lock_timeout';
    await runner.query(reset).catch(() => undefined);
    await runner.release();
  }
}

/** Code that is older than the tables would write what the newer version does not expect. */
function refuseNewer(executed: { name: string }[], known: ReadonlySet<string>): void {
  const unknown = executed.find(({ name }) => !known.has(name));
  if (!unknown) return;
  throw new StartError(
    `The database is newer than this version of the site, which does not know its migration ${unknown.name}. ` +
      'Start the newer version, or restore the backup from before the update.',
  );
}
