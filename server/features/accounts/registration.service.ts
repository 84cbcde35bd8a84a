import type { EntityManager } from 'typeorm';
import { accountTexts, normalizeUsername } from '#schema/rules/accounts.ts';
import { failure, type Result, success, successOf } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import { runInConstantTime } from '#server/security/constant-time.ts';
import { toStoredEmail } from '#server/security/mailbox.ts';
import type { AccountParts } from './account-parts.ts';
import { lockUser, lockUserOfMailbox } from './lock-user.ts';
import {
  type AccountEmailInput,
  type RegisterInput,
  RegisterSuccessType,
  ResendVerificationSuccessType,
  VerifyEmailSuccessType,
} from './registration.type.ts';
import { isReservedName, reservedNameFailure } from './reserved-names.ts';
import { UserEntity } from './user.entity.ts';

/** Values of a registration, with the password hashed. */
interface Registration {
  username: string;
  email: string;
  passwordHash: string;
  returnPath?: string | null;
}

/** Registers accounts, from the form to the verified address. No response reveals whether an address has an account. */
export class RegistrationService {
  constructor(private readonly parts: AccountParts) {}

  /**
   * Creates an account with an unverified address, or changes the mailbox's unverified account. If an account is
   * verified, emails its owner that it exists. A blocked mailbox gets no email.
   * @throws {ThrottledError | OverloadedError}
   */
  async register(input: RegisterInput, client: Client): Promise<Result<RegisterSuccessType>> {
    const email = toStoredEmail(input.email);
    this.parts.passwords.admit();
    if (await isReservedName(this.parts.dataSource.manager, input.username)) return reservedNameFailure;
    const isAllowed = await this.parts.throttles.countForMailbox('register', client, email);
    return runInConstantTime(async () => {
      // Also hashed if the address is taken, so that both take the same time.
      const passwordHash = await this.parts.passwords.hash(input.password);
      const registration = {
        username: normalizeUsername(input.username),
        email,
        passwordHash,
        returnPath: input.returnPath,
      };
      if (isAllowed)
        await this.parts.dataSource.transaction((manager) => this.storeRegistration(manager, registration));
      return success(new RegisterSuccessType(accountTexts.registered));
    });
  }

  /** Verifies an email address with the token of a link, and remembers the client's network. */
  verifyEmail(token: string, client: Client): Promise<Result<VerifyEmailSuccessType>> {
    const { dataSource, tokens, knownNetworks } = this.parts;
    return dataSource.transaction(async (manager) => {
      const subject = await tokens.getSubject(manager, 'verify', token);
      const user = subject === null ? null : await lockUser(manager, { id: Number(subject) });
      const storedToken = user && (await tokens.find(manager, 'verify', token));
      if (!storedToken) return failure('INVALID_LINK', accountTexts.verificationInvalid);
      if (user.emailVerifiedAt) return failure('ALREADY_VERIFIED', accountTexts.alreadyVerified, user.email);
      if (storedToken.isExpired || storedToken.isUsed)
        return failure('LINK_EXPIRED', accountTexts.verificationExpired, user.email);
      await manager.update(UserEntity, user.id, {
        ...getVerifiedFields(storedToken.payload, user),
        emailVerifiedAt: new Date(),
        isContested: false,
      });
      await tokens.use(manager, 'verify', token);
      await tokens.clearVerificationPayloads(manager, storedToken.subject);
      await knownNetworks.remember(manager, user.id, client);
      return successOf(VerifyEmailSuccessType, { message: accountTexts.verified, email: user.email ?? '' });
    });
  }

  /** Sends another link if an account waits for verification. @throws {ThrottledError} */
  async resendVerification(input: AccountEmailInput, client: Client): Promise<ResendVerificationSuccessType> {
    const email = toStoredEmail(input.email);
    const isAllowed = await this.parts.throttles.countForMailbox('resend', client, email);
    return runInConstantTime(async () => {
      if (isAllowed)
        await this.parts.dataSource.transaction((manager) => this.resend(manager, email, input.returnPath));
      return new ResendVerificationSuccessType(accountTexts.resent);
    });
  }

  private async storeRegistration(manager: EntityManager, registration: Registration): Promise<void> {
    const { outbox, links } = this.parts;
    const { email, username, passwordHash, returnPath } = registration;
    const user = await lockUserOfMailbox(manager, email);
    if (!user) {
      const { identifiers } = await manager.insert(UserEntity, { username, email, passwordHash });
      const id = Number(identifiers[0]?.id);
      await this.sendLink(manager, { id, email, username, returnPath }, { username, passwordHash });
      return;
    }
    if (user.blockedAt) return;
    if (user.emailVerifiedAt) {
      await outbox.queue(manager, {
        template: 'account-exists',
        to: user.email ?? email,
        username: user.username,
        link: links.signIn,
      });
      return;
    }
    await manager.update(UserEntity, user.id, { username, email, passwordHash, isContested: true });
    await this.sendLink(manager, { id: user.id, email, username, returnPath }, { username, passwordHash });
  }

  private async resend(manager: EntityManager, email: string, returnPath?: string | null): Promise<void> {
    // Locks the account, so that it is not deleted while its link is sent.
    const user = await lockUser(manager, { email });
    if (!user || user.emailVerifiedAt || user.blockedAt) return;
    await this.sendLink(manager, { id: user.id, email, username: user.username, returnPath });
  }

  private async sendLink(
    manager: EntityManager,
    { id, email, username, returnPath }: Omit<Registration, 'passwordHash'> & { id: number },
    payload?: Pick<Registration, 'username' | 'passwordHash'>,
  ): Promise<void> {
    const { outbox, links, tokens } = this.parts;
    const token = await tokens.issue(manager, 'verify', String(id), payload);
    const link = links.verification(token, returnPath);
    await outbox.queue(manager, { template: 'verify-email', to: email, username, link });
  }
}

/**
 * Returns the name and password that a link sets. A registration's link sets the values of that registration, so
 * registering another person's address gains nothing if its owner registers, too. A link that was requested again keeps
 * the password, unless there were several registrations, because then the password's owner is unknown.
 */
function getVerifiedFields(payload: unknown, user: UserEntity): Partial<UserEntity> {
  if (typeof payload === 'object' && payload !== null && 'username' in payload && 'passwordHash' in payload)
    return { username: String(payload.username), passwordHash: String(payload.passwordHash) };
  return user.isContested ? { passwordHash: null } : {};
}
