import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext, data, type RouterContextProvider } from 'react-router-dom';

declare module 'react-router' {
  /** Types the context of loaders as `RouterContextProvider`. */
  interface Future {
    v8_middleware: true;
  }
}

/** Executes a query. Rejects if any part of it failed. */
export type ExecuteQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/**
 * The query function of loaders. On the server it runs each query of a page once, in this process; in the browser it
 * reads the responses that the page was rendered from, and then calls the tab's Apollo Client.
 */
export const executeQueryContext = createContext<ExecuteQuery>();

/** Thrown in the browser if a query failed while the server rendered the page. The server has logged the cause. */
export class NoResponseError extends Error {}

type Context = Readonly<RouterContextProvider>;

/**
 * Loads the data that a page requires; in the browser, from the cache if possible.
 * @throws a 503 for the route's error view; the cause is only logged
 */
export async function load<Data, Variables extends OperationVariables>(
  context: Context,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  try {
    return await context.get(executeQueryContext)(document, variables);
  } catch (error) {
    log(error);
    throw data(null, { status: 503 });
  }
}

/** Loads optional data of a page: a failure is only logged. */
export async function loadOptional<Data, Variables extends OperationVariables>(
  context: Context,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<void> {
  await context.get(executeQueryContext)(document, variables).catch(log);
}

function log(error: unknown): void {
  if (!(error instanceof NoResponseError)) console.error(error);
}
