import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { getResult } from '#client/apollo/result.ts';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import {
  Kitchen_SyncMutationDocument,
  type KitchenSync_ChangesFragment,
  KitchenSync_ChangesFragmentDoc,
  KitchenSync_RecipeFragmentDoc,
  KitchenSyncQueryDocument,
  type SyncKitchenInput,
} from '#client/gql/graphql.ts';
import { clearKitchen, getKnownKitchen, getUnsentChanges, mergeChanges, setSender } from '#client/state/kitchen.ts';
import { getProduct } from '#client/state/saved.ts';
import { readToken } from '#client/state/session.ts';
import { useBrowserStore } from '#client/state/store.ts';
import {
  type Changes,
  type KnownRecipe,
  parseItem,
  splitKey,
  toItemKey,
  toItemText,
} from '#client/state/sync-items.ts';
import { showToast } from '#client/ui/toast.ts';
import {
  changedElsewhere,
  type KitchenKind,
  type KitchenValue,
  kitchenChangeTexts,
  MAX_CHANGES,
} from '#schema/rules/kitchen-changes.ts';
import { keepInSync } from './keep-in-sync.ts';

/** Debounce time for a change, in ms. */
const PAUSE_MS = 800;
/** Minimum time between the last poll and a poll on return to the page, in ms. */
const RETURN_MS = 5_000;
/** Delay before a failed request is retried, in ms, unless something else triggers it earlier. */
const RETRY_MS = 30_000;

/** Synchronizes this browser with the account while a member is signed in. Renders nothing. */
export function KitchenSync() {
  const sync = useSyncKitchen();
  const exchange = useEffectEvent(sync);
  useEffect(() => {
    const { poll, stop } = keepInSync({
      exchange: (polls) => exchange(polls),
      hasChanges: () => Boolean(getUnsentChanges()?.size),
      pauseMs: PAUSE_MS,
      retryMs: RETRY_MS,
      returnMs: RETURN_MS,
    });
    const unsubscribe = useBrowserStore.subscribe(({ session, saved }, previous) => {
      const isStoreLoaded = saved !== undefined && previous.saved === undefined;
      if (session?.token !== previous.session?.token || isStoreLoaded) poll();
    });
    setSender(async () => void (await exchange(false)));
    return () => {
      stop();
      unsubscribe();
      setSender(undefined);
    };
  }, []);
  return null;
}

type ChangesResponse = FragmentType<typeof KitchenSync_ChangesFragmentDoc>;

/** Maximum number of requests in one sync, each with at most `MAX_CHANGES` changes, so that a sync always ends. */
const MAX_ROUNDS = 30;

/**
 * Returns a function that synchronizes the kitchen (all saved data) in this browser with the account: it fetches
 * changes from other devices and sends local changes. A failure is reported once; the next sync sends the changes.
 */
