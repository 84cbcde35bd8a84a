import { z } from 'zod';
import { createSendMailTask } from '#server/mail/send-mail.ts';
import { getTransport } from '#server/mail/transports/get-transport.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { deleteOldNetworks } from './features/accounts/known-networks.ts';
import { deleteUnverified } from './features/accounts/personal-data.ts';
import { deleteOldMessages } from './features/contact/contact.service.ts';
import { type ContentPublisher, createPublishDueJob } from './features/desk/content/content-publisher.ts';
import { deleteReplacedPhotographs, retitlePhotographs } from './features/desk/photographs/store-photograph.ts';
import { deleteOldReports, mailOpenReports } from './features/desk/report.service.ts';
import { deleteOldRemovals } from './features/kitchen/personal-kitchen.ts';
import { type IssueService, SEND_ISSUE, sendDueIssues } from './features/newsletter/issue/issue.service.ts';
import { createIssueFilter } from './features/newsletter/issue/send-issue.ts';
import { SubscriberIds } from './features/newsletter/newsletter-links.ts';
import { deleteUnconfirmed } from './features/newsletter/personal-data.ts';
import { suppressBounced } from './features/newsletter/subscribers/subscriber.service.ts';
import { deleteOldCounts } from './features/readers/reader-counts.ts';
import { deleteExpiredLists } from './features/shopping/shared-list.service.ts';
import { housekeeping } from './jobs/housekeeping.ts';
import { type JobWorker, startWorker } from './jobs/start-worker.ts';
import { createOutbox, SEND_MAIL } from './mail/outbox.ts';

interface BackgroundOptions {
  config: Config;
  database: OpenDatabase;
  /** Secret with which the outbox encrypts emails. */
  secret: string;
  services: { issues: Pick<IssueService, 'send'>; contentPublisher: Pick<ContentPublisher, 'publishDue'> };
  log: (message: string) => void;
}

/** Starts the job worker: emails, scheduled publication, and the hourly deletion of expired data. */
export function startBackgroundWork({ config, database, secret, services, log }: BackgroundOptions): JobWorker {
  const { dataSource, address } = database;
  const cleanUps = [
    ...[deleteUnverified, deleteOldNetworks, deleteUnconfirmed],
    ...[deleteReplacedPhotographs, retitlePhotographs],
    ...[deleteOldMessages, deleteOldReports, deleteExpiredLists, deleteOldRemovals, deleteOldCounts],
  ];
  const isStillWanted = createIssueFilter(dataSource, new SubscriberIds(secret));
  const onBounce = suppressBounced(dataSource);
  const sender = { from: config.mailFrom, siteUrl: config.publicUrl };
  const transport = getTransport(config);
  const jobs = [
    { name: SEND_MAIL, run: createSendMailTask({ secret, sender, transport, isStillWanted, onBounce, log }) },
    housekeeping(dataSource, cleanUps),
    createPublishDueJob(services.contentPublisher),
    sendDueIssues(dataSource),
    mailOpenReports(dataSource, createOutbox(secret), config.publicUrl),
    {
      name: SEND_ISSUE,
      run: (payload: unknown) => services.issues.send(z.object({ id: z.string() }).parse(payload).id),
    },
  ];
  return startWorker({ address, jobs, log });
}
