import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { createContext, use } from 'react';
import type { PageResponses } from './page-responses.ts';

/** The responses that the server renders a page from; undefined in the browser. */
export const ResponsesContext = createContext<PageResponses | undefined>(undefined);

/**
 * Reads the data that a loader requested. On the server it comes from the loader's response; in the browser from
 * Apollo's cache, or from the server if the cache lacks it, and the component rerenders when it changes.
 * @returns the data; undefined while it is not available. After a change of variables in the browser, the data of the
 *   previous variables until the new data arrives
 */
export const useOptional = typeof document === 'undefined' ? usePageResponse : useApolloQuery;

/**
 * Reads a response that the page requires.
 * @throws {Error} if the data is not available, for example because the loader did not request it
 */
export function useLoaded<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data {
  const response = useOptional(document, variables);
  if (response === undefined) throw new Error('The page was rendered without its data.');
  return response;
}

function usePageResponse<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  return use(ResponsesContext)?.read(document, variables);
}

function useApolloQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const { data, previousData } = useQuery<Data, OperationVariables>(document, { variables });
  return (data ?? previousData) as Data | undefined;
}
