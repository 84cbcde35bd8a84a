import type { DataSource } from 'typeorm';
import { DAY_MS } from '#schema/rules/time.ts';
import { runStatement } from '#server/database/statements.ts';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { today } from '#server/today.ts';
import { countsByDay, topKeys } from './reader-counts.statements.ts';
import { type ReaderCountType, ReaderEvent, type ReaderSeriesType } from './readers.type.ts';
import { getRecipePath } from './visit.service.ts';

const MAX_TOP_KEYS = 20;
/** Minimum daily count of a search before it is shown, so that no individual search can be read. */
const MIN_SHOWN_COUNT = 3;

const SEARCH_EVENTS: readonly ReaderEvent[] = [ReaderEvent.SEARCH_EMPTY, ReaderEvent.SEARCH_CORRECTED];
/** Events whose key is a recipe's slug. */
const RECIPE_EVENTS: readonly ReaderEvent[] = [
  ...[ReaderEvent.SAVED, ReaderEvent.PLANNED, ReaderEvent.COOKED],
  ...[ReaderEvent.SHARED, ReaderEvent.COMMENT, ReaderEvent.QUESTION],
];

/** Reads the counts of readers' events for the desk. */
export class ReadersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Pick<CatalogueService, 'current'>,
  ) {}

  /** Returns the series of each event. @param days - number of days up to today */
  async getSeries(days: number): Promise<ReaderSeriesType[]> {
    const last = Date.parse(today());
    const first = new Date(last - (days - 1) * DAY_MS).toISOString().slice(0, 10);
    const { manager } = this.dataSource;
    const [byDay, byKey] = await Promise.all([
      runStatement(manager, countsByDay, [first]),
      runStatement(manager, topKeys, [first, MIN_SHOWN_COUNT, SEARCH_EVENTS, MAX_TOP_KEYS]),
    ]);
    return Object.values(ReaderEvent).map((event) => {
      const counts = new Map(byDay.flatMap((row) => (row.event === event ? [[row.index, row.count]] : [])));
      const list = Array.from({ length: days }, (_, index) => counts.get(index) ?? 0);
      const top = byKey.filter((row) => row.event === event).map(({ key, count }) => this.toCount(event, key, count));
      return { event, days: list, total: list.reduce((sum, count) => sum + count, 0), top };
    });
  }

  private toCount(event: ReaderEvent, key: string, count: number): ReaderCountType {
    if (event === ReaderEvent.STARS) return { label: `${key} stars`, path: null, count };
    if (!RECIPE_EVENTS.includes(event))
      return { label: key, path: event === ReaderEvent.PAGE && key.startsWith('/') ? key : null, count };
    const { current } = this.catalogue;
    return { label: current.bySlug(key)?.title ?? key, path: getRecipePath(key, current) ?? null, count };
  }
}
