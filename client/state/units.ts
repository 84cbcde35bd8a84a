import type { Units } from '#cooking/choose-unit.ts';
import { readText, writeTexts } from './storage.ts';
import { useBrowserStore } from './store.ts';

export const UNITS_KEY = 'units';

/** Returns the choice of units that a text names; null if it names none. */
export function toUnits(text: string | null): Units | null {
  return text === 'written' || text === 'metric' || text === 'us' ? text : null;
}

export function loadUnits(): void {
  useBrowserStore.setState({ units: toUnits(readText(UNITS_KEY)) });
}

/** Returns the choice on this device; null on the server, and if there is none. */
export function getStoredUnits(): Units | null {
  return useBrowserStore.getState().units ?? null;
}

/** Stores the choice for all recipes. */
export function storeUnits(units: Units): void {
  writeTexts({ [UNITS_KEY]: units });
  useBrowserStore.setState({ units });
}
