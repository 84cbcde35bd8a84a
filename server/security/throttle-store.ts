import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ThrottleRule } from '#server/errors.ts';
import { CLOCK_GRACE_MS } from '#server/today.ts';
import { deriveKey } from './signing-secret.ts';

/** Counters in Postgres, so that every instance agrees. Keys are hashed, because they may be addresses. */
export class ThrottleStore {
  private readonly key: Buffer;

  constructor(
    private readonly pool: Pool,
    secret: string,
  ) {
    this.key = deriveKey(secret, 'throttles');
  }

  limiter({ name, points, seconds }: ThrottleRule): RateLimiterPostgres {
    return new RateLimiterPostgres({
      storeClient: this.pool,
      storeType: 'pool',
      tableName: 'throttles',
      // Migrations make it, and a periodic job removes old rows.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }

  /** Returns the key of these parts in the table. */
  getKey(...parts: string[]): string {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest('base64url');
  }
}

/** Counts points. @returns `granted`: `true` when there were as many, those left, and the ms until all are back */
export async function take(
  limiter: RateLimiterPostgres,
  key: string,
  points = 1,
): Promise<{ granted: boolean; remaining: number; waitMs: number }> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(key, points);
    return { granted: true, remaining: remainingPoints, waitMs: msBeforeNext };
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const { msBeforeNext } = rejection;
    if (msBeforeNext <= limiter.duration * 1_000 + CLOCK_GRACE_MS)
      return { granted: false, remaining: 0, waitMs: msBeforeNext };
    // Counted while the clock was ahead: it would refuse until then.
    await limiter.delete(key);
    return take(limiter, key, points);
  }
}
