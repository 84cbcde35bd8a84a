import { isDeepStrictEqual } from 'node:util';
import { getLineKey, isOwnLineKey, MAX_OWN_LINES, ownLineKey, uniqueLines } from '#schema/rules/saved.ts';
import { MAX_SHARED_BYTES } from '#schema/rules/shopping.ts';
import type { SharedListEntity } from './shared-list.entity.ts';
import type { ChangeSharedShoppingListInput } from './shared-list.type.ts';

export interface ChangedList {
  list: SharedListEntity;
  /** Lines that did not fit in the list. */
  refused: string[];
  /** `true` if the change is already stored. */
  isSame: boolean;
}

type Content = Pick<SharedListEntity, 'recipes' | 'leftOut' | 'ticked' | 'ownLines'>;

/** Returns the approximate size of a list as stored, in bytes. */
export function getSize({ recipes, leftOut, ticked, ownLines }: Content): number {
  return Buffer.byteLength(JSON.stringify([recipes, leftOut, ticked, ownLines]));
}

/**
 * Returns a changed list. Drops ticks of items that are not on the list, because another phone may have removed the
 * line.
 * @param keys - of the items that the list's recipes need
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

/** Divides new lines into lines that fit in the list, including room for their ticks, and lines that do not. */
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

/** Returns the values without `removed` and with `added`, without duplicates. */
function changed(values: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  return [...new Set([...values.filter((value) => !removed.includes(value)), ...added])];
}
