import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { RESET_SECONDS, VERIFICATION_SECONDS } from '#schema/rules/accounts.ts';
import { CONFIRMATION_SECONDS } from '#schema/rules/newsletter.ts';

/** Each kind's lifetime in seconds. */
const lifetimes = {
  verify: VERIFICATION_SECONDS,
  reset: RESET_SECONDS,
  newsletter: CONFIRMATION_SECONDS,
} as const;

export type TokenKind = keyof typeof lifetimes;

/** A token that was sent at some time. */
export interface KnownToken {
  /** Whose it is. */
  subject: string;
  payload: unknown;
  isUsed: boolean;
  isExpired: boolean;
}

/** The tokens of links in mails: 256 random bits, of which the database has only the hash, good for one use. */
export class OneTimeTokens {
  /** @returns the text for the link; it is nowhere else. */
  async issue(manager: EntityManager, kind: TokenKind, subject: string, payload?: object): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await manager.query(
      `insert into one_time_tokens (hash, kind, subject, payload, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
      [hashOf(token), kind, subject, payload ? JSON.stringify(payload) : null, lifetimes[kind]],
    );
    return token;
  }

  /**
   * Locks nothing: whoever needs the subject's own row locks that before the token, or two tokens of one subject wait for
   * each other.
   * @returns whose a token is, or null where none of that kind was sent
   */
  async subjectOf(manager: EntityManager, kind: TokenKind, token: string): Promise<string | null> {
    const rows: { subject: string }[] = await manager.query(
      'select subject from one_time_tokens where hash = $1 and kind = $2',
      [hashOf(token), kind],
    );
    return rows[0]?.subject ?? null;
  }

  /** @returns the token's row, locked until the transaction ends, or null where none of that kind was sent. */
  async find(manager: EntityManager, kind: TokenKind, token: string): Promise<KnownToken | null> {
    const rows: KnownToken[] = await manager.query(
      `select subject, payload, used_at is not null as "isUsed", expires_at <= now() as "isExpired"
       from one_time_tokens where hash = $1 and kind = $2 for update`,
      [hashOf(token), kind],
    );
    return rows[0] ?? null;
  }

  /** Marks a token as used. @returns whose it is, or null where it was not live: of many at once one gets it. */
  async use(manager: EntityManager, kind: TokenKind, token: string): Promise<string | null> {
    const [rows]: [{ subject: string }[]] = await manager.query(
      `update one_time_tokens set used_at = now(), payload = null
       where hash = $1 and kind = $2 and used_at is null and expires_at > now() returning subject`,
      [hashOf(token), kind],
    );
    return rows[0]?.subject ?? null;
  }

  /** Takes the payloads out of all tokens of a kind: what they would have brought has been decided. */
  async dropPayloads(manager: EntityManager, kind: TokenKind, subject: string): Promise<void> {
    await manager.query('update one_time_tokens set payload = null where kind = $1 and subject = $2', [kind, subject]);
  }

  /** Removes all tokens of a kind. */
  async remove(manager: EntityManager, kind: TokenKind, subject: string): Promise<void> {
    await manager.query('delete from one_time_tokens where kind = $1 and subject = $2', [kind, subject]);
  }
}

/** Of the text, not of the bytes: another way to write the same bytes is another token. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
