import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { PREVIEW_DAYS } from '#schema/rules/content-desk.ts';
import { deriveKey } from '#server/security/signing-secret.ts';
import { CLOCK_GRACE_MS } from '#server/today.ts';

const linkSchema = z.object({ documentId: z.int(), revisionId: z.int(), staffId: z.int(), key: z.uuid() });

/** Rejects tokens signed while the server's clock was ahead: they would expire too late. */
const signedSchema = z.object({ iat: z.int().refine((iat) => iat * 1_000 <= Date.now() + CLOCK_GRACE_MS) });

/** Contents of a secret URL: the text, the editor who shared it, and the key with which its document revokes it. */
export type PreviewLink = z.output<typeof linkSchema>;

/** Creates and reads secret URLs that show a text. They are not stored. */
export class PreviewLinks {
  private readonly key: Buffer;

  /** @param publicUrl - without a trailing slash */
  constructor(
    secret: string,
    private readonly publicUrl: string,
  ) {
    this.key = deriveKey(secret, 'previews');
  }

  /** Returns the URL of a preview. It expires after `PREVIEW_DAYS`, or earlier if its key is revoked. */
  toUrl(link: PreviewLink): string {
    const token = jwt.sign(link, this.key, { algorithm: 'HS256', expiresIn: `${PREVIEW_DAYS}d` });
    return `${this.publicUrl}/preview/${token}`;
  }

  /** Returns the contents of a token; null if it is invalid or has expired. */
  read(token: string): PreviewLink | null {
    try {
      return linkSchema.and(signedSchema).parse(jwt.verify(token, this.key, { algorithms: ['HS256'] }));
    } catch {
      return null;
    }
  }
}
