import { IsNull } from 'typeorm';
import { accountTexts, normalizeUsername } from '#schema/rules/accounts.ts';
import { deskTexts } from '#schema/rules/desk.ts';
import { UnauthenticatedError } from '#server/errors.ts';
import { OpenDeskSuccessType } from '#server/features/desk/desk.type.ts';
import { type Failure, failure, invalidInput, type Result, success, successOf } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import { isSameMailbox } from '#server/security/mailbox.ts';
import {
  type DeleteAccountInput,
  DeleteAccountSuccessType,
  EndSessionSuccessType,
  type SessionType,
  UpdateUsernameSuccessType,
} from './account.type.ts';
import type { AccountParts } from './account-parts.ts';
import type { GoogleCredentials } from './google-identity.ts';
import { lockUser } from './lock-user.ts';
import type { PersonalData } from './personal-data.ts';
import { isReservedName, reservedNameFailure } from './reserved-names.ts';
import type { SessionUser } from './sessions.ts';
import { UserEntity } from './user.entity.ts';

/** How long a Google credential proves that its owner is present, in ms. */
const FRESH_MS = 5 * 60_000;

const nameLockedFailure = invalidInput([
  { field: 'username', code: 'INVALID', message: accountTexts.renamedByModerator },
]);
const wrongPasswordFailure = failure('INVALID_CREDENTIALS', accountTexts.wrongPassword);

/** Reads and changes members' own accounts. */
export class AccountService {
  /**
   * @param google - undefined if no client id is configured
   * @param personalData - each feature's data about members
   */
  constructor(
    private readonly parts: AccountParts,
    private readonly google: GoogleCredentials | undefined,
    private readonly personalData: PersonalData[],
  ) {}

  /** Returns the member's sessions, most recently used first. */
  sessions(viewer: SessionUser): Promise<SessionType[]> {
    return this.parts.sessions.list(viewer);
  }

  /** Returns all personal data of the member, as JSON. @throws {ThrottledError} */
  async exportedData(viewer: SessionUser, client: Client): Promise<string> {
    await this.parts.throttles.countForMember('exportData', viewer.id, client);
    const { manager } = this.parts.dataSource;
    const { username, email, hasPassword, hasGoogle, createdAt } = viewer;
    const { emailVerifiedAt, googleSub: googleAccount } = await this.getAccount(viewer);
    const data: Record<string, unknown> = {
      exportedAt: new Date(),
      profile: { username, email, emailVerifiedAt, hasPassword, hasGoogle, googleAccount, createdAt },
      sessions: await this.sessions(viewer),
    };
    for (const { name, collect } of this.personalData) data[name] = await collect(manager, viewer);
    return JSON.stringify(data, null, 2);
  }

  /**
   * Changes the display name, unless a moderator removed the previous one, or the new name is reserved.
   * @throws {ThrottledError} after frequent changes: each change re-renders every page with the member's comments
   */
  async updateUsername(viewer: SessionUser, input: string, client: Client): Promise<Result<UpdateUsernameSuccessType>> {
    const username = normalizeUsername(input);
    if (username !== viewer.username) {
      if (await isReservedName(this.parts.dataSource.manager, username)) return reservedNameFailure;
      await this.parts.throttles.countForMember('rename', viewer.id, client);
      const { id } = await this.getAccount(viewer);
      const whereUnlocked = { id, renamedAt: IsNull() };
      const { affected } = await this.parts.dataSource.manager.update(UserEntity, whereUnlocked, { username });
      if (!affected) return nameLockedFailure;
    }
    return successOf(UpdateUsernameSuccessType, { viewer: { ...viewer, username } });
  }

  /** Opens the desk for a staff member who enters the password again. Attempts are throttled like sign-ins. */
  async openDesk(viewer: SessionUser, password: string, client: Client): Promise<Result<OpenDeskSuccessType>> {
    const { passwordHash } = await this.getAccount(viewer);
    const refusal = await this.checkPassword(viewer.email, passwordHash, password, client);
    if (refusal) return refusal;
    await this.parts.sessions.recordAuthentication(viewer.sessionId);
    return success(new OpenDeskSuccessType(deskTexts.confirmed));
  }

