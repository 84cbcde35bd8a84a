const SCRIPT = 'https://accounts.google.com/gsi/client';

/** The part of Google's script that we use. */
export type GoogleSignIn = {
  initialize(options: { client_id: string; callback: (answer: { credential?: string }) => void }): void;
  renderButton(place: HTMLElement, looks: Record<string, string | number>): void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleSignIn } };
  }
}

let loading: Promise<GoogleSignIn> | undefined;

/** Loads Google's own script, once. Whoever calls this contacts Google. Can be tried again where it did not come. */
export function loadGoogle(): Promise<GoogleSignIn> {
  loading ??= new Promise<GoogleSignIn>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true });
    script.addEventListener('load', () => {
      const signIn = window.google?.accounts?.id;
      if (signIn) resolve(signIn);
      else reject(new Error('Google sent no sign-in.'));
    });
    script.addEventListener('error', () => reject(new Error('Google did not answer.')));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
