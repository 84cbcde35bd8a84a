/** @returns what the browser keeps under a key; null where it keeps nothing, or nothing at all */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps texts under their keys, and forgets those that are null. */
export function keep(texts: Record<string, string | null>): void {
  try {
    for (const [key, text] of Object.entries(texts)) {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
  } catch {
    // Storage is switched off: nothing is kept.
  }
}
