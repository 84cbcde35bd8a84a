type Kept = Credential & { password?: string };

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

/** Has the browser offer to keep a password in its own store. */
export function offerPassword(email: string, password: string, name: string): void {
  if (!window.PasswordCredential) return;
  const credential = new window.PasswordCredential({ id: email, password, name });
  navigator.credentials.store(credential).catch((error: unknown) => console.info(error));
}

/** @returns what the browser keeps for this site, where it gives that away without asking */
export async function keptPassword(): Promise<{ email: string; password: string } | undefined> {
  if (!window.PasswordCredential) return undefined;
  try {
    const kept: Kept | null = await navigator.credentials.get({ password: true, mediation: 'silent' });
    return kept?.password ? { email: kept.id, password: kept.password } : undefined;
  } catch {
    return undefined;
  }
}

/** Has the browser ask before it gives a kept password away again: whoever signs out wants to stay signed out. */
export function withholdPassword(): void {
  navigator.credentials?.preventSilentAccess().catch((error: unknown) => console.info(error));
}
