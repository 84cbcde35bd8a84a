import type { Pool, PoolConfig } from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { NamingStrategy } from './naming-strategy.ts';

/** Address of a Postgres server: a connection string, or its parts. `host` may also be the folder of a socket. */
export interface PostgresAddress {
  url?: string;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
  /** `false` if TLS is never used, even if PGSSLMODE is set. If omitted, the connection string decides. */
  ssl?: false;
}

interface DataSourceOptions {
  address: PostgresAddress;
  /** Maximum number of connections. */
  poolSize?: number;
  onPoolError: (error: Error) => void;
  /** Time after which the client gives up on a statement, in ms. If omitted, only Postgres's own limits apply. */
  queryTimeoutMs?: number;
}

/** Every class that an entity file exports. TypeORM ignores functions and base classes. */
const entities = Object.values(import.meta.glob<Record<string, unknown>>('../**/*.entity.ts', { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === 'function');

type MigrationClass = new () => MigrationInterface;

/** Every migration in `migrations/`, bundled with the server, in the order of their timestamps. */
export const migrations: MigrationClass[] = Object.entries(
  import.meta.glob<Record<string, MigrationClass>>('../../migrations/*.ts', { eager: true }),
)
  .sort(([a], [b]) => a.localeCompare(b))
  .flatMap(([, module]) => Object.values(module));

/** Returns TypeORM's data source for a server, not yet connected. Only migrations change the schema. */
export function createDataSource(options: DataSourceOptions): DataSource {
  const shared = {
    type: 'postgres' as const,
    entities,
    migrations,
    namingStrategy: new NamingStrategy(),
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each' as const,
    synchronize: false,
    installExtensions: false,
    invalidWhereValuesBehavior: { null: 'throw' as const, undefined: 'throw' as const },
    // Without a handler, a database restart would end the process, because the pool emits 'error'.
    poolErrorHandler: options.onPoolError,
    applicationName: 'mesob',
    extra: getPoolConfig(options),
  };
  const { user, ...address } = options.address;
  return new DataSource({ ...shared, ...address, ...(user !== undefined && { username: user }) });
}

/** Returns the options of a pool: its size, timeouts, and the settings of its connections. */
export function getPoolConfig({ poolSize, queryTimeoutMs }: Pick<DataSourceOptions, 'poolSize' | 'queryTimeoutMs'>) {
  return {
    max: poolSize ?? 10,
    connectionTimeoutMillis: queryTimeoutMs ?? 5_000,
    // Postgres's own limits below do not help if Postgres itself is frozen.
    ...(queryTimeoutMs && { query_timeout: queryTimeoutMs }),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A pooler in transaction mode must ignore these options, and set the same ones itself (deploy/pgbouncer).
    options: [
      // All three are unlimited by default, and a stuck statement would hold its connection forever.
      '-c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000',
      // Plans a named statement once, instead of comparing custom plans for its parameters again and again.
      '-c plan_cache_mode=force_generic_plan',
      // A generic plan does not know the value of `limit`, so its estimate is high; but starting workers takes longer
      // than reading the few rows.
      '-c max_parallel_workers_per_gather=0',
    ].join(' '),
  } satisfies PoolConfig;
}

/** Fields of a connection that pg's types leave out. */
interface ConnectionState {
  readyForQuery: boolean;
  getTransactionStatus(): 'I' | 'T' | 'E' | null;
  end(): Promise<void>;
}

/**
 * Makes a pool close connections that are released during a statement or a transaction. If a statement times out, the
 * rollback after it may, too, and TypeORM does not tell the pool: the connection's next user would write into a
 * transaction that is never committed.
 */
export function closeUnfinishedConnections(pool: Pool): void {
  pool.on('release', (_error, client) => {
    const state = client as unknown as ConnectionState;
    if (!state.readyForQuery || state.getTransactionStatus() !== 'I') void state.end();
  });
}

/** Returns TypeORM's own connection pool. */
export function getPool(dataSource: DataSource): Pool {
  return (dataSource.driver as PostgresDriver).master as Pool;
}
