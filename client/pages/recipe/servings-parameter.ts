import type { UnitChoice } from '#client/state/store.ts';
import { unitChoice } from '#client/state/units.ts';

/** The parameters of the address that hold for how many a recipe is shown, and in which units. */
export const SERVINGS_PARAMETER = 'servings';
export const UNITS_PARAMETER = 'units';

/** The most servings that a recipe is scaled to. */
export const MAX_SERVINGS = 100;

/** @returns the servings that an address asks for, 1 to 100; null where it asks for none or for nonsense */
export function servingsFrom(search: URLSearchParams): number | null {
  const text = search.get(SERVINGS_PARAMETER) ?? '';
  return /^([1-9]\d?|100)$/.test(text) ? Number(text) : null;
}

/** @returns the units that an address asks for; null where it leaves them to the reader */
export function unitsFrom(search: URLSearchParams): UnitChoice | null {
  return unitChoice(search.get(UNITS_PARAMETER));
}
