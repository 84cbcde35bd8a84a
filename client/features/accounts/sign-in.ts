import { useMutation } from '@apollo/client/react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { loadOptional } from '#client/apollo/load.ts';
import { getResult, type ResultTexts } from '#client/apollo/result.ts';
import { useOptional } from '#client/apollo/use-loaded.ts';
import { SignIn_LoginMutationDocument, SignIn_SettingsQueryDocument } from '#client/gql/graphql.ts';
import { startSession } from '#client/state/session.ts';
import { returnPath } from '#schema/rules/return-path.ts';

export type LoginValues = { email: string; password: string; remember: boolean };

/** Signs in with a password. On success this browser stores the session. */
export function useLogin(texts: ResultTexts) {
  const [mutate, { loading }] = useMutation(SignIn_LoginMutationDocument);
  const login = async (email: string, password: string) => {
    const result = await getResult(mutate({ variables: { email, password } }), 'login', texts);
    if (result.ok) startSession(result.data);
    return result;
  };
  return [login, { loading }] as const;
}

/** State that a page passes to the sign-in page. */
export type LoginState = {
  /** Message of the failure that led to the sign-in page. */
  message?: string;
  /** Message of the success that led to the sign-in page. */
  notice?: string;
  email?: string;
  /** `true` if a link to verify the address has just been sent. */
  isLinkSent?: boolean;
  /** `true` if signing in failed because the address is not verified. */
  unverified?: boolean;
};

/** Returns the valid fields of the history entry's state, which can contain anything. */
export function getLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { message, notice, email, isLinkSent, unverified }: Record<keyof LoginState, unknown> = {
    message: undefined,
    notice: undefined,
    email: undefined,
    isLinkSent: undefined,
    unverified: undefined,
    ...state,
  };
  const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    message: toText(message),
    notice: toText(notice),
    email: toText(email),
    isLinkSent: isLinkSent === true,
    unverified: unverified === true,
  };
}

/**
 * Returns the path to return to after sign-in, from the URL of an account page; undefined unless it is a path of
 * this site.
 */
export function useReturnPath(): string | undefined {
  const [parameters] = useSearchParams();
  return returnPath(parameters.get('from'));
}

/** Fetches the server's sign-in settings. Without them the forms still work. */
export async function settingsLoader({ context }: LoaderFunctionArgs): Promise<null> {
  await loadOptional(context, SignIn_SettingsQueryDocument, {});
  return null;
}

/** Returns the server's settings for signing in; undefined until they are known. */
export function useSettings() {
  return useOptional(SignIn_SettingsQueryDocument, {})?.settings;
}
