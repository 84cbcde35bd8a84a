import type { ApolloClient } from '@apollo/client';
import { loadAside } from '#client/apollo/load.ts';
import { FrameQueryDocument } from '#client/gql/graphql.ts';

/** Fetches once what header, footer and sidebars name. Without it the frame still stands. */
export function frameLoader(client: ApolloClient) {
  return async () => {
    await loadAside(client, FrameQueryDocument, {});
    return null;
  };
}
