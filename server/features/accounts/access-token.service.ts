import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type DataSource, type EntityManager, IsNull, Raw } from 'typeorm';
import { accountTexts } from '#schema/rules/accounts.ts';
import { MAX_TOKENS, normalizeTokenName, TOKEN_PREFIX, type TokenScope, tokenTexts } from '#schema/rules/tokens.ts';
import { StatementReader } from '#server/database/statements.ts';
import { UnauthenticatedError } from '#server/errors.ts';
import { invalidInput, type Result, successOf } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import type { Throttles } from '#server/security/throttles.ts';
import { AccessTokenEntity } from './access-token.entity.ts';
import {
  type AccessTokenType,
  type CreateTokenInput,
  CreateTokenSuccessType,
  RevokeTokenSuccessType,
} from './access-token.type.ts';
import { tokenUser } from './account.statements.ts';
import { lockUser } from './lock-user.ts';
import type { PersonalData } from './personal-data.ts';
import { SessionEntity } from './session.entity.ts';
import { type SessionUser, UUID } from './sessions.ts';

/** Format of a token: 256 random bits in hex after the prefix. */
const TOKEN_FORMAT = new RegExp(`^${TOKEN_PREFIX}[0-9a-f]{64}$`);

/** A member, and the scope of a program's token. `sessionId` is the id of that token. */
export interface TokenUser extends SessionUser {
  scope: TokenScope;
}

/** Tokens with which programs act for members. A token is invalid on every instance once its row is deleted. */
export class AccessTokenService {
  private readonly reader: StatementReader;

  constructor(
    private readonly dataSource: DataSource,
    private readonly throttles: Throttles,
  ) {
    this.reader = new StatementReader(dataSource);
  }

  /** Returns the member whose token this is; null if it is invalid or has expired, or the member is blocked. */
  async getUser(token: string): Promise<TokenUser | null> {
    if (!TOKEN_FORMAT.test(token)) return null;
    const [row] = await this.reader.rows(tokenUser, [toHash(token)]);
    if (!row) return null;
    const { isFirstToday, ...user } = row;
    if (isFirstToday)
      await this.dataSource.manager.update(AccessTokenEntity, user.sessionId, {
        lastUsedOn: () => "(now() at time zone 'utc')::date",
      });
    return user;
  }

  /**
   * Creates a token.
   * @throws {UnauthenticatedError} if the session has just ended, for example by a reset, which also revokes tokens
   * @throws {ThrottledError}
   */
  async create(viewer: SessionUser, input: CreateTokenInput, client: Client): Promise<Result<CreateTokenSuccessType>> {
    await this.throttles.countForMember('createToken', viewer.id, client);
    return this.dataSource.transaction(async (manager) => {
      // Locks the member's row, so that concurrent requests cannot exceed the limit.
      await lockUser(manager, { id: viewer.id });
      if (!(await manager.existsBy(SessionEntity, { id: viewer.sessionId, userId: viewer.id })))
        throw new UnauthenticatedError(accountTexts.signInFirst);
      if ((await findValidTokens(manager, viewer.id)).length >= MAX_TOKENS)
        return invalidInput([{ field: 'name', code: 'OUT_OF_RANGE', message: tokenTexts.tooMany }]);
      const token = `${TOKEN_PREFIX}${randomBytes(32).toString('hex')}`;
      const { scope, expiresInDays } = input;
      const id = randomUUID();
      await manager.insert(AccessTokenEntity, {
        id,
        userId: viewer.id,
        hash: toHash(token),
        name: normalizeTokenName(input.name),
        scope,
        expiresAt: expiresInDays ? () => `now() + interval '${expiresInDays} days'` : null,
      });
      const row = await manager.findOneByOrFail(AccessTokenEntity, { id });
      const accessToken = toAccessToken(row);
      return successOf(CreateTokenSuccessType, { message: tokenTexts.created, token, accessToken, viewer });
    });
  }

  /** Revokes a token of the member. */
  async revoke(viewer: SessionUser, id: string): Promise<Result<RevokeTokenSuccessType>> {
    const { affected } = UUID.test(id)
      ? await this.dataSource.manager.delete(AccessTokenEntity, { id, userId: viewer.id })
      : { affected: 0 };
    return affected === 1
      ? successOf(RevokeTokenSuccessType, { message: tokenTexts.revoked, viewer })
      : invalidInput([{ field: 'id', code: 'NOT_FOUND', message: tokenTexts.unknown }]);
  }

  /** Revokes all tokens of a member. */
  async revokeAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(AccessTokenEntity, { userId });
  }

  /** Returns a member's valid tokens, newest first. */
  async list(userId: number): Promise<AccessTokenType[]> {
    return (await findValidTokens(this.dataSource.manager, userId)).map(toAccessToken);
  }
}

function findValidTokens(manager: EntityManager, userId: number): Promise<AccessTokenEntity[]> {
  const validConditions = [{ expiresAt: IsNull() }, { expiresAt: Raw((column) => `${column} > now()`) }];
  return manager.find(AccessTokenEntity, {
    where: validConditions.map((condition) => ({ userId, ...condition })),
    order: { createdAt: 'DESC', id: 'ASC' },
  });
}

/** Copies an allow-list of fields, so that the hash never leaves the server. */
function toAccessToken({ id, name, scope, createdAt, lastUsedOn, expiresAt }: AccessTokenEntity): AccessTokenType {
  return { id, name, scope, createdAt, lastUsedOn, expiresAt };
}

function toHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Tokens of a member, without the secrets: only hashes are stored. They are deleted with the member's row. */
export const personalTokens: PersonalData = {
  name: 'tokens',
  collect: async (manager, { id }) => (await findValidTokens(manager, id)).map(toAccessToken),
};
