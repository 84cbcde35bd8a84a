import type { DataSource } from 'typeorm';
import { runStatement } from '#server/database/statements.ts';
import { addJob } from '#server/jobs/job.statements.ts';
import type { Job } from '#server/jobs/job.ts';
import { NewsletterIssueEntity } from '../newsletter-issue.entity.ts';
import { isDue, issueJobKey, SEND_ISSUE } from './issue.service.ts';

/** Queues due, unfinished issues again. Their own job may have run too early because the clock was ahead. */
export function sendDueIssues({ manager }: DataSource): Job {
  return {
    name: 'send_due_issues',
    due: `queued_at < now() - interval '1 minute' and exists (
      select from newsletter_issues where send_at <= now() and finished_at is null and markdown is not null)`,
    async run() {
      for (const { slug: id } of await manager.findBy(NewsletterIssueEntity, isDue))
        await runStatement(manager, addJob, [SEND_ISSUE, JSON.stringify({ id }), issueJobKey(id), null]);
    },
  };
}
