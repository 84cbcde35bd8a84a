/** The addresses in mails about the newsletter. */
export class NewsletterLinks {
  /** @param publicUrl without a trailing slash */
  constructor(private readonly publicUrl: string) {}

  /** Opens a page; only the page's own call has an effect. */
  confirmation(token: string): string {
    return `${this.publicUrl}/newsletter/confirm/${token}`;
  }

  /** Opens a page with a button; mailboxes post to it. */
  unsubscribing(token: string): string {
    return `${this.publicUrl}/newsletter/unsubscribe/${token}`;
  }
}
