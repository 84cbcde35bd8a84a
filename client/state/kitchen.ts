import { SAVED_RESPONSES } from '#client/offline/saved-responses.ts';
import type { KitchenKind } from '#schema/rules/kitchen-changes.ts';
import { changeRecipeLists, deleteRecipeLists, getRecipeLists } from './recipe-lists.ts';
import type { KnownKitchen, RecipeLists } from './store.ts';
import {
  type Changes,
  getItems,
  getUnsent,
  type ItemsResponse,
  type KnownRecipe,
  mergeItems,
  withItems,
} from './sync-items.ts';

/** Returns local changes that have not been sent to the account; undefined until storage has been read. */
export function getUnsentChanges(lists: RecipeLists | undefined = getRecipeLists()): Changes | undefined {
  return lists && getUnsent({ here: getItems(lists), known: getKnownItems(lists.known) });
}

/** Returns the last synced state of the kitchen (all saved data); null if this browser's data belongs to no account. */
export function getKnownKitchen(): KnownKitchen | null {
  return getRecipeLists()?.known ?? null;
}

/**
 * Merges a server response about a member's kitchen. Local changes made since the request are kept.
 * @returns whether notes were joined, and the kinds of items that lost a change
 */
export function mergeChanges(
  response: ItemsResponse & { owner: string; cursor: string; recipes: ReadonlyMap<string, KnownRecipe> },
): Pick<ReturnType<typeof mergeItems>, 'hasJoinedNotes' | 'contested'> {
  let result = { hasJoinedNotes: false, contested: new Set<KitchenKind>() };
  changeRecipeLists((lists) => {
    const sides = { here: getItems(lists), known: getKnownItems(lists.known) };
    const { here, known, ...outcome } = mergeItems(sides, response);
    result = outcome;
    const merged = withItems(lists, here, response.recipes);
    return { ...merged, known: { owner: response.owner, cursor: response.cursor, items: Object.fromEntries(known) } };
  });
  return result;
}

/** Deletes all saved data in this browser. */
export function clearKitchen(): void {
  deleteRecipeLists();
  // The service worker has stored responses about these recipes.
  if ('caches' in window) void caches.delete(SAVED_RESPONSES);
}

/** Sends unsent changes; undefined until the module that syncs with the server has loaded. */
let sendChanges: (() => Promise<void>) | undefined;

export function setSender(sender: (() => Promise<void>) | undefined): void {
  sendChanges = sender;
}

/** Maximum time that signing out waits for the last changes to be sent, in ms. */
const TIMEOUT_MS = 4_000;

/**
 * Sends the last changes before signing out.
 * @returns `false` if the account still lacks changes
 */
export async function sendLastChanges(): Promise<boolean> {
  if (sendChanges && getUnsentChanges()?.size) {
    await Promise.race([sendChanges(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  }
  return getKnownKitchen() === null || !getUnsentChanges()?.size;
}

/**
 * Deletes the saved data of a member who has signed out, so that the next member on this device does not see it.
 * Without a session, pending responses cannot restore it. If there are unsent changes, all data stays.
 */
export function leaveKitchen(): void {
  if (getKnownKitchen() && !getUnsentChanges()?.size) clearKitchen();
}

function getKnownItems(knownKitchen: KnownKitchen | null): ReadonlyMap<string, string> {
  return new Map(Object.entries(knownKitchen?.items ?? {}));
}
