import { MIN_PASSWORD_LENGTH, passwordStrength } from '#schema/rules/accounts.ts';

/** How good a password is, as far as its characters tell. It decides nothing. */
export function StrengthHint({ password }: { password: string }) {
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
