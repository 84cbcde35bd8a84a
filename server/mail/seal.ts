import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '#server/security/signing-secret.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts queued emails, which contain email addresses and tokens, with the server's secret. */
interface Seal {
  /** @param label - authenticated with the text: `open` requires the same label */
  close(text: string, label: string): string;
  /** @throws if the secret or the label differs, or a bit was changed */
  open(sealed: string, label: string): string;
}

/** @param secret - the server's secret, from which a key only for this purpose is derived */
export function createSeal(secret: string): Seal {
  const key = deriveKey(secret, 'mails that wait');
  return {
    close(text, label) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(label));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64',
      );
    },
    open(sealed, label) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(label)).setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
