import { useMutation } from '@apollo/client/react';
import { getResult } from '#client/apollo/result.ts';
import {
  DeskPage_ImportSubscribersMutationDocument,
  DeskPage_InviteMutationDocument,
  DeskPage_JoinMutationDocument,
  DeskPage_RevokeInvitationMutationDocument,
  DeskPage_RevokeRoleMutationDocument,
  DeskPage_StaffQueryDocument,
  DeskPage_SubscribersQueryDocument,
  type ImportSubscribersInput,
  type InviteStaffInput,
  type StaffRole,
} from '#client/gql/graphql.ts';

const texts = { failed: 'Something went wrong. Please try again.' };
const refetchOptions = { refetchQueries: [DeskPage_StaffQueryDocument], awaitRefetchQueries: true };

/** Returns the functions that invite staff, and revoke invitations and roles. */
export function useStaffChanges() {
  const [invite, inviteState] = useMutation(DeskPage_InviteMutationDocument, refetchOptions);
  const [revokeInvitation, revokeInvitationState] = useMutation(
    DeskPage_RevokeInvitationMutationDocument,
    refetchOptions,
  );
  const [revokeRole, revokeRoleState] = useMutation(DeskPage_RevokeRoleMutationDocument, refetchOptions);
  return {
    busy: [inviteState, revokeInvitationState, revokeRoleState].some(({ loading }) => loading),
    invite: (input: InviteStaffInput) => getResult(invite({ variables: { input } }), 'inviteStaff', texts),
    revokeInvitation: (email: string) =>
      getResult(revokeInvitation({ variables: { email } }), 'revokeInvitation', texts),
    revokeRole: (memberId: string, role: StaffRole) =>
      getResult(revokeRole({ variables: { memberId, role } }), 'revokeRole', texts),
  };
}

/** Returns a function that accepts an invitation. */
export function useJoin() {
  const [mutate, { loading }] = useMutation(DeskPage_JoinMutationDocument);
  return [
    (token: string) => getResult(mutate({ variables: { token } }), 'acceptInvitation', texts),
    { loading },
  ] as const;
}

/** Returns a function that imports a batch of subscribers. The last batch also refetches the list. */
export function useImportSubscribers() {
  const [mutate] = useMutation(DeskPage_ImportSubscribersMutationDocument);
  return (input: ImportSubscribersInput, isLast: boolean) =>
    getResult(
      mutate({ variables: { input }, ...(isLast && { refetchQueries: [DeskPage_SubscribersQueryDocument] }) }),
      'importSubscribers',
      texts,
    );
}
