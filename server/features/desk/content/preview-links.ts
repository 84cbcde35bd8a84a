import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { PREVIEW_DAYS } from '#schema/rules/content-desk.ts';
import { deriveKey } from '#server/security/signing-secret.ts';

const linkSchema = z.object({ documentId: z.int(), revisionId: z.int(), staffId: z.int(), key: z.uuid() });

/** What a secret address says: the text, the editor who shared it, and the key with which its document ends it. */
export type PreviewLink = z.output<typeof linkSchema>;

/** Makes the secret addresses under which a text can be read before it is published. Nothing is stored for them. */
export class PreviewLinks {
  private readonly key: Buffer;

  /** @param publicUrl without a slash at its end */
  constructor(
    secret: string,
    private readonly publicUrl: string,
  ) {
    this.key = deriveKey(secret, 'previews');
  }

  /** Returns the address of a preview; it ends after `PREVIEW_DAYS`, or earlier with its key. */
  to(link: PreviewLink): string {
    const token = jwt.sign(link, this.key, { algorithm: 'HS256', expiresIn: `${PREVIEW_DAYS}d` });
    return `${this.publicUrl}/preview/${token}`;
  }

  /** Returns what a token of ours says; null if it is none, or has expired. */
  read(token: string): PreviewLink | null {
    try {
      return linkSchema.parse(jwt.verify(token, this.key, { algorithms: ['HS256'] }));
    } catch {
      return null;
    }
  }
}
