import { MAX_SEARCH_LENGTH } from '#schema/rules/catalogue.ts';

/** @returns what an address asks to be searched, tidied and no longer than the server takes; empty where it asks nothing */
export function termFrom(search: URLSearchParams): string {
  const tidy = (search.get('q') ?? '').replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return [...tidy].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}
