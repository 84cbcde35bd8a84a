import type { Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { OverloadedError, UNAVAILABLE } from '#server/errors.ts';
import { runInSpan } from '#server/observability/tracing.ts';
import { getPool } from './data-source.ts';

/**
 * A statement written as SQL. `StatementReader` prepares it under its name, so Postgres parses and plans it once per
 * connection. `_row` only carries the type.
 */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  readonly _row?: Row;
}

export function statement<Row>(name: string, text: string): Statement<Row> {
  return { name, text };
}

/** Attributes of statements' spans, in addition to their names. */
const SQL = { 'db.system.name': 'postgresql' };

/** Messages of pg and its pool if Postgres has not responded within the timeouts of the data source. */
const TIMEOUT_MESSAGE = /^(Query read timeout|timeout exceeded when trying to connect)$/;

/**
 * How long further reads fail immediately, in ms, if a read timed out and no read has succeeded since it started.
 */
const PAUSE_MS = 1_000;

/** Runs named statements on TypeORM's own connection pool. */
export class StatementReader {
  private readonly pool: Pool;
  private succeededAt = 0;
  private pausedUntil = 0;
  /** Number of statements run; for tests. */
  executed = 0;

  constructor(dataSource: DataSource) {
    this.pool = getPool(dataSource);
  }

  /**
   * @returns the rows as pg parses them: `bigint` and `numeric` as text, dates and times as `Date`
   * @throws {OverloadedError} if reads have just timed out: see `PAUSE_MS`
   */
  async rows<Row>(query: Statement<Row>, values: unknown[] = []): Promise<Row[]> {
    const startedAt = performance.now();
    if (startedAt < this.pausedUntil) throw new OverloadedError(UNAVAILABLE, 1);
    this.executed += 1;
    try {
      const rows = await run(this.pool, query, values);
      this.succeededAt = performance.now();
      return rows;
    } catch (error) {
      const isTimeout = error instanceof Error && TIMEOUT_MESSAGE.test(error.message);
      if (isTimeout && this.succeededAt < startedAt) this.pausedUntil = performance.now() + PAUSE_MS;
      throw error;
    }
  }

  /** Returns the number that a statement counts. */
  async total(query: Statement<{ total: number }>, values: unknown[] = []): Promise<number> {
    const [countRow] = await this.rows(query, values);
    return countRow?.total ?? 0;
  }
}

/**
 * Runs a statement in a transaction, or with a data source's `manager`.
 * @returns the rows that it reads or returns
 */
export async function runStatement<Row>(
  manager: EntityManager,
  { text }: Statement<Row>,
  values: unknown[] = [],
): Promise<Row[]> {
  const result: Row[] | [Row[], number] = await manager.query(text, values);
  // For updates and deletions, TypeORM also returns the number of rows.
  return Array.isArray(result[0]) ? result[0] : (result as Row[]);
}

async function run<Row>(pool: Pool, { name, text }: Statement<Row>, values: unknown[]): Promise<Row[]> {
  const result = await runInSpan(`SQL ${name}`, SQL, () => pool.query({ name, text, values }));
  return result.rows as Row[];
}
