import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { createContext, use } from 'react';
import type { PageResponses } from './page-responses.ts';

/** The responses that the server renders a page from; undefined in the browser. */
export const ResponsesContext = createContext<PageResponses | undefined>(undefined);

/**
 * Reads the data that a loader requested: on the server from its response, in the browser from Apollo's cache. In the
 * browser, the component rerenders when the cached data changes.
 * @returns the data; undefined while it is not available
 */
export const useOptional = typeof document === 'undefined' ? useResponse : useCached;

/**
 * Reads a response that the page requires.
 * @throws {Error} if it is not available, for example because the loader did not request it
 */
export function useLoaded<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data {
  const loaded = useOptional(document, variables);
  if (loaded === undefined) throw new Error('The page was rendered without its data.');
  return loaded;
}

function useResponse<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  return use(ResponsesContext)?.read(document, variables);
}

function useCached<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const { data, previousData } = useQuery<Data, OperationVariables>(document, { variables });
  return (data ?? previousData) as Data | undefined;
}
