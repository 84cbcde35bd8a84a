import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { accountTexts } from '#schema/rules/accounts.ts';
import { DAY_SECONDS } from '#schema/rules/time.ts';
import { ConcurrencyLimit } from '#server/concurrency-limit.ts';
import { ThrottledError, type ThrottleRule } from '#server/errors.ts';
import type { Result } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import { consumePoints, type ThrottleStore } from '#server/security/throttle-store.ts';
import type { KnownNetworks } from './known-networks.ts';

/** Number of failures before the first pause. */
const FREE_FAILURES = 5;
const MAX_PAUSE_S = 15 * 60;
/** Pause after the fifth failure, in seconds; it doubles with each further failure. */
const FIRST_PAUSE_S = 30;
const CLIENT_FAILURES: ThrottleRule = { name: 'sign-in', points: 10, seconds: 5 * 60 };
/** Maximum number of queued sign-ins per client. */
const MAX_QUEUED = 100;
const QUEUE_PAUSE_S = 5;

const createQueueError = () => new ThrottledError(accountTexts.throttled, QUEUE_PAUSE_S);

/**
 * Limits password attempts. A client has five attempts per account, then one after each pause. Each pause is twice as
 * long as the last, up to `MAX_PAUSE_S`. A client may fail ten times in five minutes. An account may have fifty failures
 * a day, after which only known networks may sign in, so that strangers can neither keep guessing nor lock out the
 * owner. An attempt is counted before the password is checked, and refunded if it was right: of a hundred concurrent
 * attempts, on any number of instances, five are checked.
 */
export class SignInAttempts {
  private readonly tries: RateLimiterPostgres;
  private readonly pauses: RateLimiterPostgres;
  private readonly byClient: RateLimiterPostgres;
  private readonly byAccount: RateLimiterPostgres;
  private readonly limits = new Map<string, ConcurrencyLimit>();

  constructor(
    private readonly store: ThrottleStore,
    private readonly knownNetworks: Pick<KnownNetworks, 'has'>,
  ) {
    this.tries = store.createLimiter({ name: 'try', points: FREE_FAILURES, seconds: MAX_PAUSE_S });
    this.pauses = store.createLimiter({ name: 'pause', points: 1_000, seconds: DAY_SECONDS });
    this.byClient = store.createLimiter(CLIENT_FAILURES);
    this.byAccount = store.createLimiter({ name: 'account', points: 50, seconds: DAY_SECONDS });
  }

  /**
   * Runs a sign-in. Only failures count against the client, so that many people behind one router can sign in. Sign-ins
   * of one client run one at a time, because pending ones would count as failures.
   * @throws {ThrottledError} if too many sign-ins of this client's network have failed or are queued
   */
  async runForClient<T>(client: Client, signIn: () => Promise<Result<T>>): Promise<Result<T>> {
    const network = client.network;
    const limit = this.limits.get(network) ?? new ConcurrencyLimit(1, MAX_QUEUED, createQueueError);
    this.limits.set(network, limit);
    if (limit.isFull) client.record(CLIENT_FAILURES, 0, QUEUE_PAUSE_S * 1_000);
    try {
      return await limit.run(() => this.countAttempt(client, this.store.getKey(network), signIn));
    } finally {
      if (limit.isIdle) this.limits.delete(network);
    }
  }

  /** Counts an attempt. @returns `true` if its password may be checked */
  async reserve(client: Client, email: string): Promise<boolean> {
    const key = this.getKey(client, email);
    const pausesSoFar = (await this.pauses.get(key))?.consumedPoints ?? 0;
    // After a pause, only one attempt is allowed.
    const { isGranted, remaining } = await consumePoints(this.tries, key, pausesSoFar > 0 ? FREE_FAILURES : 1);
    if (!isGranted) return false;
    if (remaining === 0) await this.pause(key);
    const { isGranted: isGrantedForAccount } = await consumePoints(this.byAccount, this.store.getKey(email));
    return isGrantedForAccount || this.knownNetworks.has(email, client);
  }

  /** Refunds the reserved attempt, and resets this client's earlier failures. */
  async succeed(client: Client, email: string): Promise<void> {
    // Failures of other clients stay, so that an owner's sign-in does not grant fifty more guesses.
    await Promise.all([this.byAccount.reward(this.store.getKey(email)), this.reset(client, email)]);
  }

  /** Deletes the counters of this client's attempts. */
  async reset(client: Client, email: string): Promise<void> {
    const key = this.getKey(client, email);
    await Promise.all([this.tries.delete(key), this.pauses.delete(key)]);
  }

  private async countAttempt<T>(client: Client, key: string, signIn: () => Promise<Result<T>>): Promise<Result<T>> {
    const { isGranted, waitMs } = await consumePoints(this.byClient, key);
    if (!isGranted) {
      client.record(CLIENT_FAILURES, 0, waitMs);
      throw new ThrottledError(accountTexts.throttled, waitMs / 1_000);
    }
    let result: Result<T> | undefined;
    try {
      result = await signIn();
      return result;
    } finally {
      const hasFailed = result?.ok === false && result.code === 'INVALID_CREDENTIALS';
      if (!hasFailed) await this.byClient.reward(key);
    }
  }

  private async pause(key: string): Promise<void> {
    const { consumedPoints } = await this.pauses.penalty(key);
    await this.tries.block(key, Math.min(MAX_PAUSE_S, FIRST_PAUSE_S * 2 ** (consumedPoints - 1)));
  }

  private getKey(client: Client, email: string): string {
    return this.store.getKey(client.network, email);
  }
}
