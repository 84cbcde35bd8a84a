import { accountTexts, normalizeUsername } from '#schema/rules/accounts.ts';
import { failure, type Result, success } from '#server/results.ts';
import {
  DeleteAccountSuccessType,
  EndSessionSuccessType,
  type SessionType,
  UpdateUsernameSuccessType,
} from './account.type.ts';
import { type AccountParts, lockedUser } from './account-parts.ts';
import type { PersonalData } from './personal-data.ts';
import type { SessionUser } from './sessions.ts';
import { UserEntity } from './user.entity.ts';

const wrongPassword = failure('INVALID_CREDENTIALS', accountTexts.wrongPassword);

/** What members can see of, and do to, their own accounts. */
export class AccountService {
  /** @param personalData what each feature knows about members */
  constructor(
    private readonly parts: AccountParts,
    private readonly personalData: PersonalData[],
  ) {}

  /** @returns where the member is signed in, the last used first. */
  sessions(viewer: SessionUser): Promise<SessionType[]> {
    return this.parts.sessions.list(viewer);
  }

  /** @returns everything that is known about the member, as JSON. */
  async exportedData(viewer: SessionUser): Promise<string> {
    const { manager } = this.parts.dataSource;
    const { username, email, hasPassword, hasGoogle, createdAt } = viewer;
    const { emailVerifiedAt, googleSub: googleAccount } = await manager.findOneByOrFail(UserEntity, { id: viewer.id });
    const data: Record<string, unknown> = {
      exportedAt: new Date(),
      profile: { username, email, emailVerifiedAt, hasPassword, hasGoogle, googleAccount, createdAt },
      sessions: await this.sessions(viewer),
    };
    for (const { name, collect } of this.personalData) data[name] = await collect(manager, viewer);
    return JSON.stringify(data, null, 2);
  }

  /**
   * Changes the display name.
   * @throws ThrottledError where a member changes it too often: each change has every page with a comment drawn anew
   */
  async updateUsername(viewer: SessionUser, input: string): Promise<Result<UpdateUsernameSuccessType>> {
    const username = normalizeUsername(input);
    if (username !== viewer.username) {
      await this.parts.throttles.rename(viewer.id);
      await this.parts.dataSource.manager.update(UserEntity, viewer.id, { username });
    }
    return success(new UpdateUsernameSuccessType({ ...viewer, username }));
  }

  /** Signs the member out somewhere. */
  async endSession(viewer: SessionUser, id: string): Promise<Result<EndSessionSuccessType>> {
    const ended = await this.parts.sessions.endOne(viewer.id, id);
    return ended
      ? success(new EndSessionSuccessType(viewer))
      : failure('BAD_REQUEST', accountTexts.unknownSession, 'id');
  }

  /** Signs the member out everywhere else. */
  async endOtherSessions(viewer: SessionUser): Promise<EndSessionSuccessType> {
    await this.parts.sessions.endOthers(viewer.id, viewer.sessionId);
    return new EndSessionSuccessType(viewer);
  }

  /**
   * Deletes the account and everything that names the member; reviews stay without a name.
   * @param password needed where the account has one; guessing it is throttled as at sign-in
   * @throws OverloadedError
   */
  async deleteAccount(
    viewer: SessionUser,
    password: string | null | undefined,
    clientAddress: string,
  ): Promise<Result<DeleteAccountSuccessType>> {
    const { dataSource, passwords, attempts, tokens } = this.parts;
    const { passwordHash } = await dataSource.manager.findOneByOrFail(UserEntity, { id: viewer.id });
    if (passwordHash !== null) {
      if (!(await attempts.reserve(clientAddress, viewer.email))) return wrongPassword;
      if (!(await passwords.matches(passwordHash, password ?? ''))) return wrongPassword;
      await attempts.succeed(clientAddress, viewer.email);
    }
    await dataSource.transaction(async (manager) => {
      // First, as in everything that changes an account and its tokens.
      await lockedUser(manager, { id: viewer.id });
      for (const { erase } of this.personalData) await erase?.(manager, viewer);
      await tokens.remove(manager, 'verify', String(viewer.id));
      await tokens.remove(manager, 'reset', String(viewer.id));
      await manager.delete(UserEntity, viewer.id);
    });
    return success(new DeleteAccountSuccessType(accountTexts.accountDeleted));
  }
}
