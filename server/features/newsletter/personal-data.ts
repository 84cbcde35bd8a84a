import { type EntityManager, IsNull } from 'typeorm';
import { CONFIRMATION_SECONDS } from '#schema/rules/newsletter.ts';
import { inMailbox } from '#server/database/in-mailbox.ts';
import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import type { ReaderCounts } from '#server/features/readers/reader-counts.ts';
import { ReaderEvent } from '#server/features/readers/readers.type.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import { OneTimeTokenEntity } from '#server/security/one-time-token.entity.ts';
import { SubscriberEntity } from './subscriber.entity.ts';

/** Newsletter subscription of a member's address. It is deleted with the account. */
export const personalSubscription = (counts: Pick<ReaderCounts, 'add'>): PersonalData => ({
  name: 'newsletter',
  async collect(manager, { email }) {
    const subscribers = await manager.findBy(SubscriberEntity, { email: inMailbox(email) });
    return subscribers.map(({ email, askedAt, confirmedAt }) => ({ email, askedAt, confirmedAt }));
  },
  erase: (manager, { email }) => removeSubscriber(manager, email, counts),
});

/** Deletes the subscriptions of a mailbox, and the links that would restore them. */
export async function removeSubscriber(
  manager: EntityManager,
  email: string,
  counts: Pick<ReaderCounts, 'add'>,
): Promise<void> {
  const subscribers = await manager.findBy(SubscriberEntity, { email: inMailbox(email) });
  for (const { id, confirmedAt } of subscribers) {
    // Deletes the links first, in the same order as a confirmation locks both, to avoid a deadlock.
    await manager.delete(OneTimeTokenEntity, { kind: 'newsletter', subject: id });
    await manager.delete(SubscriberEntity, id);
    if (confirmedAt) counts.add(ReaderEvent.LEFT);
  }
}

/** Deletes addresses that were not confirmed before their links expired. */
export const deleteUnconfirmed: CleanUp = ({ manager }) =>
  manager.delete(SubscriberEntity, { confirmedAt: IsNull(), askedAt: olderThan(`${CONFIRMATION_SECONDS} seconds`) });
