import type { BrowserContextOptions } from 'playwright';

/** A visitor's browser. */
export interface Visitor extends BrowserContextOptions {
  /** What it has stored for the site when it first comes. */
  remembered?: Record<string, string>;
}

/** A visitor who has answered the cookie popup, with what else their browser remembers. */
export function visitorOf(remembered: Record<string, string> = {}, options: Visitor = {}): Visitor {
  return { ...options, remembered: { cookieConsent: 'rejected', ...remembered } };
}
