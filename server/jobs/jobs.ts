import type { DataSource } from 'typeorm';
import type { Config } from '#server/config.ts';
import { SEND_MAIL } from '#server/mail/outbox.ts';
import { createSendMailTask, type IsStillWanted } from '#server/mail/send-mail.ts';
import { transportOf } from '#server/mail/transports/transport-of.ts';
import { type CleanUp, housekeeping } from './housekeeping.ts';
import type { Job } from './start-worker.ts';

interface JobMaterial {
  config: Config;
  dataSource: DataSource;
  /** With which the outbox sealed its mails. */
  secret: string;
  /** Tells the mails that still go out when their turn comes. */
  isStillWanted: IsStillWanted;
  /** Deletions of each hour. */
  cleanUps: CleanUp[];
  log: (message: string) => void;
}

/** Everything that is done in the background. */
export function createJobs({ config, dataSource, secret, isStillWanted, cleanUps, log }: JobMaterial): Job[] {
  const sender = { from: config.mailFrom, siteUrl: config.publicUrl };
  const transport = transportOf(config);
  return [
    { name: SEND_MAIL, run: createSendMailTask({ secret, sender, transport, isStillWanted, log }) },
    housekeeping(dataSource, cleanUps),
  ];
}
