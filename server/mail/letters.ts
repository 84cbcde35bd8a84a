import { RESET_SECONDS, VERIFICATION_SECONDS } from '#schema/rules/accounts.ts';
import { CONFIRMATION_SECONDS } from '#schema/rules/newsletter.ts';
import { office } from '#schema/rules/office.ts';
import { INVITATION_SECONDS } from '#schema/rules/staff.ts';
import type { Mail } from './mail.ts';

/**
 * Text of an email, from which both its HTML and its plain text are made, so that they cannot differ. Every string is
 * plain text; the layouts escape it.
 */
export interface Letter {
  subject: string;
  /** Text that mailboxes show next to the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Text by another person, shown as a quotation with its line breaks. */
  quotation?: string;
  /** Button; its URL is also shown as text. */
  action?: { label: string; link: string };
  /** Notes below the button: how long the link works, and what to do if it was not you. */
  notes: string[];
  /** Why the reader gets this email; shown in the footer. */
  reason: string;
  /** Shown in the footer. */
  unsubscribeLink?: string;
}

/** Emails whose text is written here. A newsletter issue contains its own text. */
type LetterMail = Exclude<Mail, { template: 'newsletter-issue' }>;

type Templates = {
  [Name in LetterMail['template']]: (mail: Extract<LetterMail, { template: Name }>, queuedAt: Date) => Letter;
};

