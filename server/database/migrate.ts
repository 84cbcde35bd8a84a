import { Logger, runMigrations } from 'graphile-worker';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { StartError } from '#server/start-error.ts';
import { getPool } from './data-source.ts';

// Any number will do, as long as every instance uses the same one.
const MIGRATION_LOCK = 5_117_302_611;

// The migrations of the job queue are not logged.
const silent = new Logger(() => () => {});

/**
 * Runs the pending migrations, one transaction each, and the job queue's own. Instances that start at the same time
 * wait for each other: without the lock, two of them could try to create the same table.
 * @returns the names of the migrations that ran
 * @throws {StartError} if the database is from a newer version, or from one before 0.1.0 that is too old
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    // A migration takes as long as it needs, and waits as long for another instance's migration.
    await runner.query('set statement_timeout = 0; set lock_timeout = 0');
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    const knownNames = new Set(dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name));
    await adoptMigrations(runner, await executor.getExecutedMigrations(), knownNames);
    rejectNewerDatabase(await executor.getExecutedMigrations(), knownNames);
    const run = await executor.executePendingMigrations();
    await runMigrations({ pgPool: getPool(dataSource), logger: silent });
    return run.map((migration) => migration.name);
  } finally {
    // If the connection was lost, so were its lock and settings.
    const reset = 'select pg_advisory_unlock_all(); reset statement_timeout; reset lock_timeout';
    await runner.query(reset).catch(() => undefined);
    await runner.release();
  }
}

/** Throws if a newer version has migrated the database: it might not expect the rows that this version writes. */
function rejectNewerDatabase(executed: { name: string }[], knownNames: ReadonlySet<string>): void {
  const unknown = executed.find(({ name }) => !knownNames.has(name));
  if (!unknown) return;
  throw new StartError(
    `The database is newer than this version of the site, which does not know its migration ${unknown.name}. ` +
      'Start the newer version, or restore the backup from before the update.',
  );
}

/** The last of the original migrations, which were squashed into the current ones before 0.1.0. */
const LAST_ORIGINAL_MIGRATION = { timestamp: 1795662000000, name: 'RememberWhatIsLeftOut1795662000000' };

/** Original migrations that still exist. Together with the squashed ones they create the same tables as before. */
const KEPT_MIGRATIONS = [
  'CreateCatalogue1763683200000',
  'CreateAccounts1763700000000',
  'CreateJobWorkers1763700100000',
  'CreateNewsletterAndContact1763700400000',
  'CreateKitchens1795412621070',
  'CreateAccessTokens1795656000000',
  'SharePersistedDocuments1795660000000',
];
const SQUASHED_MIGRATIONS = ['CreateReviews1763700300000', 'CreateSearch1763700600000'];

/**
 * Replaces the original migrations in the table of a database from before 0.1.0 with the current ones, so that only
 * later migrations run. Can be removed once no such database is in use.
 * @param knownNames - names of the current migrations
 * @throws {StartError} if some original migrations have not run, so that its tables differ
 */
async function adoptMigrations(
  runner: QueryRunner,
  executed: { name: string }[],
  knownNames: ReadonlySet<string>,
): Promise<void> {
  const names = new Set(executed.map(({ name }) => name));
  // Only current migrations: the database is new, or its first start was interrupted.
  if (SQUASHED_MIGRATIONS.every((name) => names.has(name)) || executed.every(({ name }) => knownNames.has(name)))
    return;
  if (!names.has(LAST_ORIGINAL_MIGRATION.name))
    throw new StartError(
      'The database is from a version before 0.1.0 that is too old to upgrade. ' +
        'Start commit 51cfce62 with it once, or use an empty database.',
    );
  await runner.query(
    `with deleted as (delete from migrations where timestamp <= $1 and name <> all($2))
     insert into migrations (timestamp, name) select right(name, 13)::bigint, name from unnest($3::text[]) name`,
    [LAST_ORIGINAL_MIGRATION.timestamp, KEPT_MIGRATIONS, SQUASHED_MIGRATIONS],
  );
}
