import type { DataSource } from 'typeorm';
import type { CleanUp } from '#server/jobs/housekeeping.ts';
import { today } from '#server/today.ts';
import { ReaderCountEntity } from './reader-count.entity.ts';
import type { ReaderEvent } from './readers.type.ts';

type Row = Pick<ReaderCountEntity, 'day' | 'event' | 'key' | 'count'>;

/** Keys of one event that a process counts apart on a day: made-up ones must not fill the table. */
export const MAX_KEYS = 1_000;
/** New keys of one event that one client can bring a day: a stranger alone must not use up all of them. */
export const MAX_CLIENT_KEYS = 50;
/** Stands for all keys beyond them. */
const OTHER = 'other';
/** In code points. */
const MAX_KEY_LENGTH = 120;

const FLUSH_MS = 10_000;

/**
 * Counts what readers do, in memory, and adds it to the database every ten seconds. No request waits for it; a process that is
 * killed loses what it has counted since.
 */
export class ReaderCounts {
  private waiting = new Map<string, Row>();
  private day = '';
  private known = new Map<ReaderEvent, Set<string>>();
  /** Numbers of new keys by event and client. */
  private brought = new Map<string, number>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts something once.
   * @param key what it was about; empty if the event says it all
   * @param client who can choose the key freely
   */
  add(event: ReaderEvent, key = '', client?: string): void {
    const day = today();
    if (day !== this.day) {
      this.day = day;
      this.known = new Map();
      this.brought = new Map();
    }
    this.put({ day, event, key: this.bounded(event, [...key].slice(0, MAX_KEY_LENGTH).join(''), client), count: 1 });
  }

  /** Adds what waits to the database. What could not be added waits for the next time. */
  async flush(): Promise<void> {
    const rows = [...this.waiting.values()];
    if (rows.length === 0) return;
    this.waiting = new Map();
    try {
      // In one order, or two processes could wait for each other.
      await this.dataSource.query(
        `insert into reader_counts as known (day, event, key, count)
         select * from unnest($1::date[], $2::text[], $3::text[], $4::integer[]) order by 1, 2, 3
         on conflict (day, event, key) do update set count = known.count + excluded.count`,
        [
          rows.map((row) => row.day),
          rows.map((row) => row.event),
          rows.map((row) => row.key),
          rows.map((row) => row.count),
        ],
      );
    } catch (error) {
      for (const row of rows) this.put(row);
      throw error;
    }
  }

  /** Flushes every ten seconds. @returns a function that ends it, with a last flush */
  start(onError: (error: Error) => void): () => Promise<void> {
    const flush = () => this.flush().catch(onError);
    const timer = setInterval(flush, FLUSH_MS);
    return () => {
      clearInterval(timer);
      return flush();
    };
  }

  private put(row: Row): void {
    const name = JSON.stringify([row.day, row.event, row.key]);
    this.waiting.set(name, { ...row, count: (this.waiting.get(name)?.count ?? 0) + row.count });
  }

  private bounded(event: ReaderEvent, key: string, client: string | undefined): string {
    const known = this.known.get(event) ?? new Set();
    this.known.set(event, known);
    if (known.has(key)) return key;
    const name = JSON.stringify([event, client]);
    const brought = this.brought.get(name) ?? 0;
    if (known.size >= MAX_KEYS || (client !== undefined && brought >= MAX_CLIENT_KEYS)) return OTHER;
    if (client !== undefined) this.brought.set(name, brought + 1);
    known.add(key);
    return key;
  }
}

/** Deletes counts after 400 days. */
export const deleteOldCounts: CleanUp = (dataSource) =>
  dataSource.query('delete from reader_counts where day < current_date - 400');
