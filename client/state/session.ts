import { localPath } from '#schema/rules/paths.ts';
import { getFields, parseJson, readText, writeTexts } from './storage.ts';
import { type SignedInVisitor, useBrowserStore } from './store.ts';

/** Storage keys that the session is read from. */
export const SESSION_KEYS = ['authToken', 'username', 'user', 'profilePicture'];

const signedOut = { authToken: null, jwtToken: null, username: null, user: null, email: null, profilePicture: null };

/** The visitor's identity at Google. */
export type Identity = { username: string; email: string; picture: string };

/** Reads the session from the browser's storage. An empty name or unsafe picture counts as none. */
export function loadSession(): void {
  const account = getFields(parseJson(readText('user')));
  const name = toText(readText('username')) ?? toText(account.username);
  const visitor =
    name === undefined ? null : { name, picture: toPicture(readText('profilePicture')) ?? toPicture(account.picture) };
  useBrowserStore.setState({ session: { token: readText('authToken'), visitor } });
}

/** Returns the visitor who is signed in; null for guests; undefined on the server and until the page is hydrated. */
export function useSignedInVisitor(): SignedInVisitor | null | undefined {
  return useBrowserStore(({ session }) => session?.visitor);
}

/** Returns the name of the visitor who is signed in; null for guests. */
export function readVisitorName(): string | null {
  return useBrowserStore.getState().session?.visitor?.name ?? null;
}

/** Returns the session token; null for guests. */
export function readToken(): string | null {
  return useBrowserStore.getState().session?.token ?? null;
}

/** Signs in a visitor who gave their password. Replaces an earlier session. */
export function startSession({ token, username }: { token: string; username: string }): void {
  updateSession({ ...signedOut, authToken: token, username });
}

/** Signs in a visitor whom Google has identified. */
export function startGoogleSession(token: string, identity: Identity): void {
  updateSession({
    ...signedOut,
    authToken: token,
    jwtToken: token,
    user: JSON.stringify(identity),
    email: identity.email,
    profilePicture: identity.picture,
  });
}

/** Updates the visitor's name in this browser. */
export function renameVisitor(username: string): void {
  updateSession({ username });
}

/** Removes the session from this browser, in all tabs. The server's session does not end. */
export function clearSession(): void {
  updateSession(signedOut);
}

function updateSession(texts: Record<string, string | null>): void {
  writeTexts(texts);
  loadSession();
}

/** Returns the trimmed text; undefined if it is empty, "null" or "undefined", which other scripts may have stored. */
function toText(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return ['', 'null', 'undefined'].includes(trimmed) ? undefined : trimmed;
}

function toPicture(value: unknown): string | undefined {
  const address = toText(value);
  return address && (/^(https:\/\/|data:image\/)/.test(address) || localPath(address)) ? address : undefined;
}
