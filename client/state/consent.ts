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
  useBrowserStore.setState({ consent, settingsRequests: 0 });
}

/** Shows the popup although there is a choice. */
export function openCookieSettings(): void {
  useBrowserStore.setState(({ settingsRequests }) => ({ settingsRequests: settingsRequests + 1 }));
}

/** Hides the popup again, if there is a choice. */
export function closeCookieSettings(): void {
  useBrowserStore.setState({ settingsRequests: 0 });
}

/** Returns the choice; undefined on the server and until the page is hydrated. */
export function useConsent(): Consent | null | undefined {
  return useBrowserStore(({ consent }) => consent);
}

/** Returns the number of times that the visitor opened the settings; 0 while they are closed. */
export function useCookieSettings(): number {
  return useBrowserStore(({ settingsRequests }) => settingsRequests);
}
