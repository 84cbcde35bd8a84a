import { createHash } from 'node:crypto';

/** Returns a number from 0 to below 1 that looks random and is always the same for a name. */
export function draw(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32;
}
