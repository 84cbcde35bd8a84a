import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext, data, type RouterContextProvider } from 'react-router-dom';

declare module 'react-router' {
  /** Types the context of loaders. */
  interface Future {
    v8_middleware: true;
  }
}

/** Where loaders find the Apollo client: one for each page on the server, one for each tab in the browser. */
export const clientContext = createContext<ApolloClient>();

type Context = Readonly<RouterContextProvider>;

/**
 * Asks for what a page needs, unless the cache has all of it.
 * @throws a 503 for the route's error view; the cause is only logged
 */
export async function load<Data, Variables extends OperationVariables>(
  context: Context,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  try {
    const result = await context.get(clientContext).query<Data, OperationVariables>({ query: document, variables });
    if (result.data) return result.data;
    throw new Error('An answer without data.');
  } catch (error) {
    console.error(error);
    throw data(null, { status: 503 });
  }
}

/** The same for what a page can do without: a failure is only logged. */
export async function loadAside<Data, Variables extends OperationVariables>(
  context: Context,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<void> {
  await context
    .get(clientContext)
    .query<Data, OperationVariables>({ query: document, variables })
    .catch((error: unknown) => console.error(error));
}
