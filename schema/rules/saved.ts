import { MAX_SERVINGS } from './catalogue.ts';

/** Maximum number of batches, and of servings, that are stored for a recipe. */
export const MAX_BATCHES = 10_000;
export const MAX_STORED_SERVINGS = 100_000;

/** Local storage key of the visitor's recipe lists. */
export const STORE_KEY = 'root';

/** How long a page waits for storage, in ms. */
export const REHYDRATION_TIMEOUT_MS = 5_000;

export const CURRENCY = '$';

/** Minimum number of batches in the basket. */
export const MIN_BATCHES = 1;

/** Maximum number of entries that are read from each list in the browser's storage; further entries are ignored. */
export const MAX_SAVED = 1_000;

/** Maximum number of dishes and notes on the plan. */
export const MAX_PLANNED = 500;

/** Maximum number of stored days on which recipes were cooked. */
export const MAX_COOKED = 500;

/** Maximum number of own lines on the shopping list, and characters in a line. */
export const MAX_OWN_LINES = 100;
export const MAX_OWN_LINE_LENGTH = 100;

// Control characters, lone surrogates, and characters that make a line look like another line.
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a typed text in its stored form: on one line, cut to the maximum length. */
export function getOwnLine(typed: string): string {
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
  notStored: 'Not saved: this browser’s storage is full or switched off.',
} as const;

/** Returns the key by which two lines count as equal, regardless of case and Unicode form. */
export function getLineKey(line: string): string {
  return line.normalize('NFKC').toLowerCase();
}

/** Returns the lines without later duplicates. */
export function uniqueLines(lines: readonly string[]): string[] {
  const keys = lines.map(getLineKey);
  return lines.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

const OWN = 'own: ';

/** Returns the key under which the visitor's own line is ticked; it differs from the keys of all foods. */
export function ownLineKey(line: string): string {
  return OWN + line;
}

/** Returns `true` for the key of the visitor's own line. */
export function isOwnLineKey(key: string): boolean {
  return key.startsWith(OWN);
}
