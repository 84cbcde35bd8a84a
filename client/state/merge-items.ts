import { normalizeNote } from '#schema/rules/kitchen.ts';
import type { KitchenKind, KitchenValue } from '#schema/rules/kitchen-changes.ts';
import { fitsAccount, type Items, itemKey, itemText, itemValue, splitKey } from './kitchen-items.ts';

/** Items to write; null deletes the item. */
export type Changes = ReadonlyMap<string, string | null>;

/** The items in this browser, and the items that the server is known to have. */
export type Sides = { here: Items; known: Items };

/** A server response about items. */
export type ItemsResponse = {
  /** The changes that were sent, without the changes that the server refused. */
  sent: Changes;
  /** The changes since the cursor. */
  changes: Changes;
  /** `true` if `changes` contains every item. */
  isWhole: boolean;
};

/** Returns the local changes that the server does not have yet. */
export function getUnsent({ here, known }: Sides, fits = fitsAccount): Map<string, string | null> {
  const unsent = new Map<string, string | null>();
  for (const [item, text] of here) if (known.get(item) !== text && fits(item, text)) unsent.set(item, text);
  for (const item of known.keys()) if (!here.has(item)) unsent.set(item, null);
  return unsent;
}

/**
 * Merges a server response. A change on one side only is kept. If both sides have changed an item since they last
 * agreed, a deleted item returns, notes are joined, and a recipe is in all lists that either side has put it into. In
 * other conflicts this browser's change wins, because it is sent next.
 */
export function mergeItems(
  { here, known }: Sides,
  { sent, changes, isWhole }: ItemsResponse,
): { here: Map<string, string>; known: Map<string, string>; hasJoinedNotes: boolean; contested: Set<KitchenKind> } {
  const serverItems = new Map([...sent, ...changes]);
  if (isWhole) for (const item of known.keys()) if (!serverItems.has(item)) serverItems.set(item, null);
  const merged = { here: new Map(here), known: new Map(known) };
  let hasJoinedNotes = false;
  const contested = new Set<KitchenKind>();
  for (const [item, theirs] of serverItems) {
    const mine = here.get(item) ?? null;
    // An item that arrives as it was sent is agreed on, even if this browser has changed it since.
    const base = sent.get(item) === theirs ? theirs : (known.get(item) ?? null);
    put(merged.known, item, theirs);
    if (mine === theirs) continue;
    const text = mergeItem(item, { base, mine, theirs });
    put(merged.here, item, text);
    hasJoinedNotes ||= hasNote(item) && text !== mine && text !== theirs;
    if (losesChange(item, { base, mine, theirs })) contested.add(splitKey(item).kind);
  }
  return { ...merged, here: mergeTwinLists(merged.here), hasJoinedNotes, contested };
}

function hasNote(item: string): boolean {
  const { kind } = splitKey(item);
  return kind === 'NOTE' || kind === 'COOKED';
}

/** Returns `true` if both sides have changed an agreed item, and one of the changes is lost. */
function losesChange(item: string, { base, mine, theirs }: Versions): boolean {
  if (base === null || mine === base || theirs === base) return false;
  return mine === null || theirs === null || !(hasNote(item) || splitKey(item).kind === 'SAVED');
}

function put(items: Map<string, string>, item: string, text: string | null): void {
  if (text === null) items.delete(item);
  else items.set(item, text);
}

type Versions = { base: string | null; mine: string | null; theirs: string | null };

function mergeItem(item: string, { base, mine, theirs }: Versions): string | null {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  if (mine === null || theirs === null) return mine ?? theirs;
  const [before, here, there] = [base === null ? undefined : itemValue(base), itemValue(mine), itemValue(theirs)];
  switch (splitKey(item).kind) {
    case 'NOTE':
      return itemText({ text: joinedNotes(here.text ?? '', there.text ?? '') });
    case 'COOKED':
      return itemText({ text: joinedNotes(here.text ?? '', there.text ?? '', ' ') || null });
    case 'SAVED': {
      const all = new Set([...(here.lists ?? []), ...(there.lists ?? [])]);
      const remains = (list: string) => !before?.lists?.includes(list) || isInBoth(list, here.lists, there.lists);
      const { servings } = here.servings === before?.servings ? there : here;
      return itemText({ lists: [...all].filter(remains), servings });
    }
    case 'BASKET':
      // Both baskets were filled independently, so the larger number of batches covers both.
      return before === undefined && (there.batches ?? 0) > (here.batches ?? 0) ? theirs : mine;
    default:
      return mine;
  }
}

type Lists = KitchenValue['lists'];

function isInBoth(list: string, a: Lists, b: Lists): boolean {
  return Boolean(a?.includes(list) && b?.includes(list));
}

/**
 * Joins two notes.
 * @param between - the separator, because the note of a cooking day must be one line
 * @returns both notes, the account's first; only the longer note if it contains the other
 */
export function joinedNotes(ownNote: string, otherNote: string, between = '\n\n'): string {
  if (ownNote.includes(otherNote)) return ownNote;
  return otherNote.includes(ownNote) ? otherNote : normalizeNote(`${otherNote}${between}${ownNote}`);
}

/** Merges lists of the same name that two devices have created, under the first id. */
function mergeTwinLists(items: Map<string, string>): Map<string, string> {
  const first = new Map<string, string>();
  const replaced = new Map<string, string>();
  const lists = [...items].flatMap(([item, text]) => {
    const { kind, key } = splitKey(item);
    return kind === 'LIST' ? [{ id: key, name: (itemValue(text).name ?? '').toLowerCase() }] : [];
  });
  for (const { id, name } of lists.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const twin = first.get(name);
    if (twin === undefined) first.set(name, id);
    else replaced.set(id, twin);
  }
  if (replaced.size === 0) return items;
  for (const id of replaced.keys()) items.delete(itemKey('LIST', id));
  for (const [item, text] of items) {
    const { lists: ids, ...value } = itemValue(text);
    if (ids?.some((id) => replaced.has(id))) {
      items.set(item, itemText({ ...value, lists: [...new Set(ids.map((id) => replaced.get(id) ?? id))] }));
    }
  }
  return items;
}
