/** Every email that the site sends, by template, with the values of its text. */
export type Mail =
  /** Confirms a new account's address. `link` opens a page, whose mutation verifies the address. */
  | { template: 'verify-email'; to: string; username: string; link: string }
  /** Sent to the owner of an address that a visitor tried to register again. */
  | { template: 'account-exists'; to: string; username: string; link: string }
  | { template: 'reset-password'; to: string; username: string; link: string }
  /** Sent after the password was changed, so that a member does not find out by being locked out. */
  | { template: 'password-changed'; to: string; username: string; link: string }
  /** Double opt-in. `unsubscribeLink` works like in an issue, so recipients who keep the email can unsubscribe later. */
  | { template: 'newsletter-confirm'; to: string; link: string; unsubscribeLink: string }
  /** Asks the owner of an address that an administrator has imported to confirm it. */
  | { template: 'newsletter-import'; to: string; link: string; unsubscribeLink: string }
  /** Sent to a future editor or moderator. `from` is the name of the administrator. */
  | { template: 'staff-invitation'; to: string; from: string; role: string; link: string }
  /**
   * One newsletter issue. `unsubscribeLink` is also in the headers of RFC 8058. A test email has no `slug`, and its
   * recipient need not be a subscriber.
   */
  | {
      template: 'newsletter-issue';
      slug: string | null;
      to: string;
      subject: string;
      html: string;
      text: string;
      unsubscribeLink: string;
    }
  /** Sent to moderators once a day while texts wait for them: reported, or held by the site's settings. */
  | { template: 'open-reports'; to: string; count: number; link: string }
  /** Sent to the office: a message from the contact or about form. */
  | { template: 'contact-message'; to: string; name: string; email: string; message: string };
