import type { DataSource } from 'typeorm';
import type { Config } from '#server/config.ts';
import { getPool } from '#server/database/data-source.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { OneTimeTokens } from '#server/security/one-time-tokens.ts';
import { Passwords } from '#server/security/passwords.ts';
import { ThrottleStore } from '#server/security/throttle-store.ts';
import { Throttles } from '#server/security/throttles.ts';
import { AccessTokenService, personalTokens } from './access-token.service.ts';
import { AccountService } from './account.service.ts';
import { AccountLinks } from './account-parts.ts';
import { GoogleCredentials } from './google-identity.ts';
import { GoogleSignInService } from './google-sign-in.service.ts';
import { KnownAddresses, personalAddresses } from './known-addresses.ts';
import { PasswordResetService } from './password-reset.service.ts';
import type { PersonalData } from './personal-data.ts';
import { RegistrationService } from './registration.service.ts';
import { Sessions } from './sessions.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInAttempts } from './sign-in-attempts.ts';

/** Dependencies of the account services. */
export interface AccountDependencies {
  config: Config;
  dataSource: DataSource;
  /** Signs sessions; keys are derived from it. */
  secret: string;
  outbox: Outbox;
  passwords?: Passwords;
}

/**
 * Creates the account services for resolvers, REST adapters and other features.
 * @param personalData - data of other features about members
 */
export function createAccountServices(
  { config, dataSource, secret, outbox, passwords = new Passwords() }: AccountDependencies,
  personalData: PersonalData[],
) {
  const store = new ThrottleStore(getPool(dataSource), secret);
  const addresses = new KnownAddresses(dataSource, store);
  const throttles = new Throttles(store);
  const parts = {
    dataSource,
    outbox,
    links: new AccountLinks(config.publicUrl),
    passwords,
    sessions: new Sessions(dataSource, secret),
    accessTokens: new AccessTokenService(dataSource, throttles),
    tokens: new OneTimeTokens(),
    throttles,
    attempts: new SignInAttempts(store, addresses),
    addresses,
  };
  const google = config.googleClientId
    ? new GoogleCredentials(config.googleClientId, config.googleCertsUrl)
    : undefined;
  return {
    sessions: parts.sessions,
    accessTokens: parts.accessTokens,
    throttles,
    oneTimeTokens: parts.tokens,
    passwords: parts.passwords,
    registration: new RegistrationService(parts),
    signIn: new SignInService(parts),
    googleSignIn: new GoogleSignInService(parts, google),
    passwordReset: new PasswordResetService(parts),
    account: new AccountService(parts, google, [personalTokens, personalAddresses, ...personalData]),
  };
}
