import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** How often primary and replicas are asked how far they are, in ms. */
const LOOK_MS = 1_000;

/** How soon a replica is asked again that lacks a change, in ms, and for how long. */
const SOON_MS = 50;
const SOON_FOR_MS = 2_000;

// Positions in the write-ahead log as bytes from its beginning: as numbers they are exact up to nine petabytes.
const writtenSql = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position`;
// A promoted replica is none: whether it is the new primary is for others to say.
const replayedSql = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`;

/** A server whose position is asked on a connection of its own, which no load of requests holds up. */
class Watched {
  private readonly pool: pg.Pool;

  constructor(
    connection: pg.PoolConfig,
    private readonly sql: string,
    private readonly name: string,
    private readonly log: (message: string) => void,
  ) {
    this.pool = new pg.Pool({
      ...connection,
      max: 1,
      application_name: 'mesob-watch',
      connectionTimeoutMillis: LOOK_MS,
      query_timeout: LOOK_MS,
    });
    this.pool.on('error', () => {});
  }

  private isAway = false;

  /** @returns undefined where it does not answer, or is not what it should be */
  async position(): Promise<number | undefined> {
    const found = await this.pool.query<{ position: number | null }>(this.sql).then(
      ({ rows }) => ({ position: rows[0]?.position ?? undefined, reason: 'it is no replica' }),
      (error: Error) => ({ position: undefined, reason: error.message }),
    );
    const isAway = found.position === undefined;
    if (isAway !== this.isAway) this.log(`The ${this.name} ${isAway ? `is away: ${found.reason}` : 'answers again'}`);
    this.isAway = isAway;
    return found.position;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** A replica that reads may go to. */
interface Replica {
  readonly pool: pg.Pool;
  readonly watched: Watched;
  /** How far it has replayed; less than any position where it is away. */
  replayed: number;
}

interface ReplicasOptions {
  primary: pg.PoolConfig;
  /** Each of one server: of several behind one address, one may be up to date and the next one not. */
  replicas: pg.PoolConfig[];
  log: (message: string) => void;
  /** How often they are asked how far they are, in ms. */
  lookMs?: number;
}

const memberReads = new AsyncLocalStorage<true>();

/** Runs something whose reads all go to the primary. */
export function readFromPrimary(run: () => void): void {
  memberReads.run(true, run);
}

/**
 * Decides which reads may go to a replica. Each position of the write-ahead log that counts is compared: a replica is
 * asked where it has replayed all changes that this process knows of, and what the primary had written a look ago, that is
 * one to two seconds. Where none has, the primary is.
 */
export class Replicas {
  private readonly primary: Watched;
  private readonly replicas: Replica[];
  /** Known changes, and how many of them `changedAt` includes. */
  private changes = 0;
  private located = 0;
  private changedAt = 0;
  private lastChange = performance.now();
  private written = Number.POSITIVE_INFINITY;
  private required = Number.POSITIVE_INFINITY;
  private turn = 0;
  private wake = () => {};
  private isClosed = false;
  private readonly lookMs: number;
  private readonly watching: Promise<void>;

  constructor({ primary, replicas, log, lookMs = LOOK_MS }: ReplicasOptions) {
    this.lookMs = lookMs;
    this.primary = new Watched(primary, writtenSql, 'primary', log);
    this.replicas = replicas.map((connection, index) => {
      const pool = new pg.Pool(connection);
      pool.on('error', (error) => log(`A connection to replica ${index + 1} was lost: ${error.message}`));
      return {
        pool,
        watched: new Watched(connection, replayedSql, `replica ${index + 1}`, log),
        replayed: Number.NEGATIVE_INFINITY,
      };
    });
    this.watching = this.watch();
  }

  /** Something was changed, by this process or by another: no replica is asked before it has replayed it. */
  changed(): void {
    this.changes += 1;
    this.lastChange = performance.now();
    this.wake();
  }

  /** @returns connections to a replica that is up to date, each in turn; undefined where the primary is to be asked */
  next(): pg.Pool | undefined {
    if (this.changes !== this.located || memberReads.getStore()) return undefined;
    for (let tries = 0; tries < this.replicas.length; tries += 1) {
      this.turn = (this.turn + 1) % this.replicas.length;
      const replica = this.replicas[this.turn];
      if (replica && replica.replayed >= this.required) return replica.pool;
    }
    return undefined;
  }

  /** A replica has not answered: it is not asked again before it has said how far it is. */
  failed(pool: pg.Pool): void {
    for (const replica of this.replicas) if (replica.pool === pool) replica.replayed = Number.NEGATIVE_INFINITY;
  }

  /** @returns for each replica its connections, whether it is asked, and how many bytes of log it lacks of those known. */
  state(): { pool: pg.Pool; isAsked: boolean; lacksBytes: number }[] {
    return this.replicas.map(({ pool, replayed }) => ({
      pool,
      isAsked: this.changes === this.located && replayed >= this.required,
      lacksBytes: Math.max(0, this.written - replayed),
    }));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.wake();
    await this.watching;
    const pools = this.replicas.flatMap(({ pool, watched }) => [pool.end(), watched.close()]);
    await Promise.all([...pools, this.primary.close()]);
  }

  private async watch(): Promise<void> {
    let lookedAt = Number.NEGATIVE_INFINITY;
    while (!this.isClosed) {
      if (this.changes !== this.located || performance.now() - lookedAt >= this.lookMs) {
        lookedAt = performance.now();
        await this.lookAtPrimary();
      }
      await Promise.all(
        this.replicas.map(async (replica) => {
          replica.replayed = (await replica.watched.position()) ?? Number.NEGATIVE_INFINITY;
        }),
      );
      if (!this.isClosed) await this.pause();
    }
  }

  /** Where it is away, replicas that had all of it until now still do. */
  private async lookAtPrimary(): Promise<void> {
    const { changes } = this;
    const written = await this.primary.position();
    if (written === undefined) return;
    if (changes !== this.located) this.changedAt = written;
    this.located = changes;
    // A new primary may have lost what the old one had.
    this.required = Math.min(written, Math.max(this.changedAt, this.written));
    this.written = written;
  }

  private async pause(): Promise<void> {
    const isWaited = this.replicas.some(({ replayed }) => replayed < this.required) || this.changes !== this.located;
    const isSoon = isWaited && performance.now() - this.lastChange < SOON_FOR_MS;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, isSoon ? SOON_MS : this.lookMs).unref();
    });
    clearTimeout(timer);
  }
}
