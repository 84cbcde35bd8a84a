import { looksLikeEmail, MAX_USERNAME_LENGTH } from '#schema/rules/accounts.ts';
import { toStoredEmail } from '#server/security/mailbox.ts';
import type { GoogleKeyring, GoogleKeys } from './google-keys.ts';

/** Person that Google vouches for. */
export interface GoogleIdentity {
  /** Google's name for the account, which never changes. */
  sub: string;
  email: string;
  username: string;
  /** `true` when the address is Google's to speak for now, rather than one that its owner once confirmed. */
  isAuthoritative: boolean;
  issuedAt: Date;
}

/** The display name of an account whose own cannot be shown. */
export const UNNAMED = 'Member';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** Seconds that a credential may live at most; Google's live an hour. */
const LONGEST_LIFE = 24 * 60 * 60;
/** Seconds that Google's clock may differ from ours, as the library has it for `iat` and `exp`. */
const CLOCK_SKEW = 300;

/** Reads credentials of Google's button: ID tokens. */
export class GoogleCredentials {
  constructor(
    private readonly clientId: string,
    private readonly keyring: GoogleKeyring,
  ) {}

  /**
   * @returns the person it names; null where anything about it is wrong; 'unavailable' where Google's keys cannot
   * be had.
   */
  async read(credential: string): Promise<GoogleIdentity | null | 'unavailable'> {
    let keys: GoogleKeys;
    try {
      keys = await this.keyring.current();
    } catch {
      return 'unavailable';
    }
    try {
      // Loaded with the first credential: most starts see none for a while.
      const { OAuth2Client } = await import('google-auth-library');
      const ticket = await new OAuth2Client().verifySignedJwtWithCertsAsync(
        credential,
        keys,
        this.clientId,
        ISSUERS,
        LONGEST_LIFE,
      );
      // Only an RSA signature over SHA-256 was accepted, no matter what its header says.
      return identityOf(ticket.getPayload());
    } catch {
      // Its messages hold the whole credential: they go nowhere.
      return null;
    }
  }
}

interface Claims {
  sub?: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  hd?: string;
  iat?: number;
  nbf?: number;
}

function identityOf({ iat, nbf, ...claims }: Claims = {}): GoogleIdentity | null {
  const { sub, email: address, email_verified, name, hd } = claims;
  // The library looks at `iat` and `exp` only.
  if (nbf !== undefined && nbf > Date.now() / 1_000 + CLOCK_SKEW) return null;
  if (typeof sub !== 'string' || sub === '' || typeof address !== 'string' || email_verified !== true) return null;
  const email = toStoredEmail(address);
  if (!looksLikeEmail(email)) return null;
  const isAuthoritative = isGmail(email) || (typeof hd === 'string' && hd !== '');
  const username = displayName(name) || displayName(email.split('@')[0]) || UNNAMED;
  return { sub, email, username, isAuthoritative, issuedAt: new Date(Number(iat) * 1_000) };
}

/** Returns `true` for an address of Google's own, which no one else can give away. */
export function isGmail(email: string): boolean {
  return /@(gmail|googlemail)\.com$/.test(email);
}

/** Any name, but for what would break or reorder the line that it stands in. */
function displayName(name: unknown): string {
  const text = typeof name === 'string' ? name : '';
  const plain = text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '');
  return Array.from(plain.replace(/\s+/gu, ' ').trim()).slice(0, MAX_USERNAME_LENGTH).join('').trim();
}
