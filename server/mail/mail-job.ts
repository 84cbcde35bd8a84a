import { z } from 'zod';

/** The task's name in the job queue. */
export const SEND_MAIL = 'send-mail';

/** What waits in the database for a mail: nothing in it can be read but which kind of mail it is, and since when. */
export const mailJob = z.object({
  /** Stays the same over all attempts: it is the job's key, and the first half of the Message-Id. */
  id: z.uuid(),
  template: z.string(),
  /** ISO 8601. */
  queuedAt: z.iso.datetime(),
  /** Attempts that failed. */
  failures: z.int().min(0),
  /** The `Mail` as JSON, sealed with `id` as label. */
  sealed: z.string(),
});

export type MailJob = z.infer<typeof mailJob>;
