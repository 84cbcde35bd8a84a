import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { getResult } from '#client/apollo/result.ts';
import type { LoginState } from '#client/features/accounts/sign-in.ts';
import { VerifyEmailPage_VerifyMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';
import { useRedirect } from '#client/ui/forms/use-redirect.ts';
import { Link } from '#client/ui/link.tsx';
import { accountTexts } from '#schema/rules/accounts.ts';

/** How long the result is shown, in ms. */
const REDIRECT_MS = 1_500;

const texts = {
  failed: 'Verification failed.',
  unreachable: 'Unable to connect to the server. Please try again.',
};

/** The page linked from the verification email. Only its script verifies the address. */
export function Component() {
  const { token } = useParams();
  return (
    <FormPage title="Verify Email" description="Confirm your email address at Mesob." needsScript>
      {token ? <Verification token={token} /> : <MissingToken />}
    </FormPage>
  );
}

function Verification({ token }: { token: string }) {
  const result = useVerification(token);
  const redirect = useRedirect();
  const getAccountPath = useAccountPath();
  const isVerified = result?.ok || result?.kind === 'AlreadyVerified';
  const next = isVerified
    ? { to: getAccountPath(paths.login), label: 'Sign In' }
    : { to: getAccountPath(paths.resendVerification), label: 'Resend the link' };
  const { text, sentTo: email } = result ?? {};
  useEffect(() => {
    // The next page repeats the message, so that there is time to read it.
    const state: LoginState = isVerified ? { notice: text, email } : { message: text, email };
    if (text !== undefined) redirect(next.to, REDIRECT_MS, state);
  }, [text, email, isVerified, next.to, redirect]);
  return (
    <>
      {!result && <p role="status">Verifying your email, please wait...</p>}
      <FormMessage result={result} />
      {result && (
        <Link to={next.to} state={{ email } satisfies LoginState}>
          {next.label}
        </Link>
      )}
    </>
  );
}

/** Sends a link's token to the server, once. Returns undefined until the server has responded. */
function useVerification(token: string) {
  const [verify] = useMutation(VerifyEmailPage_VerifyMutationDocument);
  const [result, setResult] = useState<FormResult>();
  // Effects may run twice, and a token works once.
  const sentToken = useRef<string>(undefined);
  useEffect(() => {
    if (sentToken.current === token) return;
    sentToken.current = token;
    void getResult(verify({ variables: { token } }), 'verifyEmail', texts).then((response) =>
      setResult({ ...response, sentTo: response.ok ? response.data.email : response.sentTo }),
    );
  }, [verify, token]);
  return result;
}

/** Reports a missing token, and redirects at once to the page that sends another link. */
function MissingToken() {
  const navigate = useNavigate();
  useEffect(() => {
    const message = accountTexts.verificationTokenMissing;
    void navigate(paths.resendVerification, { replace: true, state: { message } });
  }, [navigate]);
  return (
    <>
      <FormMessage result={{ ok: false, text: accountTexts.verificationTokenMissing }} />
      <Link to={paths.resendVerification}>Resend the link</Link>
    </>
  );
}
