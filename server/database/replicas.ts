import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** How often the positions of primary and replicas are checked, in ms. */
const CHECK_MS = 1_000;

/** How soon a replica is asked again that lacks a change, in ms, and for how long. */
const SOON_MS = 50;
const SOON_FOR_MS = 2_000;

// Positions in the write-ahead log as bytes from its beginning: as numbers they are exact up to nine petabytes.
const writePositionSql = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position`;
// A promoted replica is none: whether it is the new primary is for others to say.
const replayPositionSql = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`;

/** Reads a server's position on a connection of its own, which no load of requests holds up. */
class PositionProbe {
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
      connectionTimeoutMillis: CHECK_MS,
      query_timeout: CHECK_MS,
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
  readonly probe: PositionProbe;
  /** How far it has replayed the log; less than any position where it is away. */
  replayPosition: number;
}

/** How a replica does. */
interface ReplicaState {
  pool: pg.Pool;
  /** Whether reads go to it. */
  isAsked: boolean;
  /** How many bytes of log it lacks of those known. */
  lacksBytes: number;
}

interface ReplicasOptions {
  primary: pg.PoolConfig;
  /** Each of one server: of several behind one address, one may be up to date and the next one not. */
  replicas: pg.PoolConfig[];
  log: (message: string) => void;
  /** How often their positions are checked, in ms. */
  checkMs?: number;
}

const memberReads = new AsyncLocalStorage<true>();

/** Runs something whose reads all go to the primary. */
export function readFromPrimary(run: () => void): void {
  memberReads.run(true, run);
}

/**
 * Decides which reads may go to a replica. Each position of the write-ahead log that counts is compared: a replica is
 * asked where it has replayed all changes that this process knows of, and what the primary had written a check ago, that is
 * one to two seconds. Where none has, the primary is.
 */
export class Replicas {
  private readonly primary: PositionProbe;
  private readonly replicas: Replica[];
  /** Known changes, and how many of them `changePosition` includes. */
  private changes = 0;
  private located = 0;
  private changePosition = 0;
  private lastChange = performance.now();
  private writePosition = Number.POSITIVE_INFINITY;
  private requiredPosition = Number.POSITIVE_INFINITY;
  private turn = 0;
  private wake = () => {};
  private isClosed = false;
  private readonly checkMs: number;
  private readonly checking: Promise<void>;

  constructor({ primary, replicas, log, checkMs = CHECK_MS }: ReplicasOptions) {
    this.checkMs = checkMs;
    this.primary = new PositionProbe(primary, writePositionSql, 'primary', log);
    this.replicas = replicas.map((connection, index) => {
      const pool = new pg.Pool(connection);
      pool.on('error', (error) => log(`A connection to replica ${index + 1} was lost: ${error.message}`));
      return {
        pool,
        probe: new PositionProbe(connection, replayPositionSql, `replica ${index + 1}`, log),
        replayPosition: Number.NEGATIVE_INFINITY,
      };
    });
    this.checking = this.keepChecking();
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
      if (replica && replica.replayPosition >= this.requiredPosition) return replica.pool;
    }
    return undefined;
  }

  /** A replica has not answered: it is not asked again before it has said how far it is. */
  failed(pool: pg.Pool): void {
    for (const replica of this.replicas) if (replica.pool === pool) replica.replayPosition = Number.NEGATIVE_INFINITY;
  }

  state(): ReplicaState[] {
    return this.replicas.map(({ pool, replayPosition }) => ({
      pool,
      isAsked: this.changes === this.located && replayPosition >= this.requiredPosition,
      lacksBytes: Math.max(0, this.writePosition - replayPosition),
    }));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.wake();
    await this.checking;
    const pools = this.replicas.flatMap(({ pool, probe }) => [pool.end(), probe.close()]);
    await Promise.all([...pools, this.primary.close()]);
  }

  private async keepChecking(): Promise<void> {
    let checkedAt = Number.NEGATIVE_INFINITY;
    while (!this.isClosed) {
      if (this.changes !== this.located || performance.now() - checkedAt >= this.checkMs) {
        checkedAt = performance.now();
        await this.checkPrimary();
      }
      await Promise.all(
        this.replicas.map(async (replica) => {
          replica.replayPosition = (await replica.probe.position()) ?? Number.NEGATIVE_INFINITY;
        }),
      );
      if (!this.isClosed) await this.pause();
    }
  }

  /** Where the primary is away, replicas that had all of it until now still do. */
  private async checkPrimary(): Promise<void> {
    const { changes } = this;
    const writePosition = await this.primary.position();
    if (writePosition === undefined) return;
    if (changes !== this.located) this.changePosition = writePosition;
    this.located = changes;
    // A new primary may have lost what the old one had.
    this.requiredPosition = Math.min(writePosition, Math.max(this.changePosition, this.writePosition));
    this.writePosition = writePosition;
  }

  private async pause(): Promise<void> {
    const isBehind =
      this.replicas.some(({ replayPosition }) => replayPosition < this.requiredPosition) ||
      this.changes !== this.located;
    const isSoon = isBehind && performance.now() - this.lastChange < SOON_FOR_MS;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, isSoon ? SOON_MS : this.checkMs).unref();
    });
    clearTimeout(timer);
  }
}
