import type { Pool } from 'pg';

interface Leases {
  /** Reports that the worker is alive, and unlocks the jobs of workers that have been silent for a whole lease. */
  renew(): Promise<void>;
  /** Reports that the worker has stopped, so that others need not wait for the lease to expire. */
  end(): Promise<void>;
}

// A dead worker without a row is found by its locked jobs. Future times were written while the clock was ahead.
const findDead = `
  with lease as (select now() - $1 * interval '1 millisecond' as since, now() + $1 * interval '1 millisecond' as until)
  select id from (
    select id from job_workers, lease where seen_at not between since and until
    union
    select locked_by from graphile_worker.jobs, lease
    where locked_at not between since and until and locked_by not in (select id from job_workers)
  ) as dead where id <> $2`;

/**
 * The queue itself keeps a dead worker's jobs locked for four hours. Here every worker has a heartbeat, and other
 * workers unlock its jobs if it has been silent for `leaseMs`.
 * @param leaseMs - duration of the lease, in ms
 */
export function createLeases(pool: Pool, workerId: string, leaseMs: number, log: (message: string) => void): Leases {
  let steadySince = performance.now();
  let renewedAt = steadySince;

  return {
    async renew() {
      await pool.query('insert into job_workers (id) values ($1) on conflict (id) do update set seen_at = now()', [
        workerId,
      ]);
      // After a database outage every worker seems dead until it has had time for a heartbeat.
      const now = performance.now();
      if (now - renewedAt > leaseMs) steadySince = now;
      renewedAt = now;
      if (now - steadySince < leaseMs) return;
      const { rows } = await pool.query<{ id: string }>(findDead, [leaseMs, workerId]);
      if (rows.length === 0) return;
      const dead = rows.map(({ id }) => id);
      await pool.query('select graphile_worker.force_unlock_workers($1)', [dead]);
      await pool.query('delete from job_workers where id = any($1)', [dead]);
      log(`Jobs of ${dead.length} dead worker(s) were taken over`);
    },
    async end() {
      await pool.query('delete from job_workers where id = $1', [workerId]);
    },
  };
}
