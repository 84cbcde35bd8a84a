import { accountTexts } from '#schema/rules/accounts.ts';
import { type InvalidInput, invalidInput } from '#server/results.ts';
import { type AccountFailure, accountExists, googleUnavailable, invalidGoogleCredential } from './account-failures.ts';
import type { AccountParts } from './account-parts.ts';
import type { Caller } from './caller.ts';
import type { GoogleCredentials, GoogleIdentity } from './google-identity.ts';
import { lockedUser } from './locked-user.ts';
import { type LoginSuccess, loginSuccess } from './sign-in.service.ts';
import { UserEntity } from './user.entity.ts';

export type GoogleSignInAnswer =
  | LoginSuccess
  | InvalidInput
  | AccountFailure<'InvalidCredentials' | 'AccountExists' | 'GoogleUnavailable'>;

/** Signing in with Google. Accounts are known by Google's `sub`; addresses change hands. */
export class GoogleSignInService {
  /** @param credentials left out where no client id is configured */
  constructor(
    private readonly parts: AccountParts,
    private readonly credentials: GoogleCredentials | undefined,
  ) {}

  /**
   * Signs in, making an account at the first time. An account that is there already is only joined where its address is
   * verified and Google speaks for that address.
   * @throws ThrottledError
   */
  async login(credential: string, caller: Caller): Promise<GoogleSignInAnswer> {
    if (!this.credentials) return googleUnavailable;
    if (credential.trim() === '') return invalidInput({ field: 'credential', message: accountTexts.credentialMissing });
    await this.parts.throttles.signIn(caller.clientAddress);
    const identity = await this.credentials.read(credential);
    if (identity === 'unavailable') return googleUnavailable;
    if (!identity) return invalidGoogleCredential;
    const user = await this.accountOf(identity);
    const token = user && (await this.parts.sessions.start(user.id, { googleSub: identity.sub }, caller.userAgent));
    return token ? loginSuccess(token, user.username) : accountExists;
  }

  /** @returns null where there is an account that must not be joined. */
  private accountOf(identity: GoogleIdentity): Promise<Pick<UserEntity, 'id' | 'username'> | null> {
    const { sub, email, username, isAuthoritative } = identity;
    return this.parts.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(UserEntity, { googleSub: sub });
      if (known) return known;
      const [inserted]: { id: number; username: string }[] = await manager.query(
        `insert into users (username, email, email_verified_at, google_sub) values ($1, $2, now(), $3)
         on conflict do nothing returning id, username`,
        [username, email, sub],
      );
      if (inserted) return inserted;
      const existing = await lockedUser(manager, { email });
      // Two windows at once: the other one was first.
      if (existing?.googleSub === sub) return existing;
      if (!existing?.emailVerifiedAt || existing.googleSub || !isAuthoritative) return null;
      await manager.update(UserEntity, existing.id, { googleSub: sub });
      return existing;
    });
  }
}
