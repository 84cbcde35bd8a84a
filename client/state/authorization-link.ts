import { ApolloLink } from '@apollo/client';
import type { SelectionSetNode } from 'graphql';
import { tap } from 'rxjs';
import { showToast } from '#client/ui/toast.ts';
import { forgetPersonal, personal } from './personal-answers.ts';
import { endSession, readToken } from './session.ts';

/**
 * Shows the server who is there, where an operation is about that: mutations, `me` and `myReview`. All others stay
 * the same for everybody, so that every cache may answer them. Where the server does not know the token any more, the visitor is
 * signed out; what they were writing stays where it is.
 */
export const authorizationLink = new ApolloLink((operation, forward) => {
  const token = isPersonal(operation) ? readToken() : null;
  if (token === null) return forward(operation);
  operation.setContext({ headers: { authorization: `Bearer ${token}` } });
  return forward(operation).pipe(
    tap(({ errors }) => {
      if (errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) signOut(token);
      // It was for somebody who has gone meanwhile, and the cache is about to take it over.
      if (readToken() !== token) setTimeout(forgetPersonal, 0, operation.client.cache);
    }),
  );
});

function isPersonal({ query, operationType }: ApolloLink.Operation): boolean {
  return (
    operationType === 'mutation' ||
    query.definitions.some(
      (definition) => definition.kind === 'OperationDefinition' && asksWhoAsks(definition.selectionSet),
    )
  );
}

function asksWhoAsks({ selections }: SelectionSetNode): boolean {
  return selections.some(
    (field) =>
      field.kind === 'Field' &&
      (personal.has(field.name.value) || (field.selectionSet !== undefined && asksWhoAsks(field.selectionSet))),
  );
}

/** Unless somebody has signed in since, in this tab or another. */
function signOut(token: string): void {
  if (readToken() !== token) return;
  endSession();
  showToast('Your session has ended. Please sign in again.', { kind: 'warning' });
}
