import { readText, writeTexts } from './storage.ts';
import { type Consent, useBrowserStore } from './store.ts';

export const CONSENT_KEY = 'cookieConsent';

/** Reads the stored choice. An invalid value counts as no choice. */
export function loadConsent(): void {
  const value = readText(CONSENT_KEY);
  useBrowserStore.setState({ consent: value === 'accepted' || value === 'rejected' ? value : null });
}

/** Stores the choice, for all tabs, and closes the popup. */
export function setConsent(consent: Consent): void {
  writeTexts({ [CONSENT_KEY]: consent });
  useBrowserStore.setState({ consent, settingsPressCount: 0 });
}

/** Shows the popup even if a choice is stored. */
export function openCookieSettings(): void {
  useBrowserStore.setState(({ settingsPressCount }) => ({ settingsPressCount: settingsPressCount + 1 }));
}

/** Hides the popup again if a choice is stored. */
export function closeCookieSettings(): void {
  useBrowserStore.setState({ settingsPressCount: 0 });
}

/** Returns the choice; null if there is none, undefined on the server and until the page is hydrated. */
export function useConsent(): Consent | null | undefined {
  return useBrowserStore(({ consent }) => consent);
}

/** Returns how often the visitor has pressed "Cookie settings" since the popup was closed; 0 while it is closed. */
export function useSettingsPressCount(): number {
  return useBrowserStore(({ settingsPressCount }) => settingsPressCount);
}
