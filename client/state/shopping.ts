import { MAX_OWN_LINES, ownLineOf } from '#schema/rules/saved.ts';
import { changeRecipeLists } from './recipe-lists.ts';

/** Puts a line of the shopping list into the bag, or back on the list. */
export function setTick(key: string, isTicked: boolean): void {
  changeRecipeLists(({ ticked }) => ({ ticked: withTick(ticked, key, isTicked) }));
}

/** @returns the keys with this one, or without it */
export function withTick(ticked: readonly string[], key: string, isTicked: boolean): readonly string[] {
  const others = ticked.filter((other) => other !== key);
  return isTicked ? [...others, key] : others;
}

export function clearTicks(): void {
  changeRecipeLists(() => ({ ticked: [] }));
}

/** Takes a thing off the list for good, because the kitchen has it; one that it has goes back on the list. */
export function toggleAtHome(key: string): void {
  changeRecipeLists(({ atHome, ticked }) => ({
    atHome: withTick(atHome, key, !atHome.includes(key)),
    ticked: ticked.filter((other) => other !== key),
  }));
}

/**
 * Writes a line on the list; one that stands there already, or says nothing, changes nothing.
 * @returns false where the list is full
 */
export function addOwnLine(typed: string): boolean {
  const line = ownLineOf(typed);
  let isFull = false;
  changeRecipeLists(({ ownLines }) => {
    const isThere = ownLines.some((other) => other.toLowerCase() === line.toLowerCase());
    if (line === '' || isThere) return { ownLines };
    isFull = ownLines.length >= MAX_OWN_LINES;
    return { ownLines: isFull ? ownLines : [...ownLines, line] };
  });
  return !isFull;
}

/** Takes a line of the visitor's own off the list. */
export function removeOwnLine(line: string): void {
  changeRecipeLists(({ ownLines, ticked }) => ({
    ownLines: ownLines.filter((other) => other !== line),
    ticked: ticked.filter((key) => key !== ownLineKey(line)),
  }));
}

const OWN = 'own: ';

/** @returns the key under which a line of the visitor's own is ticked; no food has one like it */
export function ownLineKey(line: string): string {
  return OWN + line;
}

export function isOwnLineKey(key: string): boolean {
  return key.startsWith(OWN);
}
