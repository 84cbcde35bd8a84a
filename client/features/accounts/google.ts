import type { Identity } from '#client/state/session.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

/** The part of Google's script that we use. */
type GoogleSignIn = {
  initialize(options: { client_id: string; callback: (response: { credential?: string }) => void }): void;
  renderButton(container: HTMLElement, options: Record<string, string | number>): void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleSignIn } };
  }
}

let pendingScript: Promise<GoogleSignIn> | undefined;

/** Loads Google's script, once; this sends a request to Google. After a failure, the next call tries again. */
export function loadGoogle(): Promise<GoogleSignIn> {
  pendingScript ??= new Promise<GoogleSignIn>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true });
    script.addEventListener('load', () => {
      const signIn = window.google?.accounts?.id;
      if (signIn) resolve(signIn);
      else reject(new Error('Google’s script has no API.'));
    });
    script.addEventListener('error', () => reject(new Error('Google did not respond.')));
    document.head.append(script);
  }).catch((error: unknown) => {
    pendingScript = undefined;
    throw error;
  });
  return pendingScript;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Reads the identity in a credential, for display; only the server verifies it.
 * @returns undefined if the credential is malformed
 */
export function getIdentity(credential: string): Identity | undefined {
  try {
    const payload = (credential.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return undefined;
    const { name, email, picture }: { name?: unknown; email?: unknown; picture?: unknown } = claims;
    const identity = { username: toText(name), email: toText(email), picture: toText(picture) };
    return identity.username && identity.email ? identity : undefined;
  } catch {
    return undefined;
  }
}
