import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { LoginValues } from '#client/features/accounts/login-checks.ts';
import { type LoginState, loginStateOf } from '#client/features/accounts/login-state.ts';
import { offerPassword } from '#client/features/accounts/password-credential.ts';
import { returnPath } from '#client/features/accounts/return-path.ts';
import { useLogin } from '#client/features/accounts/use-login.ts';
import { paths } from '#client/paths.ts';
import { noteRememberMe, rememberEmail, rememberedEmail } from '#client/state/remembered.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage, type Outcome } from '#client/ui/forms/form-message.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { useRedirect } from '#client/ui/forms/use-redirect.ts';
import { showToast } from '#client/ui/toast.ts';
import { accountTexts } from '#schema/rules/accounts.ts';

/** How long the message of success is to be read, in milliseconds. */
const REDIRECT_MS = 3_000;

type LoginOutcome = Outcome & { unverified?: boolean };

/** The form of the sign-in page. Only the server checks what is in it. */
export function LoginForm() {
  const handed = loginStateOf(useLocation().state);
  const [parameters] = useSearchParams();
  const [result, setResult] = useState<LoginOutcome>();
  const login = useLogin();
  const redirect = useRedirect();
  const form = useCheckedForm<LoginValues>({}, async ({ email, password, remember }) => {
    setResult(undefined);
    const answer = await login(email.trim(), password);
    if (answer.kind === 'signed-in') {
      rememberEmail(remember ? email.trim() : null);
      if (remember) offerPassword(email.trim(), password, answer.username);
      setResult({ kind: 'success', text: 'Successfully signed in. Redirecting...' });
      redirect(returnPath(parameters.get('from') ?? handed.from), REDIRECT_MS);
      return;
    }
    const refused = answer.kind === 'refused';
    const text = refused ? answer.text || accountTexts.wrongCredentials : 'An error occurred. Please try again.';
    showToast(text, { kind: 'error' });
    setResult({ kind: 'error', text, unverified: refused && answer.unverified });
  });
  const { field, register, getValues, setValue } = form;

  // What was typed before the scripts came stays.
  useEffect(() => {
    const remembered = rememberedEmail();
    if (!getValues('email')) setValue('email', handed.email || remembered);
    if (remembered !== '') setValue('remember', true);
  }, [getValues, setValue, handed.email]);

  const outcome = result ?? (form.busy ? undefined : fromBefore(handed));
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <FormMessage outcome={outcome}>
        {outcome?.unverified && <Link to={paths.resendVerification}>Resend the link</Link>}
      </FormMessage>
      <Field label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <div className="form__row">
        <Checkbox
          label="Remember Me"
          {...register('remember', { onChange: ({ target }) => noteRememberMe(target.checked) })}
        />
        <Link to={paths.forgotPassword}>Forgot Password?</Link>
      </div>
      <SubmitButton busy={form.busy} disabled={result?.kind === 'success'}>
        Sign In
      </SubmitButton>
    </form>
  );
}

function fromBefore({ message, notice, unverified }: LoginState): LoginOutcome | undefined {
  if (message) return { kind: 'error', text: message, unverified };
  return notice ? { kind: 'success', text: notice } : undefined;
}
