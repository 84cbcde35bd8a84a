import { useApolloClient } from '@apollo/client/react';
import { mutate } from '#client/apollo/mutate.ts';
import { SignIn_LoginMutationDocument } from '#client/gql/graphql.ts';
import { startSession } from '#client/state/session.ts';

export type Login =
  | { kind: 'signed-in'; username: string; message: string }
  /** The text is the server's. */
  | { kind: 'refused'; text: string; unverified: boolean }
  | { kind: 'broken' };

/** Signs in with a password. Where that works, this browser knows from then on who is there. */
export function useLogin(): (email: string, password: string) => Promise<Login> {
  const client = useApolloClient();
  return async (email, password) => {
    const answer = await mutate(client, SignIn_LoginMutationDocument, { email, password });
    if (answer.kind === 'throttled') return { kind: 'refused', text: answer.text, unverified: false };
    if (answer.kind !== 'answered') return { kind: 'broken' };
    const { login } = answer.data;
    if (login.__typename !== 'LoginSuccess') {
      return { kind: 'refused', text: login.message, unverified: login.__typename === 'EmailNotVerified' };
    }
    startSession(login);
    return { kind: 'signed-in', username: login.username, message: login.message };
  };
}
