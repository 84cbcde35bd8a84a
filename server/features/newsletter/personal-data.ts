import { type EntityManager, IsNull } from 'typeorm';
import { CONFIRMATION_SECONDS } from '#schema/rules/newsletter.ts';
import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import type { ReaderCounts } from '#server/features/readers/reader-counts.ts';
import { ReaderEvent } from '#server/features/readers/readers.type.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import { isSameMailbox } from '#server/security/mailbox.ts';
import { OneTimeTokenEntity } from '#server/security/one-time-token.entity.ts';
import { SubscriberEntity, UnsubscribedReaderEntity } from './subscriber.entity.ts';

/** Exports the newsletter subscription of a member's email address, and deletes it with the account. */
export const personalSubscription = (counts: Pick<ReaderCounts, 'add'>): PersonalData => ({
  name: 'newsletter',
  async collect(manager, { email }) {
    const subscribers = await manager.findBy(SubscriberEntity, { email: isSameMailbox(email) });
    return subscribers.map(({ email, askedAt, confirmedAt }) => ({ email, askedAt, confirmedAt }));
  },
  erase: (manager, { email }) => removeSubscriptions(manager, email, counts),
});

/** Removes the subscriptions of a mailbox. */
export async function removeSubscriptions(
  manager: EntityManager,
  email: string,
  counts: Pick<ReaderCounts, 'add'>,
): Promise<void> {
  const subscribers = await manager.findBy(SubscriberEntity, { email: isSameMailbox(email) });
  for (const { id } of subscribers) await removeSubscriber(manager, id, counts);
}

/** Deletes a subscriber and the links that would restore the subscription, and remembers that the reader has left. */
export async function removeSubscriber(
  manager: EntityManager,
  id: string,
  counts: Pick<ReaderCounts, 'add'>,
): Promise<void> {
  // Locks the links before the subscriber, as a confirmation does, to avoid a deadlock.
  await manager.delete(OneTimeTokenEntity, { kind: 'newsletter', subject: id });
  const subscriber = await getLockedSubscriber(manager, id);
  await manager.delete(SubscriberEntity, id);
  await manager.upsert(UnsubscribedReaderEntity, { id, unsubscribedAt: () => 'now()' }, ['id']);
  if (subscriber?.confirmedAt) counts.add(ReaderEvent.LEFT);
}

/** Returns a subscriber, locked until the transaction ends; null if there is none. */
export function getLockedSubscriber(manager: EntityManager, id: string): Promise<SubscriberEntity | null> {
  return manager.findOne(SubscriberEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** Deletes subscribers who did not confirm before their links expired. */
export const deleteUnconfirmed: CleanUp = ({ manager }) =>
  manager.delete(SubscriberEntity, { confirmedAt: IsNull(), askedAt: olderThan(`${CONFIRMATION_SECONDS} seconds`) });
