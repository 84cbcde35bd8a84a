import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { builtRenderer } from '#server/web/built-renderer.ts';
import { launchBrowser } from '../../scripts/browser.ts';
import { createTestApp, type TestApp } from './app.ts';
import { importRealContent } from './catalogue.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A page that does not do what a test waits for soon does not do it at all. */
const PATIENCE_MS = 15_000;

/** The built site over the real recipes, served on a free port, and a browser to look at it with. */
export interface TestSite {
  url: string;
  database: TestDatabase;
  browser: Browser;
  test: TestApp;
  open(pathname: string, options?: BrowserContextOptions): Promise<OpenPage>;
  close(): Promise<void>;
}

export interface OpenPage {
  page: Page;
  context: BrowserContext;
  status: number | undefined;
  /** What the browser complained of: console errors, exceptions, policy violations. */
  complaints: string[];
  /** Addresses of requests that left for GraphQL or for another site. */
  requests: string[];
}

export async function createTestSite(): Promise<TestSite> {
  const database = await createTestDatabase();
  await importRealContent(database.dataSource);
  const renderer = await builtRenderer(path.resolve('dist'));
  const env: Record<string, string> = process.env.CONTENT_DIR ? { CONTENT_DIR: process.env.CONTENT_DIR } : {};
  const test = await createTestApp(database.dataSource, env, renderer);
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await launchBrowser(process.env.CHROMIUM_PATH);

  return {
    url,
    database,
    browser,
    test,
    async open(pathname, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      context.setDefaultNavigationTimeout(2 * PATIENCE_MS);
      const page = await context.newPage();
      const complaints: string[] = [];
      const requests: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const target = request.url();
        if (!target.startsWith(url) || target.startsWith(`${url}/graphql`)) requests.push(target);
      });
      const still = options.javaScriptEnabled === false;
      const response = await page.goto(url + pathname, { waitUntil: still ? 'load' : 'networkidle' });
      if (!still) await hydrated(page);
      return { page, context, status: response?.status(), complaints, requests };
    },
    async close() {
      await browser.close();
      await test.app.close();
      await database.close();
    },
  };
}

/** Waits until React has taken over what the server drew: it marks the elements that are its own. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#boot') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
