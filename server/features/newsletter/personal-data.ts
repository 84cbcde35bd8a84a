import { type EntityManager, IsNull } from 'typeorm';
import { CONFIRMATION_SECONDS } from '#schema/rules/newsletter.ts';
import { inMailbox } from '#server/database/in-mailbox.ts';
import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import type { ReaderCounts } from '#server/features/readers/reader-counts.ts';
import { ReaderEvent } from '#server/features/readers/readers.type.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import { OneTimeTokenEntity } from '#server/security/one-time-token.entity.ts';
import { SubscriberEntity } from './subscriber.entity.ts';

/** Subscription of a member's address. It goes with the account: deleted means that nothing more comes. */
export const personalSubscription = (counts: Pick<ReaderCounts, 'add'>): PersonalData => ({
  name: 'newsletter',
  async collect(manager, { email }) {
    const subscribers = await manager.findBy(SubscriberEntity, { email: inMailbox(email) });
    return subscribers.map(({ email, askedAt, confirmedAt }) => ({ email, askedAt, confirmedAt }));
  },
  erase: (manager, { email }) => removeSubscriber(manager, email, counts),
});

/** Deletes the subscriptions of a mailbox, and the links that would bring them back. */
export async function removeSubscriber(
  manager: EntityManager,
  email: string,
  counts: Pick<ReaderCounts, 'add'>,
): Promise<void> {
  const subscribers = await manager.findBy(SubscriberEntity, { email: inMailbox(email) });
  for (const { id, confirmedAt } of subscribers) {
    // The links go first, in the order in which a confirmation locks both, or the two could wait for each other.
    await manager.delete(OneTimeTokenEntity, { kind: 'newsletter', subject: id });
    await manager.delete(SubscriberEntity, id);
    if (confirmedAt) counts.add(ReaderEvent.LEFT);
  }
}

/** Deletes addresses that did not answer: their links no longer work. */
export const deleteUnconfirmed: CleanUp = ({ manager }) =>
  manager.delete(SubscriberEntity, { confirmedAt: IsNull(), askedAt: olderThan(`${CONFIRMATION_SECONDS} seconds`) });
