import type { Letter } from '../letter.ts';
import type { Mail } from '../mail.ts';

/** The mail that a template is for. */
export type MailOf<Name extends Mail['template']> = Extract<Mail, { template: Name }>;

/** @param asked when the mail was queued: links live from then on, however late a mail arrives. */
export type Template<Name extends Mail['template']> = (mail: MailOf<Name>, asked: Date) => Letter;
