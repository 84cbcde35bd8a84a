import type { Job } from '#server/jobs/start-worker.ts';
import type { ContentPublisher } from './content-publisher.ts';

/** Publishes each minute what is due. */
export function publishDue(publisher: Pick<ContentPublisher, 'publishDue'>): Job {
  return { name: 'publish_due', schedule: '* * * * *', run: () => publisher.publishDue() };
}
