import { type DataSource, type FindOperator, IsNull, LessThan, Not, Raw } from 'typeorm';
import { SessionEntity } from '#server/features/accounts/session.entity.ts';
import { OneTimeTokenEntity } from '#server/security/one-time-token.entity.ts';
import { ThrottleEntity } from '#server/security/throttle.entity.ts';
import type { Job } from './start-worker.ts';

/** Deletes what may no longer be kept. */
export type Forget = (dataSource: DataSource) => Promise<unknown>;

/**
 * A time that lies longer ago than this, by the database's clock: a Date has no microseconds.
 * @param interval as Postgres writes it. Example: "30 days"
 */
export function olderThan(interval: string): FindOperator<Date> {
  return Raw((column) => `${column} < now() - interval '${interval}'`);
}

/** Once an hour, and not on the hour, when all others come. */
const HOURLY = '17 * * * *';

/** The hourly job. Where one part fails, the others are done all the same. */
export function housekeeping(dataSource: DataSource, parts: Forget[]): Job {
  return {
    name: 'housekeeping',
    schedule: HOURLY,
    async run() {
      const results = await Promise.allSettled(
        [...parts, forgetExpired, forgetReplacedJobs].map((part) => part(dataSource)),
      );
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
}

/** Sessions, throttles and links that are over, and what links would have brought. */
export async function forgetExpired({ manager }: DataSource): Promise<void> {
  const isOver = { expiresAt: olderThan('0 seconds') };
  await manager.delete(SessionEntity, isOver);
  await manager.update(OneTimeTokenEntity, { ...isOver, payload: Not(IsNull()) }, { payload: null });
  // Until then "expired" can be told from "unknown".
  await manager.delete(OneTimeTokenEntity, { expiresAt: olderThan('30 days') });
  await manager.delete(ThrottleEntity, { expire: LessThan(String(Date.now())) });
}

/** Jobs that were queued again by a worker that died before it could remove them: see `enqueue`. */
export const forgetReplacedJobs: Forget = (dataSource) =>
  dataSource.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where key is null and attempts >= max_attempts and locked_at is null having count(*) > 0`,
  );
