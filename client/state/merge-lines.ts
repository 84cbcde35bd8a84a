import { uniqueLines } from '#schema/rules/saved.ts';

/** The part of a shopping list that changes during shopping. */
export type ListLines = {
  /** The keys of the items in the bag. */
  ticked: readonly string[];
  /** Lines that were written by hand, each once. */
  ownLines: readonly string[];
};

/** A shared list as it is here, and as the server is known to have it: the difference is yet to be sent. */
export type LiveList = { here: ListLines; known: ListLines };

export const noLines: ListLines = { ticked: [], ownLines: [] };

/** Returns the changes since an earlier state; undefined if there are none. */
export function changedLines(before: ListLines, now: ListLines) {
  const changes = {
    tick: without(now.ticked, before.ticked),
    untick: without(before.ticked, now.ticked),
    add: without(now.ownLines, before.ownLines),
    remove: without(before.ownLines, now.ownLines),
  };
  return Object.values(changes).some(({ length }) => length > 0) ? changes : undefined;
}

/** Returns the lines of others, with local changes made since both sides agreed on the base. */
export function mergedLines(base: ListLines, here: ListLines, theirs: ListLines): ListLines {
  const merged = (part: keyof ListLines) => [
    ...new Set([...without(theirs[part], without(base[part], here[part])), ...without(here[part], base[part])]),
  ];
  return { ticked: merged('ticked'), ownLines: uniqueLines(merged('ownLines')) };
}

function without(values: readonly string[], others: readonly string[]): string[] {
  return values.filter((value) => !others.includes(value));
}
