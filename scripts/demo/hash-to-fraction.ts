import { createHash } from 'node:crypto';

/** Returns a pseudorandom number in [0, 1) that depends only on the name. */
export function hashToFraction(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32;
}
