import { frame } from './frame.ts';
import { textFoot } from './letter-text.ts';
import type { MailOf } from './templates/template.ts';

const REASON = 'You get this mail because you subscribed to the newsletter of Mesob and confirmed your address.';

/** An issue brings its own body, written by the editors; only what is around it is made here. */
export function newsletterIssue(mail: MailOf<'newsletter-issue'>, siteUrl: string): { html: string; text: string } {
  const { subject, html, text, unsubscribeLink } = mail;
  const foot = { reason: REASON, unsubscribeLink };
  return {
    html: frame({ subject, preview: text.replace(/\s+/g, ' ').slice(0, 120), body: html, ...foot, siteUrl }),
    text: `${text.trim()}\n\n${textFoot(foot, siteUrl)}`,
  };
}
