import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { GoogleButton } from '#client/features/accounts/google-button.tsx';
import { LinkSent } from '#client/features/accounts/link-sent.tsx';
import { offerPassword } from '#client/features/accounts/password-credential.ts';
import {
  getLoginState,
  type LoginState,
  type LoginValues,
  settingsLoader,
  useLogin,
  useReturnPath,
} from '#client/features/accounts/sign-in.ts';
import { useMesobScene } from '#client/features/taxonomy/load-taxonomy.ts';
import { paths } from '#client/paths.ts';
import { getRememberedEmail, rememberEmail, storeRememberMe } from '#client/state/remembered.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { useSignedInVisitor } from '#client/state/session.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage, ScriptNote } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { usePosted } from '#client/ui/forms/posted.ts';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { type FormResult, useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { useRedirect } from '#client/ui/forms/use-redirect.ts';
import { Link } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast.ts';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { accountTexts } from '#schema/rules/accounts.ts';

export const loader = settingsLoader;

export function Component() {
  const visitor = useSignedInVisitor();
  const getAccountPath = useAccountPath();
  return (
    <FormPage
      title="Sign In"
      description="Sign in to Mesob to comment on recipes and rate them."
      picture={useMesobScene()}
    >
      {visitor && (
        <p className="form-page__notice">
          You are signed in as <bdi>{visitor.name}</bdi>. <Link to={paths.account}>Your account</Link>
        </p>
      )}
      <LoginForm />
      <GoogleButton />
      <p className="form__links">
        <span>New to Mesob?</span> <Link to={getAccountPath(paths.register)}>Create free account</Link>
      </p>
    </FormPage>
  );
}

/** How long the success message is shown, in ms. */
const REDIRECT_MS = 3_000;

const texts = {
  ok: 'Successfully signed in. Redirecting...',
  failed: 'An error occurred. Please try again.',
  unexplained: 'Invalid email or password.',
};

/** The form of the sign-in page. Only the server checks its fields. */
function LoginForm() {
  const loginState = getLoginState(useLocation().state);
  const returnTo = useReturnPath() ?? paths.homeAlias;
  const getAccountPath = useAccountPath();
  const [login] = useLogin(texts);
  const redirect = useRedirect();
  const posted = usePosted();
  const form = useCheckedForm<LoginValues>(
    {},
    async ({ email, password, remember }) => {
      const result = await login(email.trim(), password);
      if (result.ok) {
        rememberEmail(remember ? email.trim() : null);
        if (remember) offerPassword(email.trim(), password, result.data.username);
        redirect(returnTo, REDIRECT_MS);
      } else {
        showToast(result.text, { kind: 'error' });
      }
      return result;
    },
    { posted },
  );
  const { field, register, getValues, setValue } = form;

  // Keeps text that was typed before the scripts loaded.
  useEffect(() => {
    const rememberedEmail = getRememberedEmail();
    if (!getValues('email')) setValue('email', loginState.email || rememberedEmail);
    if (rememberedEmail !== '') setValue('remember', true);
  }, [getValues, setValue, loginState.email]);

  // A reload keeps the history entry's state, which the server does not know.
  const hydrated = useHydrated();
  const result = form.result ?? (form.busy || !hydrated ? undefined : getInitialResult(loginState));
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <FormMessage result={result}>
        {result?.kind === 'LinkSent' && loginState.email && <LinkSent email={loginState.email} />}
        {result?.kind === 'EmailNotVerified' && (
          <Link to={getAccountPath(paths.resendVerification)} state={{ email: form.watch('email') }}>
            Resend the link
          </Link>
        )}
      </FormMessage>
      <Field label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <div className="form__row">
        <Checkbox
          label="Remember Me"
          {...register('remember', { onChange: ({ target }) => storeRememberMe(target.checked) })}
        />
        <Link to={getAccountPath(paths.forgotPassword)}>Forgot Password?</Link>
      </div>
      <div className="needs-script">
        <SubmitButton busy={form.busy} disabled={form.result?.ok}>
          Sign In
        </SubmitButton>
      </div>
      <ScriptNote>{accountTexts.signInNeedsScripts}</ScriptNote>
    </form>
  );
}

/** Returns the result to show before this form is sent, such as the outcome of the form that led here. */
function getInitialResult({ message, notice, isLinkSent, unverified }: LoginState): FormResult | undefined {
  if (message) return { ok: false, text: message, kind: unverified ? 'EmailNotVerified' : undefined };
  return notice ? { ok: true, text: notice, kind: isLinkSent ? 'LinkSent' : undefined } : undefined;
}
