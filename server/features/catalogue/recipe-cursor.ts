import { messages } from '#schema/rules/catalogue.ts';
import { BadValueError } from '#server/errors.ts';

/** What a recipe is ordered by, from the first key to its id, as Postgres writes them. */
export type SortKeys = readonly string[];

/** @returns an opaque text that says where a recipe stands in an order. */
export function cursorOf(order: string, keys: SortKeys): string {
  return Buffer.from(JSON.stringify([order, ...keys])).toString('base64url');
}

/**
 * @param order as `cursorOf` had it
 * @param types what Postgres calls the types of the keys in this order
 * @returns the keys
 * @throws BadValueError where the text is no cursor of this order
 */
export function readCursor(order: string, cursor: string, types: readonly string[]): SortKeys {
  const keys = keysIn(order, cursor, types);
  if (!keys) throw new BadValueError(messages.badCursor);
  return keys;
}

/** @returns what a cursor holds; undefined where it is none of that order, or holds other types */
export function keysIn(order: string, cursor: string, types: readonly string[]): SortKeys | undefined {
  const [of, ...keys] = parsed(cursor);
  const fits = of === order && keys.length === types.length;
  return fits && keys.every((key, place) => READS[types[place] ?? '']?.(key)) ? keys : undefined;
}

const reads = (shape: RegExp) => (key: string) => shape.test(key);

/** Whether Postgres reads a key as a value of its type: a caller may have made it up. */
const READS: Record<string, (key: string) => boolean> = {
  int: reads(/^-?\d{1,9}$/),
  real: reads(/^\d{1,9}(\.\d{1,20})?(e-[123]\d|e-\d)?$/),
  'double precision': reads(/^\d{1,9}(\.\d{1,20})?(e-\d{1,2})?$/),
  // There is no year 0 in Postgres.
  date: (key) =>
    /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(key) && new Date(`${key}T00:00Z`).toJSON()?.startsWith(key) === true,
};

function parsed(cursor: string): string[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(read) ? read.map(String) : [];
  } catch {
    return [];
  }
}
