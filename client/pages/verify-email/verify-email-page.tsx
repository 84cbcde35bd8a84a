import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { useRedirect } from '#client/ui/forms/use-redirect.ts';
import { accountTexts } from '#schema/rules/accounts.ts';
import { useVerification } from './use-verification.ts';

/** How long what came of it is to be read, in milliseconds. */
const REDIRECT_MS = 1_500;

/** Where the link out of the mail leads. Only the page's own call verifies anything. */
export function Component() {
  const { token } = useParams();
  return (
    <FormPage title="Verify Email" description="Confirm your e-mail address at Mesob." breadcrumb={false}>
      {token ? <Verifying token={token} /> : <Missing />}
    </FormPage>
  );
}

function Verifying({ token }: { token: string }) {
  const verification = useVerification(token);
  const redirect = useRedirect();
  const next =
    verification?.kind === 'success' || verification?.known
      ? { to: paths.login, label: 'Sign In' }
      : { to: paths.resendVerification, label: 'Resend the link' };
  useEffect(() => {
    if (verification) redirect(next.to, REDIRECT_MS);
  }, [verification, next.to, redirect]);
  return (
    <>
      {!verification && <p role="status">Verifying your email, please wait...</p>}
      <FormMessage outcome={verification} />
      {verification && <Link to={next.to}>{next.label}</Link>}
    </>
  );
}

/** Says so, and goes at once to where one can ask for another. */
function Missing() {
  const navigate = useNavigate();
  useEffect(() => {
    const message = accountTexts.verificationTokenMissing;
    void navigate(paths.resendVerification, { replace: true, state: { message } });
  }, [navigate]);
  return (
    <>
      <FormMessage outcome={{ kind: 'error', text: accountTexts.verificationTokenMissing }} />
      <Link to={paths.resendVerification}>Resend the link</Link>
    </>
  );
}
