import { getLineKey, getOwnLine, MAX_OWN_LINES, ownLineKey } from '#schema/rules/saved.ts';
import { changeRecipeLists } from './recipe-lists.ts';
import { getStoredCopy } from './shared-lists.ts';
import type { ListLines } from './store.ts';

/** Returns the changed lines of a shopping list; undefined if it is full. */
type ChangeLines = (lines: ListLines) => ListLines | undefined;

/**
 * Changes the lines of a shopping list in this browser. `keepInSync` sends the difference.
 * @param listId - id of a list that was opened by its link; if omitted, the list of the basket
 * @returns `false` if the list is full, or not loaded yet
 */
function changeLines(change: ChangeLines, listId?: string): boolean {
  let newLines: ListLines | undefined;
  if (listId === undefined) {
    changeRecipeLists((lists) => {
      newLines = change(lists);
      return { ...newLines };
    });
  } else {
    const copy = getStoredCopy(listId);
    const lines = copy.read();
    newLines = lines && change(lines.here);
    if (lines && newLines) copy.write({ ...lines, here: newLines });
  }
  return newLines !== undefined;
}

/** Ticks or unticks a line of a shopping list. */
export function setTick(key: string, isTicked: boolean, listId?: string): void {
  changeLines(({ ticked, ownLines }) => ({ ticked: withTick(ticked, key, isTicked), ownLines }), listId);
}

/** Returns the keys with this key added or removed. */
function withTick(ticked: readonly string[], key: string, isTicked: boolean): readonly string[] {
  const others = ticked.filter((other) => other !== key);
  return isTicked ? [...others, key] : others;
}

export function clearTicks(): void {
  changeRecipeLists(() => ({ ticked: [] }));
}

/** Marks an item as at home, which keeps it off this list and later lists; or puts it back on the list. */
export function toggleAtHome(key: string): void {
  changeRecipeLists(({ atHome, ticked }) => ({
    atHome: withTick(atHome, key, !atHome.includes(key)),
    ticked: ticked.filter((other) => other !== key),
  }));
}

/**
 * Adds a line to a shopping list; a line that is empty or already on the list changes nothing.
 * @returns `false` if the list is full, or not loaded yet
 */
export function addOwnLine(text: string, listId?: string): boolean {
  return changeLines(({ ticked, ownLines }) => {
    const line = getOwnLine(text);
    const isListed = ownLines.some((other) => getLineKey(other) === getLineKey(line));
    if (line === '' || isListed) return { ticked, ownLines };
    if (ownLines.length >= MAX_OWN_LINES) return undefined;
    return { ticked: withTick(ticked, ownLineKey(line), false), ownLines: [...ownLines, line] };
  }, listId);
}

/** Removes a visitor's own line and its tick from a shopping list. */
export function removeOwnLine(line: string, listId?: string): void {
  const isOther = (other: string) => other !== line;
  changeLines(
    ({ ticked, ownLines }) => ({
      ticked: withTick(ticked, ownLineKey(line), false),
      ownLines: ownLines.filter(isOther),
    }),
    listId,
  );
}
