import { getLineKey, getOwnLine, MAX_OWN_LINES, ownLineKey } from '#schema/rules/saved.ts';
import type { ListLines } from './merge-lines.ts';
import { changeRecipeLists } from './recipe-lists.ts';

/** Puts a line of the shopping list into the bag, or back on the list. */
export function setTick(key: string, isTicked: boolean): void {
  changeRecipeLists(({ ticked }) => ({ ticked: withTick(ticked, key, isTicked) }));
}

/** Returns the keys with this key added or removed. */
export function withTick(ticked: readonly string[], key: string, isTicked: boolean): readonly string[] {
  const others = ticked.filter((other) => other !== key);
  return isTicked ? [...others, key] : others;
}

export function clearTicks(): void {
  changeRecipeLists(() => ({ ticked: [] }));
}

/** Removes an item from the list permanently, because it is at home; an item already at home returns to the list. */
export function toggleAtHome(key: string): void {
  changeRecipeLists(({ atHome, ticked }) => ({
    atHome: withTick(atHome, key, !atHome.includes(key)),
    ticked: ticked.filter((other) => other !== key),
  }));
}

/** Adds a line to the list. Returns false if the list is full. */
export function addOwnLine(typed: string): boolean {
  let added: ListLines | undefined;
  changeRecipeLists((lists) => {
    added = withOwnLine(lists, typed);
    return { ...added };
  });
  return added !== undefined;
}

/** Takes a line of the visitor's own off the list. */
export function removeOwnLine(line: string): void {
  changeRecipeLists((lists) => withoutOwnLine(lists, line));
}

/**
 * Adds a line to a list; a line that is empty or already on the list changes nothing.
 * @returns undefined if the list is full
 */
export function withOwnLine({ ticked, ownLines }: ListLines, typed: string): ListLines | undefined {
  const line = getOwnLine(typed);
  const isThere = ownLines.some((other) => getLineKey(other) === getLineKey(line));
  if (line === '' || isThere) return { ticked, ownLines };
  if (ownLines.length >= MAX_OWN_LINES) return undefined;
  return { ticked: withTick(ticked, ownLineKey(line), false), ownLines: [...ownLines, line] };
}

/** Returns a list without a line and its tick. */
export function withoutOwnLine({ ticked, ownLines }: ListLines, line: string): ListLines {
  return { ticked: withTick(ticked, ownLineKey(line), false), ownLines: ownLines.filter((other) => other !== line) };
}
