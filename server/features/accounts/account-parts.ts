import type { DataSource, EntityManager } from 'typeorm';
import type { Outbox } from '#server/mail/outbox.ts';
import type { OneTimeTokens } from '#server/security/one-time-tokens.ts';
import type { Passwords } from '#server/security/passwords.ts';
import type { Throttles } from '#server/security/throttles.ts';
import type { AccessTokenService } from './access-token.service.ts';
import type { KnownAddresses } from './known-addresses.ts';
import type { Sessions } from './sessions.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import { UserEntity } from './user.entity.ts';

/** Parts that the account services share. */
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
  addresses: KnownAddresses;
}

/** Caller, as far as HTTP tells. */
export interface Caller {
  clientAddress: string;
  userAgent: string;
}

/** The addresses in mails about accounts. They open pages; only the pages' own calls have an effect. */
export class AccountLinks {
  /** @param publicUrl without a trailing slash */
  constructor(private readonly publicUrl: string) {}

  get signIn(): string {
    return `${this.publicUrl}/login`;
  }

  get forgotPassword(): string {
    return `${this.publicUrl}/forgot-password`;
  }

  verification(token: string): string {
    return `${this.publicUrl}/verify-email/${token}`;
  }

  reset(token: string): string {
    return `${this.publicUrl}/resetpassword/${token}`;
  }
}

/** Finds an account and locks its row: others who want it wait until the transaction is over. */
export function lockedUser(
  manager: EntityManager,
  where: { id: number } | { email: string },
): Promise<UserEntity | null> {
  return manager.findOne(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
}
