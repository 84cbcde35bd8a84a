import type { Pool } from 'pg';
import { CLOCK_GRACE_MS } from '#server/today.ts';
import type { Job } from './job.ts';

/** Time for which the clock must be steady after a jump before jobs are queued, in ms. */
const STEADY_MS = 60_000;

export interface Schedule {
  /** Queues each job that is due, once for all instances. Makes jobs due that wait because the clock was ahead. */
  queueDue(): Promise<void>;
  /** Records that a job has succeeded. */
  recordDone(name: string): Promise<void>;
}

// A time in the future means that the clock was ahead: it must not keep the job waiting until then.
const queueJob = (due: string) => `
  with claimed as (
    update scheduled_jobs set queued_at = now()
    where name = $1 and (queued_at is null or queued_at > now() or (${due}))
    returning name)
  select graphile_worker.add_job(name, job_key => name) from claimed`;

// Jobs that were queued or have failed while the clock was ahead would wait until that time; other retries wait at most
// six hours. A job that must not run early checks the time itself. Rescheduling a job also updates `updated_at`, so the
// retries of a rescued job wait as usual.
const rescueJobs = `
  select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
  where locked_at is null
    and (updated_at > now() and run_at > now() or attempts > 0 and run_at > now() + interval '7 hours')
  having count(*) > 0`;

/**
 * Queues jobs that are due by the database's clock, which all instances share. The queue's own crontab uses the clock
 * of the process: if that was ahead for a moment, the crontab waits until the time that it has seen. A clock that has
 * just jumped is not trusted, because nothing may be published or deleted early.
 */
export function createSchedule(pool: Pool, jobs: Job[], steadyMs = STEADY_MS): Schedule {
  const scheduled = jobs.flatMap(({ name, due }) => (due ? [{ name, sql: queueJob(due) }] : []));
  let hasRows = scheduled.length === 0;
  let offset: number | undefined;
  let jumpedAt = Number.NEGATIVE_INFINITY;

  /** Returns whether the database's clock has not jumped recently, compared with a monotonic clock. */
  async function isSteady(): Promise<boolean> {
    const { rows } = await pool.query<{ ms: number }>('select extract(epoch from now())::float8 * 1000 as ms');
    const monotonic = performance.now();
    const newOffset = (rows[0]?.ms ?? 0) - monotonic;
    if (Math.abs(newOffset - (offset ?? newOffset)) > CLOCK_GRACE_MS) jumpedAt = monotonic;
    offset = newOffset;
    return monotonic - jumpedAt >= steadyMs;
  }

  return {
    async queueDue() {
      if (!hasRows)
        await pool.query(
          'insert into scheduled_jobs (name) select unnest($1::text[]) order by 1 on conflict (name) do nothing',
          [scheduled.map(({ name }) => name)],
        );
      hasRows = true;
      if (await isSteady()) for (const { name, sql } of scheduled) await pool.query(sql, [name]);
      await pool.query(rescueJobs);
    },
    async recordDone(name) {
      await pool.query('update scheduled_jobs set done_at = now() where name = $1', [name]);
    },
  };
}

/**
 * Returns the condition of a job that is due at fixed times, in UTC.
 * @param interval - Postgres interval between two runs. Example: "1 day"
 * @param offset - time of day of the first run. Example: "06:05"
 */
export function dueEvery(interval: string, offset = '00:00'): string {
  return `queued_at < date_bin('${interval}', now(), timestamptz '2000-01-01 ${offset}Z')`;
}
