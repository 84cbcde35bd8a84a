// Hand-written: the queue's tables belong to graphile-worker and have no entities.
import { statement } from '#server/database/statements.ts';
import type { LateWork } from './late-work.ts';

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
