import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { mutate } from '#client/apollo/mutate.ts';
import { SignOut_LogoutMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { forgetAtSignOut } from '#client/state/remembered.ts';
import { endSession, readToken } from '#client/state/session.ts';
import { showToast } from '#client/ui/toast.ts';
import { withholdPassword } from './password-credential.ts';

/** Ends the session on the server, forgets it here whatever the server says, and goes home. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async () => {
    if (readToken() !== null) {
      const { kind } = await mutate(client, SignOut_LogoutMutationDocument, {});
      if (kind === 'failed' || kind === 'unreachable') {
        showToast('You are signed out here, but our server could not be told.', { kind: 'warning' });
      }
    }
    endSession();
    forgetAtSignOut();
    withholdPassword();
    await navigate(paths.homeAlias, { replace: true });
  };
}
