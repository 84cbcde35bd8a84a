import type { DataSource } from 'typeorm';
import { today } from '#server/today.ts';
import { emptySnapshot, loadSnapshot, readImportedAt, readRatings, type Snapshot } from './snapshot.ts';

/** Holds the published catalogue in memory, and reloads it after changes. */
export class CatalogueService {
  private snapshot = emptySnapshot;
  /** Day of the snapshot, `YYYY-MM-DD`. */
  private day = '';
  /** Queues reloads: of two concurrent ones, the older could finish last. */
  private last: Promise<unknown> = Promise.resolve();

  /** @param dataSource - without a statement timeout: no request waits for loading a whole catalogue */
  constructor(private readonly dataSource: DataSource) {}

  /** The current catalogue. A request reads it once, and keeps it until its end. */
  get current(): Snapshot {
    return this.snapshot;
  }

  /** Reloads the whole catalogue. If that fails, the previous one stays. */
  refresh(): Promise<void> {
    return this.afterLast(async () => {
      const day = today();
      this.snapshot = await loadSnapshot(this.dataSource, day);
      this.day = day;
    });
  }

  /**
   * Reloads the catalogue after an import, on the next day with scheduled content, or after a clock was ahead.
   * @returns `true` if it was reloaded
   */
  async refreshIfChanged(): Promise<boolean> {
    const { importedAt, nextDay } = this.snapshot;
    const day = today();
    const isDue = day < this.day || (nextDay !== null && nextDay <= day);
    if (!isDue && (await readImportedAt(this.dataSource.manager)) === importedAt) return false;
    await this.refresh();
    return true;
  }

  /** Reloads the ratings of the recipes with these slugs. */
  refreshRatings(slugs: readonly string[]): Promise<void> {
    return this.afterLast(async () => {
      this.snapshot = this.snapshot.withRatings(await readRatings(this.dataSource.manager, slugs));
    });
  }

  private afterLast(read: () => Promise<void>): Promise<void> {
    const reading = this.last.then(read);
    this.last = reading.catch(() => {});
    return reading;
  }
}
