// Hand-written: the queue's tables and functions belong to graphile-worker and have no entities.
import { statement } from '#server/database/statements.ts';
import type { LateWork } from './job.ts';

/** Queues a job, or replaces the waiting job with the same key. Parameters: name, payload as JSON, key. */
export const addJob = statement('add_job', 'select graphile_worker.add_job($1, payload => $2::json, job_key => $3)');

/** Removes jobs whose worker queued them again, but died before it could remove them: see `enqueue`. */
export const completeReplacedJobs = statement(
  'complete_replaced_jobs',
  `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
   where key is null and attempts >= max_attempts and locked_at is null having count(*) > 0`,
);

/** Number of jobs by state; permanently failed jobs stay in the queue. */
export const jobCounts = statement<Record<'due' | 'later' | 'failed', number>>(
  'job_counts',
  `select count(*) filter (where attempts < max_attempts and run_at <= now())::int as due,
     count(*) filter (where attempts < max_attempts and run_at > now())::int as later,
     count(*) filter (where attempts >= max_attempts)::int as failed
   from graphile_worker.jobs`,
);

/** Work that is more than three minutes late. */
export const lateWork = statement<LateWork>(
  'late-work',
  `with work as (
    select 'PUBLICATION' as kind, publish_at as due_at from documents where schedule_problem is null
    union all
    select 'NEWSLETTER', send_at from newsletter_issues where finished_at is null and markdown is not null
    union all
    select 'CLEANUP', coalesce(done_at, queued_at) + interval '1 hour' from scheduled_jobs where name = 'housekeeping')
  select kind, count(*)::int as count, min(due_at) as since from work
  where due_at < now() - interval '3 minutes' group by kind order by since`,
);
