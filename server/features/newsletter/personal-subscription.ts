import type { PersonalData } from '#server/features/accounts/personal-data.ts';

/** Whether a member's address gets the newsletter. It goes with the account: deleted means that nothing more comes. */
export const personalSubscription: PersonalData = {
  name: 'newsletter',
  collect: (manager, { email }) =>
    manager.query(
      'select email, asked_at as "askedAt", confirmed_at as "confirmedAt" from subscribers where email = $1',
      [email],
    ),
  async erase(manager, { email }) {
    // With the links that were sent: one must not bring the address back.
    await manager.query(
      `with gone as (delete from subscribers where email = $1 returning id::text)
       delete from one_time_tokens where kind = 'newsletter' and subject in (select id from gone)`,
      [email],
    );
  },
};
