import type { BrowserContextOptions } from 'playwright';

/** A visitor's browser. Service workers are blocked by default, because they are the slowest part of loading a page. */
export interface Visitor extends BrowserContextOptions {
  /** Items in local storage before the first visit. */
  remembered?: Record<string, string>;
  /**
   * `true` to load pictures, which take an eighth of a page's time, for tests that check pictures, layout shifts or all
   * requests of a page. No element's size depends on them.
   */
  pictures?: boolean;
  /** `true` to prefetch linked pages. The number of requests in a test then depends on its speed. */
  prefetches?: boolean;
}

/** Returns a visitor who has answered the cookie popup, with other stored items. */
export function createVisitor(remembered: Record<string, string> = {}, options: Visitor = {}): Visitor {
  return { ...options, remembered: { cookieConsent: 'rejected', ...remembered } };
}
