import { RESET_SECONDS, VERIFICATION_SECONDS } from '#schema/rules/accounts.ts';
import { CONFIRMATION_SECONDS } from '#schema/rules/newsletter.ts';
import { office } from '#schema/rules/office.ts';
import type { Mail } from './mail.ts';

/**
 * Text of a mail, without any markup: one description for its HTML and its plain text, so that the two cannot differ.
 * Every string is plain text; the layouts escape it.
 */
export interface Letter {
  subject: string;
  /** Text that mailboxes show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Words of another person, shown as such, with their line breaks. */
  quotation?: string;
  /** The one thing to do; its address is also shown as text. */
  action?: { label: string; link: string };
  /** Below the action: how long the link lives, what to do if it was not you. */
  notes: string[];
  /** Reason for which one gets this, in the foot. */
  reason: string;
  /** In the foot, too. */
  unsubscribeLink?: string;
}

/** Mails whose text is written here; an issue of the newsletter brings its own. */
type LetterMail = Exclude<Mail, { template: 'newsletter-issue' }>;

type Templates = {
  [Name in LetterMail['template']]: (mail: Extract<LetterMail, { template: Name }>, queuedAt: Date) => Letter;
};

const templates: Templates = {
  'verify-email': ({ username, link }, asked) => ({
    subject: 'Confirm your e-mail address',
    preview: 'One click, and your place at the table is set.',
    heading: `Welcome to the table, ${username}`,
    paragraphs: [
      'Thank you for joining Mesob. Please confirm that this address is yours; then you can sign in, rate what you have cooked and leave a comment.',
    ],
    action: { label: 'Confirm my address', link },
    notes: [
      `The link works once, for ${spanInWords(VERIFICATION_SECONDS)} from ${momentInWords(asked)}. If it has expired, the page behind it offers you a new one.`,
      'If you did not register, ignore this mail: without the confirmation the visitor who did cannot sign in with your address.',
    ],
    reason: 'You get this mail because this address was entered in the register form of Mesob.',
  }),
  'account-exists': ({ username, link }) => ({
    subject: 'You already have an account',
    preview: 'A visitor tried to register with your address. Your account is as it was.',
    heading: `You are already with us, ${username}`,
    paragraphs: [
      'A visitor, perhaps you, just tried to register at Mesob with this address. It already has an account, so nothing was changed.',
      'If it was you, simply sign in. If you no longer know your password, the sign-in page helps you to a new one.',
    ],
    action: { label: 'Sign in', link },
    notes: [
      'If it was not you, there is nothing to do: the other visitor learned neither that you have an account nor anything about it.',
    ],
    reason: 'You get this mail because your address was entered in the register form of Mesob.',
  }),
  'reset-password': ({ username, link }, asked) => ({
    subject: 'Choose a new password',
    preview: `The link inside works for ${spanInWords(RESET_SECONDS)}.`,
    heading: `A new password, ${username}?`,
    paragraphs: ['It happens to the best cooks. Choose a new password here, and you are back at the table.'],
    action: { label: 'Choose a new password', link },
    notes: [
      `The link works once, for ${spanInWords(RESET_SECONDS)} from ${momentInWords(asked)}. With the new password, every device that is signed in is signed out.`,
      'If you did not ask for this, ignore this mail: your password stays as it is. Do not pass the link on.',
    ],
    reason: 'You get this mail because a new password was requested for your account at Mesob.',
  }),
  'password-changed': ({ username, link }, changed) => ({
    subject: 'Your password was changed',
    preview: 'If that was you, all is well.',
    heading: `Your password was changed, ${username}`,
    paragraphs: [
      `The password of your account at Mesob was changed on ${momentInWords(changed)}, and every device was signed out.`,
      'If that was you, all is well: sign in with the new one. If it was not, choose another password at once.',
    ],
    action: { label: 'It was not me: choose another', link },
    notes: [`If you need help, write to ${office.supportEmail}.`],
    reason:
      'You get this mail because the owner of an account should not learn of a changed password by being locked out.',
  }),
  'newsletter-confirm': ({ link, unsubscribeLink }, asked) => ({
    subject: 'Shall we write to you?',
    preview: 'Confirm, and our next recipes come to you.',
    heading: 'Shall we write to you?',
    paragraphs: [
      'You asked for our newsletter: new recipes, and now and then a word about what is in season. Please confirm that this address is yours.',
    ],
    action: { label: 'Yes, write to me', link },
    notes: [
      `The link works for ${spanInWords(CONFIRMATION_SECONDS)} from ${momentInWords(asked)}. This mail and every issue end with a link with which you can leave again.`,
      'If you did not ask for it, ignore this mail: without the confirmation nothing more comes.',
    ],
    reason: 'You get this mail because this address was entered in the newsletter form of Mesob.',
    unsubscribeLink,
  }),
  'open-reports': ({ count, link }) => ({
    subject: count === 1 ? 'One text waits for a moderator' : `${count} texts wait for a moderator`,
    preview: 'Readers have reported them, or a setting holds them.',
    heading: count === 1 ? 'One text waits for you' : `${count} texts wait for you`,
    paragraphs: [
      'Readers have reported texts, or a setting of the site holds them. The desk has them with their place.',
    ],
    action: { label: 'Open the desk', link },
    notes: ['This mail comes once a day while something is open.'],
    reason: 'You get this mail because your account at Mesob is that of a moderator.',
  }),
  'contact-message': ({ name, email, message }, written) => ({
    subject: `Message from ${name}`,
    preview: message.slice(0, 120),
    heading: `A message from ${name}`,
    paragraphs: [
      `Written on ${momentInWords(written)} in a form on the site. An answer to this mail goes to ${email}.`,
    ],
    quotation: message,
    notes: ['Name and address are what the visitor typed; they were not checked.'],
    reason: 'You get this mail because messages to Mesob are sent to this address (CONTACT_TO).',
  }),
};

/** @param queuedAt - start of the links' lives, however late a mail arrives. */
export function getLetter(mail: LetterMail, queuedAt: Date): Letter {
  // TypeScript does not see that a template and its mail have the same name.
  const template = templates[mail.template] as (mail: LetterMail, queuedAt: Date) => Letter;
  return template(mail, queuedAt);
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** Returns a moment in words. Example: "20 May 2025 at 14:05 UTC". */
function momentInWords(date: Date): string {
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()} at ${hours}:${minutes} UTC`;
}

/** Returns a span in words. Example: 3600 becomes "one hour", 604800 becomes "7 days". */
function spanInWords(seconds: number): string {
  const hours = Math.round(seconds / 3600);
  if (hours === 1) return 'one hour';
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}
