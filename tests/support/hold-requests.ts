import type { BrowserContext, Page } from 'playwright';

interface Hold {
  /** Outcome of the requests when they are released. */
  outcome?: 'continue' | 'abort';
  /** Only requests whose URL or body contains this text. */
  only?: string;
}

/** Delays requests whose URLs match a pattern. @returns a function that releases these and all later requests */
export async function holdRequests(
  at: Page | BrowserContext,
  pattern: string,
  { outcome = 'continue', only = '' }: Hold = {},
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await at.route(pattern, async (route) => {
    const request = route.request();
    if (!(decodeURIComponent(request.url()) + request.postData()).includes(only)) return route.continue();
    await released;
    // The page may have canceled the request in the meantime.
    return route[outcome]().catch(() => {});
  });
  return release;
}
