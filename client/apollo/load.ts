import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { data } from 'react-router-dom';

/**
 * Asks for what a page needs, unless the cache has all of it.
 * @throws a 503 for the route's error view; the cause is only logged
 */
export async function load<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  try {
    const result = await client.query<Data, OperationVariables>({ query: document, variables });
    if (result.data) return result.data;
    throw new Error('An answer without data.');
  } catch (error) {
    console.error(error);
    throw data(null, { status: 503 });
  }
}

/** The same for what a page can do without: a failure is only logged. */
export async function loadAside<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<void> {
  await client
    .query<Data, OperationVariables>({ query: document, variables })
    .catch((error: unknown) => console.error(error));
}
