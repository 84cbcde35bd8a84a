import { isDeepStrictEqual } from 'node:util';
import { getLineKey, isOwnLineKey, MAX_OWN_LINES, ownLineKey, uniqueLines } from '#schema/rules/saved.ts';
import { MAX_SHARED_BYTES } from '#schema/rules/shopping.ts';
import type { SharedListEntity } from './shared-list.entity.ts';
import type { ChangeSharedShoppingListInput } from './shared-list.type.ts';

export interface ChangedList {
  list: SharedListEntity;
  /** Lines for which the list has no room. */
  refused: string[];
  /** `true` if nothing has to be written. */
  isSame: boolean;
}

type Content = Pick<SharedListEntity, 'recipes' | 'leftOut' | 'ticked' | 'ownLines'>;

/** Returns the approximate size of a list as stored, in bytes. */
export function getSize({ recipes, leftOut, ticked, ownLines }: Content): number {
  return Buffer.byteLength(JSON.stringify([recipes, leftOut, ticked, ownLines]));
}

/**
 * Returns a list with changes. Ticks of things that are not on the list are dropped: a phone may not know yet that
 * another has removed a line.
 * @param keys of the things that the recipes of the list need
 */
export function withChanges(
  list: SharedListEntity,
  { tick, untick, add, remove }: Omit<ChangeSharedShoppingListInput, 'id'>,
  keys: ReadonlySet<string>,
): ChangedList {
  const removed = new Set(remove.map(getLineKey));
  const kept = list.ownLines.filter((line) => !removed.has(getLineKey(line)));
  const { taken, refused } = takeLines(
    { ...list, ownLines: kept },
    uniqueLines([...kept, ...add]).slice(kept.length),
    keys,
  );
  const ownLines = [...kept, ...taken];
  const own = new Set(ownLines.map(ownLineKey));
  const isOnList = (key: string) => (isOwnLineKey(key) ? own.has(key) : keys.has(key));
  const ticked = changed(list.ticked, tick, untick).filter(isOnList);
  const isSame = isDeepStrictEqual([ownLines, ticked], [list.ownLines, list.ticked]);
  return { list: { ...list, ownLines, ticked }, refused, isSame };
}

/** Divides new lines into those that the list has room for and others. The tick of each has room as well. */
function takeLines(list: Content, lines: readonly string[], keys: ReadonlySet<string>) {
  const [taken, refused]: [string[], string[]] = [[], []];
  let room = MAX_SHARED_BYTES - getSize({ ...list, ticked: [...keys, ...list.ownLines.map(ownLineKey)] });
  for (const line of lines) {
    const size = Buffer.byteLength(JSON.stringify([line, ownLineKey(line)]));
    const isTaken = size <= room && list.ownLines.length + taken.length < MAX_OWN_LINES;
    if (isTaken) room -= size;
    (isTaken ? taken : refused).push(line);
  }
  return { taken, refused };
}

/** Returns each value once, without some and then with others. */
function changed(values: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  return [...new Set([...values.filter((value) => !removed.includes(value)), ...added])];
}
