import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';

/** What was written to the office under a member's address. It goes with the account, whose address it carries. */
export const personalMessages: PersonalData = {
  name: 'messages',
  collect: (manager, { email }) =>
    manager.query(
      `select form, name, email, message, created_at as "createdAt" from contact_messages
       where email = $1 order by created_at, id`,
      [email],
    ),
  async erase(manager, { email }) {
    await manager.delete(ContactMessageEntity, { email });
  },
};
