import { paths } from '#client/paths.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { Link } from '#client/ui/link.tsx';

/** Shows which address the verification link was sent to, and what to do next. */
export function LinkSent({ email }: { email: string }) {
  const getAccountPath = useAccountPath();
  return (
    <>
      Open the link in the email to <strong>{email}</strong> within 24 hours. No email? Check your spam folder, or{' '}
      <Link to={getAccountPath(paths.resendVerification)} state={{ email }}>
        resend the link
      </Link>
      .
    </>
  );
}
