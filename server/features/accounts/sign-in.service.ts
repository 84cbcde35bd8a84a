import { accountTexts, normalizeEmail } from '#schema/rules/accounts.ts';
import type { InvalidInput } from '#server/results.ts';
import { type AccountFailure, emailNotVerified, invalidCredentials } from './account-failures.ts';
import type { AccountParts } from './account-parts.ts';
import type { Caller } from './caller.ts';
import type { LoginInput } from './sign-in.type.ts';
import { UserEntity } from './user.entity.ts';

export interface LoginSuccess {
  kind: 'LoginSuccess';
  token: string;
  username: string;
  message: string;
}

export type LoginAnswer = LoginSuccess | InvalidInput | AccountFailure<'InvalidCredentials' | 'EmailNotVerified'>;

export interface LogoutAnswer {
  message: string;
}

export function loginSuccess(token: string, username: string): LoginSuccess {
  return { kind: 'LoginSuccess', token, username, message: accountTexts.loggedIn };
}

/** Signing in with a password, and signing out. */
export class SignInService {
  constructor(private readonly parts: AccountParts) {}

  /**
   * Signs in. Unknown, wrong, without a password and tried too often all look the same, and all but the last take as long.
   * @throws ThrottledError, OverloadedError
   */
  async login(input: LoginInput, caller: Caller): Promise<LoginAnswer> {
    const { dataSource, throttles, attempts, passwords, sessions } = this.parts;
    const email = normalizeEmail(input.email);
    passwords.admit();
    await throttles.signIn(caller.clientAddress);
    if (!(await attempts.reserve(caller.clientAddress, email))) return invalidCredentials;
    const user = await dataSource.manager.findOneBy(UserEntity, { email: searchable(email) });
    const passwordHash = user?.passwordHash ?? null;
    const isRight = await passwords.matches(passwordHash, input.password);
    if (!user || !passwordHash || !isRight) return invalidCredentials;
    await attempts.forget(caller.clientAddress, email);
    if (!user.emailVerifiedAt) return emailNotVerified;
    const token = await sessions.start(user.id, { passwordHash }, caller.userAgent);
    return token ? loginSuccess(token, user.username) : invalidCredentials;
  }

  /** Ends the session of a token, if it has one. */
  async logout(token: string | undefined): Promise<LogoutAnswer> {
    if (token !== undefined) await this.parts.sessions.end(token);
    return { message: accountTexts.loggedOut };
  }
}

/** Nobody has an address with a NUL in it, and Postgres does not want to be asked. */
function searchable(email: string): string {
  return email.replaceAll('\0', ' ');
}
