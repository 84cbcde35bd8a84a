import path from 'node:path';
import { followChanges } from '#server/follow-changes.ts';
import { createBuiltRenderer } from '#server/http/pages/renderer.ts';
import { ResponseCache } from '#server/http/response-cache/response-cache.ts';
import { serveAxe } from './accessibility.ts';
import { type RecordingOutbox, recordingOutbox } from './accounts.ts';
import { createTestApp, type TestApp } from './app.ts';
import type { TestDatabase } from './database.ts';
import { createFilledDatabase } from './filled-database.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { returnTab, type SharedTab, takeTab } from './shared-tabs.ts';
import type { Visitor } from './visitor.ts';

/** The built site over the real recipes, served on a free port. */
export interface TestSite {
  url: string;
  database: TestDatabase;
  test: TestApp;
  /** Records the site's emails. */
  outbox: RecordingOutbox;
  /** Opens a page that stays open until the site is closed, for tests that change nothing. */
  open(pathname: string, visitor?: Visitor): Promise<OpenPage>;
  close(): Promise<void>;
}

export interface SiteSettings {
  /** Environment variables. */
  env?: Record<string, string>;
  /** `false` to cache no pages, for tests that write to the tables directly. */
  cachesPages?: boolean;
}

/** Port of all sites of a worker; reused, so that the browser keeps compiled scripts and open tabs. */
let port = 0;

export async function createTestSite({ env: extraEnv = {}, cachesPages = true }: SiteSettings = {}): Promise<TestSite> {
  const renderer = await createBuiltRenderer(path.resolve('dist')).catch((cause) => {
    throw new Error('No build of these sources: run `npm run build`.', { cause });
  });
  const database = await createFilledDatabase();
  const env = { ...extraEnv, ...(process.env.CONTENT_DIR && { CONTENT_DIR: process.env.CONTENT_DIR }) };
  const outbox = recordingOutbox();
  const responseCache = new ResponseCache();
  const test = await createTestApp(database.dataSource, { env, renderer, outbox, responseCache });
  const { catalogue } = test;
  const listener = cachesPages ? followChanges({ database, catalogue, responseCache, onError: () => {} }) : undefined;
  serveAxe(test.app);
  const listen = (port: number) => test.app.listen({ host: '127.0.0.1', port });
  const url = await listen(port).catch(() => listen(0));
  port = Number(new URL(url).port);
  const tabs: SharedTab[] = [];

  return {
    url,
    database,
    test,
    outbox,
    async open(pathname, visitor) {
      const tab = await takeTab(url, visitor);
      tabs.push(tab);
      return openPage(tab.page, url, pathname, visitor);
    },
    async close() {
      await Promise.all(tabs.map((tab) => returnTab(tab, url)));
      await listener?.close();
      await test.app.close();
      await database.close();
    },
  };
}
