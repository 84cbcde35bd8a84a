import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import { SubscriberEntity } from './subscriber.entity.ts';

/** Whether a member's address gets the newsletter. It goes with the account: deleted means that nothing more comes. */
export const personalSubscription: PersonalData = {
  name: 'newsletter',
  collect: (manager, { email }) =>
    manager.query(
      'select email, asked_at as "askedAt", confirmed_at as "confirmedAt" from subscribers where email = $1',
      [email],
    ),
  async erase(manager, { email }) {
    await manager.delete(SubscriberEntity, { email });
  },
};
