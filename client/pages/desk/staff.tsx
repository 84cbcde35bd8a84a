import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { DeskPage_StaffQueryDocument, type StaffRole } from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Modal } from '#client/ui/modal.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import { accountTexts, looksLikeEmail } from '#schema/rules/accounts.ts';
import { useStaffChanges } from './staff-mutations.ts';
import { TimeText } from './time-text.tsx';
import type { DeskViewProps } from './view-props.ts';

const roleNames: Record<StaffRole, string> = {
  ADMINISTRATOR: 'administrator',
  EDITOR: 'editor',
  MODERATOR: 'moderator',
};

type Result = { ok: boolean; text: string };

/** Members with a role, and pending invitations. */
export function View({ onRetry }: DeskViewProps) {
  const { data, error, refetch } = useQuery(DeskPage_StaffQueryDocument, { fetchPolicy: 'network-only' });
  const { busy, invite, revokeInvitation, revokeRole } = useStaffChanges();
  const [result, setResult] = useState<Result>();
  const [roleToRemove, setRoleToRemove] = useState<{ id: string; username: string; role: StaffRole }>();
  const desk = data?.desk;
  const retry = () => {
    onRetry();
    void refetch();
  };
  if (error && !desk) return <ErrorText onRetry={retry}>The staff could not be loaded.</ErrorText>;
  if (!desk) return <p role="status">Loading...</p>;
  return (
    <section aria-labelledby="staff">
      <h2 id="staff" className="desk__title">
        Staff
      </h2>
      <InviteForm invite={invite} />
      <FormMessage result={result} />
      <ul className="desk-list">
        {desk.staff.map(({ id, username, email, roles }) => (
          <li key={id} className="desk-list__row">
            <p>
              <strong dir="auto">{username}</strong>, {email}
            </p>
            <p className="desk-list__foot">
              {roles.map((role) => (
                <span key={role}>
                  <span className="desk-list__mark">{roleNames[role]}</span>{' '}
                  {role !== 'ADMINISTRATOR' && (
                    <TextButton onClick={() => setRoleToRemove({ id, username, role })}>
                      Remove
                      <span className="visually-hidden">
                        {' '}
                        the role {roleNames[role]} of {username}
                      </span>
                    </TextButton>
                  )}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {desk.invitations.length > 0 && <h3 className="reported__title">Invitations</h3>}
      <ul className="desk-list">
        {desk.invitations.map(({ email, role, expiresAt }) => (
          <li key={email} className="desk-list__row">
            <p>
              {email}, as {roleNames[role]}, until <TimeText value={expiresAt} />
            </p>
            <p className="desk-list__foot">
              <TextButton disabled={busy} onClick={() => void revokeInvitation(email).then(setResult)}>
                Revoke<span className="visually-hidden"> the invitation of {email}</span>
              </TextButton>
            </p>
          </li>
        ))}
      </ul>
      <p className="readers__note">
        Administrators are appointed and removed with the command <code>npm run staff</code>.
      </p>
      {roleToRemove && (
        <Modal title={`Remove the role of ${roleToRemove.username}?`} onClose={() => setRoleToRemove(undefined)}>
          <p>
            {roleToRemove.username} will lose the role {roleNames[roleToRemove.role]}. The desk closes to them at once;
            their drafts and the log stay.
          </p>
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => {
              setRoleToRemove(undefined);
              void revokeRole(roleToRemove.id, roleToRemove.role).then(setResult);
            }}
          >
            Remove the role
          </button>
        </Modal>
      )}
    </section>
  );
}

/** The form that invites an email address to become an editor or a moderator. */
function InviteForm({ invite }: Pick<ReturnType<typeof useStaffChanges>, 'invite'>) {
  const [role, setRole] = useState<StaffRole>('EDITOR');
  const form = useCheckedForm<{ email: string }>(
    { email: ({ email }) => (looksLikeEmail(email.trim()) ? undefined : accountTexts.emailInvalid) },
    ({ email }) => invite({ email, role }),
    { defaultValues: { email: '' } },
  );
  return (
    <form className="desk__search" method="post" noValidate onSubmit={form.onSubmit}>
      <Field label="Invite by email" type="email" autoComplete="off" {...form.field('email')} />
      <label className="field">
        <span className="field__label">As</span>
        <select
          className="field__input"
          value={role}
          onChange={({ target }) => setRole(target.value === 'EDITOR' ? 'EDITOR' : 'MODERATOR')}
        >
          <option value="EDITOR">editor</option>
          <option value="MODERATOR">moderator</option>
        </select>
      </label>
      <SubmitButton busy={form.busy}>Send the invitation</SubmitButton>
      <FormMessage result={form.result} />
    </form>
  );
}
