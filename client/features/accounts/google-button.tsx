import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { resultOf } from '#client/apollo/result.ts';
import { SignIn_LoginWithGoogleMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { useConsent } from '#client/state/consent.ts';
import { startGoogleSession, useSignedIn } from '#client/state/session.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { identityOf, loadGoogle } from './google.ts';
import { useSettings } from './settings.ts';
import './accounts.css';

/** Google's own button, where the site has one. It is not for those who are signed in. */
export function GoogleButton() {
  const clientId = useSettings()?.googleClientId;
  const visitor = useSignedIn();
  if (!clientId || visitor !== null) return null;
  return <Offer clientId={clientId} />;
}

/** Until the visitor agrees, by the cookie popup or by pressing our button, Google learns nothing of them. */
function Offer({ clientId }: { clientId: string }) {
  const consent = useConsent();
  const [asked, setAsked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="google">
      <p className="google__or">or</p>
      {asked || consent === 'accepted' ? (
        <TheirButton key={attempt} clientId={clientId} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <>
          <button type="button" className="button button--quiet google__ask" onClick={() => setAsked(true)}>
            Sign in with Google
          </button>
          <p className="google__note">This contacts Google, which then sees your IP address.</p>
        </>
      )}
    </div>
  );
}

function TheirButton({ clientId, onRetry }: { clientId: string; onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  const [missing, setMissing] = useState(false);
  const login = useGoogleLogin();
  const take = useEffectEvent(async (credential: string | undefined) => setFailure(await login(credential)));
  useEffect(() => {
    let wanted = true;
    loadGoogle().then(
      (google) => {
        if (!wanted || !place.current) return;
        google.initialize({ client_id: clientId, callback: ({ credential }) => void take(credential) });
        google.renderButton(place.current, { theme: 'outline', size: 'large', text: 'signin_with', width: 320 });
      },
      (error: unknown) => {
        console.error(error);
        if (wanted) setMissing(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [clientId]);
  const text = missing ? 'Google could not be reached.' : failure;
  return (
    <>
      <div ref={place} className="google__place" />
      <FormMessage result={text ? { ok: false, text } : undefined}>
        {missing && (
          <button type="button" className="text-button" onClick={onRetry}>
            Try again
          </button>
        )}
      </FormMessage>
    </>
  );
}

/** Signs in with what Google gave the visitor, then loads the site anew. @returns why it did not work */
function useGoogleLogin(): (credential: string | undefined) => Promise<string | undefined> {
  const [mutate] = useMutation(SignIn_LoginWithGoogleMutationDocument);
  return async (credential = '') => {
    const identity = identityOf(credential);
    if (!identity) {
      console.error('Login Failed');
      return 'Login Failed';
    }
    const failed = 'Login failed from backend.';
    const result = await resultOf(mutate({ variables: { credential } }), 'loginWithGoogle', { failed });
    if (!result.ok) {
      console.error(failed);
      return result.text;
    }
    startGoogleSession(result.data.token, identity);
    window.location.assign(paths.home);
    return undefined;
  };
}
