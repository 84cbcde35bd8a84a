import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getResult } from '#client/apollo/result.ts';
import { SignIn_LoginWithGoogleMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { useConsent } from '#client/state/consent.ts';
import { startGoogleSession, useSignedInVisitor } from '#client/state/session.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import { getIdentity, loadGoogle } from './google.ts';
import { useSettings } from './sign-in.ts';
import './accounts.css';

/** Signs in with Google, if the site supports it. Hidden until the visitor is known to be signed out. */
export function GoogleButton() {
  const login = useGoogleLogin();
  const visitor = useSignedInVisitor();
  const clientId = useSettings()?.googleClientId;
  if (!clientId || visitor !== null) return null;
  return (
    <div className="google">
      <p className="google__or">or</p>
      <ConsentedGoogleButton clientId={clientId} label="Sign in with Google" onCredential={login} />
    </div>
  );
}

type ConsentProps = {
  clientId: string;
  /** Text of our own button, which is shown until Google's button may load. */
  label: string;
  /**
   * Called with the credential from Google.
   * @returns the error; undefined on success
   */
  onCredential: (credential: string | undefined) => Promise<string | undefined>;
};

/** Google's button, once the visitor accepts cookies or presses our own button. Until then, Google gets no data. */
export function ConsentedGoogleButton({ label, ...props }: ConsentProps) {
  const consent = useConsent();
  const [isRequested, setIsRequested] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (isRequested || consent === 'accepted')
    return <RenderedGoogleButton key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <>
      <button type="button" className="button button--quiet google__ask" onClick={() => setIsRequested(true)}>
        {label}
      </button>
      <p className="google__note">This contacts Google, which then sees your IP address.</p>
    </>
  );
}

type ButtonProps = Omit<ConsentProps, 'label'> & { onRetry: () => void };

/** Google's own button, and the failure of a sign-in or of loading the button. */
function RenderedGoogleButton({ clientId, onCredential, onRetry }: ButtonProps) {
  const container = useRef<HTMLDivElement>(null);
  const [signInFailure, setSignInFailure] = useState<string>();
  const [isUnreachable, setIsUnreachable] = useState(false);
  const onGoogleCredential = useEffectEvent(async (credential: string | undefined) =>
    setSignInFailure(await onCredential(credential)),
  );
  useEffect(() => {
    let isMounted = true;
    loadGoogle().then(
      (google) => {
        if (!isMounted || !container.current) return;
        google.initialize({ client_id: clientId, callback: ({ credential }) => void onGoogleCredential(credential) });
        google.renderButton(container.current, { theme: 'outline', size: 'large', text: 'signin_with', width: 320 });
      },
      (error: unknown) => {
        console.error(error);
        if (isMounted) setIsUnreachable(true);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [clientId]);
  const text = isUnreachable ? 'Google could not be reached.' : signInFailure;
  return (
    <>
      <div ref={container} className="google__place" />
      <FormMessage result={text ? { ok: false, text } : undefined}>
        {isUnreachable && <TextButton onClick={onRetry}>Try again</TextButton>}
      </FormMessage>
    </>
  );
}

/**
 * Returns a function that signs in with Google's credential, then loads the home page. It resolves to the error, if
 * any.
 */
function useGoogleLogin(): (credential: string | undefined) => Promise<string | undefined> {
  const [mutate] = useMutation(SignIn_LoginWithGoogleMutationDocument);
  return async (credential = '') => {
    const identity = getIdentity(credential);
    if (!identity) {
      console.error('Login Failed');
      return 'Login Failed';
    }
    const failureText = 'Login failed from backend.';
    const result = await getResult(mutate({ variables: { credential } }), 'loginWithGoogle', { failed: failureText });
    if (!result.ok) {
      console.error(failureText);
      return result.text;
    }
    startGoogleSession(result.data.token, identity);
    window.location.assign(paths.home);
    return undefined;
  };
}
