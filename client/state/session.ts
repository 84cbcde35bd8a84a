import { SESSION_EVENT } from './signed-in.ts';
import { keep, recall } from './storage.ts';

/** What shows the server who is there, and what shows the visitor who they are. */
const none = { authToken: null, jwtToken: null, username: null, user: null };

/** Who Google says somebody is. */
export type Identity = { username: string; email: string; picture: string };

/** @returns what proves to the server who is there; null where nobody is */
export function readToken(): string | null {
  return recall('authToken');
}

/** Signs in somebody who gave their password. Whoever was there before is forgotten. */
export function startSession({ token, username }: { token: string; username: string }): void {
  change({ ...none, email: null, profilePicture: null, authToken: token, username });
}

/** Signs in somebody whom Google vouches for. */
export function startGoogleSession(token: string, identity: Identity): void {
  change({
    ...none,
    authToken: token,
    jwtToken: token,
    user: JSON.stringify(identity),
    email: identity.email,
    profilePicture: identity.picture,
  });
}

/** Takes over a name that was changed. */
export function renameVisitor(username: string): void {
  change({ username });
}

/** Forgets who is there, in all tabs. The server has to be told apart from this. */
export function endSession(): void {
  change(none);
}

function change(texts: Record<string, string | null>): void {
  keep(texts);
  window.dispatchEvent(new Event(SESSION_EVENT));
}
