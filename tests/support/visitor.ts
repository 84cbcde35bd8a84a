import type { BrowserContextOptions } from 'playwright';

/** A visitor who has answered the cookie popup, with whatever else their browser remembers. */
export function visitorOf(origin: string, remembered: Record<string, string> = {}): BrowserContextOptions {
  const localStorage = Object.entries({ cookieConsent: 'rejected', ...remembered }).map(([name, value]) => ({
    name,
    value,
  }));
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}
