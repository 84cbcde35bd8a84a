import { SAVED_RESPONSES } from '#client/offline/saved-responses.ts';
import type { KitchenKind } from '#schema/rules/kitchen-changes.ts';
import { getItems, type KnownRecipe, withItems } from './kitchen-items.ts';
import { type Changes, getUnsent, type ItemsResponse, mergeItems } from './merge-items.ts';
import { changeRecipeLists, deleteRecipeLists, recipeLists } from './recipe-lists.ts';
import type { KnownKitchen, RecipeLists } from './store.ts';

/** Returns the changes here that have not reached the account yet; undefined until storage has been read. */
export function unsentChanges(lists: RecipeLists | undefined = recipeLists()): Changes | undefined {
  return lists && getUnsent({ here: getItems(lists), known: knownItems(lists.known) });
}

/** Returns the owner of the kitchen in this browser, and its sync cursor; null if it belongs to no account. */
export function getKitchenOwner(): KnownKitchen | null {
  return recipeLists()?.known ?? null;
}

/**
 * Merges a server response about a member's kitchen. Local changes made since the request are kept.
 * @returns whether notes were joined from both sides, and the kinds of items of which one side's change was lost
 */
export function mergeChanges(
  response: ItemsResponse & { owner: string; cursor: string; recipes: ReadonlyMap<string, KnownRecipe> },
): Pick<ReturnType<typeof mergeItems>, 'hasJoinedNotes' | 'contested'> {
  let result = { hasJoinedNotes: false, contested: new Set<KitchenKind>() };
  changeRecipeLists((lists) => {
    const sides = { here: getItems(lists), known: knownItems(lists.known) };
    const { here, known, ...rest } = mergeItems(sides, response);
    result = rest;
    const merged = withItems(lists, here, response.recipes);
    return { ...merged, known: { owner: response.owner, cursor: response.cursor, items: Object.fromEntries(known) } };
  });
  return result;
}

/** Deletes the whole saved kitchen here: it is stored in its account, or belongs to another member. */
export function clearKitchen(): void {
  deleteRecipeLists();
  // The responses about these recipes, which the service worker has stored.
  if ('caches' in window) void caches.delete(SAVED_RESPONSES);
}

/** Sends unsent changes. Set by the module that talks to the server, once it has loaded. */
let send: (() => Promise<void>) | undefined;

export function setSender(sender: (() => Promise<void>) | undefined): void {
  send = sender;
}

/** Milliseconds that signing out waits for the last changes to be sent. */
const TIMEOUT_MS = 4_000;

/**
 * Sends the last changes before signing out.
 * @returns `true` if all are in the account now
 */
export async function sendLastChanges(): Promise<boolean> {
  if (send && unsentChanges()?.size) {
    await Promise.race([send(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  }
  return getKitchenOwner() === null || !unsentChanges()?.size;
}

/**
 * Empties the kitchen of a member who has signed out, so that the next member on this device sees none of it. Without a
 * session, pending responses cannot fill it again. Unsent changes stay until their member signs in again.
 */
export function leaveKitchen(): void {
  if (getKitchenOwner() && !unsentChanges()?.size) clearKitchen();
}

function knownItems(knownKitchen: KnownKitchen | null): ReadonlyMap<string, string> {
  return new Map(Object.entries(knownKitchen?.items ?? {}));
}
