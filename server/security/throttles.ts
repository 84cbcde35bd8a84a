import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { accountTexts } from '#schema/rules/accounts.ts';
import { DAY_SECONDS } from '#schema/rules/time.ts';
import { ThrottledError, type ThrottleRule } from '#server/errors.ts';
import type { Client } from './client.ts';
import { clientNetwork } from './client-network.ts';
import { getMailbox } from './mailbox.ts';
import { type ThrottleStore, take } from './throttle-store.ts';

/** Maximum number of exports of a member's data per hour. */
export const EXPORTS_PER_HOUR = 10;

const rules = {
  reset: { name: 'reset', points: 30, seconds: 5 * 60 },
  mailByClient: { name: 'mail-by-client', points: 30, seconds: 10 * 60 },
  mailbox: { name: 'mailbox', points: 3, seconds: 10 * 60 },
  mailboxByDay: { name: 'mailbox-by-day', points: 10, seconds: DAY_SECONDS },
  contact: { name: 'contact', points: 5, seconds: 60 },
  contactByDay: { name: 'contact-by-day', points: 30, seconds: DAY_SECONDS },
  report: { name: 'report', points: 10, seconds: 10 * 60 },
  reportText: { name: 'report-text', points: 1, seconds: DAY_SECONDS },
  comment: { name: 'comment', points: 25, seconds: 60 },
  rename: { name: 'rename', points: 10, seconds: 60 * 60 },
  createToken: { name: 'create-token', points: 60, seconds: 60 * 60 },
  exportData: { name: 'export-data', points: EXPORTS_PER_HOUR, seconds: 60 * 60 },
  program: { name: 'token', points: 600, seconds: 60 },
  share: { name: 'share', points: 20, seconds: 60 * 60 },
  shareByDay: { name: 'share-by-day', points: 60, seconds: DAY_SECONDS },
  changeList: { name: 'change-list', points: 300, seconds: 60 },
  writeList: { name: 'write-list', points: 60, seconds: 60 },
  writeListByDay: { name: 'write-list-by-day', points: 2_000, seconds: DAY_SECONDS },
  writeListsByDay: { name: 'write-lists-by-day', points: 5_000, seconds: DAY_SECONDS },
  sync: { name: 'sync', points: 120, seconds: 60 },
  syncByDay: { name: 'sync-by-day', points: 5_000, seconds: DAY_SECONDS },
  readKitchen: { name: 'read-kitchen', points: 300, seconds: 60 },
} satisfies Record<string, ThrottleRule>;

/**
 * Limits that are reported only once they are exceeded: the remaining quota would reveal what other people in the same
 * network do with their accounts.
 */
const QUIET: ReadonlySet<string> = new Set<keyof typeof rules>(['reset', 'mailByClient']);

/** Calls that send a mail to an address that the caller typed. */
type MailKind = 'register' | 'resend' | 'forgot' | 'subscribe' | 'invite';

/** Rate limits. Each method counts a call, and throws `ThrottledError` if the call exceeds a limit. */
export class Throttles {
  private readonly limiters: Record<keyof typeof rules, RateLimiterPostgres>;

  constructor(private readonly store: ThrottleStore) {
    const limiters = Object.entries(rules).map(([name, rule]) => [name, store.limiter(rule)]);
    this.limiters = Object.fromEntries(limiters);
  }

  /** Setting a password with a link: 30 in 5 minutes for each client. */
  async reset(client: Client): Promise<void> {
    await this.count('reset', client, clientNetwork(client.address));
  }

  /**
   * Mails to a typed address: 30 in 10 minutes for each client and kind of call; 3 in 10 minutes and 10 a day to each
   * mailbox, for all kinds together.
   * @returns `false` if the mailbox's limit is exceeded. The caller then sends nothing but responds as usual: an error
   * would reveal that other people requested mails to the address.
   */
  async mail(kind: MailKind, client: Client, email: string): Promise<boolean> {
    await this.count('mailByClient', client, kind, clientNetwork(client.address));
    const key = this.store.getKey(getMailbox(email));
    // A mail that exceeds the shorter limit does not count against the daily limit.
    if (!(await take(this.limiters.mailbox, key)).granted) return false;
    return (await take(this.limiters.mailboxByDay, key)).granted;
  }

  /**
   * Messages to the office: 5 a minute and 30 a day for each client. No mail is sent to the typed address, so the
   * limits of its mailbox do not apply.
   */
  async contact(client: Client): Promise<void> {
    await this.count('contact', client, clientNetwork(client.address));
    await this.count('contactByDay', client, clientNetwork(client.address));
  }

  /** Reports of texts: 10 in 10 minutes for each client. */
  async report(client: Client): Promise<void> {
    await this.count('report', client, clientNetwork(client.address));
  }

  /** Returns whether a client's report of a text counts: one a day. */
  async reportText(textId: string, client: Client): Promise<boolean> {
    const key = this.store.getKey(textId, clientNetwork(client.address));
    return (await take(this.limiters.reportText, key)).granted;
  }

  /** Comments: 25 a minute for each member. */
  async comment(userId: number, client: Client): Promise<void> {
    await this.count('comment', client, String(userId));
  }

  /** Changes of the display name: 10 an hour for each member. */
  async rename(userId: number, client: Client): Promise<void> {
    await this.count('rename', client, String(userId));
  }

  /** New API tokens: 60 an hour for each member. */
  async createToken(userId: number, client: Client): Promise<void> {
    await this.count('createToken', client, String(userId));
  }

  /** Exports of all data: 10 an hour for each member. */
  async exportData(userId: number, client: Client): Promise<void> {
    await this.count('exportData', client, String(userId));
  }

  /** Requests of programs: 600 a minute for each token. */
  async program(tokenId: string, client: Client): Promise<void> {
    await this.count('program', client, tokenId);
  }

  /** Links to shopping lists: 20 an hour and 60 a day for each client. */
  async share(client: Client): Promise<void> {
    await this.count('share', client, clientNetwork(client.address));
    await this.count('shareByDay', client, clientNetwork(client.address));
  }

  /** Changes to shared shopping lists: 300 a minute for each client. */
  async changeList(client: Client): Promise<void> {
    await this.count('changeList', client, clientNetwork(client.address));
  }

  /** Changes that are stored: 60 a minute and 2,000 a day for each list, 5,000 a day for each client. */
  async writeList(list: string, client: Client): Promise<void> {
    await this.count('writeList', client, list);
    await this.count('writeListByDay', client, list);
    await this.count('writeListsByDay', client, clientNetwork(client.address));
  }

  /** Changes to a kitchen: 120 a minute and 5,000 a day for each member, on all devices together. */
  async sync(userId: number, client: Client): Promise<void> {
    await this.count('sync', client, String(userId));
    await this.count('syncByDay', client, String(userId));
  }

  /** Reads of a kitchen's changes: 300 a minute for each member, on all devices together. */
  async readKitchen(userId: number, client: Client): Promise<void> {
    await this.count('readKitchen', client, String(userId));
  }

  private async count(name: keyof typeof rules, client: Client, ...subject: string[]): Promise<void> {
    const { granted, remaining, waitMs } = await take(this.limiters[name], this.store.getKey(...subject));
    if (!granted || !QUIET.has(name)) client.record(rules[name], remaining, waitMs);
    if (!granted) throw new ThrottledError(accountTexts.throttled, waitMs / 1_000);
  }
}
