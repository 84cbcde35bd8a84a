import { MAX_OWN_LINES, ownLineOf } from '#schema/rules/saved.ts';
import { changeRecipeLists } from './recipe-lists.ts';

/** Puts a line of the shopping list into the bag, or back on the list. */
export function toggleTick(key: string): void {
  changeRecipeLists(({ ticked }) => ({ ticked: toggled(ticked, key) }));
}

export function clearTicks(): void {
  changeRecipeLists(() => ({ ticked: [] }));
}

/** Takes a thing off the list for good, because the kitchen has it; one that it has goes back on the list. */
export function toggleAtHome(key: string): void {
  changeRecipeLists(({ atHome, ticked }) => ({
    atHome: toggled(atHome, key),
    ticked: ticked.filter((other) => other !== key),
  }));
}

/** Writes a line on the list; one that stands there already, or says nothing, changes nothing. */
export function addOwnLine(typed: string): void {
  const line = ownLineOf(typed);
  changeRecipeLists(({ ownLines }) => {
    const isThere = ownLines.some((other) => other.toLowerCase() === line.toLowerCase());
    return { ownLines: line === '' || isThere ? ownLines : [...ownLines, line].slice(0, MAX_OWN_LINES) };
  });
}

/** Takes a line of the visitor's own off the list. */
export function removeOwnLine(line: string): void {
  changeRecipeLists(({ ownLines, ticked }) => ({
    ownLines: ownLines.filter((other) => other !== line),
    ticked: ticked.filter((key) => key !== ownLineKey(line)),
  }));
}

/** @returns the key under which a line of the visitor's own is ticked; no food has one like it */
export function ownLineKey(line: string): string {
  return `own: ${line}`;
}

function toggled(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
}
