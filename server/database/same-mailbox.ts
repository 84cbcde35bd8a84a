import { type FindOperator, Raw } from 'typeorm';
import { getMailbox } from '#server/security/mailbox.ts';

/** Condition for an address of the same mailbox. The database function does the same as `getMailbox`. */
export function isSameMailbox(email: string): FindOperator<string> {
  return Raw((column) => `get_mailbox(${column}) = :mailbox`, { mailbox: getMailbox(email) });
}
