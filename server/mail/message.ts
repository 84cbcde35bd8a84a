/** A mail as it travels, whatever carries it. */
export interface Message {
  /** The same in every attempt, in angle brackets: mailboxes recognise a double by it. */
  messageId: string;
  date: Date;
  template: string;
  from: string;
  /** One bare address. */
  to: string;
  /** One bare address. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}
