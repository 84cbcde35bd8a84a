import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Config } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';
import { closeUnfinishedConnections, createDataSource, getPool, type PostgresAddress } from './data-source.ts';
import { startPostgres } from './embedded/supervise.ts';
import { migrate } from './migrate.ts';

/** How long a statement of a request may take, in ms; then the response is 503 with Retry-After. */
const REQUEST_TIMEOUT_MS = 1_500;

/** Time between two attempts to reach an unavailable Postgres, in ms. */
const RETRY_MS = 1_000;

/** Time that closing waits for the database, in ms. */
const CLOSE_MS = 2_000;

/** Number of connections of `OpenDatabase.dataSource`. */
export const MAINTENANCE_CONNECTIONS = 6;

/** A migrated database, ready for use. */
export interface OpenDatabase {
  /** For migrations, imports, editors, jobs and slow reads, whose statements may take 15 s or longer. */
  dataSource: DataSource;
  /** Opens the pool for requests, whose statements fail after 1.5 s even if Postgres is frozen. */
  openForRequests(): Promise<DataSource>;
  /** Address for connections outside the pools: `DATABASE_DIRECT_URL` if it is set. */
  address: PostgresAddress;
  /** False if the embedded Postgres has been down for 15 s although restarts were attempted. */
  isAlive(): boolean;
  /** Closes the pools, and stops the embedded Postgres unless another process uses it. */
  close(): Promise<void>;
}

type OpenOptions = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePoolSize' | 'dataDir'>;

/**
 * Connects to `DATABASE_URL`, or starts (or joins) the embedded Postgres under the data folder, and migrates.
 * @param maxWaitMs - how long it tries to reach an unavailable Postgres, in ms; by default it tries once
 * @throws if there is no server, or a migration fails
 */
export async function openDatabase(
  config: OpenOptions,
  log: (message: string) => void = () => {},
  maxWaitMs = 0,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? undefined : await startPostgres(config, log);
  const address = { url: embedded?.url ?? config.databaseDirectUrl ?? config.databaseUrl };
  const onPoolError = (error: Error) => log(`A database connection was lost: ${error.message}`);
  const dataSource = createDataSource({ address, onPoolError, poolSize: MAINTENANCE_CONNECTIONS });
  const limits = { poolSize: config.databasePoolSize, queryTimeoutMs: REQUEST_TIMEOUT_MS };
  const requestDataSource = createDataSource({
    address: { url: embedded?.url ?? config.databaseUrl },
    onPoolError,
    ...limits,
  });
  const close = async () => {
    const pools = [requestDataSource, dataSource].filter(({ isInitialized }) => isInitialized);
    const closed = Promise.all(pools.map((pool) => pool.destroy()));
    // A frozen database does not complete the disconnect.
    await Promise.race([closed, pause(CLOSE_MS, undefined, { ref: false })]);
    await embedded?.stop();
  };
  try {
    if (embedded) await dataSource.initialize();
    else await connect(dataSource, config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', maxWaitMs, log);
    for (const name of await migrate(dataSource)) log(`Migrated: ${name}`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    dataSource,
    async openForRequests() {
      await requestDataSource.initialize();
      closeUnfinishedConnections(getPool(requestDataSource));
      return requestDataSource;
    },
    address,
    isAlive: () => embedded?.isAlive() ?? true,
    close,
  };
}

/** Connects to a Postgres that may be starting at the same time as this process, for example when the machine boots. */
async function connect(
  dataSource: DataSource,
  setting: string,
  maxWaitMs: number,
  log: (message: string) => void,
): Promise<void> {
  const deadline = performance.now() + maxWaitMs;
  let hasWaited = false;
  for (;;) {
    try {
      await dataSource.initialize();
      if (hasWaited) log('Postgres is available');
      return;
    } catch (thrown) {
      const error = thrown as NodeJS.ErrnoException;
      const reason = error.message || error.code;
      if (!isTransient(error) || performance.now() >= deadline)
        throw new StartError(`${setting}: Postgres is not usable: ${reason}`);
      if (!hasWaited) log(`${setting}: Postgres is unavailable (${reason}); retrying for ${maxWaitMs / 1_000} seconds`);
      hasWaited = true;
      await pause(RETRY_MS);
    }
  }
}

/**
 * Returns whether a retry may succeed: the server cannot be reached or resolved, or Postgres is starting, stopping or
 * full.
 */
export function isTransient({ code = '', message }: NodeJS.ErrnoException): boolean {
  return /^(E(?!RR_)[A-Z_]+|08...|53...|57P..)$/.test(code) || /timeout|Connection terminated/.test(message);
}
