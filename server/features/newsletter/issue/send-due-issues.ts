import type { DataSource } from 'typeorm';
import type { Job } from '#server/jobs/job.ts';
import { issueJobKey, SEND_ISSUE } from './issue.service.ts';

const isDue = 'send_at <= now() and finished_at is null and markdown is not null';

/** Queues due, unfinished issues again. Their own job may have run too early because the clock was ahead. */
export function sendDueIssues(dataSource: DataSource): Job {
  return {
    name: 'send_due_issues',
    due: `queued_at < now() - interval '1 minute' and exists (select from newsletter_issues where ${isDue})`,
    async run() {
      const due: { id: string }[] = await dataSource.query(`select slug as id from newsletter_issues where ${isDue}`);
      for (const { id } of due)
        await dataSource.query('select graphile_worker.add_job($1, payload => $2::json, job_key => $3)', [
          ...[SEND_ISSUE, JSON.stringify({ id }), issueJobKey(id)],
        ]);
    },
  };
}
