import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright';
import type { Visitor } from './visitor.ts';

/** Time without a request after which an idle page counts as loaded, in ms. */
const QUIET_MS = 100;
/**
 * Longest wait for an idle page, in ms. Browsers do not report the end of some requests, and hidden pages are never
 * idle.
 */
const MAX_WAIT_MS = 10_000;

export interface OpenPage {
  page: Page;
  context: BrowserContext;
  status: number | undefined;
  /** Errors that the browser reports: console errors, exceptions, policy violations. */
  browserErrors: string[];
  /** URLs of requests to GraphQL and to other sites. */
  requests: string[];
  /** Loads another page in the same tab, which is faster than a new tab; empties both lists. @returns its status */
  go(pathname: string): Promise<number | undefined>;
}

/** Opens a page of the site at `url` in the visitor's empty tab, and waits until it is idle. */
export async function openPage(
  page: Page,
  url: string,
  pathname: string,
  { javaScriptEnabled }: Visitor = {},
): Promise<OpenPage> {
  const browserErrors: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      browserErrors.push(message.text());
  });
  page.on('pageerror', (error) => browserErrors.push(String(error)));
  page.on('request', (request) => {
    const target = request.url();
    if (!(target.startsWith(url) || target.startsWith('data:')) || target.startsWith(`${url}/graphql`))
      requests.push(target);
  });
  const quiet = watchTraffic(page);

  async function go(pathname: string): Promise<number | undefined> {
    browserErrors.length = 0;
    requests.length = 0;
    const response = await page.goto(url + pathname);
    if (javaScriptEnabled !== false) {
      await waitForHydration(page);
      await quiet();
    }
    return response?.status();
  }
  return { page, context: page.context(), status: await go(pathname), browserErrors, requests, go };
}

/** Returns a function that waits until the network is idle. */
function watchTraffic(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastActivity = 0;
  const end = (request: Request) => {
    pending.delete(request);
    lastActivity = performance.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    lastActivity = performance.now();
    const deadline = lastActivity + MAX_WAIT_MS;
    while ((pending.size > 0 || performance.now() - lastActivity < QUIET_MS) && performance.now() < deadline)
      await pause(20);
  };
}

/** Waits until the fonts are shown and React has hydrated the page: React marks its elements. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.body.classList.contains('fonts') &&
      Object.keys(document.querySelector('body > [role=status]') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), MAX_WAIT_MS);
}
