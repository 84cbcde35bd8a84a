import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, type FindOperator, IsNull, MoreThan } from 'typeorm';
import { RESET_SECONDS, VERIFICATION_SECONDS } from '#schema/rules/accounts.ts';
import { CONFIRMATION_SECONDS } from '#schema/rules/newsletter.ts';
import { INVITATION_SECONDS } from '#schema/rules/staff.ts';
import { OneTimeTokenEntity } from './one-time-token.entity.ts';

/** Lifetimes by kind, in seconds. */
export const lifetimes = {
  verify: VERIFICATION_SECONDS,
  reset: RESET_SECONDS,
  newsletter: CONFIRMATION_SECONDS,
  invite: INVITATION_SECONDS,
} as const;

type TokenKind = keyof typeof lifetimes;

/** Single-use tokens in emailed links: 256 random bits, of which only the hash is stored. */
export class OneTimeTokens {
  /** Creates a token for a link, and stores its hash. */
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
   * Returns the owner of a token; null if no such token is stored. Takes no lock: a transaction that needs the owner's
   * row locks that row before the token, to avoid a deadlock between two tokens of one owner.
   */
  async getSubject(manager: EntityManager, kind: TokenKind, token: string): Promise<string | null> {
    const row = await manager.findOneBy(OneTimeTokenEntity, { hash: toHash(token), kind });
    return row?.subject ?? null;
  }

  /** Returns a token's row, locked until the transaction ends; null if no such token is stored. */
  find(manager: EntityManager, kind: TokenKind, token: string): Promise<OneTimeTokenEntity | null> {
    const where = { hash: toHash(token), kind };
    return manager.findOne(OneTimeTokenEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Marks a token as used. @returns whether it was valid; only one of several concurrent uses succeeds */
  async use(manager: EntityManager, kind: TokenKind, token: string): Promise<boolean> {
    const valid = { hash: toHash(token), kind, usedAt: IsNull(), expiresAt: MoreThan(new Date()) };
    const { affected } = await manager.update(OneTimeTokenEntity, valid, { usedAt: new Date(), payload: null });
    return affected === 1;
  }

  /** Clears the payloads of an owner's verification tokens, because another token has been used. */
  async clearVerificationPayloads(manager: EntityManager, subject: string): Promise<void> {
    await manager.update(OneTimeTokenEntity, { kind: 'verify', subject }, { payload: null });
  }

  /** Deletes an owner's tokens of a kind. */
  async remove(manager: EntityManager, kind: TokenKind, subject: string | FindOperator<string>): Promise<void> {
    await manager.delete(OneTimeTokenEntity, { kind, subject });
  }
}

/** Hashes the text of a token, not the bytes that it encodes, which have several encodings. */
function toHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
