import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { getResult } from '#client/apollo/result.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  LiveList_ChangeMutationDocument,
  LiveList_ListFragmentDoc,
  LiveListQueryDocument,
} from '#client/gql/graphql.ts';
import { type ListCopy, mergeOwnChanges } from '#client/state/live-lists.ts';
import { changedLines } from '#client/state/merge-lines.ts';
import { shoppingTexts } from '#schema/rules/shopping.ts';
import { type Liveness, pollList } from './poll-list.ts';

/**
 * Synchronizes a copy of a shared list with the server while the page is in view. Unsent changes stay in the copy until
 * they can be sent. Give its component the id as its key.
 * @param onGone - called when the list is no longer shared
 */
export function useLiveList(id: string, copy: ListCopy, onGone: () => void): Liveness {
  const client = useApolloClient();
  const [liveness, setLiveness] = useState<Liveness>('starting');
  const isChanged = useEffectEvent(() => {
    const list = copy.read();
    return list !== undefined && changedLines(list.known, list.here) !== undefined;
  });

  /**
   * Fetches the list, and sends local changes. Requests run one at a time, so no older response follows a newer one.
   */
  const exchange = useEffectEvent(async (): Promise<Liveness | 'gone'> => {
    const list = copy.read();
    if (!list) return 'starting';
    const changes = changedLines(list.known, list.here);
    if (!changes) {
      const fetched = await client.query({ query: LiveListQueryDocument, variables: { id }, fetchPolicy: 'no-cache' });
      if (!fetched.data) return 'away';
      const { sharedShoppingList } = fetched.data;
      if (!sharedShoppingList) return 'gone';
      mergeOwnChanges(copy, list.here, readFragment(LiveList_ListFragmentDoc, sharedShoppingList));
      return 'live';
    }
    const mutation = client.mutate({
      mutation: LiveList_ChangeMutationDocument,
      variables: { input: { id, ...changes } },
      fetchPolicy: 'no-cache',
    });
    const result = await getResult(mutation, 'changeSharedShoppingList', { failed: shoppingTexts.away });
    if (!result.ok) return result.kind === 'SharedListNotFound' ? 'gone' : 'away';
    const { refused } = result.data;
    const agreed = { ...list.here, ownLines: list.here.ownLines.filter((line) => !refused.includes(line)) };
    mergeOwnChanges(copy, agreed, readFragment(LiveList_ListFragmentDoc, result.data.list));
    return refused.length > 0 ? 'full' : 'live';
  });
  const leave = useEffectEvent(onGone);

  useEffect(
    () =>
      pollList({
        exchange: () => exchange(),
        isChanged: () => isChanged(),
        onLiveness: setLiveness,
        onGone: () => leave(),
      }),
    [],
  );
  return liveness;
}
