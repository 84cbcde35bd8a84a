import type { BrowserContextOptions } from 'playwright';

/** A visitor's browser. A worker costs more than all else on a page, so it has none without `serviceWorkers: 'allow'`. */
export interface Visitor extends BrowserContextOptions {
  /** Items that it has stored for the site when it first comes. */
  remembered?: Record<string, string>;
  /**
   * `true` to load pictures, an eighth of what a page costs: where a test looks at them, at what moves, or at everything
   * that a page asks for. Without them nothing has another size.
   */
  pictures?: boolean;
  /** `true` to fetch pages before their links are followed: then a test's counts of requests depend on its speed. */
  prefetches?: boolean;
}

/** A visitor who has answered the cookie popup, with what else their browser remembers. */
export function visitorOf(remembered: Record<string, string> = {}, options: Visitor = {}): Visitor {
  return { ...options, remembered: { cookieConsent: 'rejected', ...remembered } };
}
