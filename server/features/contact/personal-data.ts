import { CONTACT_MONTHS } from '#schema/rules/contact.ts';
import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';

/** Messages to the office from a member's address. They are deleted with the account. */
export const personalMessages: PersonalData = {
  name: 'messages',
  async collect(manager, { email }) {
    const messages = await manager.find(ContactMessageEntity, {
      where: { email },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return messages.map(({ id, ...message }) => message);
  },
  async erase(manager, { email }) {
    await manager.delete(ContactMessageEntity, { email });
  },
};

/** Deletes old messages, as the privacy policy promises. */
export const deleteOldMessages: CleanUp = ({ manager }) =>
  manager.delete(ContactMessageEntity, { createdAt: olderThan(`${CONTACT_MONTHS} months`) });
