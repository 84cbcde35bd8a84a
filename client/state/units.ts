/** How amounts are shown: as the author wrote them, or in one system. */
export type UnitChoice = 'written' | 'metric' | 'us';

const KEY = 'units';

/** @returns the choice that a text names; null where it names none */
export function unitChoice(text: string | null): UnitChoice | null {
  return text === 'written' || text === 'metric' || text === 'us' ? text : null;
}

/** @returns what was chosen on this device; null on the server, and where nothing was */
export function storedUnits(): UnitChoice | null {
  try {
    return unitChoice(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Keeps the choice for all recipes. */
export function storeUnits(choice: UnitChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is switched off: the choice stands in the address only.
  }
}
