import type { Config } from '#server/config.ts';
import { fileTransport } from './files.ts';
import { mailgunTransport } from './mailgun.ts';
import { smtpTransport } from './smtp.ts';
import type { Transport } from './transport.ts';

/** Returns the configured transport; by default, emails are written to files. */
export function getTransport({ mailgun, smtpUrl, outboxDir }: Config): Transport {
  if (mailgun) return mailgunTransport(mailgun);
  return smtpUrl ? smtpTransport({ url: smtpUrl }) : fileTransport(outboxDir);
}
