import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Mail } from './mail.ts';
import { newsletterIssue } from './newsletter-issue.ts';
import { accountExists } from './templates/account-exists.ts';
import { contactMessage } from './templates/contact-message.ts';
import { newsletterConfirm } from './templates/newsletter-confirm.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { resetPassword } from './templates/reset-password.ts';
import { verifyEmail } from './templates/verify-email.ts';

/** What a mail shows. */
export interface Content {
  subject: string;
  html: string;
  text: string;
}

/** @param queuedAt when the mail was queued; what it says of times goes by that. */
export function contentOf(mail: Mail, queuedAt: Date, siteUrl: string): Content {
  if (mail.template === 'newsletter-issue') return { subject: mail.subject, ...newsletterIssue(mail, siteUrl) };
  const letter = letterOf(mail, queuedAt);
  return { subject: letter.subject, html: letterHtml(letter, siteUrl), text: letterText(letter, siteUrl) };
}

function letterOf(mail: Exclude<Mail, { template: 'newsletter-issue' }>, queuedAt: Date): Letter {
  switch (mail.template) {
    case 'verify-email':
      return verifyEmail(mail, queuedAt);
    case 'account-exists':
      return accountExists(mail, queuedAt);
    case 'reset-password':
      return resetPassword(mail, queuedAt);
    case 'password-changed':
      return passwordChanged(mail, queuedAt);
    case 'newsletter-confirm':
      return newsletterConfirm(mail, queuedAt);
    case 'contact-message':
      return contactMessage(mail, queuedAt);
  }
}
