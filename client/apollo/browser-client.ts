import {
  type ApolloCache,
  ApolloClient,
  ApolloLink,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode, SelectionSetNode } from 'graphql';
import { tap } from 'rxjs';
import { personalFields } from '#client/gql/personal-fields.ts';
import { clearSession, loadSession, readToken } from '#client/state/session.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { showToast } from '#client/ui/toast.ts';
import { createCache } from './cache.ts';
import { type ExecuteQuery, NoResponseError } from './load.ts';
import { getName, type PageResponse } from './page-responses.ts';

/** Creates this tab's Apollo Client with an empty cache. */
export function createBrowserClient(): ApolloClient {
  const cache = createCache();
  evictOnVisitorChange(cache);
  const link = ApolloLink.from([
    authorizationLink,
    new PersistedQueryLink({ generateHash: toHash }),
    methodLink,
    new BaseHttpLink({ uri: '/graphql' }),
  ]);
  return new ApolloClient({ cache, link });
}

/**
 * Returns the query function of loaders during hydration, which returns the responses that the server rendered the page
 * from. It writes each response to the cache and reads it once, so that the first render is a cache hit. Each step runs
 * in its own task, because it takes several milliseconds on a phone, and loaders request several responses at once.
 */
export function readRenderedResponses(client: ApolloClient, responses: readonly PageResponse[]): ExecuteQuery {
  const writtenNames = new Set<string>();
  return async <Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>) => {
    const name = getName(query);
    const [response, ...others] = responses.filter((each) => each.query === name);
    if (!response) throw new NoResponseError(`The page was rendered without ${name}.`);
    if (!writtenNames.has(name)) {
      writtenNames.add(name);
      for (const { variables, data } of [response, ...others]) {
        await nextTask();
        client.cache.writeQuery<unknown, OperationVariables>({ query, variables, data, broadcast: false });
        await nextTask();
        client.watchQuery<unknown, OperationVariables>({ query, variables }).getCurrentResult();
      }
      await nextTask();
    }
    return response.data as Data;
  };
}

/** Yields to the browser, so that it can respond to input during a long startup. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Returns the query function of loaders in the browser, which reads the cache first. */
export function createExecuteQuery(client: ApolloClient): ExecuteQuery {
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const { data } = await client.query<Data, OperationVariables>({ query, variables });
    if (!data) throw new Error('The response has no data.');
    return data;
  };
}

/** Sends the hash of a query without a token by GET, so that HTTP caches can respond; all other operations by POST. */
const methodLink = new ApolloLink((operation, forward) => {
  const { http, headers } = operation.getContext();
  // If the server does not know the hash, Apollo sends the text, without the hash: Apollo prints the document
  // differently than code generation did, so the hash would not match the text.
  if (http.includeQuery) delete operation.extensions.persistedQuery;
  else if (operation.operationType === 'query' && !headers?.authorization) {
    operation.setContext({ fetchOptions: { method: 'GET' } });
  }
  return forward(operation);
});

/** Returns the hash that code generation added to a document. */
function toHash(document: DocumentNode & { __meta__?: { hash: string } }): string {
  if (!document.__meta__) throw new Error('The document has no hash, so it is not from client/gql.');
  return document.__meta__.hash;
}

/**
 * Sends the token with operations that depend on the visitor: mutations and personal fields. All other operations are
 * the same for every visitor, so caches may store them. If the server rejects the token, the visitor is signed
 * out, but text that they have typed stays.
 */
export const authorizationLink = new ApolloLink((operation, forward) => {
  const token = isPersonal(operation) ? readToken() : null;
  if (token === null) return forward(operation);
  operation.setContext({ headers: { authorization: `Bearer ${token}` } });
  return forward(operation).pipe(
    tap(({ errors }) => {
      if (errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) signOut(token);
      // If the visitor has changed since the request, evicts the response after the cache has written it.
      if (readToken() !== token) setTimeout(evictPersonal, 0, operation.client.cache);
    }),
  );
});

/** Evicts personal data from the cache whenever the visitor changes, in this tab or another. */
export function evictOnVisitorChange(cache: ApolloCache): void {
  useBrowserStore.subscribe(({ session }, { session: previous }) => {
    // Before the session is loaded there is no token, as for guests.
    if ((session?.token ?? null) !== (previous?.token ?? null)) evictPersonal(cache);
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

/** Signs out if this is still the token. It may have changed in another tab, whose event may be pending. */
function signOut(token: string): void {
  loadSession();
  if (readToken() !== token) return;
  clearSession();
  showToast('Your session has ended. Please sign in again.', { kind: 'warning', isPersistent: true });
}
