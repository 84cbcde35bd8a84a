import { useMutation } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { getResult } from '#client/apollo/result.ts';
import { getLoginState, useReturnPath } from '#client/features/accounts/sign-in.ts';
import { ResendVerificationPage_ResendMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { usePosted } from '#client/ui/forms/posted.ts';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { mailedEmailProblem } from '#schema/rules/accounts.ts';

const texts = { failed: 'Failed to resend verification link.' };

/** The page that requests another link to verify an email address. */
export function Component() {
  const [resend] = useMutation(ResendVerificationPage_ResendMutationDocument);
  const getAccountPath = useAccountPath();
  const returnPath = useReturnPath();
  const { message: earlierMessage, email: knownEmail } = getLoginState(useLocation().state);
  const form = useCheckedForm<{ email: string }>(
    { email: ({ email }) => mailedEmailProblem(email)?.message },
    async ({ email }) => {
      const result = await getResult(
        resend({ variables: { email: email.trim(), returnPath } }),
        'resendVerification',
        texts,
      );
      if (result.ok) form.reset({ email: '' });
      return result;
    },
    {
      defaultValues: knownEmail ? { email: knownEmail } : undefined,
      posted: usePosted(),
    },
  );
  // A reload keeps the history entry's state, which the server does not know.
  const hydrated = useHydrated();
  const result =
    form.result ?? (earlierMessage && hydrated && !form.busy ? { ok: false, text: earlierMessage } : undefined);
  return (
    <FormPage
      title="Resend Verification"
      description="Get another link to verify your email address at Mesob."
      line="We will send you another link. It works for 24 hours."
    >
      <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
        <FormMessage result={result} />
        <Field label="Email" type="email" autoComplete="email" inputMode="email" required {...form.field('email')} />
        <SubmitButton busy={form.busy} busyText="Sending...">
          Resend
        </SubmitButton>
      </form>
      <p className="form__links">
        <Link to={getAccountPath(paths.login)}>Return to Sign In</Link>
      </p>
    </FormPage>
  );
}
