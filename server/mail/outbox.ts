import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Mail } from './mail.ts';
import { createSeal } from './seal.ts';

/** Queues emails. Services depend on it, and not on how emails are sent. */
export interface Outbox {
  /** Queues an email in the transaction of `manager`: it is sent if and only if that commits. */
  queue(manager: EntityManager, mail: Mail): Promise<void>;
}

/** Name of the job in the queue. */
export const SEND_MAIL = 'send-mail';

/** Payload of the job that sends an email. Recipient and text are encrypted. */
export const mailJob = z.object({
  /** The same for all attempts. It is the job's key, and the first half of the Message-Id. */
  id: z.uuid(),
  template: z.string(),
  /** Slug of the newsletter issue in the email, to count the issue's emails. */
  issue: z.string().optional(),
  /** ISO 8601. */
  queuedAt: z.iso.datetime(),
  /** Number of failed attempts. */
  failures: z.int().min(0),
  /** The `Mail` as JSON, encrypted with `id` as the label. */
  sealed: z.string(),
});

export type MailJob = z.infer<typeof mailJob>;

/**
 * Creates an outbox that adds each email, encrypted, to the job queue in Postgres.
 * @param secret - the server's secret: the same on every instance
 */
export function createOutbox(secret: string): Outbox {
  const seal = createSeal(secret);
  return {
    async queue(manager, mail) {
      const id = randomUUID();
      const job = {
        id,
        template: mail.template,
        issue: mail.template === 'newsletter-issue' ? (mail.slug ?? undefined) : undefined,
        queuedAt: new Date().toISOString(),
        failures: 0,
        sealed: seal.close(JSON.stringify(mail), id),
      };
      await enqueue((sql, values) => manager.query(sql, values), job);
    },
  };
}

/** Runs SQL with an `EntityManager` or a job's helpers. */
type RunSql = (sql: string, values: unknown[]) => Promise<unknown>;

// Maximum number of times that a job may crash its process. A failed attempt does not count: it queues a new job.
const MAX_CRASHES = 100;

// A person waits for a verification email; newsletter issues can wait.
const PRIORITY = { soon: 0, later: 10 };

const addJob = `select id from graphile_worker.add_job($1, payload => $2::json, job_key => $3, priority => $4,
  max_attempts => $5, run_at => now() + $6 * interval '1 millisecond')`;

/**
 * Queues an email, or queues it again. The same statement then replaces the running job, so that it does not run again if
 * its worker dies before it can complete the job.
 */
export async function enqueue(run: RunSql, job: MailJob, delayMs = 0): Promise<void> {
  const priority = job.template === 'newsletter-issue' ? PRIORITY.later : PRIORITY.soon;
  await run(addJob, [SEND_MAIL, JSON.stringify(job), job.id, priority, MAX_CRASHES, delayMs]);
}
