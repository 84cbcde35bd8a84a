import jwt from 'jsonwebtoken';
import { PREVIEW_DAYS } from '#schema/rules/content-desk.ts';
import { deriveKey } from '#server/security/signing-secret.ts';

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

  /** Returns the address of a preview; it ends after `PREVIEW_DAYS`. */
  to(revisionId: number): string {
    const token = jwt.sign({ revisionId }, this.key, { algorithm: 'HS256', expiresIn: `${PREVIEW_DAYS}d` });
    return `${this.publicUrl}/preview/${token}`;
  }

  /** Returns the revision that a token of ours shows; null where it is none, or has ended. */
  revisionIn(token: string): number | null {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: ['HS256'] });
      return typeof claims === 'object' && Number.isInteger(claims.revisionId) ? claims.revisionId : null;
    } catch {
      return null;
    }
  }
}
