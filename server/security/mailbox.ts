import { domainToASCII } from 'node:url';
import { type FindOperator, Raw } from 'typeorm';
import { looksLikeEmail, normalizeEmail } from '#schema/rules/accounts.ts';

/**
 * Returns an address as it is stored and compared, with its domain in ASCII: for "abeba@bücher.example", some browsers
 * send the ASCII form.
 */
export function toStoredEmail(input: string): string {
  const email = normalizeEmail(input);
  const at = email.lastIndexOf('@');
  const ascii = `${email.slice(0, at + 1)}${domainToASCII(email.slice(at + 1))}`;
  return at > 0 && looksLikeEmail(ascii) ? ascii : email;
}

/**
 * Returns the address without a plus part, and at Gmail without dots: all addresses of one mailbox give the same text.
 */
export function getMailbox(input: string): string {
  const email = toStoredEmail(input);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/u, '');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Condition for an address of the same mailbox. The database function does the same as `getMailbox`. */
export function isSameMailbox(email: string): FindOperator<string> {
  return Raw((column) => `get_mailbox(${column}) = :mailbox`, { mailbox: getMailbox(email) });
}
