import type { ApolloClient } from '@apollo/client';
import { loadAside } from '#client/apollo/load.ts';
import { AboutPageQueryDocument } from '#client/gql/graphql.ts';

/** Fetches a few recipes of the founder. The page can do without. */
export function aboutLoader(client: ApolloClient) {
  return async () => {
    await loadAside(client, AboutPageQueryDocument, {});
    return null;
  };
}
