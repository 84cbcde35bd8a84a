import type { DataSource } from 'typeorm';
import { CONTACT_MONTHS, contactTexts, normalizeMessage } from '#schema/rules/contact.ts';
import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Client } from '#server/security/client.ts';
import { toStoredEmail } from '#server/security/mailbox.ts';
import type { Throttles } from '#server/security/throttles.ts';
import { type SendMessageInput, SendMessageSuccessType } from './contact.type.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';

/** Sends visitors' messages to the office. */
export class ContactService {
  /** @param contactTo - the office's email address */
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly throttles: Pick<Throttles, 'countForClient'>,
    private readonly contactTo: string,
  ) {}

  /** Stores a message and queues it as an email, in one transaction. @throws {ThrottledError} */
  async send(input: SendMessageInput, client: Client): Promise<SendMessageSuccessType> {
    await this.throttles.countForClient('contact', client);
    // Only bots fill in this field. They get the usual response, and nothing is stored.
    if (!input.website) await this.store(input);
    return new SendMessageSuccessType(contactTexts[input.source].sent);
  }

  private async store(input: SendMessageInput): Promise<void> {
    const name = input.name.trim();
    const email = input.email.trim();
    const message = normalizeMessage(input.message);
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(ContactMessageEntity, { form: input.source, name, email: toStoredEmail(email), message });
      await this.outbox.queue(manager, { template: 'contact-message', to: this.contactTo, name, email, message });
    });
  }
}

/** Messages to the office from a member's email address. They are deleted with the account. */
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
