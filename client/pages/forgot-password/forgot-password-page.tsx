import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { getResult } from '#client/apollo/result.ts';
import { getLoginState, useReturnPath } from '#client/features/accounts/sign-in.ts';
import { ForgotPasswordPage_ForgotPasswordMutationDocument } from '#client/gql/graphql.ts';
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

const texts = { failed: 'Failed to send reset link.', unreachable: 'An unexpected error occurred.' };

/** Time between two checks of an empty field, in ms. */
const POLL_MS = 500;

/** The page that requests a link to set a new password. */
export function Component() {
  const [forgotPassword] = useMutation(ForgotPasswordPage_ForgotPasswordMutationDocument);
  const getAccountPath = useAccountPath();
  const returnPath = useReturnPath();
  const { email: knownEmail } = getLoginState(useLocation().state);
  const form = useCheckedForm<{ email: string }>(
    {},
    ({ email }) =>
      getResult(forgotPassword({ variables: { email: email.trim(), returnPath } }), 'forgotPassword', texts),
    { defaultValues: knownEmail ? { email: knownEmail } : undefined, posted: usePosted() },
  );
  const hydrated = useHydrated();
  const isEmpty = (form.watch('email') ?? '').trim() === '';
  const element = useRef<HTMLFormElement>(null);
  const readFields = useEffectEvent(() => element.current && form.readFields(element.current));
  // Browsers and password managers may fill in the address without an event, and the button waits for it.
  useEffect(() => {
    if (!isEmpty) return;
    const timer = setInterval(readFields, POLL_MS);
    return () => clearInterval(timer);
  }, [isEmpty]);
  return (
    <FormPage
      title="Forgot Password"
      description="Get a link to set a new password for your Mesob account."
      line="We will send you a link to set a new one. It works for an hour."
    >
      <form ref={element} className="form" method="post" noValidate onSubmit={form.onSubmit}>
        <FormMessage result={form.result} />
        <Field label="Email" type="email" autoComplete="username" inputMode="email" required {...form.field('email')} />
        <div className="form__buttons">
          <SubmitButton busy={form.busy} disabled={hydrated && isEmpty}>
            Send Reset Link
          </SubmitButton>
          <Link className="button button--quiet" to={getAccountPath(paths.login)}>
            Cancel
          </Link>
        </div>
      </form>
    </FormPage>
  );
}
