import {
  type DataSource,
  type EntityManager,
  type EntityTarget,
  type FindOperator,
  IsNull,
  LessThan,
  MoreThan,
  Not,
  Raw,
} from 'typeorm';
import { SESSION_SECONDS } from '#schema/rules/accounts.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import { runStatement } from '#server/database/statements.ts';
import { AccessTokenEntity } from '#server/features/accounts/access-token.entity.ts';
import { SessionEntity } from '#server/features/accounts/session.entity.ts';
import { OneTimeTokenEntity } from '#server/security/one-time-token.entity.ts';
import { lifetimes } from '#server/security/one-time-tokens.ts';
import { ThrottleEntity } from '#server/security/throttle.entity.ts';
import { CLOCK_GRACE_MS } from '#server/today.ts';
import { completeReplacedJobs } from './job.statements.ts';
import type { Job } from './job.ts';
import { dueEvery } from './schedule.ts';

/** Deletes rows that have expired, or that nothing needs any longer. */
export type CleanUp = (dataSource: DataSource) => Promise<unknown>;

/**
 * Matches times that are longer ago than `interval`, by the database's clock.
 * @param interval - a Postgres interval. Example: "30 days"
 */
export function olderThan(interval: string): FindOperator<Date> {
  return Raw((column) => `${column} < now() - interval '${interval}'`);
}

// While the database's clock is behind, correct lifetimes look too long. The clock is right if the previous hourly run
// is at least 50 minutes ago; if the clock is behind, that run is more recent, or in the future.
const IS_CLOCK_RIGHT = `exists (
  select from scheduled_jobs where name = 'housekeeping' and done_at < now() - interval '50 minutes')`;

/**
 * Shortens the lifetimes of rows that were stored while the clock was ahead, and would otherwise expire too late.
 * @param seconds - lifetime of a new row
 */
export async function limitLifetimes(
  manager: EntityManager,
  entity: EntityTarget<{ expiresAt: Date }>,
  seconds: number,
  where: object = {},
): Promise<void> {
  const latest = `now() + interval '${seconds} seconds'`;
  const expiresAt = Raw((column) => `${column} > ${latest} + interval '1 minute' and ${IS_CLOCK_RIGHT}`);
  await manager.update(entity, { ...where, expiresAt }, { expiresAt: () => latest });
}

/** The hourly job. If one part fails, the others still run. */
export function housekeeping(dataSource: DataSource, cleanUps: CleanUp[]): Job {
  return {
    name: 'housekeeping',
    // Runs off the hour, when fewer jobs of other programs run.
    due: dueEvery('1 hour', '00:17'),
    async run() {
      const results = await Promise.allSettled(
        [...cleanUps, deleteExpired, removeReplacedJobs].map((cleanUp) => cleanUp(dataSource)),
      );
      const failure = results.find((result) => result.status === 'rejected');
      if (failure) throw failure.reason;
    },
  };
}

/** Deletes expired sessions, access tokens and throttles, the payloads of expired links, and much later the links. */
export async function deleteExpired({ manager }: DataSource): Promise<void> {
  const hasExpired = { expiresAt: olderThan('0 seconds') };
  await limitLifetimes(manager, SessionEntity, SESSION_SECONDS);
  await manager.update(
    AccessTokenEntity,
    { createdAt: Raw((column) => `${column} > now() + interval '1 minute' and ${IS_CLOCK_RIGHT}`) },
    { createdAt: () => 'now()', expiresAt: () => 'now() + (expires_at - created_at)' },
  );
  for (const [kind, seconds] of Object.entries(lifetimes))
    await limitLifetimes(manager, OneTimeTokenEntity, seconds, { kind });
  await manager.delete(SessionEntity, hasExpired);
  await manager.delete(AccessTokenEntity, hasExpired);
  await manager.update(OneTimeTokenEntity, { ...hasExpired, payload: Not(IsNull()) }, { payload: null });
  // Kept for 30 days, so that an expired link gets a different message from an unknown link.
  await manager.delete(OneTimeTokenEntity, { expiresAt: olderThan('30 days') });
  const now = Date.now();
  await manager.delete(ThrottleEntity, { expire: LessThan(String(now)) });
  // No throttle lasts longer than a day: these were written while the clock was ahead, and would block for too long.
  await manager.delete(ThrottleEntity, { expire: MoreThan(String(now + DAY_MS + CLOCK_GRACE_MS)) });
}

/** Removes jobs whose worker queued them again, but died before it could remove them: see `enqueue`. */
export const removeReplacedJobs: CleanUp = ({ manager }) => runStatement(manager, completeReplacedJobs);
