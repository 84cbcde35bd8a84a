import { type DataSource, Raw } from 'typeorm';
import { runStatement } from '#server/database/statements.ts';
import type { CleanUp } from '#server/jobs/housekeeping.ts';
import { today } from '#server/today.ts';
import { ReaderCountEntity } from './reader-count.entity.ts';
import { addCounts } from './reader-counts.statements.ts';
import type { ReaderEvent } from './readers.type.ts';

type Row = Pick<ReaderCountEntity, 'day' | 'event' | 'key' | 'count'>;

/**
 * Maximum number of keys per event, process and day, so that made-up keys cannot fill the table. It applies separately
 * to keys that clients choose freely, so that made-up keys cannot displace existing recipes and filters.
 */
export const MAX_KEYS = 1_000;
/** Maximum number of new keys per event, client and day, so that one client cannot use up all keys. */
const MAX_CLIENT_KEYS = 50;
/** Key that counts all keys beyond the maximum. */
const OTHER = 'other';
/** Maximum length of a key, in code points. */
const MAX_KEY_LENGTH = 120;

const FLUSH_MS = 10_000;

/**
 * Counts readers' events in memory, and adds them to the database every ten seconds. No request waits for it. A killed
 * process loses the counts since the last flush.
 */
export class ReaderCounts {
  private pending = new Map<string, Row>();
  private day = '';
  /** Keys by event and by whether clients choose them. */
  private seenKeys = new Map<string, Set<string>>();
  /** Number of new keys by event and client. */
  private contributions = new Map<string, number>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts an event once.
   * @param key - subject of the event; empty if it needs none
   * @param client - the client that chose the key; undefined for keys of the site
   */
  add(event: ReaderEvent, key = '', client?: string): void {
    const day = today();
    if (day !== this.day) {
      this.day = day;
      this.seenKeys = new Map();
      this.contributions = new Map();
    }
    this.addPending({
      day,
      event,
      key: this.limitKey(event, [...key].slice(0, MAX_KEY_LENGTH).join(''), client),
      count: 1,
    });
  }

  /** Adds pending counts to the database. If that fails, they are kept for the next flush. */
  async flush(): Promise<void> {
    const rows = [...this.pending.values()];
    if (rows.length === 0) return;
    this.pending = new Map();
    try {
      await runStatement(this.dataSource.manager, addCounts, [
        rows.map((row) => row.day),
        rows.map((row) => row.event),
        rows.map((row) => row.key),
        rows.map((row) => row.count),
      ]);
    } catch (error) {
      for (const row of rows) this.addPending(row);
      throw error;
    }
  }

  /** Flushes every ten seconds. @returns a function that stops the timer and flushes once more */
  start(onError: (error: Error) => void): () => Promise<void> {
    const flush = () => this.flush().catch(onError);
    const timer = setInterval(flush, FLUSH_MS);
    return () => {
      clearInterval(timer);
      return flush();
    };
  }

  private addPending(row: Row): void {
    const name = JSON.stringify([row.day, row.event, row.key]);
    this.pending.set(name, { ...row, count: (this.pending.get(name)?.count ?? 0) + row.count });
  }

  private limitKey(event: ReaderEvent, key: string, client: string | undefined): string {
    const group = JSON.stringify([event, client !== undefined]);
    const seenKeys = this.seenKeys.get(group) ?? new Set();
    this.seenKeys.set(group, seenKeys);
    if (seenKeys.has(key)) return key;
    const name = JSON.stringify([event, client]);
    const contributed = this.contributions.get(name) ?? 0;
    if (seenKeys.size >= MAX_KEYS || (client !== undefined && contributed >= MAX_CLIENT_KEYS)) return OTHER;
    if (client !== undefined) this.contributions.set(name, contributed + 1);
    seenKeys.add(key);
    return key;
  }
}

/** Deletes counts after 400 days. */
export const deleteOldCounts: CleanUp = ({ manager }) =>
  manager.delete(ReaderCountEntity, { day: Raw((day) => `${day} < current_date - 400`) });