const templates: Templates = {
  'verify-email': ({ username, link }, date) => ({
    subject: 'Confirm your email address',
    preview: 'One click, and your place at the table is set.',
    heading: `Welcome to the table, ${username}`,
    paragraphs: [
      'Thank you for joining Mesob. Please confirm that this address is yours. Then you can sign in, rate what you’ve cooked and leave comments.',
    ],
    action: { label: 'Confirm my address', link },
    notes: [
      `The link works once, for ${formatDuration(VERIFICATION_SECONDS)} from ${formatTime(date)}. If it has expired, the page it opens offers a new one.`,
      'If you didn’t register, ignore this email: no one can sign in with your address unless you confirm it.',
    ],
    reason: 'You received this email because this address was entered in the register form of Mesob.',
  }),
  'account-exists': ({ username, link }) => ({
    subject: 'You already have an account',
    preview: 'Someone tried to register with your address. Your account has not changed.',
    heading: `You are already with us, ${username}`,
    paragraphs: [
      'Someone, perhaps you, just tried to register at Mesob with this address. It already has an account, so nothing has changed.',
      'If it was you, just sign in. If you’ve forgotten your password, you can set a new one from the sign-in page.',
    ],
    action: { label: 'Sign in', link },
    notes: ['If it wasn’t you, there is nothing to do. They did not learn that you have an account.'],
    reason: 'You received this email because your address was entered in the register form of Mesob.',
  }),
  'reset-password': ({ username, link }, date) => ({
    subject: 'Choose a new password',
    preview: `The link inside works for ${formatDuration(RESET_SECONDS)}.`,
    heading: `A new password, ${username}?`,
    paragraphs: ['It happens to the best cooks. Choose a new password here, and you are back at the table.'],
    action: { label: 'Choose a new password', link },
    notes: [
      `The link works once, for ${formatDuration(RESET_SECONDS)} from ${formatTime(date)}. Setting a new password signs you out on every device.`,
      'If you didn’t ask for this, ignore this email, and your password will stay as it is. Don’t share the link.',
    ],
    reason: 'You received this email because a new password was requested for your account at Mesob.',
  }),
  'password-changed': ({ username, link }, changedAt) => ({
    subject: 'Your password was changed',
    preview: 'If that was you, you’re all set.',
    heading: `Your password was changed, ${username}`,
    paragraphs: [
      `Your Mesob password was changed on ${formatTime(changedAt)}, and every device was signed out.`,
      'If that was you, sign in with the new one. If not, choose another password right away.',
    ],
    action: { label: 'This wasn’t me: choose a new password', link },
    notes: [`If you need help, write to ${office.supportEmail}.`],
    reason: 'You received this email because the password of your account was changed.',
  }),
  'newsletter-confirm': ({ link, unsubscribeLink }, date) => ({
    subject: 'Confirm your subscription',
    preview: 'Confirm to receive our next recipes.',
    heading: 'Confirm your subscription',
    paragraphs: [
      'You asked for our newsletter: new recipes, and now and then a note on what is in season. Please confirm that this address is yours.',
    ],
    action: { label: 'Yes, write to me', link },
    notes: [
      `The link works for ${formatDuration(CONFIRMATION_SECONDS)} from ${formatTime(date)}. This email and every issue end with an unsubscribe link.`,
      'If you didn’t ask for it, ignore this email. Unless you confirm, we won’t write again.',
    ],
    reason: 'You received this email because this address was entered in the newsletter form of Mesob.',
    unsubscribeLink,
  }),
  'newsletter-import': ({ link, unsubscribeLink }, date) => ({
    subject: 'Would you like our newsletter?',
    preview: 'Confirm to receive our next recipes.',
    heading: 'Would you like our newsletter?',
    paragraphs: [
      'Your address was on a mailing list that we have moved to Mesob. Please confirm if you would like our newsletter, with new recipes and notes on what’s in season.',
    ],
    action: { label: 'Yes, write to me', link },
    notes: [
      `The link works for ${formatDuration(CONFIRMATION_SECONDS)} from ${formatTime(date)}. Every issue ends with a link to unsubscribe.`,
      'If you don’t want it, ignore this email. Unless you confirm, we won’t write again, and your address will be deleted.',
    ],
    reason: 'You received this email because your address was on a mailing list that was moved to Mesob.',
    unsubscribeLink,
  }),
  'staff-invitation': ({ from, role, link }, date) => ({
    subject: `${from} invites you to the desk of Mesob`,
    preview: `Join as ${role}.`,
    heading: 'Join us at the desk',
    paragraphs: [
      `${from} invites you to work on Mesob as ${role === 'editor' ? 'an editor. Editors write and publish recipes, lists and the newsletter.' : 'a moderator. Moderators review readers’ comments, questions and answers.'}`,
      'Sign in or register with this address to accept the invitation.',
    ],
    action: { label: 'Accept the invitation', link },
    notes: [
      `The link works once, for ${formatDuration(INVITATION_SECONDS)} from ${formatTime(date)}, and only for the account with this address.`,
      'If you weren’t expecting this, ignore this email. Nothing will change.',
    ],
    reason: 'You received this email because an administrator of Mesob entered this address.',
  }),
  'open-reports': ({ count, link }) => ({
    subject: count === 1 ? 'One text is waiting for a moderator' : `${count} texts are waiting for a moderator`,
    preview: 'Readers reported them, or the site’s settings held them.',
    heading: count === 1 ? 'One text is waiting for you' : `${count} texts are waiting for you`,
    paragraphs: ['Readers reported these texts, or the site’s settings held them. Review them at the desk.'],
    action: { label: 'Open the desk', link },
    notes: ['This email comes once a day while texts are waiting.'],
    reason: 'You received this email because you are a moderator at Mesob.',
  }),
  'contact-message': ({ name, email, message }, date) => ({
    subject: `Message from ${name}`,
    preview: message.slice(0, 120),
    heading: `A message from ${name}`,
    paragraphs: [`Sent on ${formatTime(date)} through a form on the site. Replies to this email go to ${email}.`],
    quotation: message,
    notes: ['The name and address are as the visitor typed them. They have not been checked.'],
    reason: 'You received this email because messages to Mesob are sent to this address (CONTACT_TO).',
  }),
};

/** @param queuedAt - start of the links' lifetimes, even if the email arrives later */
export function getLetter(mail: LetterMail, queuedAt: Date): Letter {
  // TypeScript does not see that a template and its email have the same name.
  const template = templates[mail.template] as (mail: LetterMail, queuedAt: Date) => Letter;
  return template(mail, queuedAt);
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** Returns a time in words. Example: "20 May 2025 at 14:05 UTC". */
function formatTime(date: Date): string {
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()} at ${hours}:${minutes} UTC`;
}

/** Returns a duration in words. Example: 3600 becomes "one hour", 604800 becomes "7 days". */
function formatDuration(seconds: number): string {
  const hours = Math.round(seconds / 3600);
  if (hours === 1) return 'one hour';
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}
