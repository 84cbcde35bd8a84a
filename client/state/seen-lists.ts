import type { ItemToBuy } from '#cooking/shopping-list.ts';
import { MAX_SHARED_LISTS } from './shared-lists.ts';
import { getFields, parseJson, readText, writeTexts } from './storage.ts';

export const SEEN_LISTS_KEY = 'seenLists';

/** A shared list as last shown in this browser, without ticks and lines added by hand. */
export type SeenList = {
  /** Titles of the recipes. */
  recipes: readonly string[];
  toBuy: readonly ItemToBuy[];
  /** Names of items that are already at home. */
  there: readonly string[];
  /** When the link expires, in ISO 8601. */
  expiresAt: string;
};

/** Stores a list, so that it can be shown without a network. Keeps only the most recently viewed lists. */
export function rememberSeenList(id: string, list: SeenList): void {
  // The most recently viewed list is last.
  store([...readOtherLists(id), [id, list] as const].slice(-MAX_SHARED_LISTS));
}

export function forgetSeenList(id: string): void {
  store(readOtherLists(id));
}

/** Returns a list that this browser has shown; undefined if it is not stored, or its link has expired. */
export function getSeenList(id: string, now = Date.now()): SeenList | undefined {
  const list = readLists()[id];
  return isSeenList(list) && Date.parse(list.expiresAt) > now ? list : undefined;
}

function readLists(): Record<string, unknown> {
  return getFields(parseJson(readText(SEEN_LISTS_KEY)));
}

function readOtherLists(id: string): (readonly [string, unknown])[] {
  return Object.entries(readLists()).filter(([other]) => other !== id);
}

function store(lists: (readonly [string, unknown])[]): void {
  writeTexts({ [SEEN_LISTS_KEY]: lists.length > 0 ? JSON.stringify(Object.fromEntries(lists)) : null });
}

function isSeenList(value: unknown): value is SeenList {
  const { recipes, toBuy, there, expiresAt } = getFields(value);
  return (
    areTexts(recipes) &&
    areTexts(there) &&
    typeof expiresAt === 'string' &&
    Array.isArray(toBuy) &&
    toBuy.every(isToBuy)
  );
}

function isToBuy(value: unknown): value is ItemToBuy {
  const { key, amount, item, for: titles } = getFields(value);
  return [key, amount, item].every((text) => typeof text === 'string') && areTexts(titles);
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
