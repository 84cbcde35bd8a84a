import { getLocalToday } from '#client/ui/days.ts';
import { MAX_COOKED } from '#schema/rules/saved.ts';
import { keepNewest } from './newest.ts';
import { changeRecipeLists } from './recipe-lists.ts';
import { type CookedRecipe, type Product, useBrowserStore } from './store.ts';

/**
 * Records that a recipe was cooked, at most once a day. Above the limit, the oldest records are removed.
 * @returns a function that undoes it; undefined if nothing was recorded
 */
export function recordCooked(
  { id, title, path, price }: Product,
  day: string = getLocalToday(),
): (() => void) | undefined {
  let isNew = false;
  changeRecipeLists(({ cooked }) => {
    isNew = !isCooked(cooked, id, day);
    return { cooked: isNew ? keepNewest([...cooked, { id, title, path, price, day, note: '' }], MAX_COOKED) : cooked };
  });
  return isNew ? () => removeCooked(id, day) : undefined;
}

/** Stores the note on a recipe that was cooked on a day. Does nothing if there is no such record. */
export function writeCookedNote(id: string, day: string, note: string): void {
  changeRecipeLists(({ cooked }) => ({
    cooked: cooked.map((record) => (record.id === id && record.day === day ? { ...record, note } : record)),
  }));
}

/**
 * Deletes the record that a recipe was cooked on a day.
 * @returns a function that restores it, with its note
 */
export function removeCooked(id: string, day: string): () => void {
  let removedRecord: CookedRecipe | undefined;
  changeRecipeLists(({ cooked }) => {
    removedRecord = cooked.find((record) => record.id === id && record.day === day);
    return { cooked: cooked.filter((record) => record.id !== id || record.day !== day) };
  });
  return () => {
    const record = removedRecord;
    if (!record) return;
    changeRecipeLists(({ cooked }) => ({ cooked: isCooked(cooked, id, day) ? cooked : [...cooked, record] }));
  };
}

/** Returns `true` if a recipe was cooked on a day. */
export function isCooked(cooked: readonly CookedRecipe[], id: string, day: string): boolean {
  return cooked.some((record) => record.id === id && record.day === day);
}

/** Sorts the records by day, the latest first. */
export function sortLatestFirst(cooked: readonly CookedRecipe[]): CookedRecipe[] {
  return [...cooked].reverse().sort((a, b) => b.day.localeCompare(a.day));
}

/** Returns a recipe's cooking records, the latest first; undefined until storage has been read. */
export function useCookedRecords(id: string): CookedRecipe[] | undefined {
  const cooked = useBrowserStore((state) => state.cooked);
  return cooked && sortLatestFirst(cooked.filter((record) => record.id === id));
}
