import { createHash } from 'node:crypto';

/** @returns the tag of an answer. Weak: it says that the answer is the same, however it is compressed. */
export function entityTag(bytes: string | Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/** @param header `If-None-Match`: what the client has already */
export function isAmong(tag: string, header = ''): boolean {
  const known = [tag, tag.slice(2), '*'];
  return header.split(',').some((given) => known.includes(given.trim()));
}
