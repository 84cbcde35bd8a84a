import type { DataSource } from 'typeorm';
import type { Outbox } from '#server/mail/outbox.ts';
import type { OneTimeTokens } from '#server/security/one-time-tokens.ts';
import type { Passwords } from '#server/security/passwords.ts';
import type { Sessions } from '#server/security/sessions.ts';
import type { SignInAttempts } from '#server/security/sign-in-attempts.ts';
import type { Throttles } from '#server/security/throttles.ts';
import type { AccountLinks } from './account-links.ts';

/** What the account services share. */
export interface AccountParts {
  dataSource: DataSource;
  outbox: Outbox;
  links: AccountLinks;
  passwords: Passwords;
  sessions: Sessions;
  tokens: OneTimeTokens;
  throttles: Throttles;
  attempts: SignInAttempts;
}

/**
 * Milliseconds that calls take at least which send a mail to some addresses and not to others: longer than any of it
 * takes, so that the difference cannot be seen from outside.
 */
export const STEADY_MS = 150;
