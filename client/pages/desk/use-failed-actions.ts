import { ApolloLink } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { tap } from 'rxjs';

/** Apollo context of mutations that the desk sends in the background; `useFailedActions` ignores their errors. */
export const backgroundContext = { isAutomatic: true };

/**
 * Watches all mutations while the desk is open, except those with `backgroundContext`.
 * @param onFailure - called after an error in a response: the desk may have closed, or the role may have ended
 */
export function useFailedActions(onFailure: () => void): void {
  const client = useApolloClient();
  const report = useEffectEvent(onFailure);
  useEffect(() => {
    const { link } = client;
    const watch = new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        tap(({ errors }) => {
          if (errors && operation.operationType === 'mutation' && !operation.getContext().isAutomatic) report();
        }),
      ),
    );
    client.setLink(watch.concat(link));
    return () => client.setLink(link);
  }, [client]);
}
