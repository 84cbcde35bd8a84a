import type { DataSource } from 'typeorm';
import type { Job } from './job.ts';

/** Throws away what may no longer be kept: expired tokens, sessions, counters. */
export type Forget = (dataSource: DataSource) => Promise<unknown>;

/** Once an hour, at a minute that is nobody else's hour. */
const HOURLY = '17 * * * *';

/** The hourly job. What one of its parts cannot do does not keep the others from being done. */
export function housekeeping(dataSource: DataSource, parts: Forget[]): Job {
  return {
    name: 'housekeeping',
    schedule: HOURLY,
    async run() {
      const results = await Promise.allSettled([...parts, forgetReplacedJobs].map((part) => part(dataSource)));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
}

/** Jobs that were queued again by a worker that died before it could remove them: see `enqueue`. */
export const forgetReplacedJobs: Forget = (dataSource) =>
  dataSource.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where key is null and attempts >= max_attempts and locked_at is null having count(*) > 0`,
  );
