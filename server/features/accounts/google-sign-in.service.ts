import type { EntityManager } from 'typeorm';
import { accountTexts } from '#schema/rules/accounts.ts';
import { failure, invalidInput, type Result, successOf } from '#server/results.ts';
import type { AccountParts, ClientInfo } from './account-parts.ts';
import { type GoogleCredentials, type GoogleIdentity, isGmail, UNNAMED } from './google-identity.ts';
import { lockUserOfMailbox } from './lock-user.ts';
import { isReservedName } from './reserved-names.ts';
import { LoginSuccessType } from './sign-in.type.ts';
import { UserEntity } from './user.entity.ts';

const unavailable = failure('SERVICE_UNAVAILABLE', accountTexts.googleUnavailable);

/** Signs members in with Google. Accounts are identified by Google's `sub`, because email addresses change owners. */
export class GoogleSignInService {
  /** @param credentials - undefined if no client id is configured */
  constructor(
    private readonly parts: AccountParts,
    private readonly credentials: GoogleCredentials | undefined,
  ) {}

  /**
   * Signs in, and creates an account the first time. An existing account is linked only if Google controls its address,
   * and taken over if its address was never verified.
   * @throws {ThrottledError}
   */
  async login(credential: string, caller: ClientInfo): Promise<Result<LoginSuccessType>> {
    if (!this.credentials) return unavailable;
    if (credential.trim() === '')
      return invalidInput([{ field: 'credential', code: 'REQUIRED', message: accountTexts.credentialMissing }]);
    // Runs before the queue, so that other sign-ins of this client do not wait for Google's keys.
    const identity = await this.credentials.read(credential);
    return this.parts.attempts.runForClient(caller.client, () => this.check(identity, caller));
  }

  private async check(
    identity: Awaited<ReturnType<GoogleCredentials['read']>>,
    caller: ClientInfo,
  ): Promise<Result<LoginSuccessType>> {
    const { dataSource, sessions, knownNetworks } = this.parts;
    if (identity === 'unavailable') return unavailable;
    if (!identity) return failure('INVALID_CREDENTIALS', accountTexts.googleFailed);
    const user = await this.getAccount(identity);
    const token = user && (await sessions.start(user.id, { googleSub: identity.sub }, caller.userAgent));
    if (!token) return failure('ACCOUNT_EXISTS', accountTexts.accountExists);
    await knownNetworks.remember(dataSource.manager, user.id, caller.client);
    return successOf(LoginSuccessType, { message: accountTexts.loggedIn, token, username: user.username });
  }

  /** Finds, links or creates the account of an identity. Returns null if an existing account must not be linked. */
  private getAccount(identity: GoogleIdentity): Promise<Pick<UserEntity, 'id' | 'username'> | null> {
    const { sub, email, isAuthoritative } = identity;
    return this.parts.dataSource.transaction(async (manager) => {
      const linkedUser = await manager.findOneBy(UserEntity, { googleSub: sub });
      if (linkedUser) return linkedUser;
      const username = (await isReservedName(manager, identity.username)) ? UNNAMED : identity.username;
      const existing = await lockUserOfMailbox(manager, email);
      // Outside Gmail, an address with a plus part may have another owner. A block applies to the whole mailbox.
      const isSameOwner = existing && (existing.email === email || isGmail(email) || existing.blockedAt);
      if (!existing || !isSameOwner) {
        const user = { username, email, emailVerifiedAt: () => 'now()', googleSub: sub };
        const { identifiers } = await manager.insert(UserEntity, user);
        return { id: Number(identifiers[0]?.id), username };
      }
      // A sign-in in another window has already linked the account.
      if (existing.googleSub === sub) return existing;
      if (existing.googleSub || existing.blockedAt || !isAuthoritative) return null;
      if (!existing.emailVerifiedAt) return this.takeOver(manager, existing.id, { sub, email, username });
      await manager.update(UserEntity, existing.id, { googleSub: sub });
      return existing;
    });
  }

  /**
   * Gives an account with an unverified address to the address's owner: anyone may have registered it. The former name,
   * password and links of that registration are removed.
   */
  private async takeOver(
    manager: EntityManager,
    id: number,
    { sub, email, username }: Pick<GoogleIdentity, 'sub' | 'email' | 'username'>,
  ) {
    const { tokens, sessions, accessTokens } = this.parts;
    const changes = {
      username,
      email,
      googleSub: sub,
      emailVerifiedAt: new Date(),
      passwordHash: null,
      isContested: false,
    };
    await manager.update(UserEntity, id, changes);
    await tokens.remove(manager, 'verify', String(id));
    await tokens.remove(manager, 'reset', String(id));
    await sessions.endAll(manager, id);
    await accessTokens.revokeAll(manager, id);
    return { id, username };
  }
}
