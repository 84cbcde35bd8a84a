import { SAVED_ANSWERS } from '#client/offline/saved-answers.ts';
import type { KitchenKind } from '#schema/rules/kitchen-changes.ts';
import { fitsAccount, itemsOf, type KnownRecipe, withItems } from './kitchen-items.ts';
import { type KitchenAnswer, mergeItems, unsentOf } from './merge-items.ts';
import { changeRecipeLists, deleteRecipeLists, recipeLists } from './recipe-lists.ts';
import type { KnownKitchen, RecipeLists } from './store.ts';

/** @returns the changes here that have not reached the account yet; undefined until storage has been read */
export function unsentChanges(lists: RecipeLists | undefined = recipeLists()): Map<string, string | null> | undefined {
  return lists && unsentOf({ here: itemsOf(lists), known: knownItems(lists.known) }, fitsAccount);
}

/** @returns the member whose kitchen this browser has, and how far it was read; null where it belongs to no account */
export function knownKitchen(): KnownKitchen | null {
  return recipeLists()?.known ?? null;
}

/**
 * Takes in what the server has answered of a member's kitchen. What has been changed here meanwhile stays.
 * @returns whether notes have both sides' texts now, and the kinds of things of which a change of one side was lost
 */
export function takeIn(
  answer: KitchenAnswer & { owner: string; cursor: string; found: ReadonlyMap<string, KnownRecipe> },
): Pick<ReturnType<typeof mergeItems>, 'hasJoinedNotes' | 'contested'> {
  let result = { hasJoinedNotes: false, contested: new Set<KitchenKind>() };
  changeRecipeLists((lists) => {
    const sides = { here: itemsOf(lists), known: knownItems(lists.known) };
    const { here, known, ...rest } = mergeItems(sides, answer);
    result = rest;
    const merged = withItems(lists, here, answer.found);
    return { ...merged, known: { owner: answer.owner, cursor: answer.cursor, items: Object.fromEntries(known) } };
  });
  return result;
}

/** Empties all that is saved here: it is safe in its account, or of another member. */
export function emptyKitchen(): void {
  deleteRecipeLists();
  // The answers about these recipes, which the service worker has stored.
  if ('caches' in window) void caches.delete(SAVED_ANSWERS);
}

/** Sends what is not sent yet. Set by the part of the site that talks to the server, once it is there. */
let send: (() => Promise<void>) | undefined;

export function setSender(sender: (() => Promise<void>) | undefined): void {
  send = sender;
}

/** Milliseconds that signing out waits for the last changes to be sent. */
const PATIENCE_MS = 4_000;

/** Before signing out: sends the last changes. @returns `true` when all are in the account now */
export async function sendLastChanges(): Promise<boolean> {
  if (send && unsentChanges()?.size) {
    await Promise.race([send(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  return knownKitchen() === null || !unsentChanges()?.size;
}

/**
 * Empties the kitchen of a member who has signed out, so that the next one at this device finds nothing of it. Without a
 * session no answer that is under way fills it again. Changes that have not reached the account stay, until its member
 * signs in again.
 */
export function leaveKitchen(): void {
  if (knownKitchen() && !unsentChanges()?.size) emptyKitchen();
}

function knownItems(known: KnownKitchen | null): ReadonlyMap<string, string> {
  return new Map(Object.entries(known?.items ?? {}));
}
