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
    // The links that were sent must not bring the address back. They go first, in the order in which a confirmation
    // locks both, or the two could wait for each other.
    await manager.query(
      `delete from one_time_tokens
       where kind = 'newsletter' and subject in (select id::text from subscribers where email = $1)`,
      [email],
    );
    await manager.query('delete from subscribers where email = $1', [email]);
  },
};
