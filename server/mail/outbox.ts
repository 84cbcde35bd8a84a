import type { EntityManager } from 'typeorm';
import type { Mail } from './mail.ts';

/** Puts mails into the outbox. Services get one, so that they know nothing of how mail travels. */
export interface Outbox {
  /** Queues a mail in the transaction of `manager`: it is sent if and only if that commits. */
  queue(manager: EntityManager, mail: Mail): Promise<void>;
}
