import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from './client-network.ts';
import type { ThrottleStore } from './throttle-store.ts';

const FREE_FAILURES = 5;
const LONGEST_PAUSE = 15 * 60;
/** Seconds after the fifth failure; doubled with each further one. */
const FIRST_PAUSE = 30;
/** Seconds after which failures are forgotten. */
const MEMORY = 24 * 60 * 60;

/**
 * Tries at a password, by account and client: five, then one after each pause, each pause twice as long as the last.
 * By client, too, so that one person cannot lock another out. A try is counted before the password is looked at: of a hundred
 * at once, on however many instances, five get through.
 */
export class SignInAttempts {
  private readonly tries: RateLimiterPostgres;
  private readonly pauses: RateLimiterPostgres;

  constructor(private readonly store: ThrottleStore) {
    this.tries = store.limiter({ name: 'try', points: FREE_FAILURES, seconds: LONGEST_PAUSE });
    this.pauses = store.limiter({ name: 'pause', points: 1_000, seconds: MEMORY });
  }

  /** @returns whether a password may be tried now. */
  async reserve(clientAddress: string, email: string): Promise<boolean> {
    const key = this.keyOf(clientAddress, email);
    const pausesSoFar = (await this.pauses.get(key))?.consumedPoints ?? 0;
    // After a pause there is one try, not five.
    const granted = await this.take(key, pausesSoFar > 0 ? FREE_FAILURES : 1);
    if (!granted) return false;
    if (granted.remainingPoints === 0) await this.pause(key);
    return true;
  }

  /** The password was right: what was tried before is forgotten. */
  async forget(clientAddress: string, email: string): Promise<void> {
    const key = this.keyOf(clientAddress, email);
    await Promise.all([this.tries.delete(key), this.pauses.delete(key)]);
  }

  private async take(key: string, points: number): Promise<RateLimiterRes | null> {
    try {
      return await this.tries.consume(key, points);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return null;
      throw refused;
    }
  }

  private async pause(key: string): Promise<void> {
    const { consumedPoints } = await this.pauses.penalty(key);
    await this.tries.block(key, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (consumedPoints - 1)));
  }

  private keyOf(clientAddress: string, email: string): string {
    return this.store.keyOf(clientNetwork(clientAddress), email);
  }
}
