import { STORE_KEY } from '#schema/rules/saved.ts';
import { CONSENT_KEY, loadConsent } from './consent.ts';
import { loadSearches, SEARCHES_KEY } from './recent-searches.ts';
import { loadRecipeLists } from './recipe-lists.ts';
import { dropPlainPassword } from './remembered.ts';
import { loadSession, SESSION_KEYS } from './session.ts';
import { LIVE_LISTS_KEY, loadLiveLists, loadSharedLinks, SHARED_LINKS_KEY } from './shared-lists.ts';
import { listenToOtherTabs } from './storage.ts';
import { useBrowserStore } from './store.ts';
import { loadTicks, TICKS_KEY } from './ticks.ts';
import { loadTimers, TIMERS_KEY } from './timers.ts';
import { loadUnits, UNITS_KEY } from './units.ts';

/** The stored slices, and the storage keys whose change reloads them. */
const slices = [
  { keys: SESSION_KEYS, load: loadSession },
  { keys: [CONSENT_KEY], load: loadConsent },
  { keys: [UNITS_KEY], load: loadUnits },
  { keys: [SEARCHES_KEY], load: loadSearches },
  { keys: [TICKS_KEY], load: loadTicks },
  { keys: [TIMERS_KEY], load: loadTimers },
  { keys: [SHARED_LINKS_KEY], load: loadSharedLinks },
  { keys: [LIVE_LISTS_KEY], load: loadLiveLists },
  { keys: [STORE_KEY], load: () => void loadRecipeLists() },
];

/** Events that show that the visitor is active. */
const activityEvents = ['pointerover', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Reads all stored slices into the store, and again when other tabs change them. Call it once, when the page is
 * hydrated.
 */
export function hydrateStore(): void {
  dropPlainPassword();
  loadSlices(null);
  listenToOtherTabs(loadSlices);
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && loadSlices(null));
  const setActive = () => useBrowserStore.setState({ active: true });
  for (const type of activityEvents) window.addEventListener(type, setActive, { once: true, passive: true });
}

/** Loads the slices that a storage key belongs to. @param changedKey - null for all slices */
function loadSlices(changedKey: string | null): void {
  for (const slice of slices) if (changedKey === null || slice.keys.includes(changedKey)) slice.load();
}
