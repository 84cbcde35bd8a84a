import { contentOf } from './content.ts';
import type { Mail } from './mail.ts';
import type { Message } from './message.ts';

export interface Sender {
  /** For example `Mesob <kitchen@example.com>`. */
  from: string;
  /** Without a trailing slash. */
  siteUrl: string;
}

/**
 * Makes the message of a mail: the same mail, id and time give the same message.
 * @param id the mail's own, a UUID.
 */
export function compose(mail: Mail, { id, queuedAt }: { id: string; queuedAt: string }, sender: Sender): Message {
  const date = new Date(queuedAt);
  const { subject, html, text } = contentOf(mail, date, sender.siteUrl);
  return {
    messageId: `<${id}@${new URL(sender.siteUrl).hostname}>`,
    date,
    template: mail.template,
    from: sender.from,
    to: mail.to,
    replyTo: mail.template === 'contact-message' ? mail.email : undefined,
    // A line break would begin a header of its own.
    subject: subject.replace(/\p{Cc}+/gu, ' '),
    html,
    text,
    headers: {
      // So that no holiday reply comes back.
      'Auto-Submitted': 'auto-generated',
      ...(mail.template === 'newsletter-issue' ? unsubscribing(mail.unsubscribeLink) : {}),
    },
  };
}

/** RFC 8058: mailboxes show their own button, which posts to the link. */
function unsubscribing(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
