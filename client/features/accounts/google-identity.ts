import type { Identity } from '#client/state/session.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Reads whom a credential is about, to be drawn; only the server finds out whether it is true.
 * @returns undefined where it says nothing
 */
export function identityOf(credential: string): Identity | undefined {
  try {
    const payload = (credential.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return undefined;
    const { name, email, picture }: { name?: unknown; email?: unknown; picture?: unknown } = claims;
    const identity = { username: asText(name), email: asText(email), picture: asText(picture) };
    return identity.username && identity.email ? identity : undefined;
  } catch {
    return undefined;
  }
}
