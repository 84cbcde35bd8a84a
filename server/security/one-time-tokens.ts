import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, type FindOperator, IsNull, MoreThan } from 'typeorm';
import { RESET_SECONDS, VERIFICATION_SECONDS } from '#schema/rules/accounts.ts';
import { CONFIRMATION_SECONDS } from '#schema/rules/newsletter.ts';
import { INVITATION_SECONDS } from '#schema/rules/staff.ts';
import { OneTimeTokenEntity } from './one-time-token.entity.ts';

/** Each kind's lifetime in seconds. */
export const lifetimes = {
  verify: VERIFICATION_SECONDS,
  reset: RESET_SECONDS,
  newsletter: CONFIRMATION_SECONDS,
  invite: INVITATION_SECONDS,
} as const;

type TokenKind = keyof typeof lifetimes;

/** The tokens of links in mails: 256 random bits, of which the database has only the hash, good for one use. */
export class OneTimeTokens {
  /** Returns the text for the link; it is nowhere else. */
  async issue(
    manager: EntityManager,
    kind: TokenKind,
    subject: string,
    payload: object | null = null,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + lifetimes[kind] * 1_000);
    await manager.insert(OneTimeTokenEntity, { hash: toHash(token), kind, subject, payload, expiresAt });
    return token;
  }

  /**
   * Takes no lock: a transaction that needs the subject's own row locks it before the token, or two tokens of one
   * subject would wait for each other.
   * @returns a token's owner, or null if no such token was sent
   */
  async getSubject(manager: EntityManager, kind: TokenKind, token: string): Promise<string | null> {
    const row = await manager.findOneBy(OneTimeTokenEntity, { hash: toHash(token), kind });
    return row?.subject ?? null;
  }

  /** Returns the token's row, locked until the transaction ends, or null if no such token was sent. */
  find(manager: EntityManager, kind: TokenKind, token: string): Promise<OneTimeTokenEntity | null> {
    const where = { hash: toHash(token), kind };
    return manager.findOne(OneTimeTokenEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Marks a token as used. Returns whether it was live; of several concurrent uses one succeeds. */
  async use(manager: EntityManager, kind: TokenKind, token: string): Promise<boolean> {
    const live = { hash: toHash(token), kind, usedAt: IsNull(), expiresAt: MoreThan(new Date()) };
    const { affected } = await manager.update(OneTimeTokenEntity, live, { usedAt: new Date(), payload: null });
    return affected === 1;
  }

  /** Clears the payloads of all tokens of a kind, because their decision has been made. */
  async dropPayloads(manager: EntityManager, kind: TokenKind, subject: string): Promise<void> {
    await manager.update(OneTimeTokenEntity, { kind, subject }, { payload: null });
  }

  /** Removes all tokens of a kind. */
  async remove(manager: EntityManager, kind: TokenKind, subject: string | FindOperator<string>): Promise<void> {
    await manager.delete(OneTimeTokenEntity, { kind, subject });
  }
}

/** Hashes the text, not the bytes: another encoding of the same bytes is another token. */
function toHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
