import { readText, writeTexts } from './storage.ts';
import { type UnitChoice, useBrowserStore } from './store.ts';

export const UNITS_KEY = 'units';

/** Returns the unit choice in a text; null if it is not valid. */
export function unitChoice(text: string | null): UnitChoice | null {
  return text === 'written' || text === 'metric' || text === 'us' ? text : null;
}

export function loadUnits(): void {
  useBrowserStore.setState({ units: unitChoice(readText(UNITS_KEY)) });
}

/** Returns the choice on this device; null on the server, and if there is none. */
export function storedUnits(): UnitChoice | null {
  return useBrowserStore.getState().units ?? null;
}

/** Stores the choice for all recipes. */
export function storeUnits(units: UnitChoice): void {
  writeTexts({ [UNITS_KEY]: units });
  useBrowserStore.setState({ units });
}
