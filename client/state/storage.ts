/** The browser's storages: `localStorage` is permanent, `sessionStorage` lasts until the tab closes. */
type StorageKind = 'localStorage' | 'sessionStorage';

/** Reads the text under a key; null if there is none. */
export type ReadText = (key: string) => string | null | Promise<string | null>;

/**
 * Values that the browser refused to store because storage is full or switched off, kept until the page is
 * closed.
 */
const refusedTexts = {
  localStorage: new Map<string, string | null>(),
  sessionStorage: new Map<string, string | null>(),
};

/** Returns the text under a key; null if there is none. */
export function readText(key: string, kind: StorageKind = 'localStorage'): string | null {
  const text = refusedTexts[kind].get(key);
  if (text !== undefined) return text;
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores texts under their keys, and removes the keys whose text is null. */
export function writeTexts(texts: Record<string, string | null>, kind: StorageKind = 'localStorage'): void {
  for (const [key, text] of Object.entries(texts)) {
    try {
      if (text === null) window[kind].removeItem(key);
      else window[kind].setItem(key, text);
      refusedTexts[kind].delete(key);
    } catch {
      refusedTexts[kind].set(key, text);
    }
  }
}

/** Removes all texts whose keys begin with a prefix, from local and session storage. */
export function removeTexts(prefix: string): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    for (const key of refusedTexts[kind].keys()) if (key.startsWith(prefix)) refusedTexts[kind].delete(key);
    try {
      for (const key of Object.keys(window[kind])) if (key.startsWith(prefix)) window[kind].removeItem(key);
    } catch {
      // Storage is switched off, so it is empty.
    }
  }
}

/** Returns `true` if the browser has refused to store the value of a key, which is lost when the page closes. */
export function isRefused(key: string): boolean {
  return refusedTexts.localStorage.has(key);
}

/** Calls `listener` when another tab has changed local storage: with the key, or null if the storage was cleared. */
export function listenToOtherTabs(listener: (key: string | null) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null) refusedTexts.localStorage.clear();
    else refusedTexts.localStorage.delete(key);
    listener(key);
  });
}

/** Returns the value of a stored JSON text; undefined if it is invalid or missing. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Returns the fields of a stored object; an empty object for other types. */
export function getFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
