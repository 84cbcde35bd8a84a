type StoredCredential = Credential & { password?: string };

declare global {
  interface Window {
    /** Only some browsers have a store for passwords that pages may use. */
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

/** Returns the credential that the browser stored for this site, if it shares it without a prompt. */
export async function getStoredPassword(): Promise<{ email: string; password: string } | undefined> {
  if (!window.PasswordCredential) return undefined;
  try {
    const stored: StoredCredential | null = await navigator.credentials.get({ password: true, mediation: 'silent' });
    return stored?.password ? { email: stored.id, password: stored.password } : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the browser ask before it shares a stored password again, so that signing out lasts. */
export function withholdPassword(): void {
  navigator.credentials?.preventSilentAccess().catch((error: unknown) => console.info(error));
}
