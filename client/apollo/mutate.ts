import {
  type ApolloClient,
  CombinedGraphQLErrors,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';

export type Answer<Data> =
  | { kind: 'answered'; data: Data }
  /** Too many of these: the text says so. */
  | { kind: 'throttled'; text: string }
  /** The server does not know who asks. */
  | { kind: 'signed-out' }
  /** The server answered, but not with what was asked for. */
  | { kind: 'failed' }
  /** The server did not answer. */
  | { kind: 'unreachable' };

/** What the cache is to hold before the server has answered, and what else changes with it. */
export type Cached<Data> = Pick<ApolloClient.MutateOptions<Data>, 'optimisticResponse' | 'update'>;

/**
 * Has the server change something. Never throws: what went wrong is in the answer, and bugs are logged.
 * @param cached whether, or how, the cache takes over what the answer holds. It does not know interfaces: such a document has to
 * name each kind of failure, since what it asks `... on Failure` would be lost.
 */
export async function mutate<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  cached: boolean | Cached<Data> = false,
): Promise<Answer<Data>> {
  try {
    const { data } = await client.mutate<Data, OperationVariables>({
      mutation,
      variables,
      fetchPolicy: cached ? 'network-only' : 'no-cache',
      ...(cached && cached !== true && cached),
    });
    return data ? { kind: 'answered', data: data as Data } : { kind: 'failed' };
  } catch (error) {
    if (!CombinedGraphQLErrors.is(error)) {
      console.error(error);
      return { kind: 'unreachable' };
    }
    const { message = '', extensions } = error.errors[0] ?? {};
    if (extensions?.code === 'TOO_MANY_REQUESTS') return { kind: 'throttled', text: message };
    if (extensions?.code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
    console.error(error);
    return { kind: 'failed' };
  }
}
