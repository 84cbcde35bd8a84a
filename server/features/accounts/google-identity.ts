import type { OAuth2Client, TokenPayload } from 'google-auth-library';
import { looksLikeEmail, MAX_USERNAME_LENGTH } from '#schema/rules/accounts.ts';
import { DAY_SECONDS } from '#schema/rules/time.ts';
import { toStoredEmail } from '#server/security/mailbox.ts';

/** A person, as Google identifies them. */
export interface GoogleIdentity {
  /** Google's id of the account, which never changes. */
  sub: string;
  email: string;
  username: string;
  /** `true` if Google controls the email address now, rather than having verified it once. */
  isAuthoritative: boolean;
  issuedAt: Date;
}

/** Display name of an account if its Google name is empty or reserved. */
export const UNNAMED = 'Member';

/** Tolerated clock difference to Google, in seconds; the library uses the same for `iat` and `exp`. */
const CLOCK_SKEW = 300;
/** Time limit of a request for Google's keys, in ms. */
const KEYS_TIMEOUT_MS = 5_000;

/** Reads ID tokens of the Google sign-in button. */
export class GoogleCredentials {
  private client?: Promise<OAuth2Client>;

  /** @param certsUrl - URL of Google's PEM certificates by `kid` */
  constructor(
    private readonly clientId: string,
    private readonly certsUrl: string,
  ) {}

  /** Returns the person that a credential identifies; null if it is invalid; 'unavailable' if Google's keys are. */
  async read(credential: string): Promise<GoogleIdentity | null | 'unavailable'> {
    this.client ??= this.createClient();
    try {
      const ticket = await (await this.client).verifyIdToken({
        idToken: credential,
        audience: this.clientId,
        maxExpiry: DAY_SECONDS,
      });
      // The library accepts only RSA signatures over SHA-256, no matter what the header says.
      return getIdentity(ticket.getPayload());
    } catch (error) {
      // The error is not logged, because its message may contain the whole credential.
      return /^Failed to retrieve verification certificates/.test(String((error as Error).message))
        ? 'unavailable'
        : null;
    }
  }

  /** Loads the library lazily, because most processes receive no credential for a while. */
  private async createClient(): Promise<OAuth2Client> {
    const { OAuth2Client } = await import('google-auth-library');
    return new OAuth2Client({
      endpoints: { oauth2FederatedSignonPemCertsUrl: this.certsUrl },
      transporterOptions: { timeout: KEYS_TIMEOUT_MS, retryConfig: { retry: 0, noResponseRetries: 0 } },
    });
  }
}

function getIdentity(claims: Partial<TokenPayload> & { nbf?: number } = {}): GoogleIdentity | null {
  const { sub, email: address, email_verified, name, hd, iat, nbf } = claims;
  // The library checks only `iat` and `exp`.
  if (nbf !== undefined && nbf > Date.now() / 1_000 + CLOCK_SKEW) return null;
  if (typeof sub !== 'string' || sub === '' || typeof address !== 'string' || email_verified !== true) return null;
  const email = toStoredEmail(address);
  if (!looksLikeEmail(email)) return null;
  const isAuthoritative = isGmail(email) || (typeof hd === 'string' && hd !== '');
  const username = toDisplayName(name) || toDisplayName(email.split('@')[0]) || UNNAMED;
  return { sub, email, username, isAuthoritative, issuedAt: new Date(Number(iat) * 1_000) };
}

/** Returns `true` for a Gmail address, which Google never assigns to anyone else. */
export function isGmail(email: string): boolean {
  return /@(gmail|googlemail)\.com$/.test(email);
}

/** Shortens a name, and removes control and formatting characters, which could break or reorder its line. */
function toDisplayName(name: unknown): string {
  const text = typeof name === 'string' ? name : '';
  const plain = text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '');
  return Array.from(plain.replace(/\s+/gu, ' ').trim()).slice(0, MAX_USERNAME_LENGTH).join('').trim();
}