export function useSyncKitchen() {
  const client = useApolloClient();
  const [mutate] = useMutation(Kitchen_SyncMutationDocument);
  /** The token whose member is known to own the kitchen in this browser. */
  const verifiedToken = useRef<string>(null);
  const hasNotified = useRef(false);
  /** Items that the server refused because the quota is used up; not sent again until quota may have been freed. */
  const refusedItems = useRef(new Set<string>());

  const fetchMore = async (after: string | undefined) => {
    // Bypasses Apollo's cache, which would store a response for each cursor: the browser's store has all the data.
    const { data } = await client.query({
      query: KitchenSyncQueryDocument,
      variables: { after },
      fetchPolicy: 'no-cache',
    });
    return data?.viewer;
  };

  /** Fetches the remaining pages of a response, and merges all of them. */
  const mergeAll = async (
    token: string,
    owner: string,
    after: string | undefined,
    firstResponse: ChangesResponse,
    sent: Changes,
  ) => {
    const parts = [readFragment(KitchenSync_ChangesFragmentDoc, firstResponse)];
    for (let last = parts[0]; last?.hasMore; last = parts.at(-1)) {
      const viewer = await fetchMore(last.cursor);
      const next = viewer && readFragment(KitchenSync_ChangesFragmentDoc, viewer.kitchen);
      // A cursor that does not change would cause an endless loop.
      if (!next || next.cursor === last.cursor) return false;
      parts.push(next);
    }
    // Another member may have signed in during the request, or this browser's data may have been deleted. The response
    // has only the changes since `after`, so it must not be merged into another state.
    if (readToken() !== token || getKnownKitchen()?.cursor !== after) return false;
    const cursor = parts.at(-1)?.cursor ?? '';
    const { changes, recipes } = getChanges(parts);
    const response = { owner, cursor, recipes, sent, changes, isWhole: parts[0]?.isWhole ?? false };
    const { hasJoinedNotes, contested } = mergeChanges(response);
    if (contested.size > 0) showToast(changedElsewhere([...contested]), { isPersistent: true });
    if (hasJoinedNotes) showToast(kitchenChangeTexts.joined, { isPersistent: true });
    return true;
  };

  const poll = async (token: string) => {
    const known = getKnownKitchen();
    let after = known?.cursor;
    let viewer = await fetchMore(after);
    if (!viewer || readToken() !== token) return false;
    if (known && known.owner !== viewer.id) {
      // The stored kitchen belongs to the previous member. Unsent changes are deleted, too, because they are not this
      // member's.
      if (getUnsentChanges()?.size) showToast(kitchenChangeTexts.removed, { kind: 'warning', isPersistent: true });
      clearKitchen();
      after = undefined;
      viewer = await fetchMore(after);
      if (!viewer) return false;
    }
    verifiedToken.current = token;
    return mergeAll(token, viewer.id, after, viewer.kitchen, new Map());
  };

  const sendBatch = async (token: string, after: string, changes: Changes) => {
    const sent = new Map([...changes].slice(0, MAX_CHANGES));
    const mutation = mutate({ variables: { input: getInput(sent, after) } });
    const result = await getResult(mutation, 'syncKitchen', { failed: kitchenChangeTexts.unreached });
    if (!result.ok) {
      if (result.kind !== 'SignedOut') notifyOnce(result.text);
      return false;
    }
    // A sent deletion may have freed quota.
    if ([...sent.values()].includes(null)) refusedItems.current.clear();
    for (const { kind, key, message } of result.data.refused) {
      refusedItems.current.add(toItemKey(kind, key));
      sent.delete(toItemKey(kind, key));
      notifyOnce(message);
    }
    return mergeAll(token, result.data.viewer.id, after, result.data.changes, sent);
  };

  const notifyOnce = (text: string) => {
    if (!hasNotified.current) showToast(text, { kind: 'warning', isPersistent: true });
    hasNotified.current = true;
  };

  /** Syncs both sides. Returns `false` to try again later. */
  const sync = async (polls: boolean): Promise<boolean> => {
    const token = readToken();
    if (token === null) return true;
    // Another device may have freed quota.
    if (polls) refusedItems.current.clear();
    if ((polls || verifiedToken.current !== token) && !(await poll(token))) return false;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const unsent = new Map([...(getUnsentChanges() ?? [])].filter(([item]) => !refusedItems.current.has(item)));
      const known = getKnownKitchen();
      if (unsent.size === 0 || !known) {
        hasNotified.current = refusedItems.current.size > 0;
        return true;
      }
      if (!(await sendBatch(token, known.cursor, unsent))) return false;
    }
    return false;
  };

  /** @param polls - `true` to fetch changes from other devices even if there is nothing to send */
  return async (polls: boolean): Promise<boolean> => {
    try {
      // Only one tab syncs at a time; the other tabs read the result from storage.
      return await (navigator.locks?.request('kitchen', () => sync(polls)) ?? sync(polls));
    } catch (error) {
      console.info(error);
      return false;
    }
  };
}

/** Returns the input of the mutation for changes. */
function getInput(changes: Changes, after: string): SyncKitchenInput {
  const inputs = [...changes].map(([item, text]) => {
    const { lists, ...value } = parseItem(text ?? '{}');
    return { ...splitKey(item), value: text === null ? null : { ...value, ...(lists && { lists: [...lists] }) } };
  });
  return { after, changes: inputs };
}

/** Returns the changes in responses, with their recipes. */
function getChanges(responses: readonly KitchenSync_ChangesFragment[]): {
  changes: Map<string, string | null>;
  recipes: Map<string, KnownRecipe>;
} {
  const changes = new Map<string, string | null>();
  const recipes = new Map<string, KnownRecipe>();
  const put = (kind: KitchenKind, key: string, value: KitchenValue) =>
    changes.set(toItemKey(kind, key), toItemText(value));
  for (const {
    saved,
    lists,
    notes,
    compare,
    basket,
    ticked,
    atHome,
    ownLines,
    planned,
    cooked,
    removed,
  } of responses) {
    for (const { recipe } of [...saved, ...compare, ...basket, ...planned, ...cooked]) {
      const knownRecipe = readFragment(KitchenSync_RecipeFragmentDoc, recipe);
      if (knownRecipe) recipes.set(knownRecipe.slug, { ...getProduct(knownRecipe), servings: knownRecipe.servings });
    }
    // Unpublished recipes cannot be shown, so they stay only in the account.
    const isShown = ({ slug }: { slug: string }) => recipes.has(slug);
    for (const { slug, lists: ids, servings } of saved.filter(isShown)) put('SAVED', slug, { lists: ids, servings });
    for (const { id, name } of lists) put('LIST', id, { name });
    for (const { slug, text } of notes) put('NOTE', slug, { text });
    for (const { slug } of compare.filter(isShown)) put('COMPARE', slug, {});
    for (const { slug, batches, servings } of basket.filter(isShown)) put('BASKET', slug, { batches, servings });
    for (const line of ticked) put('TICKED', line, {});
    for (const line of atHome) put('AT_HOME', line, {});
    for (const line of ownLines) put('OWN_LINE', line, {});
    for (const { id, day, slug, servings, text } of planned) {
      if (slug === null || recipes.has(slug)) put('PLAN', id, { day, recipe: slug, servings, text });
    }
    for (const { slug, day, text } of cooked.filter(isShown)) put('COOKED', `${slug}/${day}`, { text });
    for (const { kind, key } of removed) changes.set(toItemKey(kind, key), null);
  }
  return { changes, recipes };
}
