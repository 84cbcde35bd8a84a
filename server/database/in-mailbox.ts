import { type FindOperator, Raw } from 'typeorm';
import { getMailbox } from '#server/security/mailbox.ts';

/** Condition of an address that leads to the same mailbox. The function of the database says the same as `getMailbox`. */
export function inMailbox(email: string): FindOperator<string> {
  return Raw((column) => `get_mailbox(${column}) = :mailbox`, { mailbox: getMailbox(email) });
}
