import { useAside } from '#client/apollo/use-loaded.ts';
import { SignIn_SettingsQueryDocument } from '#client/gql/graphql.ts';

/** What the server says about signing in here. Undefined while or where that is not known. */
export function useSettings() {
  return useAside(SignIn_SettingsQueryDocument, {})?.settings;
}
