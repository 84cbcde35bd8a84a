import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { type RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ThrottleRule } from '#server/errors.ts';
import { CLOCK_GRACE_MS } from '#server/today.ts';
import { deriveKey } from './signing-secret.ts';

/** Counters in Postgres, shared by all instances. Keys are hashed, because they may contain IP and email addresses. */
export class ThrottleStore {
  private readonly key: Buffer;

  constructor(
    private readonly pool: Pool,
    secret: string,
  ) {
    this.key = deriveKey(secret, 'throttles');
  }

  createLimiter({ name, points, seconds }: ThrottleRule): RateLimiterPostgres {
    return new RateLimiterPostgres({
      storeClient: this.pool,
      storeType: 'pool',
      tableName: 'throttles',
      // A migration creates the table, and a periodic job deletes old rows.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }

  /** Returns the key for what a throttle counts. @param parts - for example a client's network and an email address */
  getKey(...parts: string[]): string {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest('base64url');
  }
}

/**
 * Consumes points of a limiter.
 * @returns whether there were enough (`isGranted`), the points left, and the time until all are back, in ms
 */
export async function consumePoints(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
  points = 1,
): Promise<{ isGranted: boolean; remaining: number; waitMs: number }> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(key, points);
    return { isGranted: true, remaining: remainingPoints, waitMs: msBeforeNext };
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const { msBeforeNext } = rejection;
    if (msBeforeNext <= limiter.duration * 1_000 + CLOCK_GRACE_MS)
      return { isGranted: false, remaining: 0, waitMs: msBeforeNext };
    // The points were counted while the clock was ahead, and would be back too late.
    await limiter.delete(key);
    return consumePoints(limiter, key, points);
  }
}
