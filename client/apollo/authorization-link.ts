import { type ApolloCache, ApolloLink } from '@apollo/client';
import type { SelectionSetNode } from 'graphql';
import { tap } from 'rxjs';
import { personalFields } from '#client/gql/personal-fields.ts';
import { endSession, loadSession, readToken } from '#client/state/session.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { showToast } from '#client/ui/toast.ts';

/**
 * Sends the token with operations that depend on the visitor: mutations and personal fields. All other operations are
 * the same for every visitor, so that caches may store them. If the server rejects the token, the visitor is signed
 * out; what they were writing stays.
 */
export const authorizationLink = new ApolloLink((operation, forward) => {
  const token = isPersonal(operation) ? readToken() : null;
  if (token === null) return forward(operation);
  operation.setContext({ headers: { authorization: `Bearer ${token}` } });
  return forward(operation).pipe(
    tap(({ errors }) => {
      if (errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) signOut(token);
      // The visitor has changed since the request, and the cache is about to write the response.
      if (readToken() !== token) setTimeout(evictPersonal, 0, operation.client.cache);
    }),
  );
});

/** Evicts personal data from the cache when the visitor changes, in this tab or another. */
export function evictFormerVisitors(cache: ApolloCache): void {
  useBrowserStore.subscribe(({ session }, { session: before }) => {
    if (session?.token !== before?.token) evictPersonal(cache);
  });
}

function evictPersonal(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() ?? {}))
    for (const fieldName of personalFields) cache.evict({ id, fieldName, broadcast: false });
  cache.gc();
  cache.evict({ fieldName: 'viewer' });
}

function isPersonal({ query, operationType }: ApolloLink.Operation): boolean {
  return (
    operationType === 'mutation' ||
    query.definitions.some(
      (definition) => definition.kind === 'OperationDefinition' && selectsPersonal(definition.selectionSet),
    )
  );
}

function selectsPersonal({ selections }: SelectionSetNode): boolean {
  return selections.some(
    (field) =>
      field.kind === 'Field' &&
      (personalFields.includes(field.name.value) ||
        (field.selectionSet !== undefined && selectsPersonal(field.selectionSet))),
  );
}

/** Does nothing if another visitor has signed in since, in this tab or in another whose event is still pending. */
function signOut(token: string): void {
  loadSession();
  if (readToken() !== token) return;
  endSession();
  showToast('Your session has ended. Please sign in again.', { kind: 'warning', stays: true });
}
