import { useMutation } from '@apollo/client/react';
import { getResult, type ResultTexts } from '#client/apollo/result.ts';
import { SignIn_LoginMutationDocument } from '#client/gql/graphql.ts';
import { startSession } from '#client/state/session.ts';

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
