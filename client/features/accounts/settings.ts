import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadOptional } from '#client/apollo/load.ts';
import { useOptional } from '#client/apollo/use-loaded.ts';
import { SignIn_SettingsQueryDocument } from '#client/gql/graphql.ts';

/** Fetches the server's sign-in settings. Without them the forms still work. */
export async function settingsLoader({ context }: LoaderFunctionArgs): Promise<null> {
  await loadOptional(context, SignIn_SettingsQueryDocument, {});
  return null;
}

/** Returns the server's settings for signing in; undefined until they are known. */
export function useSettings() {
  return useOptional(SignIn_SettingsQueryDocument, {})?.settings;
}
