import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConsentedGoogleButton } from '#client/features/accounts/google-button.tsx';
import { useSettings } from '#client/features/accounts/sign-in.ts';
import { paths } from '#client/paths.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { accountTexts } from '#schema/rules/accounts.ts';
import { useDeleteAccount } from './account-mutations.ts';

/** The section that explains what is deleted, with a button that opens the dialog to confirm. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="delete">
      <h2 className="account-page__title" id="delete">
        Delete your account
      </h2>
      <p className="account-page__text">
        This immediately deletes your name, email address, sessions, tokens, saved recipes and lists. Your comments,
        questions and answers stay, under “Former member”.
      </p>
      <button type="button" className="button button--quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete my account
      </button>
      {open && <DeleteModal hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </section>
  );
}

type Props = { hasPassword: boolean; onClose: () => void };

/** Asks for confirmation, and for the password or, if the account has none, for a Google sign-in. */
function DeleteModal({ hasPassword, onClose }: Props) {
  const navigate = useNavigate();
  const [deleteAccount] = useDeleteAccount();
  const [googleCredential, setGoogleCredential] = useState('');
  const form = useCheckedForm<{ password: string }>(
    { password: ({ password }) => (hasPassword && password === '' ? accountTexts.passwordMissing : undefined) },
    async ({ password }) => {
      if (!hasPassword && googleCredential === '') return { ok: false, text: 'Please confirm with Google first.' };
      const result = await deleteAccount(hasPassword ? { password } : { googleCredential });
      // A Google credential expires soon, so the next try needs a new one.
      if (!result.ok) setGoogleCredential('');
      if (result.ok) await navigate(paths.homeAlias, { replace: true });
      return hasPassword && !result.ok && result.kind === 'InvalidCredentials'
        ? { ...result, problems: [{ field: 'password', text: result.text }] }
        : result;
    },
  );
  return (
    <Modal title="Delete your account?" onClose={onClose}>
      <p className="modal__text">This cannot be undone.</p>
      <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
        <FormMessage result={form.result} />
        {hasPassword ? (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            hint="To confirm your identity."
            required
            {...form.field('password')}
          />
        ) : (
          <GoogleProof isConfirmed={googleCredential !== ''} onCredential={setGoogleCredential} />
        )}
        <div className="form__buttons">
          <button type="button" className="button button--quiet" onClick={onClose}>
            Cancel
          </button>
          <SubmitButton busy={form.busy}>Delete account</SubmitButton>
        </div>
      </form>
    </Modal>
  );
}

type ProofProps = { isConfirmed: boolean; onCredential: (credential: string) => void };

/** Asks Google to confirm the member's identity, as at sign-in. */
function GoogleProof({ isConfirmed, onCredential }: ProofProps) {
  const clientId = useSettings()?.googleClientId;
  if (isConfirmed)
    return (
      <p className="modal__text" role="status">
        Google has confirmed your identity.
      </p>
    );
  return (
    <div className="google">
      {clientId && (
        <ConsentedGoogleButton
          clientId={clientId}
          label="Confirm with Google"
          onCredential={async (credential = '') => {
            onCredential(credential);
            return credential === '' ? 'Login Failed' : undefined;
          }}
        />
      )}
      <p className="form__note">
        Confirm with Google to show that it is you. If you no longer use Google,{' '}
        <Link to={paths.forgotPassword}>set a password</Link> first and delete the account with it.
      </p>
    </div>
  );
}
