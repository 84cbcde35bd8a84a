import { createCdnPurge } from './cdn-purge.ts';
import type { Config } from './config.ts';
import { type Listener, listen } from './database/listener.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { deleteOldAddresses } from './features/accounts/known-addresses.ts';
import { deleteUnverified } from './features/accounts/personal-data.ts';
import { deleteOldMessages } from './features/contact/personal-data.ts';
import { deleteOldRemovals } from './features/kitchen/personal-kitchen.ts';
import { issuesForReaders } from './features/newsletter/issue/send-issue.ts';
import { SubscriberIds } from './features/newsletter/newsletter-links.ts';
import { deleteUnconfirmed } from './features/newsletter/personal-data.ts';
import { readReviewChanges } from './features/reviews/review-changes.ts';
import { deleteExpiredLists } from './features/shopping/shared-list.service.ts';
import { createJobs } from './jobs/jobs.ts';
import { type JobWorker, startWorker } from './jobs/start-worker.ts';

interface BackgroundOptions {
  config: Config;
  database: OpenDatabase;
  /** With which the outbox sealed its mails. */
  secret: string;
  log: (message: string) => void;
}

/**
 * Starts what no request waits for: mails, the hourly deletion of what may no longer be stored, and the purge of a CDN
 * after changes that no request of ours has made.
 */
export function startBackgroundWork({ config, database, secret, log }: BackgroundOptions): Pick<JobWorker, 'stop'> {
  const { dataSource, address } = database;
  const cleanUps = [
    ...[deleteUnverified, deleteOldAddresses, deleteUnconfirmed],
    ...[deleteOldMessages, deleteExpiredLists, deleteOldRemovals],
  ];
  const isStillWanted = issuesForReaders(dataSource, new SubscriberIds(secret));
  const jobs = createJobs({ config, dataSource, secret, isStillWanted, cleanUps, log });
  const worker = startWorker({ address, jobs, log });
  const purging = purgeAfterChanges(config, database, log);
  return {
    async stop() {
      await Promise.all([worker.stop(), purging?.close()]);
    },
  };
}

/** @returns undefined where there is no CDN to purge */
function purgeAfterChanges(
  config: Config,
  database: OpenDatabase,
  log: (message: string) => void,
): Listener | undefined {
  const cdn = createCdnPurge(config, log);
  if (!cdn) return undefined;
  const everything = () => cdn.purge('everything');
  const listener = listen(database, {
    channels: {
      content_changed: everything,
      reviews_changed: (payload) => cdn.purge(readReviewChanges(payload)),
    },
    // This build may show what the last one did not, and changes until now were notified to no listener.
    onListening: everything,
    onLost: () => undefined,
    onError: ({ message }) => log(`Listening for changes that the CDN has to forget failed: ${message}`),
  });
  return {
    close() {
      cdn.close();
      return listener.close();
    },
  };
}
