import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/**
 * Reads what a loader has put into the cache, and follows its changes.
 * @returns undefined where it could not be fetched
 */
export function useAside<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const { data, previousData } = useQuery<Data, OperationVariables>(document, { variables });
  return (data ?? previousData) as Data | undefined;
}

/**
 * The same for what a page cannot do without.
 * @throws where the cache lost it and the server does not answer: the route's error view shows it
 */
export function useLoaded<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data {
  const loaded = useAside(document, variables);
  if (loaded === undefined) throw new Error('The page was drawn before its data was there.');
  return loaded;
}
