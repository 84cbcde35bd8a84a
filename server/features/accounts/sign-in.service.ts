import { accountTexts } from '#schema/rules/accounts.ts';
import { failure, type Result, successOf } from '#server/results.ts';
import { toStoredEmail } from '#server/security/mailbox.ts';
import type { AccountParts, ClientInfo } from './account-parts.ts';
import { type LoginInput, LoginSuccessType, LogoutSuccessType } from './sign-in.type.ts';
import { UserEntity } from './user.entity.ts';

const invalidCredentials = failure('INVALID_CREDENTIALS', accountTexts.wrongCredentials);

/** Signs members in with a password, and signs them out. */
export class SignInService {
  constructor(private readonly parts: AccountParts) {}

  /**
   * Signs in. An unknown account, a wrong password, an account without a password and too many attempts for an account
   * get the same response; all but the last take the same time.
   * @throws {ThrottledError | OverloadedError}
   */
  async login(input: LoginInput, caller: ClientInfo): Promise<Result<LoginSuccessType>> {
    this.parts.passwords.admit();
    return this.parts.attempts.runForClient(caller.client, () => this.check(input, caller));
  }

  /** Ends the session of a token, if there is one. */
  async logout(token: string | undefined): Promise<LogoutSuccessType> {
    if (token !== undefined) await this.parts.sessions.end(token);
    return new LogoutSuccessType(accountTexts.loggedOut);
  }

  private async check(input: LoginInput, caller: ClientInfo): Promise<Result<LoginSuccessType>> {
    const { dataSource, attempts, passwords, sessions, knownNetworks } = this.parts;
    const email = toStoredEmail(input.email);
    if (!(await attempts.reserve(caller.client, email))) return invalidCredentials;
    // Postgres rejects NUL, and no email address contains one.
    const user = await dataSource.getRepository(UserEntity).findOneBy({ email: email.replaceAll('\0', ' ') });
    const passwordHash = user?.passwordHash ?? null;
    const isRight = await passwords.matches(passwordHash, input.password);
    if (!user || !passwordHash || !isRight) return invalidCredentials;
    await attempts.succeed(caller.client, email);
    if (!user.emailVerifiedAt) return failure('EMAIL_NOT_VERIFIED', accountTexts.emailNotVerified);
    const token = await sessions.start(user.id, { passwordHash }, caller.userAgent);
    if (!token) return invalidCredentials;
    await knownNetworks.remember(dataSource.manager, user.id, caller.client);
    return successOf(LoginSuccessType, { message: accountTexts.loggedIn, token, username: user.username });
  }
}
