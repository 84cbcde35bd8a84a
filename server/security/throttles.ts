import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { accountTexts } from '#schema/rules/accounts.ts';
import { ThrottledError } from '#server/errors.ts';
import { clientNetwork } from './client-network.ts';
import type { ThrottleRule, ThrottleStore } from './throttle-store.ts';

const rules = {
  signIn: { name: 'sign-in', points: 10, seconds: 5 * 60 },
  reset: { name: 'reset', points: 30, seconds: 5 * 60 },
  mailByClient: { name: 'mail-by-client', points: 3, seconds: 60 },
  mailByAddress: { name: 'mail-by-address', points: 3, seconds: 60 },
  contact: { name: 'contact', points: 3, seconds: 60 },
  comment: { name: 'comment', points: 25, seconds: 60 },
  rename: { name: 'rename', points: 10, seconds: 60 * 60 },
} satisfies Record<string, ThrottleRule>;

/** How often things may be done. Each call counts, and throws ThrottledError where it is one too many. */
export class Throttles {
  private readonly limiters: Record<keyof typeof rules, RateLimiterPostgres>;

  constructor(private readonly store: ThrottleStore) {
    this.limiters = {
      signIn: store.limiter(rules.signIn),
      reset: store.limiter(rules.reset),
      mailByClient: store.limiter(rules.mailByClient),
      mailByAddress: store.limiter(rules.mailByAddress),
      contact: store.limiter(rules.contact),
      comment: store.limiter(rules.comment),
      rename: store.limiter(rules.rename),
    };
  }

  /** Signing in, by any account: 10 in 5 minutes for each client. */
  async signIn(clientAddress: string): Promise<void> {
    await this.count('signIn', clientNetwork(clientAddress));
  }

  /** Setting a password with a link: 30 in 5 minutes for each client. */
  async reset(clientAddress: string): Promise<void> {
    await this.count('reset', clientNetwork(clientAddress));
  }

  /** All that sends a mail to the address that is typed: 3 a minute for each client, and 3 a minute to each address. */
  async mail(clientAddress: string, email: string): Promise<void> {
    await this.count('mailByClient', clientNetwork(clientAddress));
    await this.count('mailByAddress', email);
  }

  /** Messages to the office: 3 a minute for each client. The typed address is not mailed, so nothing of it is used up. */
  async contact(clientAddress: string): Promise<void> {
    await this.count('contact', clientNetwork(clientAddress));
  }

  /** Comments: 25 a minute for each member. */
  async comment(userId: number): Promise<void> {
    await this.count('comment', String(userId));
  }

  /** Other display names: 10 an hour for each member. */
  async rename(userId: number): Promise<void> {
    await this.count('rename', String(userId));
  }

  private async count(name: keyof typeof rules, subject: string): Promise<void> {
    try {
      await this.limiters[name].consume(this.store.keyOf(subject));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ThrottledError(accountTexts.throttled, refused.msBeforeNext / 1_000);
    }
  }
}
