type StoredCredential = Credential & { password?: string };

declare global {
  interface Window {
    /** Undefined in browsers that cannot store passwords with the Credential Management API. */
    PasswordCredential?: new (data: {
      id: string;
      password: string;
      name?: string;
    }) => Credential;
  }
  interface CredentialRequestOptions {
    password?: boolean;
  }
}

/** Lets the browser offer to store a password. */
export function offerPassword(email: string, password: string, name: string): void {
  if (!window.PasswordCredential) return;
  const credential = new window.PasswordCredential({ id: email, password, name });
  navigator.credentials.store(credential).catch((error: unknown) => console.info(error));
}

/** Returns the stored credential for this site, if the browser provides it without a prompt. */
export async function getStoredPassword(): Promise<{ email: string; password: string } | undefined> {
  if (!window.PasswordCredential) return undefined;
  try {
    const credential: StoredCredential | null = await navigator.credentials.get({
      password: true,
      mediation: 'silent',
    });
    return credential?.password ? { email: credential.id, password: credential.password } : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the browser ask before it provides the stored password again: otherwise it could sign the visitor in again. */
export function withholdPassword(): void {
  navigator.credentials?.preventSilentAccess().catch((error: unknown) => console.info(error));
}
