import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { getResult } from '#client/apollo/result.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  LiveList_ChangeMutationDocument,
  LiveList_ListFragmentDoc,
  LiveListQueryDocument,
} from '#client/gql/graphql.ts';
import type { ListCopy } from '#client/state/shared-lists.ts';
import type { ListLines } from '#client/state/store.ts';
import {
  type Changes,
  getLineItems,
  getUnsent,
  mergeItems,
  splitKey,
  withLineItems,
} from '#client/state/sync-items.ts';
import type { KitchenKind } from '#schema/rules/kitchen-changes.ts';
import { shoppingTexts } from '#schema/rules/shopping.ts';
import { keepInSync } from './keep-in-sync.ts';

/** Time between two polls while the page is in view, in ms. */
const POLL_MS = 3_000;
/** Debounce time for a change, in ms. */
const PAUSE_MS = 300;

/**
 * State of a list. `starting`: no exchange yet; `away`: the last exchange failed; `full`: the list has no room for a
 * line added here; `gone`: the list is no longer shared, but stays on the open page.
 */
export type LiveListState = 'starting' | 'live' | 'away' | 'full' | 'gone';

/**
 * Synchronizes a copy of a shared list with the server while the page is in view or has unsent changes, which stay in
 * the copy until they are sent. The calling component must have the id as its key.
 * @param onGone - called when the list is no longer shared
 */
export function useLiveList(id: string, copy: ListCopy, onGone: () => void): LiveListState {
  const client = useApolloClient();
  const [listState, setListState] = useState<LiveListState>('starting');
  const exchange = useEffectEvent(async (): Promise<LiveListState> => {
    const sent = getUnsentLines(copy);
    if (!sent) return 'starting';
    if (sent.size === 0) {
      const fetched = await client.query({ query: LiveListQueryDocument, variables: { id }, fetchPolicy: 'no-cache' });
      if (!fetched.data) return 'away';
      const { sharedShoppingList } = fetched.data;
      if (!sharedShoppingList) return 'gone';
      mergeLines(copy, sent, readFragment(LiveList_ListFragmentDoc, sharedShoppingList));
      return 'live';
    }
    const mutation = client.mutate({
      mutation: LiveList_ChangeMutationDocument,
      variables: { input: { id, ...getInput(sent) } },
      fetchPolicy: 'no-cache',
    });
    const result = await getResult(mutation, 'changeSharedShoppingList', { failed: shoppingTexts.away });
    if (!result.ok) return result.kind === 'SharedListNotFound' ? 'gone' : 'away';
    const { refused, list } = result.data;
    const accepted = [...sent].filter(([item]) => !refused.includes(splitKey(item).key));
    mergeLines(copy, new Map(accepted), readFragment(LiveList_ListFragmentDoc, list));
    return refused.length > 0 ? 'full' : 'live';
  });
  const hasChanges = useEffectEvent(() => Boolean(getUnsentLines(copy)?.size));
  const reportGone = useEffectEvent(onGone);

  useEffect(() => {
    const { stop } = keepInSync({
      exchange: async () => {
        const result = await exchange().catch(() => 'away' as const);
        setListState(result);
        if (result === 'gone') {
          stop();
          reportGone();
        }
        return result === 'live';
      },
      hasChanges: () => hasChanges(),
      onOffline: () => setListState('away'),
      pauseMs: PAUSE_MS,
      pollMs: POLL_MS,
      retryMs: POLL_MS,
    });
    return stop;
  }, []);
  return listState;
}

/** Returns the changes to a copy that the server does not have yet; undefined if the copy cannot be read. */
export function getUnsentLines(copy: ListCopy): Map<string, string | null> | undefined {
  const list = copy.read();
  return list && getUnsent({ here: getLineItems(list.here), known: getLineItems(list.known) });
}

/**
 * Merges the server's lines into a copy; local changes made since the request are kept. The sent changes count as
 * applied, even if the response lacks them: another device may have removed a ticked line since.
 * @param sent - the changes sent, without the changes refused
 */
export function mergeLines(copy: ListCopy, sent: Changes, { ticked, ownLines }: ListLines): void {
  const list = copy.read();
  if (!list) return;
  const knownItems = getLineItems(list.known);
  for (const [item, text] of sent) {
    if (text === null) knownItems.delete(item);
    else knownItems.set(item, text);
  }
  const theirs = { ticked, ownLines };
  const sides = { here: getLineItems(list.here), known: knownItems };
  const { here } = mergeItems(sides, { sent: new Map(), changes: getLineItems(theirs), isWhole: true });
  const next = { here: withLineItems(theirs, here), known: theirs };
  if (JSON.stringify(next) !== JSON.stringify(list)) copy.write(next);
}

function getInput(sent: Changes) {
  const getKeys = (kindToGet: KitchenKind, isRemoval: boolean) =>
    [...sent].flatMap(([item, text]) => {
      const { kind, key } = splitKey(item);
      return kind === kindToGet && (text === null) === isRemoval ? [key] : [];
    });
  return {
    tick: getKeys('TICKED', false),
    untick: getKeys('TICKED', true),
    add: getKeys('OWN_LINE', false),
    remove: getKeys('OWN_LINE', true),
  };
}
