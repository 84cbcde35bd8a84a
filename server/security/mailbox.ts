import { domainToASCII } from 'node:url';
import { type FindOperator, Raw } from 'typeorm';
import { looksLikeEmail, normalizeEmail } from '#schema/rules/accounts.ts';

/**
 * Returns an email address as it is stored and compared. Its domain is in ASCII, because some browsers send
 * "bücher.example" in ASCII.
 */
export function toStoredEmail(input: string): string {
  const email = normalizeEmail(input);
  const at = email.lastIndexOf('@');
  const ascii = `${email.slice(0, at + 1)}${domainToASCII(email.slice(at + 1))}`;
  return at > 0 && looksLikeEmail(ascii) ? ascii : email;
}

/**
 * Returns the email address without its "+tag", and at Gmail without dots: the same text for every address of a
 * mailbox.
 */
export function getMailbox(input: string): string {
  const email = toStoredEmail(input);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/u, '');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Condition for an email address of the same mailbox. The column must contain addresses from `toStoredEmail`. */
export function isSameMailbox(email: string): FindOperator<string> {
  return Raw((column) => `get_mailbox(${column}) = :mailbox`, { mailbox: getMailbox(email) });
}
