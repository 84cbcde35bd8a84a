import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { mutate } from '#client/apollo/mutate.ts';
import { useSettings } from '#client/features/accounts/use-settings.ts';
import { RegisterPage_RegisterMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage, type Outcome } from '#client/ui/forms/form-message.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { useRedirect } from '#client/ui/forms/use-redirect.ts';
import { MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH } from '#schema/rules/accounts.ts';
import { type RegisterValues, registerChecks } from './register-checks.ts';
import { StrengthHint } from './strength-hint.tsx';

/** How long the message of success is to be read, in milliseconds. */
const REDIRECT_MS = 4_000;

/** The four fields of a new account. */
export function RegisterForm() {
  const client = useApolloClient();
  const providers = useSettings()?.mailProviders ?? [];
  const [outcome, setOutcome] = useState<Outcome>();
  const redirect = useRedirect();
  const fail = (text: string) => setOutcome({ kind: 'error', text });

  const form = useCheckedForm<RegisterValues>(registerChecks(providers), async (values): Promise<unknown> => {
    setOutcome(undefined);
    const { password } = values;
    const [username, email] = [values.username.trim(), values.email.trim()];
    const answer = await mutate(client, RegisterPage_RegisterMutationDocument, { username, email, password });
    if (answer.kind === 'throttled') return fail(answer.text);
    if (answer.kind === 'unreachable') return fail('An unexpected error occurred.');
    if (answer.kind !== 'answered') return fail('Failed to create account.');
    const result = answer.data.register;
    if (result.__typename === 'InvalidInput') {
      const named = (['username', 'email', 'password'] as const).find((name) => name === result.field);
      return named ? form.setError(named, { message: result.message }, { shouldFocus: true }) : fail(result.message);
    }
    form.reset({ username: '', email: '', password: '', confirmation: '' });
    setOutcome({ kind: 'success', text: result.message });
    redirect(paths.login, REDIRECT_MS, { email, notice: result.message });
  });
  const { field, watch } = form;
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <FormMessage outcome={outcome} />
      <Field
        label="Username"
        autoComplete="name"
        hint="Letters only. It stands beside your comments."
        maxLength={MAX_USERNAME_LENGTH * 2}
        required
        {...field('username')}
      />
      <Field label="Email" type="email" autoComplete="email" inputMode="email" required {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<StrengthHint password={watch('password') ?? ''} />}
        maxLength={MAX_PASSWORD_LENGTH * 2}
        required
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" required {...field('confirmation')} />
      <SubmitButton busy={form.busy} disabled={outcome?.kind === 'success'}>
        Create account
      </SubmitButton>
    </form>
  );
}
