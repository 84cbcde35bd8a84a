import type { DataSource } from 'typeorm';
import { today } from '#server/today.ts';
import { emptySnapshot, loadSnapshot, readImportedAt, readRatings, type Snapshot } from './snapshot.ts';

/** Holds the published catalogue in memory, and reads it anew where it has changed. */
export class CatalogueService {
  private snapshot = emptySnapshot;
  /** One reading after the other: of two at once, the older could be the last to come. */
  private last: Promise<unknown> = Promise.resolve();

  /** @param dataSource without a time limit of its own for statements: no request waits for a whole catalogue */
  constructor(private readonly dataSource: DataSource) {}

  /** The catalogue as it is now. A request takes it once, and holds on to it. */
  get current(): Snapshot {
    return this.snapshot;
  }

  /** Reads all of it anew. Where that fails, the former one stays. */
  refresh(): Promise<void> {
    return this.afterLast(async () => {
      this.snapshot = await loadSnapshot(this.dataSource);
    });
  }

  /** Reads all of it anew where an import has come since, or the day of a recipe. @returns `true` when one has come */
  async refreshIfChanged(): Promise<boolean> {
    const { importedAt, nextDay } = this.snapshot;
    const isDue = nextDay !== null && nextDay <= today();
    if (!isDue && (await readImportedAt(this.dataSource.manager)) === importedAt) return false;
    await this.refresh();
    return true;
  }

  /** Reads the ratings of some recipes anew. @param slugs of any recipes */
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
