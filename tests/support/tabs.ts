import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Visitor } from './visitor.ts';

/** A page that does not do what a test waits for soon does not do it at all. */
const PATIENCE_MS = 15_000;
const VIEWPORT = { width: 1280, height: 900 };

/** A tab that is not clean by then is one that no longer answers: it is closed. */
const CLEANING_MS = 10_000;

/** What a tab can be given again; whoever asks for anything else gets one of their own. */
const CHANGEABLE = new Set(['viewport', 'colorScheme', 'reducedMotion', 'extraHTTPHeaders']);

export interface Tab {
  page: Page;
  context: BrowserContext;
  /** Whether it can be used again. */
  isUsual: boolean;
}

/**
 * Tabs that somebody has left, for the next visitor: the process, scripts, fonts and pictures are there, and a page of the site
 * opens in half the time. Nothing else of the last visitor is.
 */
export class Tabs {
  readonly #left: Tab[] = [];
  readonly #used = new Set<BrowserContext>();

  /** @param origin of the site */
  constructor(
    readonly browser: Browser,
    readonly origin: string,
  ) {}

  /** @returns a tab that holds nothing of the site, on no page of its */
  async take({ remembered, ...options }: Visitor): Promise<Tab> {
    const isUsual = Object.keys(options).every((name) => CHANGEABLE.has(name));
    const used = isUsual ? this.#left.pop() : undefined;
    if (used) {
      this.#used.add(used.context);
      if (await isDoneWithin(CLEANING_MS, this.#clean(used, options))) return used;
      await used.context.close();
    }
    const context = await this.browser.newContext({ baseURL: this.origin, viewport: VIEWPORT, ...options });
    this.#used.add(context);
    context.setDefaultTimeout(PATIENCE_MS);
    context.setDefaultNavigationTimeout(2 * PATIENCE_MS);
    return { context, page: await context.newPage(), isUsual };
  }

  /** Ends what goes on in a tab, and keeps it. Not for one with a clock, scripts or permissions of its own: close that. */
  async leave(tab: Tab): Promise<void> {
    const { context, isUsual } = tab;
    const isReady = isUsual && context.pages().length === 1;
    if (!isReady || !(await isDoneWithin(CLEANING_MS, this.#end(tab)))) return context.close();
    this.#used.delete(context);
    this.#left.push(tab);
  }

  /** @throws where the page was on its way somewhere else */
  async #end({ page, context }: Tab): Promise<void> {
    for (const event of ['request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror', 'dialog'])
      page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    // A page without scripts, but of the site: the browser keeps the process.
    await page.goto(`${this.origin}/robots.txt`);
  }

  /** Closes what nobody has left. */
  async closeUsed(): Promise<void> {
    await Promise.all([...this.#used].map((context) => context.close()));
    this.#used.clear();
  }

  async #clean(
    { page, context }: Tab,
    { viewport, extraHTTPHeaders, colorScheme, reducedMotion }: Visitor,
  ): Promise<void> {
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' });
    await session.detach();
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    await page.mouse.move(0, 0);
    await page.setViewportSize(viewport ?? VIEWPORT);
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? null,
      reducedMotion: reducedMotion ?? null,
      forcedColors: null,
      contrast: null,
    });
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
  }
}

/** @returns whether something is done, and has not failed, by then */
async function isDoneWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  const isDone = work.then(
    () => true,
    () => false,
  );
  return Promise.race([isDone, pause(milliseconds, false, { ref: false })]);
}
