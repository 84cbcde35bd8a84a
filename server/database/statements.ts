import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { poolsOf } from './data-source.ts';

/**
 * A hot read, written as SQL. Its name makes it a prepared statement on each connection: Postgres parses it once and,
 * after a few runs, plans it once. `_row` only carries the type.
 */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  readonly _row?: Row;
}

export function statement<Row>(name: string, text: string): Statement<Row> {
  return { name, text };
}

/** Runs named statements on TypeORM's own connection pools: on the replicas in turn where there are any. */
export class StatementReader {
  private readonly pools: Pool[];
  private turn = 0;
  /** Statements run so far; tests count with it. */
  executed = 0;

  constructor(dataSource: DataSource, { primaryOnly = false } = {}) {
    const { primary, replicas } = poolsOf(dataSource);
    this.pools = replicas.length > 0 && !primaryOnly ? replicas : [primary];
  }

  /** For reads that must see the latest writes. */
  static ofPrimary(dataSource: DataSource): StatementReader {
    return new StatementReader(dataSource, { primaryOnly: true });
  }

  /** @returns the rows, with Postgres integers as numbers and dates as `YYYY-MM-DD`. */
  async rows<Row>(query: Statement<Row>, values: unknown[] = []): Promise<Row[]> {
    this.executed += 1;
    this.turn = (this.turn + 1) % this.pools.length;
    const pool = this.pools[this.turn] as Pool;
    const result = await pool.query({ name: query.name, text: query.text, values });
    return result.rows as Row[];
  }
}
