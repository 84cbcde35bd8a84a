import { office } from '#schema/rules/office.ts';
import { renderFrame, renderLetterHtml } from './html.ts';
import { getLetter, type Letter } from './letters.ts';
import type { Mail } from './mail.ts';

/** An email as a transport sends it. */
export interface Message {
  /** The same for all attempts, in angle brackets: mail servers and clients recognize duplicates by it. */
  messageId: string;
  date: Date;
  template: string;
  from: string;
  /** One email address, without a name. */
  to: string;
  /** One email address, without a name. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

export interface Sender {
  /** For example `Mesob <kitchen@example.com>`. */
  from: string;
  /** Without a trailing slash. */
  siteUrl: string;
}

/**
 * Returns the message of an email; always the same for the same email, id and time.
 * @param id - UUID of the email
 */
export function compose(mail: Mail, { id, queuedAt }: { id: string; queuedAt: string }, sender: Sender): Message {
  const date = new Date(queuedAt);
  const { subject, html, text } = getContent(mail, date, sender.siteUrl);
  return {
    messageId: `<${id}@${new URL(sender.siteUrl).hostname}>`,
    date,
    template: mail.template,
    from: sender.from,
    to: mail.to,
    replyTo: mail.template === 'contact-message' ? mail.email : undefined,
    // A line break would start another header.
    subject: subject.replace(/\p{Cc}+/gu, ' '),
    html,
    text,
    headers: {
      // Prevents out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      ...('unsubscribeLink' in mail ? getUnsubscribeHeaders(mail.unsubscribeLink) : {}),
    },
  };
}

/** Returns the headers of RFC 8058: mail clients then show their own button, which posts to the link. */
function getUnsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Returns the content of an email: its letter, or the editors' own text in the same frame. */
function getContent(mail: Mail, queuedAt: Date, siteUrl: string): Pick<Message, 'subject' | 'html' | 'text'> {
  if (mail.template !== 'newsletter-issue') {
    const letter = getLetter(mail, queuedAt);
    return {
      subject: letter.subject,
      html: renderLetterHtml(letter, siteUrl),
      text: renderLetterText(letter, siteUrl),
    };
  }
  const { subject, html, text, unsubscribeLink } = mail;
  const footer = { reason: NEWSLETTER_REASON, unsubscribeLink };
  const preview = text.replace(/\s+/g, ' ').slice(0, 120);
  return {
    subject,
    html: renderFrame({ subject, preview, body: html, ...footer, siteUrl }),
    text: `${text.trim()}\n\n${renderTextFooter(footer, siteUrl)}`,
  };
}

const NEWSLETTER_REASON =
  'You received this email because you subscribed to the newsletter of Mesob and confirmed your address.';

const RULE = '~^'.repeat(20);

/** Returns the plain text of a letter. */
function renderLetterText(letter: Letter, siteUrl: string): string {
  const { heading, paragraphs, quotation, action, notes } = letter;
  return [
    heading,
    ...paragraphs,
    ...(quotation === undefined ? [] : [quotation.replace(/^/gm, '> ')]),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...notes,
    renderTextFooter(letter, siteUrl),
  ].join('\n\n');
}

/** Returns the footer of a plain-text email. */
function renderTextFooter({ reason, unsubscribeLink }: Pick<Letter, 'reason' | 'unsubscribeLink'>, siteUrl: string) {
  const lines = [RULE, reason, ...(unsubscribeLink ? [`Unsubscribe: ${unsubscribeLink}`] : [])];
  return `${[...lines, siteUrl, `${office.name}, ${office.street}, ${office.city}, ${office.country}`].join('\n')}\n`;
}