  /** Ends one session of the member. */
  async endSession(viewer: SessionUser, id: string): Promise<Result<EndSessionSuccessType>> {
    const hasEnded = await this.parts.sessions.endOne(viewer.id, id);
    return hasEnded
      ? successOf(EndSessionSuccessType, { viewer })
      : invalidInput([{ field: 'id', code: 'NOT_FOUND', message: accountTexts.unknownSession }]);
  }

  /** Ends all other sessions of the member. */
  async endOtherSessions(viewer: SessionUser): Promise<EndSessionSuccessType> {
    await this.parts.sessions.endOthers(viewer.id, viewer.sessionId);
    return { viewer };
  }

  /** Deletes the account and the member's data; published texts stay, without a name. @throws {OverloadedError} */
  async deleteAccount(
    viewer: SessionUser,
    proof: DeleteAccountInput,
    client: Client,
  ): Promise<Result<DeleteAccountSuccessType>> {
    const { dataSource, tokens } = this.parts;
    const { passwordHash, googleSub } = await this.getAccount(viewer);
    // A missing password is not a failed guess, so the error asks for it.
    if (passwordHash !== null && !proof.password)
      return invalidInput([{ field: 'password', code: 'REQUIRED', message: accountTexts.passwordRequired }]);
    const refusal =
      passwordHash === null
        ? await this.checkGoogleCredential(googleSub, proof.googleCredential ?? '')
        : await this.checkPassword(viewer.email, passwordHash, proof.password ?? '', client);
    if (refusal) return refusal;
    await dataSource.transaction(async (manager) => {
      // Locks the user's row first, like every change to an account and its tokens.
      await lockUser(manager, { id: viewer.id });
      for (const { erase } of this.personalData) await erase?.(manager, viewer);
      await tokens.remove(manager, 'verify', String(viewer.id));
      await tokens.remove(manager, 'reset', String(viewer.id));
      await tokens.remove(manager, 'invite', isSameMailbox(viewer.email));
      await manager.delete(UserEntity, viewer.id);
    });
    return success(new DeleteAccountSuccessType(accountTexts.accountDeleted));
  }

  /** @throws {UnauthenticatedError} if the account was deleted during the request */
  private async getAccount({ id }: SessionUser): Promise<UserEntity> {
    const account = await this.parts.dataSource.manager.findOneBy(UserEntity, { id });
    if (!account) throw new UnauthenticatedError(accountTexts.signInFirst);
    return account;
  }

  /** Returns a failure unless the password is right. Attempts are throttled like sign-ins. */
  private async checkPassword(
    email: string,
    passwordHash: string | null,
    password: string,
    client: Client,
  ): Promise<Failure | undefined> {
    const { passwords, attempts } = this.parts;
    if (!(await attempts.reserve(client, email))) return wrongPasswordFailure;
    if (!(await passwords.matches(passwordHash, password))) return wrongPasswordFailure;
    await attempts.succeed(client, email);
    return undefined;
  }

  /** Returns a failure unless the credential is the owner's, and new: an old credential may be in a log. */
  private async checkGoogleCredential(googleSub: string | null, credential: string): Promise<Failure | undefined> {
    if (!this.google) return failure('SERVICE_UNAVAILABLE', accountTexts.googleUnavailable);
    const identity = await this.google.read(credential);
    if (identity === 'unavailable') return failure('SERVICE_UNAVAILABLE', accountTexts.googleUnavailable);
    const isOwner = identity !== null && identity.sub === googleSub;
    const isFresh = isOwner && Date.now() - identity.issuedAt.getTime() < FRESH_MS;
    return isFresh ? undefined : failure('INVALID_CREDENTIALS', accountTexts.googleAgain);
  }
}
