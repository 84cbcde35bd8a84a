import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { deriveKey } from './signing-secret.ts';

/** So many points in so many seconds. */
export interface ThrottleRule {
  name: string;
  points: number;
  seconds: number;
}

/** Counters in Postgres, so that every instance agrees. What they count by is hashed: it may be an address. */
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

  /** @returns what stands for these parts in the table. */
  keyOf(...parts: string[]): string {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest('base64url');
  }
}
