import { useMutation } from '@apollo/client/react';
import { getResult } from '#client/apollo/result.ts';
import {
  AccountPage_CreateTokenMutationDocument,
  type AccountPage_CreateTokenMutationMutationVariables,
  AccountPage_DeleteMutationDocument,
  AccountPage_EndOtherSessionsMutationDocument,
  AccountPage_EndSessionMutationDocument,
  AccountPage_LeaveNewsletterMutationDocument,
  AccountPage_RenameMutationDocument,
  AccountPage_RevokeTokenMutationDocument,
} from '#client/gql/graphql.ts';
import { forgetDeskDrafts } from '#client/state/desk-drafts.ts';
import { clearKitchen } from '#client/state/kitchen.ts';
import { forgetSignIn } from '#client/state/remembered.ts';
import { clearSession, renameVisitor } from '#client/state/session.ts';
import { forgetTicks } from '#client/state/ticks.ts';
import { showToast } from '#client/ui/toast.ts';
import { accountTexts } from '#schema/rules/accounts.ts';

const texts = {
  signedOut: accountTexts.signInFirst,
  unreachable: 'Unable to connect to the server. Please try again.',
  failed: 'Something went wrong. Please try again.',
};

/** Changes the member's name in the account and in this browser. */
export function useRename() {
  const [mutate, { loading }] = useMutation(AccountPage_RenameMutationDocument);
  const rename = async (username: string) => {
    const ok = 'Your name has been changed.';
    const result = await getResult(mutate({ variables: { username } }), 'updateUsername', { ...texts, ok });
    if (result.ok) renameVisitor(username);
    return result;
  };
  return [rename, { loading }] as const;
}

/** Ends one of the account's other sessions. */
export function useEndSession() {
  const [mutate, { loading }] = useMutation(AccountPage_EndSessionMutationDocument);
  const end = (id: string) =>
    getResult(mutate({ variables: { id } }), 'endSession', { ...texts, ok: 'Signed out on that device.' });
  return [end, { loading }] as const;
}

/** Ends all sessions of the account except this one. */
export function useEndOtherSessions() {
  const [mutate, { loading }] = useMutation(AccountPage_EndOtherSessionsMutationDocument);
  const end = () => getResult(mutate(), 'endOtherSessions', { ...texts, ok: 'Signed out everywhere else.' });
  return [end, { loading }] as const;
}

/** Creates a token for a program. Only the result has the token itself. */
export function useCreateToken() {
  const [mutate, { loading }] = useMutation(AccountPage_CreateTokenMutationDocument);
  const create = (variables: AccountPage_CreateTokenMutationMutationVariables) =>
    getResult(mutate({ variables }), 'createToken', texts);
  return [create, { loading }] as const;
}

/** Revokes a token of the account at once. */
export function useRevokeToken() {
  const [mutate, { loading }] = useMutation(AccountPage_RevokeTokenMutationDocument);
  const revoke = (id: string) => getResult(mutate({ variables: { id } }), 'revokeToken', texts);
  return [revoke, { loading }] as const;
}

/** Unsubscribes the account's address from the newsletter. */
export function useLeaveNewsletter() {
  const [mutate, { loading }] = useMutation(AccountPage_LeaveNewsletterMutationDocument);
  const leave = () => getResult(mutate(), 'leaveNewsletter', texts);
  return [leave, { loading }] as const;
}

/** Deletes the account, then signs out and deletes the member's data in this browser. */
export function useDeleteAccount() {
  const [mutate, { loading }] = useMutation(AccountPage_DeleteMutationDocument);
  /** @param proof - the password, or a new Google credential if the account has no password */
  const deleteAccount = async (proof: { password: string } | { googleCredential: string }) => {
    const result = await getResult(mutate({ variables: proof }), 'deleteAccount', texts);
    if (result.ok) {
      clearSession();
      forgetSignIn();
      clearKitchen();
      forgetTicks();
      forgetDeskDrafts();
      showToast(result.text, { kind: 'success', isPersistent: true });
    }
    return result;
  };
  return [deleteAccount, { loading }] as const;
}
