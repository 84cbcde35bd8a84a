import type { DataSource } from 'typeorm';
import { looksLikeEmail, normalizeEmail } from '#schema/rules/accounts.ts';
import {
  type ContactForm,
  contactFieldProblem,
  contactFields,
  contactTexts,
  normalizeMessage,
} from '#schema/rules/contact.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { type InvalidInput, invalidInput } from '#server/results.ts';
import type { Throttles } from '#server/security/throttles.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';

/** What a visitor sends; checked here, whatever it is. */
export interface NewContactMessage {
  form: ContactForm;
  name: string;
  email: string;
  message: string;
  /** A field that people do not see: only programs fill it in. */
  website?: string | null;
}

export type SendMessageAnswer = { kind: 'SendMessageSuccess'; message: string } | InvalidInput;

/** Takes messages to the office. */
export class ContactService {
  /** @param contactTo the address of the office */
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly throttles: Pick<Throttles, 'contact'>,
    private readonly contactTo: string,
  ) {}

  /**
   * Stores a message and queues it as a mail, both or neither.
   * @throws ThrottledError
   */
  async send(input: NewContactMessage, clientAddress: string): Promise<SendMessageAnswer> {
    const { form, website } = input;
    for (const field of contactFields) {
      const problem = contactFieldProblem(form, field, input[field], looksLikeEmail);
      if (problem) return invalidInput({ field, message: problem });
    }
    await this.throttles.contact(clientAddress);
    // A program is told what it hopes for, and nothing is kept.
    if (!website) await this.keep(input);
    return { kind: 'SendMessageSuccess', message: contactTexts[form].sent };
  }

  private async keep({ form, ...input }: NewContactMessage): Promise<void> {
    const name = input.name.trim();
    const email = input.email.trim();
    const message = normalizeMessage(input.message);
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(ContactMessageEntity, { form, name, email: normalizeEmail(email), message });
      await this.outbox.queue(manager, { template: 'contact-message', to: this.contactTo, name, email, message });
    });
  }
}
