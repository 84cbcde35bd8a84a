import type { Config } from '#server/config.ts';
import { fileTransport } from './files.ts';
import { mailgunTransport } from './mailgun.ts';
import type { Transport } from './transport.ts';

/** Mailgun where it is configured, files otherwise. */
export function createTransport({ mailgun, outboxDir }: Pick<Config, 'mailgun' | 'outboxDir'>): Transport {
  return mailgun ? mailgunTransport(mailgun) : fileTransport(outboxDir);
}
