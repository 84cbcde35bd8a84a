import type { BrowserContextOptions } from 'playwright';

/** A visitor's browser. Service workers, the largest cost of a page, are blocked without `serviceWorkers: 'allow'`. */
export interface Visitor extends BrowserContextOptions {
  /** Items in local storage before the first visit. */
  remembered?: Record<string, string>;
  /**
   * `true` to load pictures, an eighth of a page's cost, for tests that check pictures, layout shifts or all requests
   * of a page. No element's size depends on them.
   */
  pictures?: boolean;
  /** `true` to prefetch pages before their links are followed: a test's counts of requests then depend on its speed. */
  prefetches?: boolean;
}

/** Returns a visitor who has answered the cookie popup, with other stored items. */
export function createVisitor(remembered: Record<string, string> = {}, options: Visitor = {}): Visitor {
  return { ...options, remembered: { cookieConsent: 'rejected', ...remembered } };
}
