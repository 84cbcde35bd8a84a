import { paths } from '#client/paths.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { accountTexts } from '#schema/rules/accounts.ts';
import { DESK_HOURS } from '#schema/rules/desk.ts';
import { useOpenDesk } from './desk-mutations.ts';

type Props = { hasPassword: boolean; onOpen: () => void };

/** Asks for the password again: the desk closes after twelve hours. */
export function OpenDesk({ hasPassword, onOpen }: Props) {
  const [open] = useOpenDesk();
  const form = useCheckedForm<{ password: string }>(
    { password: ({ password }) => (password === '' ? accountTexts.passwordRequired : undefined) },
    async ({ password }) => {
      const result = await open(password);
      if (result.ok) onOpen();
      return result;
    },
    { defaultValues: { password: '' } },
  );
  if (!hasPassword)
    return (
      <p>
        The desk closes after {DESK_HOURS} hours. To open it again,{' '}
        <Link to={paths.loginFrom(paths.desk(''))}>sign in with Google</Link>.
      </p>
    );
  return (
    <form className="form desk__open" method="post" noValidate onSubmit={form.onSubmit}>
      <p>The desk closes after {DESK_HOURS} hours. Please enter your password again.</p>
      <PasswordField label="Password" autoComplete="current-password" required {...form.field('password')} />
      <FormMessage result={form.result} />
      <SubmitButton busy={form.busy}>Open the desk</SubmitButton>
    </form>
  );
}
