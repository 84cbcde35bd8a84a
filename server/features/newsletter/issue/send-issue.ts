import type { DataSource, EntityManager } from 'typeorm';
import { runStatement } from '#server/database/statements.ts';
import type { IsStillWanted } from '#server/mail/send-mail.ts';
import { NewsletterIssueEntity } from '../newsletter-issue.entity.ts';
import type { NewsletterMailing, SubscriberIds } from '../newsletter-links.ts';
import { SubscriberEntity, whereSubscribed } from '../subscriber.entity.ts';
import { nextRecipients, recipientCount } from './issue.statements.ts';
import { type Issue, IssueError } from './read-issue.ts';

export interface SendIssueOptions extends NewsletterMailing {
  /** Number of emails to queue per transaction. */
  batchSize?: number;
  /** Called after each batch with the numbers of queued emails and of subscribers. */
  onProgress?: (queued: number, subscribers: number) => void;
}

interface SendResult {
  /** Emails queued over all runs. */
  queued: number;
  /** `true` if an earlier run had queued all emails. */
  wasFinishedEarlier: boolean;
}

const BATCH_SIZE = 100;

/**
 * Queues an issue to all subscribers who were confirmed when it was first sent. Its progress is stored in the
 * transaction that queues the emails, so an interrupted run can be resumed, and concurrent runs take turns: every
 * subscriber gets the issue once.
 * @throws {IssueError} if another text was sent under this name, or this text under another name
 */
export async function sendIssue(issue: Issue, options: SendIssueOptions): Promise<SendResult> {
  const { dataSource, batchSize = BATCH_SIZE, onProgress } = options;
  await beginIssue(dataSource.manager, issue);
  const [{ count: subscribers } = { count: 0 }] = await runStatement(dataSource.manager, recipientCount, [issue.slug]);
  let batch = await dataSource.transaction((manager) => queueBatch(manager, issue, { ...options, batchSize }));
  const { wasFinishedEarlier } = batch;
  while (!batch.isFinished) {
    onProgress?.(batch.queued, subscribers);
    batch = await dataSource.transaction((manager) => queueBatch(manager, issue, { ...options, batchSize }));
  }
  return { queued: batch.queued, wasFinishedEarlier };
}

/** Stores an issue, unless an earlier run has stored it. @throws {IssueError} like `sendIssue` */
async function beginIssue(manager: EntityManager, { slug, digest, subject }: Issue): Promise<void> {
  const insertion = manager.createQueryBuilder().insert().into(NewsletterIssueEntity);
  await insertion
    .values({ slug, digest, subject, startedAt: () => 'now()' })
    .orIgnore()
    .updateEntity(false)
    .execute();
  const existing = await manager.findBy(NewsletterIssueEntity, [{ slug }, { digest }]);
  const same = existing.find((each) => each.slug === slug);
  if (!same) throw new IssueError(`The same text was already sent as "${existing[0]?.slug}"`);
  if (!same.digest) throw new IssueError(`"${slug}" is an issue from the desk. Rename the file`);
  if (!same.digest.equals(digest))
    throw new IssueError(`Another text was sent as "${slug}". Restore it, or rename the file`);
}

interface Batch extends SendResult {
  isFinished: boolean;
}

async function queueBatch(
  manager: EntityManager,
  { slug, subject, html, text }: Issue,
  { outbox, ids, links, batchSize }: SendIssueOptions,
): Promise<Batch> {
  const state = await manager.findOneOrFail(NewsletterIssueEntity, {
    where: { slug },
    lock: { mode: 'pessimistic_write' },
  });
  if (state.finishedAt) return { queued: state.queued, isFinished: true, wasFinishedEarlier: true };
  const recipients = await runStatement(manager, nextRecipients, [slug, batchSize]);
  for (const { id, email: to } of recipients) {
    const unsubscribeLink = links.unsubscribing(ids.getToken(id));
    await outbox.queue(manager, { template: 'newsletter-issue', slug, to, subject, html, text, unsubscribeLink });
  }
  const queued = state.queued + recipients.length;
  const last = recipients.at(-1);
  await manager.update(
    NewsletterIssueEntity,
    { slug },
    last ? { cursor: last.id, queued } : { finishedAt: () => 'now()' },
  );
  return { queued, isFinished: !last, wasFinishedEarlier: false };
}

/**
 * Returns a function that decides whether an email is still wanted: every email, except an issue whose recipient has
 * unsubscribed since it was queued, possibly days ago.
 */
export function createIssueFilter({ manager }: DataSource, ids: SubscriberIds): IsStillWanted {
  return async (mail) => {
    if (mail.template !== 'newsletter-issue' || mail.slug === null) return true;
    const id = ids.readId(mail.unsubscribeLink.slice(mail.unsubscribeLink.lastIndexOf('/') + 1));
    return id !== null && manager.existsBy(SubscriberEntity, { id, ...whereSubscribed });
  };
}
