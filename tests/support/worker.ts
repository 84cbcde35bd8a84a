import type { PostgresAddress } from '#server/database/data-source.ts';
import type { Job } from '#server/jobs/job.ts';
import { type JobWorker, startWorker } from '#server/jobs/start-worker.ts';
import { SEND_MAIL } from '#server/mail/outbox.ts';
import { createSendMailTask, type IsStillWanted } from '#server/mail/send-mail.ts';
import { createFileTransport } from '#server/mail/transports/files.ts';
import { createMailgunTransport } from '#server/mail/transports/mailgun.ts';
import { createSmtpTransport } from '#server/mail/transports/smtp.ts';
import type { Transport } from '#server/mail/transports/transport.ts';
import type { RetryPolicy } from '#server/retry.ts';

export interface TestWorkerOptions {
  address: PostgresAddress;
  secret: string;
  /** Destination of emails: a folder, or the address of a fake Mailgun or mail server. */
  to: { folder: string } | { mailgun: string; key?: string } | { smtp: string };
  policy?: RetryPolicy;
  leaseMs?: number;
  /** Timeout of a delivery, in ms. */
  timeoutMs?: number;
  /** Default: every email is still wanted. */
  isStillWanted?: IsStillWanted;
  onBounce?: (email: string) => Promise<void>;
  log?: (message: string) => void;
}

/** A retry policy with intervals short enough for a test. */
export const impatientPolicy: RetryPolicy = { firstMs: 40, maxMs: 300, attempts: 1_000 };

/** Starts a worker that sends mail like the server's worker, but with shorter intervals. */
export function startTestWorker({ address, leaseMs = 400, log = () => {}, ...options }: TestWorkerOptions): JobWorker {
  return startWorker({ address, jobs: [mailJob({ ...options, log })], log, leaseMs, pollMs: 20 });
}

function mailJob({
  secret,
  to,
  policy = impatientPolicy,
  timeoutMs = 2_000,
  isStillWanted = async () => true,
  onBounce,
  log = () => {},
}: Omit<TestWorkerOptions, 'address'>): Job {
  const transport = createTransport(to, timeoutMs);
  const sender = { from: 'Mesob <kitchen@mesob.test>', siteUrl: 'https://mesob.test' };
  return {
    name: SEND_MAIL,
    run: createSendMailTask({ secret, sender, transport, isStillWanted, onBounce, policy, log }),
  };
}

function createTransport(to: TestWorkerOptions['to'], timeoutMs: number): Transport {
  if ('folder' in to) return createFileTransport(to.folder);
  if ('smtp' in to) return createSmtpTransport({ url: to.smtp, timeoutMs });
  return createMailgunTransport({ apiKey: to.key ?? 'key', domain: 'mg.mesob.test', url: to.mailgun, timeoutMs });
}
