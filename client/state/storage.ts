/** The browser's two: one for good, one for as long as the tab is open. */
type Kind = 'localStorage' | 'sessionStorage';

/** @returns what the browser keeps under a key; null where it keeps nothing, or nothing at all */
export function recall(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps texts under their keys, and forgets those that are null. */
export function keep(texts: Record<string, string | null>, kind: Kind = 'localStorage'): void {
  try {
    for (const [key, text] of Object.entries(texts)) {
      if (text === null) window[kind].removeItem(key);
      else window[kind].setItem(key, text);
    }
  } catch {
    // Storage is switched off: nothing is kept.
  }
}
