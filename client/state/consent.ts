import { useSyncExternalStore } from 'react';

/** What the visitor answered in the cookie popup. */
export type Consent = 'accepted' | 'rejected';

const KEY = 'cookieConsent';
const listeners = new Set<() => void>();
/** For browsers that refuse to store it: then it holds for this visit. */
let unstored: Consent | null = null;
/** How often the settings were asked for since they were last closed. */
let requests = 0;

/** @returns the choice; null where there is none yet, or nothing that could be one */
export function readConsent(): Consent | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'accepted' || value === 'rejected' ? value : unstored;
  } catch {
    return unstored;
  }
}

/** Keeps the choice, in all tabs, and closes the popup. */
export function setConsent(choice: Consent): void {
  unstored = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is switched off: the choice is kept for this visit only.
  }
  closeCookieSettings();
}

/** Shows the popup although there is a choice. */
export function openCookieSettings(): void {
  requests += 1;
  tellAll();
}

/** Hides the popup again, if there is a choice. */
export function closeCookieSettings(): void {
  requests = 0;
  tellAll();
}

/** @returns the choice; undefined on the server and until the page is hydrated */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(subscribe, readConsent, () => undefined);
}

/** @returns above 0 while the visitor has asked for the settings, and more each time */
export function useCookieSettings(): number {
  return useSyncExternalStore(
    subscribe,
    () => requests,
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  unstored = null;
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
