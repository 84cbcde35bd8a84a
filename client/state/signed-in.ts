import { useSyncExternalStore } from 'react';

/** What this browser knows of who is signed in. Only the server knows whether that still holds. */
export type SignedIn = { name: string; picture?: string };

/** Happens in a tab when somebody signs in or out there; other tabs hear of it from the storage. */
export const SESSION_EVENT = 'sessionchange';

const KEYS = ['username', 'user', 'profilePicture'] as const;

let lastRaw = '';
let last: SignedIn | null = null;

/** @returns who is signed in; null where nobody is; undefined on the server and until the page is hydrated */
export function useSignedIn(): SignedIn | null | undefined {
  return useSyncExternalStore<SignedIn | null | undefined>(subscribe, read, () => undefined);
}

function subscribe(listener: () => void): () => void {
  for (const type of ['storage', SESSION_EVENT]) window.addEventListener(type, listener);
  return () => {
    for (const type of ['storage', SESSION_EVENT]) window.removeEventListener(type, listener);
  };
}

/** The same object as long as the storage holds the same. */
function read(): SignedIn | null {
  try {
    const stored = KEYS.map((key) => localStorage.getItem(key));
    const raw = JSON.stringify(stored);
    if (raw !== lastRaw) last = interpret(...stored);
    lastRaw = raw;
  } catch {
    last = null;
  }
  return last;
}

function interpret(username?: string | null, user?: string | null, profilePicture?: string | null): SignedIn | null {
  const account = parse(user);
  const name = text(username) ?? text(account.username);
  if (name === undefined) return null;
  return { name, picture: picture(profilePicture) ?? picture(account.picture) };
}

/** @returns the fields of a stored object; none where it is broken or something else */
function parse(json?: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** @returns a text that says something. Careless scripts store the words "null" and "undefined". */
function text(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return ['', 'null', 'undefined'].includes(trimmed) ? undefined : trimmed;
}

function picture(value: unknown): string | undefined {
  const address = text(value);
  return address && /^(https:\/\/|\/(?!\/)|data:image\/)/.test(address) ? address : undefined;
}
