import path from 'node:path';
import type { Browser } from 'playwright';
import type { Outbox } from '#server/mail/outbox.ts';
import { builtRenderer } from '#server/web/built-renderer.ts';
import { PageCache } from '#server/web/page-cache.ts';
import { launchBrowser } from '../../scripts/browser.ts';
import { createTestApp, type TestApp } from './app.ts';
import type { TestDatabase } from './database.ts';
import { createFilledDatabase } from './filled-database.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { Tabs } from './tabs.ts';
import type { Visitor } from './visitor.ts';

/** The built site over the real recipes, served on a free port, and a browser to look at it with. */
export interface TestSite {
  url: string;
  database: TestDatabase;
  browser: Browser;
  test: TestApp;
  open(pathname: string, options?: Visitor): Promise<OpenPage>;
  close(): Promise<void>;
}

export interface SiteSettings {
  /** Environment variables. */
  env?: Record<string, string>;
  /** Where mails go. */
  outbox?: Outbox;
  /** Whether pages are drawn once, as in production: not where tables that they show are written to behind the server's back. */
  keepsPages?: boolean;
}

/** One for all files of a worker. */
let browsing: Promise<Browser> | undefined;

export async function createTestSite({
  env: given = {},
  outbox,
  keepsPages = true,
}: SiteSettings = {}): Promise<TestSite> {
  const database = await createFilledDatabase();
  const renderer = await builtRenderer(path.resolve('dist'));
  const env = { ...given, ...(process.env.CONTENT_DIR && { CONTENT_DIR: process.env.CONTENT_DIR }) };
  const pages = new PageCache({ maxAgeMs: 60_000 });
  if (keepsPages) pages.resume();
  const test = await createTestApp(database.dataSource, { env, renderer, outbox, pages });
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await sharedBrowser();
  const tabs = new Tabs(browser, url);

  return {
    url,
    database,
    browser,
    test,
    open: (pathname, options) => openPage(tabs, url, pathname, options),
    async close() {
      await tabs.close();
      await test.app.close();
      await database.close();
    },
  };
}

async function sharedBrowser(): Promise<Browser> {
  const running = await browsing;
  if (running?.isConnected()) return running;
  browsing = launchBrowser(process.env.CHROMIUM_PATH);
  return browsing;
}
