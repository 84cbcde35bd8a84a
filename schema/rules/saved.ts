import { MAX_SERVINGS } from './catalogue.ts';

/** The key in local storage under which a browser stores its recipes. */
export const STORE_KEY = 'root';

/** Longer than this, in milliseconds, no page waits for storage. */
export const REHYDRATION_TIMEOUT_MS = 5_000;

export const CURRENCY = '$';

/** Batches in the basket never go below this. */
export const MIN_QUANTITY = 1;

/** Recipes in any one list: those of an account, and as many of a visitor who signs in to it. What foreign scripts store beyond that is not read. */
export const MAX_SAVED = 1_000;

/** Dishes and notes on the plan. */
export const MAX_PLANNED = 500;

/** Times that recipes were cooked. */
export const MAX_COOKED = 500;

/** Lines of one's own on the shopping list, and characters in one. */
export const MAX_OWN_LINES = 100;
export const MAX_OWN_LINE_LENGTH = 100;

// Halves of characters, and what makes a line look like another one.
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** @returns a typed text as it is stored: on one line, and no longer than a line may be */
export function ownLineOf(typed: string): string {
  const line = typed.normalize('NFC').replace(/\s+/g, ' ').replace(UNFIT, '').trim();
  return [...line].slice(0, MAX_OWN_LINE_LENGTH).join('').trim();
}

export const planTexts = {
  noteMissing: 'Please write a note.',
  servings: `Please enter a whole number from 1 to ${MAX_SERVINGS}.`,
} as const;

export const savedTexts = {
  saved: 'Item Added to Wishlist',
  unsaved: 'Item Removed from Wishlist',
  compared: 'Added to Compare List',
  comparedAlready: 'Already added to Compare List',
  uncompared: 'Item Removed from Compare List',
  notCompared: 'Target no Found',
  inBasket: 'Added to Cooking Basket',
  inBasketAlready: 'Already in Cooking Basket',
  ownLinesFull: `The list can have at most ${MAX_OWN_LINES} lines of your own.`,
} as const;

/** Returns what two lines have in common that say the same, in any case and Unicode form. */
export function getLineKey(line: string): string {
  return line.normalize('NFKC').toLowerCase();
}

/** Returns lines without those that say the same as one before. */
export function uniqueLines(lines: readonly string[]): string[] {
  const keys = lines.map(getLineKey);
  return lines.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

const OWN = 'own: ';

/** @returns the key under which a line of the visitor's own is ticked; no food has one like it */
export function ownLineKey(line: string): string {
  return OWN + line;
}

/** Returns `true` for the key of such a line. */
export function isOwnLineKey(key: string): boolean {
  return key.startsWith(OWN);
}
