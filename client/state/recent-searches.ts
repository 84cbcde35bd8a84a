import { useSyncExternalStore } from 'react';

const KEY = 'recentSearches';
const MOST = 5;
const none: readonly string[] = [];
const listeners = new Set<() => void>();

let lastRaw: string | null = null;
let last: readonly string[] = none;

/** @returns what was searched for on this device, the latest first */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => none);
}

/** Puts a term first. The sixth is forgotten. */
export function rememberSearch(term: string): void {
  const trimmed = term.trim();
  if (trimmed !== '') write([trimmed, ...without(trimmed)].slice(0, MOST));
}

export function forgetSearch(term: string): void {
  write(without(term));
}

function without(term: string): string[] {
  return read().filter((each) => each.toLowerCase() !== term.toLowerCase());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The same list as long as the storage holds the same. */
function read(): readonly string[] {
  try {
    const raw = localStorage.getItem(KEY);
    if (raw !== lastRaw) last = parse(raw);
    lastRaw = raw;
  } catch {
    last = none;
  }
  return last;
}

function parse(raw: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(raw ?? '');
    if (!Array.isArray(value)) return none;
    const terms = value.filter((term): term is string => typeof term === 'string' && term.trim() !== '');
    return [...new Set(terms)].slice(0, MOST);
  } catch {
    return none;
  }
}

function write(terms: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // Storage is switched off: searches are not remembered.
  }
  for (const listener of listeners) listener();
}
