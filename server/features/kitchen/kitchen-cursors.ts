import { readCursor, readSortKeys, toCursor } from '#server/features/catalogue/order.ts';
import type { SyncState } from './kitchen.statements.ts';

const CURSOR = 'KITCHEN';

/** Returns the version of the item that a cursor points to. @throws {BadValueError} if it is not a cursor of items */
export function readItemCursor(after: string): number {
  return Number(readCursor(CURSOR, after, ['integer'])[0]);
}

/** How much of a kitchen a device has read. */
export interface ReadProgress {
  /** Last version that it has seen; null if it has to read everything. */
  seenVersion: number | null;
  /** Value of `forgotten` when it began to read everything; undefined once it has read everything. */
  base: number | undefined;
  /** Current version of the kitchen. */
  version: number;
}

/**
 * Returns the read progress in a cursor. A device reads everything if it has no cursor, if removals that it has not
 * seen were deleted, or if the database was restored in between. That may take several responses; until the last, the
 * cursor contains `forgotten` as it was when the read began.
 */
export function parseProgress(after: string | null | undefined, { version, forgotten }: SyncState): ReadProgress {
  if (!after) return { seenVersion: null, base: forgotten, version };
  const [seenVersion = 0, base] = (
    readSortKeys(CURSOR, after, ['integer', 'integer']) ?? readCursor(CURSOR, after, ['integer'])
  ).map(Number);
  const isKnown = Math.max(seenVersion, base ?? 0) >= forgotten && seenVersion <= version;
  return isKnown ? { seenVersion, base, version } : { seenVersion: null, base: forgotten, version };
}

/** Returns a cursor for the next response. @param base - see `ReadProgress` */
export function toProgressCursor(version: number, base?: number): string {
  return toCursor(CURSOR, base === undefined ? [version] : [version, base]);
}
