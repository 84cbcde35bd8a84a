import type { Config } from '#server/config.ts';
import { createFileTransport } from './files.ts';
import { createMailgunTransport } from './mailgun.ts';
import { createSmtpTransport } from './smtp.ts';
import type { Transport } from './transport.ts';

/** Returns the configured transport; by default, emails are written to files. */
export function getTransport({ mailgun, smtpUrl, outboxDir }: Config): Transport {
  if (mailgun) return createMailgunTransport(mailgun);
  return smtpUrl ? createSmtpTransport({ url: smtpUrl }) : createFileTransport(outboxDir);
}
