import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mutate } from '#client/apollo/mutate.ts';
import { ForgotPasswordPage_ForgotPasswordMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage, type Outcome } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { useHydrated } from '#client/ui/forms/use-hydrated.ts';

/** Where one asks for a link to set a new password. */
export function Component() {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const fail = (text: string) => setOutcome({ kind: 'error', text });
  const form = useCheckedForm<{ email: string }>({}, async ({ email }): Promise<unknown> => {
    setOutcome(undefined);
    const answer = await mutate(client, ForgotPasswordPage_ForgotPasswordMutationDocument, { email: email.trim() });
    if (answer.kind === 'throttled') return fail(answer.text);
    if (answer.kind === 'unreachable') return fail('An unexpected error occurred.');
    if (answer.kind !== 'answered') return fail('Failed to send reset link.');
    const { __typename, message } = answer.data.forgotPassword;
    if (__typename === 'ForgotPasswordSuccess') return setOutcome({ kind: 'success', text: message });
    return form.setError('email', { message }, { shouldFocus: true });
  });
  // An address that the browser filled in before the scripts came is seen when they are there.
  useHydrated();
  const empty = (form.watch('email') ?? '').trim() === '';
  return (
    <FormPage
      title="Forgot Password"
      description="Ask for a link to set a new password for your account at Mesob."
      line="We send you a link to set a new one. It works for an hour."
    >
      <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
        <FormMessage outcome={outcome} />
        <Field label="Email" type="email" autoComplete="username" inputMode="email" required {...form.field('email')} />
        <div className="form__buttons">
          <SubmitButton busy={form.busy} disabled={empty}>
            Send Reset Link
          </SubmitButton>
          <Link className="button button--quiet" to={paths.login}>
            Cancel
          </Link>
        </div>
      </form>
    </FormPage>
  );
}
