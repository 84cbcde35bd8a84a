/** The browser's storages: `localStorage` is permanent, `sessionStorage` lasts until the tab closes. */
type Kind = 'localStorage' | 'sessionStorage';

/** Reads the text under a key; null if there is none. */
export type ReadText = (key: string) => string | null | Promise<string | null>;

/**
 * Values that the browser refused to store because storage is full or switched off, kept until the page is
 * closed.
 */
const unsaved = { localStorage: new Map<string, string | null>(), sessionStorage: new Map<string, string | null>() };

/** Returns the text under a key; null if there is none. */
export function readText(key: string, kind: Kind = 'localStorage'): string | null {
  const text = unsaved[kind].get(key);
  if (text !== undefined) return text;
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores texts under their keys, and removes the keys whose text is null. */
export function writeTexts(texts: Record<string, string | null>, kind: Kind = 'localStorage'): void {
  for (const [key, text] of Object.entries(texts)) {
    try {
      if (text === null) window[kind].removeItem(key);
      else window[kind].setItem(key, text);
      unsaved[kind].delete(key);
    } catch {
      unsaved[kind].set(key, text);
    }
  }
}

/** Removes all texts whose keys begin with a prefix, from local and session storage. */
export function removeTexts(prefix: string): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    for (const key of unsaved[kind].keys()) if (key.startsWith(prefix)) unsaved[kind].delete(key);
    try {
      for (const key of Object.keys(window[kind])) if (key.startsWith(prefix)) window[kind].removeItem(key);
    } catch {
      // Storage is switched off, so it is empty.
    }
  }
}

/** Returns `true` if the browser has refused to store the value of a key: it is lost with the page. */
export function isRefused(key: string): boolean {
  return unsaved.localStorage.has(key);
}

/** Calls back when another tab has changed local storage: with the key, or null if all of it was cleared. */
export function onOtherTabs(listener: (key: string | null) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null) unsaved.localStorage.clear();
    else unsaved.localStorage.delete(key);
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
