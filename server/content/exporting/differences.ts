import { isDeepStrictEqual } from 'node:util';

export type Path = readonly (string | number)[];

/** One place where a document has to say something else. */
export type Difference =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  /** A field that is not there yet, for the place after the field `after`; null where none that is there precedes it. */
  | { kind: 'add'; path: Path; value: unknown; after: string | null };

/** @returns the smallest parts of `before` that have to change to make it `after`; lists that grow or shrink are one. */
export function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((entry, index) => differences(entry, after[index], [...path, index]));
  }
  if (isFields(before) && isFields(after)) {
    const removed = Object.keys(before)
      .filter((key) => !(key in after))
      .map((key): Difference => ({ kind: 'remove', path: [...path, key] }));
    const keys = Object.keys(after);
    const others = keys.flatMap((key, index): Difference[] => {
      if (key in before) return differences(before[key], after[key], [...path, key]);
      const previous = keys.slice(0, index).findLast((other) => other in before);
      return [{ kind: 'add', path: [...path, key], value: after[key], after: previous ?? null }];
    });
    return [...removed, ...others];
  }
  return [{ kind: 'set', path, value: after }];
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
