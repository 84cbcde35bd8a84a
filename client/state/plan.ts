import { MAX_PLANNED } from '#schema/rules/saved.ts';
import { createId } from './lists.ts';
import { keepNewest } from './newest.ts';
import { changeRecipeLists } from './recipe-lists.ts';
import type { PlanEntry } from './store.ts';

/**
 * Adds a dish or a note to a day.
 * @returns its id
 */
export function plan(entry: Omit<PlanEntry, 'id'>): string {
  const id = createId();
  changeRecipeLists((lists) => ({ plan: keepNewest([...lists.plan, { id, ...entry }], MAX_PLANNED) }));
  return id;
}

/** Changes an entry of the plan, for example its day or its servings. */
export function changePlanned(id: string, change: Partial<Omit<PlanEntry, 'id'>>): void {
  changeRecipeLists((lists) => ({
    plan: lists.plan.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  }));
}

/**
 * Removes an entry from the plan.
 * @returns a function that restores it
 */
export function removePlanned(id: string): () => void {
  let removedEntry: PlanEntry | undefined;
  changeRecipeLists((lists) => {
    removedEntry = lists.plan.find((entry) => entry.id === id);
    return { plan: lists.plan.filter((entry) => entry.id !== id) };
  });
  return () => {
    const entry = removedEntry;
    if (entry) changeRecipeLists((lists) => ({ plan: [...lists.plan.filter((other) => other.id !== id), entry] }));
  };
}
