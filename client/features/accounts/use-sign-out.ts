import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { getResult } from '#client/apollo/result.ts';
import { SignOut_LogoutMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { forgetDeskDrafts } from '#client/state/desk-drafts.ts';
import { leaveKitchen, sendLastChanges } from '#client/state/kitchen.ts';
import { forgetPassword } from '#client/state/remembered.ts';
import { clearSession, readToken } from '#client/state/session.ts';
import { forgetTicks } from '#client/state/ticks.ts';
import { showToast } from '#client/ui/toast.ts';
import { kitchenTexts } from '#schema/rules/kitchen.ts';
import { withholdPassword } from './password-credential.ts';

/** Ends the session on the server, clears it here whether or not the server responds, and opens the home page. */
export function useSignOut() {
  const [mutate, { loading }] = useMutation(SignOut_LogoutMutationDocument);
  const navigate = useNavigate();
  const signOut = async () => {
    const isSignedIn = readToken() !== null;
    if (isSignedIn) {
      if (!(await sendLastChanges())) showToast(kitchenTexts.left, { kind: 'warning', isPersistent: true });
      const failureText = 'You are signed out in this browser, but our server could not be reached.';
      const result = await getResult(mutate(), 'logout', { failed: failureText });
      if (!result.ok && (result.kind === 'Failed' || result.kind === 'Unreachable')) {
        showToast(result.text, { kind: 'warning', isPersistent: true });
      }
    }
    clearSession();
    if (isSignedIn) leaveKitchen();
    forgetPassword();
    forgetTicks();
    forgetDeskDrafts();
    withholdPassword();
    await navigate(paths.homeAlias, { replace: true });
  };
  return [signOut, { loading }] as const;
}
