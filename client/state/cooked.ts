import { today } from '#client/ui/days.ts';
import { MAX_COOKED } from '#schema/rules/saved.ts';
import { changeRecipeLists } from './recipe-lists.ts';
import { type Cooked, type Product, useBrowserStore } from './store.ts';

/** Notes that a recipe was cooked, once a day. The oldest times make room. */
export function noteCooked({ id, title, path, price }: Product, day: string = today()): void {
  changeRecipeLists(({ cooked }) => ({
    cooked: isCooked(cooked, id, day)
      ? cooked
      : [...cooked, { id, title, path, price, day, note: '' }].slice(-MAX_COOKED),
  }));
}

/** Writes the note of a day. */
export function writeCookedNote(id: string, day: string, note: string): void {
  changeRecipeLists(({ cooked }) => ({
    cooked: cooked.map((time) => (time.id === id && time.day === day ? { ...time, note } : time)),
  }));
}

/** Takes back that a recipe was cooked on a day. */
export function removeCooked(id: string, day: string): void {
  changeRecipeLists(({ cooked }) => ({ cooked: cooked.filter((time) => time.id !== id || time.day !== day) }));
}

/** @returns `true` when a recipe was cooked on a day */
export function isCooked(cooked: readonly Cooked[], id: string, day: string): boolean {
  return cooked.some((time) => time.id === id && time.day === day);
}

/** @returns the times that a recipe was cooked, the latest first; undefined until storage has been read */
export function useCookedTimes(slug: string): Cooked[] | undefined {
  const cooked = useBrowserStore((state) => state.cooked);
  return cooked?.filter(({ id }) => id === slug).sort((one, other) => (one.day < other.day ? 1 : -1));
}
