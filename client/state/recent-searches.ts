import { parseJson, readText, writeTexts } from './storage.ts';
import { useBrowserStore } from './store.ts';

export const SEARCHES_KEY = 'recentSearches';

const MAX_SEARCHES = 5;
const noSearches: readonly string[] = [];

/** Reads the stored terms. Invalid entries are left out. */
export function loadSearches(): void {
  const value = parseJson(readText(SEARCHES_KEY));
  const terms = Array.isArray(value) ? value.filter((term) => typeof term === 'string' && term.trim() !== '') : [];
  useBrowserStore.setState({ searches: [...new Set<string>(terms)].slice(0, MAX_SEARCHES) });
}

/** Returns recent searches on this device, the latest first. */
export function useRecentSearches(): readonly string[] {
  return useBrowserStore(({ searches }) => searches ?? noSearches);
}

/** Moves a term to the start, and drops terms above the maximum. Ignores an empty term. */
export function rememberSearch(term: string): void {
  const trimmed = term.trim();
  if (trimmed !== '') store([trimmed, ...withoutTerm(trimmed)].slice(0, MAX_SEARCHES));
}

export function forgetSearch(term: string): void {
  store(withoutTerm(term));
}

function withoutTerm(term: string): string[] {
  const { searches = noSearches } = useBrowserStore.getState();
  return searches.filter((each) => each.toLowerCase() !== term.toLowerCase());
}

function store(searches: readonly string[]): void {
  writeTexts({ [SEARCHES_KEY]: JSON.stringify(searches) });
  useBrowserStore.setState({ searches });
}
