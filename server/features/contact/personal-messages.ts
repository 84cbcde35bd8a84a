import type { PersonalData } from '#server/features/accounts/personal-data.ts';

/** What was written to the office under a member's address. It is kept as long as any message, account or not. */
export const personalMessages: PersonalData = {
  name: 'messages',
  collect: (manager, { email }) =>
    manager.query(
      `select form, name, email, message, created_at as "createdAt" from contact_messages
       where lower(email) = $1 order by created_at, id`,
      [email],
    ),
};
