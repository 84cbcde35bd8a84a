import { hkdfSync } from 'node:crypto';

/** @returns a key of 32 bytes for one purpose: what is signed for one cannot be used for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `mesob: ${purpose}`, 32));
}
