import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { accountTexts } from '#schema/rules/accounts.ts';
import { DAY_SECONDS } from '#schema/rules/time.ts';
import { ThrottledError, type ThrottleRule } from '#server/errors.ts';
import type { Client } from './client.ts';
import { getMailbox } from './mailbox.ts';
import { consumePoints, type ThrottleStore } from './throttle-store.ts';

/** Maximum number of exports of a member's data per hour. */
export const EXPORTS_PER_HOUR = 10;

/** Limits for each client's network, by action. */
const clientRules = {
  /** Setting a password with a link. */
  reset: [{ name: 'reset', points: 30, seconds: 5 * 60 }],
  /** Messages to the office. No email is sent to the typed address, so the limits of its mailbox do not apply. */
  contact: [
    { name: 'contact', points: 5, seconds: 60 },
    { name: 'contact-by-day', points: 30, seconds: DAY_SECONDS },
  ],
  /** Reports of texts. */
  report: [{ name: 'report', points: 10, seconds: 10 * 60 }],
  /** New links to shopping lists. */
  share: [
    { name: 'share', points: 20, seconds: 60 * 60 },
    { name: 'share-by-day', points: 60, seconds: DAY_SECONDS },
  ],
  /** Changes to shared shopping lists, stored or not. */
  changeList: [{ name: 'change-list', points: 300, seconds: 60 }],
} satisfies Record<string, ThrottleRule[]>;

/** Limits for each member, on all devices together, by action. */
const memberRules = {
  comment: [{ name: 'comment', points: 25, seconds: 60 }],
  /** Changes of the display name. */
  rename: [{ name: 'rename', points: 10, seconds: 60 * 60 }],
  createToken: [{ name: 'create-token', points: 60, seconds: 60 * 60 }],
  exportData: [{ name: 'export-data', points: EXPORTS_PER_HOUR, seconds: 60 * 60 }],
  /** Changes to the member's kitchen. */
  sync: [
    { name: 'sync', points: 120, seconds: 60 },
    { name: 'sync-by-day', points: 5_000, seconds: DAY_SECONDS },
  ],
  readKitchen: [{ name: 'read-kitchen', points: 300, seconds: 60 }],
} satisfies Record<string, ThrottleRule[]>;

const PROGRAM: ThrottleRule = { name: 'token', points: 600, seconds: 60 };
const MAIL_BY_CLIENT: ThrottleRule = { name: 'mail-by-client', points: 30, seconds: 10 * 60 };
const MAILBOX: ThrottleRule = { name: 'mailbox', points: 3, seconds: 10 * 60 };
const MAILBOX_BY_DAY: ThrottleRule = { name: 'mailbox-by-day', points: 10, seconds: DAY_SECONDS };
const REPORT_OF_TEXT: ThrottleRule = { name: 'report-text', points: 1, seconds: DAY_SECONDS };
const WRITE_LIST: ThrottleRule[] = [
  { name: 'write-list', points: 60, seconds: 60 },
  { name: 'write-list-by-day', points: 2_000, seconds: DAY_SECONDS },
];
const WRITE_LISTS_BY_DAY: ThrottleRule = { name: 'write-lists-by-day', points: 5_000, seconds: DAY_SECONDS };

/**
 * Limits that are reported only once they are exceeded: the remaining quota would reveal what other people in the same
 * network do with their accounts.
 */
const QUIET: ReadonlySet<ThrottleRule> = new Set([...clientRules.reset, MAIL_BY_CLIENT]);

/** Calls that send an email to an address that the caller typed. */
type MailKind = 'register' | 'resend' | 'forgot' | 'subscribe' | 'invite';

/** Rate limits. Each method counts a call, and throws `ThrottledError` or returns `false` if it exceeds a limit. */
export class Throttles {
  private readonly limiters = new Map<ThrottleRule, RateLimiterPostgres>();

  constructor(private readonly store: ThrottleStore) {}

  async countForClient(action: keyof typeof clientRules, client: Client): Promise<void> {
    for (const rule of clientRules[action]) await this.count(rule, client, client.network);
  }

  async countForMember(action: keyof typeof memberRules, userId: number, client: Client): Promise<void> {
    for (const rule of memberRules[action]) await this.count(rule, client, String(userId));
  }

  /** Counts a request with an access token. */
  async countForProgram(tokenId: string, client: Client): Promise<void> {
    await this.count(PROGRAM, client, tokenId);
  }

  /**
   * Counts an email to an address that the caller typed: for each client and kind of call, and for each mailbox and all
   * kinds together.
   * @returns `false` if the mailbox's limit is exceeded. The caller then sends nothing but responds as usual: an error
   * would reveal that other people requested emails to the address.
   */
  async countForMailbox(kind: MailKind, client: Client, email: string): Promise<boolean> {
    await this.count(MAIL_BY_CLIENT, client, kind, client.network);
    const mailbox = getMailbox(email);
    // An email that exceeds the shorter limit does not count against the daily limit.
    if (!(await this.consume(MAILBOX, mailbox)).isGranted) return false;
    return (await this.consume(MAILBOX_BY_DAY, mailbox)).isGranted;
  }

  /** Counts a client's report of a text. @returns `false` if the client has already reported it within a day */
  async countReport(textId: string, client: Client): Promise<boolean> {
    return (await this.consume(REPORT_OF_TEXT, textId, client.network)).isGranted;
  }

  /** Counts a stored change of a shared shopping list: for each list, and for each client and all lists together. */
  async countListChange(list: string, client: Client): Promise<void> {
    for (const rule of WRITE_LIST) await this.count(rule, client, list);
    await this.count(WRITE_LISTS_BY_DAY, client, client.network);
  }

  private async count(rule: ThrottleRule, client: Client, ...subject: string[]): Promise<void> {
    const { isGranted, remaining, waitMs } = await this.consume(rule, ...subject);
    if (!isGranted || !QUIET.has(rule)) client.record(rule, remaining, waitMs);
    if (!isGranted) throw new ThrottledError(accountTexts.throttled, waitMs / 1_000);
  }

  private consume(rule: ThrottleRule, ...subject: string[]) {
    const limiter = this.limiters.get(rule) ?? this.store.createLimiter(rule);
    this.limiters.set(rule, limiter);
    return consumePoints(limiter, this.store.getKey(...subject));
  }
}
