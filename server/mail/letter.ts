/**
 * What a mail says, without any markup: one description for its HTML and its plain text, so that the two cannot differ.
 * Every string is plain text; the layouts escape it.
 */
export interface Letter {
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Somebody else's words, shown as such, line breaks kept. */
  quotation?: string;
  /** The one thing to do; its address is also shown as text. */
  action?: { label: string; link: string };
  /** Below the action: how long the link lives, what to do if it was not you. */
  notes: string[];
  /** Why one gets this, in the foot. */
  reason: string;
  /** In the foot, too. */
  unsubscribeLink?: string;
}
