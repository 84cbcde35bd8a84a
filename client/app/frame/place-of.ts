/** @returns the place on the page that the hash of an address names; null where it names none */
export function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not encoded as addresses are.
    return null;
  }
}
