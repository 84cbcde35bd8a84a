import { useMutation } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { getResult } from '#client/apollo/result.ts';
import type { LoginState } from '#client/features/accounts/sign-in.ts';
import { ResetPasswordPage_ResetMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { clearSession } from '#client/state/session.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { usePosted } from '#client/ui/forms/posted.ts';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { useRedirect } from '#client/ui/forms/use-redirect.ts';
import { Link } from '#client/ui/link.tsx';
import { accountTexts, MIN_PASSWORD_LENGTH, passwordProblem } from '#schema/rules/accounts.ts';

/** How long the success message is shown, in ms. */
const REDIRECT_MS = 2_000;

const texts = { failed: 'Something went wrong. Please try again.' };

/** The page that the email to reset a password links to. */
export function Component() {
  const { token } = useParams();
  return (
    <FormPage title="Reset Password" description="Set a new password for your account at Mesob.">
      {token ? (
        <ResetForm token={token} />
      ) : (
        <>
          <FormMessage result={{ ok: false, text: accountTexts.resetTokenMissing }} />
          <Link className="button" to={paths.forgotPassword}>
            Get a new link
          </Link>
        </>
      )}
    </FormPage>
  );
}

/** The form for a new password. */
function ResetForm({ token }: { token: string }) {
  const [reset] = useMutation(ResetPasswordPage_ResetMutationDocument);
  const redirect = useRedirect();
  const getAccountPath = useAccountPath();
  const form = useCheckedForm<{ password: string }>(
    {
      password: ({ password }) => (password === '' ? accountTexts.passwordMissing : passwordProblem(password)?.message),
    },
    async ({ password }) => {
      const result = await getResult(reset({ variables: { token, password } }), 'resetPassword', texts);
      if (result.ok) {
        // All sessions of the account have ended, usually including this browser's.
        clearSession();
        redirect(getAccountPath(paths.login), REDIRECT_MS, {
          notice: result.text,
          email: result.data.email,
        } satisfies LoginState);
      }
      return result;
    },
    { posted: usePosted() },
  );
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <FormMessage result={form.result}>
        {form.result?.kind === 'InvalidLink' && (
          <Link to={getAccountPath(paths.forgotPassword)} state={{ email: form.result.sentTo } satisfies LoginState}>
            Get a new link
          </Link>
        )}
      </FormMessage>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        required
        {...form.field('password')}
      />
      <SubmitButton busy={form.busy} busyText="Resetting..." disabled={form.result?.ok}>
        Reset Password
      </SubmitButton>
    </form>
  );
}
