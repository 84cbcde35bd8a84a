import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mutate } from '#client/apollo/mutate.ts';
import { ResetPasswordPage_ResetMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { endSession } from '#client/state/session.ts';
import { FormMessage, type Outcome } from '#client/ui/forms/form-message.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { useRedirect } from '#client/ui/forms/use-redirect.ts';
import { accountTexts, MIN_PASSWORD_LENGTH, passwordLengthProblem } from '#schema/rules/accounts.ts';

/** How long the message of success is to be read, in milliseconds. */
const REDIRECT_MS = 2_000;

/** The new password. */
export function ResetForm({ token }: { token: string }) {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<Outcome & { expired?: boolean }>();
  const redirect = useRedirect();
  const form = useCheckedForm<{ password: string }>(
    {
      password: ({ password }) => (password === '' ? accountTexts.passwordMissing : passwordLengthProblem(password)),
    },
    async ({ password }): Promise<unknown> => {
      setOutcome(undefined);
      const answer = await mutate(client, ResetPasswordPage_ResetMutationDocument, { token, password });
      if (answer.kind !== 'answered') {
        const text = answer.kind === 'throttled' ? answer.text : 'Something went wrong. Please try again.';
        return setOutcome({ kind: 'error', text });
      }
      const { __typename, message } = answer.data.resetPassword;
      if (__typename === 'InvalidInput') return form.setError('password', { message }, { shouldFocus: true });
      if (__typename !== 'ResetPasswordSuccess') return setOutcome({ kind: 'error', text: message, expired: true });
      // Every session of the account has ended, that of this browser too.
      endSession();
      setOutcome({ kind: 'success', text: message });
      return redirect(paths.login, REDIRECT_MS);
    },
  );
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <FormMessage outcome={outcome}>
        {outcome?.expired && <Link to={paths.forgotPassword}>Ask for a new link</Link>}
      </FormMessage>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        required
        {...form.field('password')}
      />
      <SubmitButton busy={form.busy} busyText="Resetting..." disabled={outcome?.kind === 'success'}>
        Reset Password
      </SubmitButton>
    </form>
  );
}
