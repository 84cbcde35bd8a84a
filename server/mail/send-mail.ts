import type { Task } from 'graphile-worker';
import { type RetryPolicy, retryDelayMs } from '#server/retry.ts';
import { compose, type Sender } from './compose.ts';
import type { Mail } from './mail.ts';
import { enqueue, type MailJob, mailJob } from './outbox.ts';
import { createSeal } from './seal.ts';
import type { Delivery, Transport } from './transports/transport.ts';

/** Returns whether the recipient still wants an email, which may have been queued for days. */
export type IsStillWanted = (mail: Mail) => Promise<boolean>;

interface SendMailOptions {
  /** The server's secret, with which the outbox encrypts. */
  secret: string;
  sender: Sender;
  transport: Transport;
  isStillWanted: IsStillWanted;
  /** Called with an email address that a mail server has rejected permanently. */
  onBounce?: (email: string) => Promise<void>;
  policy?: RetryPolicy;
  log: (message: string) => void;
}

/** Retries after seconds at first, later about once an hour, for about five days, as mail servers usually do. */
export const patientPolicy: RetryPolicy = { firstMs: 2_000, maxMs: 3_600_000, attempts: 170 };

/** Creates the task that sends one email, and queues it again if sending failed. */
export function createSendMailTask({ policy = patientPolicy, ...options }: SendMailOptions): Task {
  const attempt = createAttempt(options);
  return async (payload, { query }) => {
    const job = mailJob.parse(payload);
    const name = `Mail ${job.id} (${job.template})`;
    // Never throws, because a retry would send the email again.
    const count = async (column: 'sent' | 'failed') => {
      if (job.issue === undefined) return;
      // An email whose worker was killed after counting is sent and counted again.
      const sql = `update newsletter_issues set ${column} = ${column} + 1 where slug = $1 and sent + failed < queued`;
      await query(sql, [job.issue]).catch((error: Error) => options.log(`${name} was not counted: ${error.message}`));
    };
    const delivery = await attempt(job);
    if (delivery.outcome === 'sent') {
      await count('sent');
      return options.log(`${name}: ${delivery.note ?? 'sent'}`);
    }
    if (delivery.outcome === 'refused') {
      if (delivery.reason !== UNWANTED) await count('failed');
      return options.log(`${name} will not be sent: ${delivery.reason}`);
    }
    const failures = job.failures + 1;
    const delayMs = retryDelayMs(policy, failures);
    if (delayMs === undefined) {
      await count('failed');
      return options.log(`${name} was abandoned after ${failures} attempts: ${delivery.reason}`);
    }
    options.log(`${name} failed (attempt ${failures}) and will be retried: ${delivery.reason}`);
    await enqueue(query, { ...job, failures }, delayMs);
  };
}

/** Reason for refusing an email that its recipient no longer wants. */
const UNWANTED = 'it is no longer wanted';

// A list of addresses would send a member's link to strangers.
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;

function createAttempt({
  secret,
  sender,
  transport,
  isStillWanted,
  onBounce,
}: SendMailOptions): (job: MailJob) => Promise<Delivery> {
  const seal = createSeal(secret);
  return async (job) => {
    const text = tryOpen(() => seal.open(job.sealed, job.id));
    if (text === undefined) return { outcome: 'failed', reason: 'it was encrypted with another secret (JWT_SECRET)' };
    const mail: Mail = JSON.parse(text);
    if (!ONE_ADDRESS.test(mail.to)) return { outcome: 'refused', reason: 'its address is invalid' };
    try {
      if (!(await isStillWanted(mail))) return { outcome: 'refused', reason: UNWANTED };
      const delivery = await transport.send(compose(mail, job, sender));
      // A failure here must not send the email again. The address is suppressed when its next email bounces.
      if (delivery.outcome === 'refused' && delivery.isBounce) await onBounce?.(mail.to).catch(() => undefined);
      return delivery;
    } catch (error) {
      return { outcome: 'failed', reason: `a bug: ${getLocation(error)}` };
    }
  };
}

function tryOpen(open: () => string): string | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/** Returns the location of a bug; not its message, which could quote the email. */
function getLocation(error: unknown): string {
  return error instanceof Error ? `${error.name} ${/^ +at .*$/m.exec(error.stack ?? '')?.[0].trim()}` : typeof error;
}
