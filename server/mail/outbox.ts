import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Mail } from './mail.ts';
import { createSeal } from './seal.ts';

/** Puts mails into the outbox. Services get one, so that they know nothing of how mail travels. */
export interface Outbox {
  /** Queues a mail in the transaction of `manager`: it is sent if and only if that commits. */
  queue(manager: EntityManager, mail: Mail): Promise<void>;
}

/** The task's name in the job queue. */
export const SEND_MAIL = 'send-mail';

/** Job that waits in the database for a mail: only the kind of mail, and since when, can be read in it. */
export const mailJob = z.object({
  /** Stays the same over all attempts: it is the job's key, and the first half of the Message-Id. */
  id: z.uuid(),
  template: z.string(),
  /** Name of the issue of the newsletter that it brings, so that its mails can be counted. */
  issue: z.string().optional(),
  /** ISO 8601. */
  queuedAt: z.iso.datetime(),
  /** Attempts that failed. */
  failures: z.int().min(0),
  /** The `Mail` as JSON, sealed with `id` as label. */
  sealed: z.string(),
});

export type MailJob = z.infer<typeof mailJob>;

interface OutboxOptions {
  /** The server's secret: the same on every instance. */
  secret: string;
}

/** The outbox in Postgres: a mail is a job, added in the caller's transaction, sealed. */
export function createOutbox({ secret }: OutboxOptions): Outbox {
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

/** Runs SQL: an `EntityManager`, or a job's own helpers. */
type RunSql = (sql: string, values: unknown[]) => Promise<unknown>;

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
