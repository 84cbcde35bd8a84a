import type { EntityManager } from 'typeorm';
import { accountTexts } from '#schema/rules/accounts.ts';
import { failure, type Result, successOf } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import { runInConstantTime } from '#server/security/constant-time.ts';
import { toStoredEmail } from '#server/security/mailbox.ts';
import type { AccountParts } from './account-parts.ts';
import { isGmail } from './google-identity.ts';
import { lockUser } from './lock-user.ts';
import { ForgotPasswordSuccessType, type ResetPasswordInput, ResetPasswordSuccessType } from './password-reset.type.ts';
import type { AccountEmailInput } from './registration.type.ts';
import { UserEntity } from './user.entity.ts';

const invalidLink = failure('INVALID_LINK', accountTexts.resetLinkInvalid);

/** Resets passwords with an emailed link. */
export class PasswordResetService {
  constructor(private readonly parts: AccountParts) {}

  /**
   * Sends a link if the account exists, verified or not, with or without a password. A blocked account gets none.
   * @throws {ThrottledError}
   */
  async forgotPassword(input: AccountEmailInput, client: Client): Promise<ForgotPasswordSuccessType> {
    const email = toStoredEmail(input.email);
    const isAllowed = await this.parts.throttles.countForMailbox('forgot', client, email);
    return runInConstantTime(async () => {
      if (isAllowed)
        await this.parts.dataSource.transaction((manager) => this.sendLink(manager, email, input.returnPath));
      return new ForgotPasswordSuccessType(accountTexts.resetLinkSent);
    });
  }

  /**
   * Sets a new password for the account that a link was sent to, and ends all sessions and access tokens. It also
   * verifies the address, because the link was sent to the mailbox.
   * @throws {ThrottledError | OverloadedError}
   */
  async resetPassword(
    { token, password }: ResetPasswordInput,
    client: Client,
  ): Promise<Result<ResetPasswordSuccessType>> {
    const { dataSource, throttles, tokens, passwords } = this.parts;
    await throttles.countForClient('reset', client);
    const storedToken = await dataSource.transaction((manager) => tokens.find(manager, 'reset', token));
    // Skips hashing for a link that cannot be used.
    if (!storedToken) return invalidLink;
    if (storedToken.isUsed || storedToken.isExpired) {
      const user = await dataSource.manager.findOneBy(UserEntity, { id: Number(storedToken.subject) });
      return { ...invalidLink, sentTo: user?.email };
    }
    const passwordHash = await passwords.hash(password);
    const email = await this.setPassword(token, passwordHash, client);
    if (email === null) return invalidLink;
    await this.parts.attempts.reset(client, email);
    return successOf(ResetPasswordSuccessType, { message: accountTexts.passwordReset, email });
  }

  private async sendLink(manager: EntityManager, email: string, returnPath?: string | null): Promise<void> {
    const { tokens, outbox, links } = this.parts;
    // Locks the account, so that it is not deleted while its link is sent.
    const user = await lockUser(manager, { email });
    if (!user || user.blockedAt) return;
    const link = links.reset(await tokens.issue(manager, 'reset', String(user.id)), returnPath);
    await outbox.queue(manager, { template: 'reset-password', to: email, username: user.username, link });
  }

  /** Sets the password. @returns the member's address; null if the link can no longer be used */
  private setPassword(token: string, passwordHash: string, client: Client): Promise<string | null> {
    const { dataSource, tokens, sessions, accessTokens, knownNetworks, outbox, links } = this.parts;
    return dataSource.transaction(async (manager) => {
      const subject = await tokens.getSubject(manager, 'reset', token);
      if (subject === null) return null;
      const id = Number(subject);
      const user = await lockUser(manager, { id });
      if (!user?.email || user.blockedAt || !(await tokens.use(manager, 'reset', token))) return null;
      await manager.update(UserEntity, id, {
        passwordHash,
        emailVerifiedAt: user.emailVerifiedAt ?? new Date(),
        isContested: false,
        // The Google account may be an earlier owner's, so it is unlinked. If Google controls the address, the next
        // sign-in links it again.
        ...(user.googleSub && !isGmail(user.email) && { googleSub: null }),
      });
      await sessions.endAll(manager, id);
      await accessTokens.revokeAll(manager, id);
      await tokens.remove(manager, 'reset', subject);
      await tokens.clearVerificationPayloads(manager, subject);
      await knownNetworks.remember(manager, id, client);
      const { email, username } = user;
      await outbox.queue(manager, { template: 'password-changed', to: email, username, link: links.forgotPassword });
      return email;
    });
  }
}
