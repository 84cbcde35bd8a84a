import { useApolloClient } from '@apollo/client/react';
import { mutate } from '#client/apollo/mutate.ts';
import { SignIn_LoginWithGoogleMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { startGoogleSession } from '#client/state/session.ts';
import { identityOf } from './google-identity.ts';

/** Signs in with what Google gave the visitor, then loads the site anew. @returns why it did not work */
export function useGoogleLogin(): (credential: string | undefined) => Promise<string | undefined> {
  const client = useApolloClient();
  return async (credential = '') => {
    const identity = identityOf(credential);
    if (!identity) {
      console.error('Login Failed');
      return 'Login Failed';
    }
    const answer = await mutate(client, SignIn_LoginWithGoogleMutationDocument, { credential });
    if (answer.kind === 'answered' && answer.data.loginWithGoogle.__typename === 'LoginSuccess') {
      startGoogleSession(answer.data.loginWithGoogle.token, identity);
      window.location.assign(paths.home);
      return undefined;
    }
    console.error('Login failed from backend.');
    if (answer.kind === 'throttled') return answer.text;
    const refusal = answer.kind === 'answered' ? answer.data.loginWithGoogle : undefined;
    return refusal && 'message' in refusal ? refusal.message : 'Login failed from backend.';
  };
}
