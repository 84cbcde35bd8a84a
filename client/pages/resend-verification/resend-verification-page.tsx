import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { mutate } from '#client/apollo/mutate.ts';
import { loginStateOf } from '#client/features/accounts/login-state.ts';
import { ResendVerificationPage_ResendMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage, type Outcome } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { accountTexts, mailedEmailProblem } from '#schema/rules/accounts.ts';

const FAILED = 'Failed to resend verification link.';

/** Where one asks for another link to verify an address. */
export function Component() {
  const client = useApolloClient();
  const { message: before } = loginStateOf(useLocation().state);
  const [outcome, setOutcome] = useState<Outcome | undefined>(before ? { kind: 'error', text: before } : undefined);
  const form = useCheckedForm<{ email: string }>(
    { email: ({ email }) => mailedEmailProblem(email) },
    async ({ email }): Promise<unknown> => {
      setOutcome(undefined);
      const answer = await mutate(client, ResendVerificationPage_ResendMutationDocument, { email: email.trim() });
      if (answer.kind !== 'answered') {
        return setOutcome({ kind: 'error', text: answer.kind === 'throttled' ? answer.text : FAILED });
      }
      const { __typename, message } = answer.data.resendVerification;
      if (__typename !== 'ResendVerificationSuccess') {
        return form.setError('email', { message: message || FAILED }, { shouldFocus: true });
      }
      form.reset({ email: '' });
      return setOutcome({ kind: 'success', text: message || accountTexts.resent });
    },
  );
  return (
    <FormPage
      title="Resend Verification"
      description="Ask for another link to verify your e-mail address at Mesob."
      line="We send you another link. It works for 24 hours."
    >
      <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
        <FormMessage outcome={outcome} />
        <Field label="Email" type="email" autoComplete="email" inputMode="email" required {...form.field('email')} />
        <SubmitButton busy={form.busy} busyText="Sending...">
          Resend
        </SubmitButton>
      </form>
      <p className="form__links">
        <Link to={paths.login}>Return to Sign In</Link>
      </p>
    </FormPage>
  );
}
