import jwt from 'jsonwebtoken';
import { SESSION_SECONDS } from '#schema/rules/accounts.ts';
import { deriveKey } from '#server/security/signing-secret.ts';

const ISSUER = 'mesob';
const AUDIENCE = 'mesob-api';
const ALGORITHM = 'HS256';
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Claims of a token, once its signature, issuer, audience and age are checked. */
interface SessionClaims {
  sessionId: string;
  userId: number;
}

/** Signs and reads session tokens. A good signature is not enough: the session's row has to be there, too. */
export class SessionTokens {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = deriveKey(secret, 'session tokens');
  }

  sign({ sessionId, userId }: SessionClaims): string {
    return jwt.sign({}, this.key, {
      algorithm: ALGORITHM,
      jwtid: sessionId,
      subject: String(userId),
      issuer: ISSUER,
      audience: AUDIENCE,
      expiresIn: SESSION_SECONDS,
    });
  }

  /** @returns the claims of the token, or null where anything about it is wrong. */
  read(token: string): SessionClaims | null {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE });
      if (typeof claims === 'string' || !UUID.test(claims.jti ?? '') || !/^\d{1,9}$/.test(claims.sub ?? ''))
        return null;
      return { sessionId: String(claims.jti), userId: Number(claims.sub) };
    } catch {
      return null;
    }
  }
}
