/**
 * An address that somebody else may have written, if it leads to this site. URL parsers drop tabs and line breaks and
 * take back slashes for slashes: what it looks like says nothing.
 * @returns path, search and hash; undefined where it leads elsewhere
 */
export function ownAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(text, window.location.origin);
    // Two slashes would be another site again.
    if (origin !== window.location.origin || pathname.startsWith('//')) return undefined;
    return pathname + search + hash;
  } catch {
    return undefined;
  }
}
