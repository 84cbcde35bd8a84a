import { type MailJob, SEND_MAIL } from './mail-job.ts';

/** Runs SQL: an `EntityManager`, or a job's own helpers. */
export type RunSql = (sql: string, values: unknown[]) => Promise<unknown>;

// Each attempt makes a new job, so this bounds something else: how often a job may take its whole process with it.
const MAX_CRASHES = 100;

// A person waits for a verification; an issue of the newsletter can wait for that.
const PRIORITY = { soon: 0, later: 10 };

const addJob = `select id from graphile_worker.add_job($1, payload => $2::json, job_key => $3, priority => $4,
  max_attempts => $5, run_at => now() + $6 * interval '1 millisecond')`;

/**
 * Queues a mail, or queues it again. In the second case the job that runs at present is replaced in the same statement:
 * should its worker die before it can say that it is done, that job is not run again.
 */
export async function enqueue(run: RunSql, job: MailJob, delayMs = 0): Promise<void> {
  const priority = job.template === 'newsletter-issue' ? PRIORITY.later : PRIORITY.soon;
  await run(addJob, [SEND_MAIL, JSON.stringify(job), job.id, priority, MAX_CRASHES, delayMs]);
}
