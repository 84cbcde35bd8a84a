import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { getResult } from '#client/apollo/result.ts';
import { GoogleButton } from '#client/features/accounts/google-button.tsx';
import { LinkSent } from '#client/features/accounts/link-sent.tsx';
import type { LoginState } from '#client/features/accounts/sign-in.ts';
import { settingsLoader, useReturnPath, useSettings } from '#client/features/accounts/sign-in.ts';
import { useMesobScene } from '#client/features/taxonomy/load-taxonomy.ts';
import { RegisterPage_RegisterMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { usePosted } from '#client/ui/forms/posted.ts';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { type Checks, useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { useRedirect } from '#client/ui/forms/use-redirect.ts';
import { Link } from '#client/ui/link.tsx';
import {
  accountTexts,
  DEFAULT_MAIL_PROVIDERS,
  looksLikeEmail,
  MAX_PASSWORD_LENGTH,
  MAX_USERNAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordProblem,
  passwordStrength,
  providerProblem,
  usernameProblem,
} from '#schema/rules/accounts.ts';

export const loader = settingsLoader;

/** The page to create an account. */
export function Component() {
  const getAccountPath = useAccountPath();
  return (
    <FormPage
      title="Register"
      description="Open a free account at Mesob to keep your recipes, plan and lists on every device, and to rate recipes."
      line="Keep your recipes, plan and lists on every device."
      picture={useMesobScene()}
    >
      <RegisterForm />
      <GoogleButton />
      <p className="form__note">
        By creating an account you agree to the <Link to={paths.termsOfService}>Terms of Service</Link>. The{' '}
        <Link to={paths.privacyPolicy}>Privacy Policy</Link> says what we store. You have to be 13 or older.
      </p>
      <p className="form__links">
        <span>Already have an account?</span> <Link to={getAccountPath(paths.login)}>Return to Sign In</Link>
      </p>
    </FormPage>
  );
}

/** How long the success message is shown, in ms. */
const REDIRECT_MS = 4_000;

const texts = { failed: 'Failed to create account.', unreachable: 'An unexpected error occurred.' };

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

type RegisterValues = { username: string; email: string; password: string; confirmation: string };

/** The form for a new account. */
function RegisterForm() {
  const providers = useSettings()?.mailProviders ?? DEFAULT_MAIL_PROVIDERS;
  const [register] = useMutation(RegisterPage_RegisterMutationDocument);
  const redirect = useRedirect();
  const getAccountPath = useAccountPath();
  const returnPath = useReturnPath();
  const posted = usePosted();
  const [sentTo, setSentTo] = useState<string>();
  const form = useCheckedForm<RegisterValues>(
    getRegisterChecks(providers),
    async ({ password, ...values }) => {
      const [username, email] = [values.username.trim(), values.email.trim()];
      const result = await getResult(
        register({ variables: { username, email, password, returnPath } }),
        'register',
        texts,
      );
      if (result.ok) {
        form.reset({ username: '', email: '', password: '', confirmation: '' });
        setSentTo(email);
        redirect(getAccountPath(paths.login), REDIRECT_MS, {
          email,
          notice: result.text,
          isLinkSent: true,
        } satisfies LoginState);
      }
      return result;
    },
    { posted },
  );
  const { field, watch } = form;
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <FormMessage result={form.result}>{form.result?.ok && sentTo && <LinkSent email={sentTo} />}</FormMessage>
      <Field
        label="Username"
        autoComplete="name"
        hint="Letters only. Shown with your comments."
        maxLength={MAX_USERNAME_LENGTH * 2}
        required
        {...field('username')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={providers.length > 0 && `Use an address at ${anyOf.format(providers)}.`}
        required
        {...field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<StrengthHint password={watch('password') ?? ''} />}
        maxLength={MAX_PASSWORD_LENGTH * 2}
        required
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" required {...field('confirmation')} />
      <SubmitButton busy={form.busy} disabled={form.result?.ok}>
        Create account
      </SubmitButton>
    </form>
  );
}

/** @param providers - the allowed domains of email addresses; empty if all are allowed */
function getRegisterChecks(providers: readonly string[]): Checks<RegisterValues> {
  const required = (value: string) => (value === '' ? accountTexts.allFieldsRequired : undefined);
  return {
    username: ({ username }) => required(username.trim()) ?? usernameProblem(username)?.message,
    email: ({ email }) => required(email.trim()) ?? emailProblem(email.trim(), providers),
    password: ({ password }) => required(password) ?? passwordProblem(password)?.message,
    confirmation: ({ password, confirmation }) =>
      required(confirmation) ?? (confirmation === password ? undefined : accountTexts.passwordsDiffer),
  };
}

function emailProblem(email: string, providers: readonly string[]): string | undefined {
  if (!looksLikeEmail(email)) return accountTexts.registerEmailInvalid;
  return providerProblem(email, providers)?.message;
}

/** Rates a password by its length and characters. The rating is only a hint. */
function StrengthHint({ password }: { password: string }) {
  if (password === '') return `At least ${MIN_PASSWORD_LENGTH} characters.`;
  const strength = passwordStrength(password);
  return (
    <>
      Password strength:{' '}
      <strong className={`strength strength--${strength.toLowerCase()}`} aria-live="polite">
        {strength}
      </strong>
    </>
  );
}
