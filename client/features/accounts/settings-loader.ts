import type { ApolloClient } from '@apollo/client';
import { loadAside } from '#client/apollo/load.ts';
import { SignIn_SettingsQueryDocument } from '#client/gql/graphql.ts';

/** Fetches what the server says about signing in here. Without it the forms still work. */
export function settingsLoader(client: ApolloClient) {
  return async () => {
    await loadAside(client, SignIn_SettingsQueryDocument, {});
    return null;
  };
}
