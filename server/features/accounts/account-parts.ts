import type { DataSource } from 'typeorm';
import { withReturnPath } from '#schema/rules/return-path.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Client } from '#server/security/client.ts';
import type { OneTimeTokens } from '#server/security/one-time-tokens.ts';
import type { Passwords } from '#server/security/passwords.ts';
import type { Throttles } from '#server/security/throttles.ts';
import type { AccessTokenService } from './access-token.service.ts';
import type { KnownNetworks } from './known-networks.ts';
import type { Sessions } from './sessions.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

/** Dependencies that the account services share. */
export interface AccountParts {
  dataSource: DataSource;
  outbox: Outbox;
  links: AccountLinks;
  passwords: Passwords;
  sessions: Sessions;
  accessTokens: AccessTokenService;
  tokens: OneTimeTokens;
  throttles: Throttles;
  attempts: SignInAttempts;
  knownNetworks: KnownNetworks;
}

/** The caller's client and device, as the HTTP request reports them. */
export interface ClientInfo {
  client: Client;
  userAgent: string;
}

/** Links in emails about accounts. Opening a link changes nothing; the page that it opens sends a mutation. */
export class AccountLinks {
  /** @param publicUrl - without a trailing slash */
  constructor(private readonly publicUrl: string) {}

  get signIn(): string {
    return `${this.publicUrl}/login`;
  }

  get forgotPassword(): string {
    return `${this.publicUrl}/forgot-password`;
  }

  /** @param from - the path to return to after sign-in; ignored if it is not a path of this site */
  verification(token: string, from?: string | null): string {
    return `${this.publicUrl}${withReturnPath(`/verify-email/${token}`, from)}`;
  }

  /** @param from - the path to return to after sign-in; ignored if it is not a path of this site */
  reset(token: string, from?: string | null): string {
    return `${this.publicUrl}${withReturnPath(`/resetpassword/${token}`, from)}`;
  }
}
