import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Browser } from 'playwright';
import { builtRenderer } from '#server/http/pages/built-renderer.ts';
import { PageCache } from '#server/http/pages/page-cache.ts';
import { launchBrowser } from '../../scripts/browser.ts';
import { offerAxe } from './accessibility.ts';
import { type RecordingOutbox, recordingOutbox } from './accounts.ts';
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
  /** Remembers the site's mails. */
  outbox: RecordingOutbox;
  open(pathname: string, options?: Visitor): Promise<OpenPage>;
  close(): Promise<void>;
}

export interface SiteSettings {
  /** Environment variables. */
  env?: Record<string, string>;
  /** Whether pages are drawn once, as in production: not where tables that they show are written to behind the server's back. */
  keepsPages?: boolean;
}

export async function createTestSite({ env: given = {}, keepsPages = true }: SiteSettings = {}): Promise<TestSite> {
  const database = await createFilledDatabase();
  const renderer = await builtRenderer(path.resolve('dist'));
  const env = { ...given, ...(process.env.CONTENT_DIR && { CONTENT_DIR: process.env.CONTENT_DIR }) };
  const outbox = recordingOutbox();
  const pages = new PageCache({ maxAgeMs: 60_000 });
  if (keepsPages) pages.resume();
  const test = await createTestApp(database.dataSource, { env, renderer, outbox, pages });
  offerAxe(test.app);
  const { url, tabs } = await openTo(test.app);

  return {
    url,
    database,
    browser: tabs.browser,
    test,
    outbox,
    open: (pathname, options) => openPage(tabs, url, pathname, options),
    async close() {
      await tabs.closeUsed();
      await test.app.close();
      await database.close();
    },
  };
}

/** Of the worker's last site: one browser for all its files, and one address where that is free. Its tabs know the site already. */
let last: Tabs | undefined;

async function openTo(app: FastifyInstance): Promise<{ url: string; tabs: Tabs }> {
  const host = '127.0.0.1';
  const port = Number(last ? new URL(last.origin).port : 0);
  const url = await app.listen({ host, port }).catch(() => app.listen({ host, port: 0 }));
  if (last?.origin !== url || !last.browser.isConnected()) {
    const browser = last?.browser.isConnected() ? last.browser : await launchBrowser(process.env.CHROMIUM_PATH);
    last = new Tabs(browser, url);
  }
  return { url, tabs: last };
}
