import type { Browser, Page } from 'playwright';
import { test } from 'vitest';
import { findBrowser, launchBrowser } from '../../scripts/browser.ts';
import { writeFontConfig } from './font-sets.ts';
import type { Visitor } from './visitor.ts';

/** Timeout of waits on a page, in ms. On a busy machine, a first check at the desk takes 15 seconds. */
const TIMEOUT_MS = 30_000;
export const VIEWPORT = { width: 1280, height: 900 };

/** Browsers for all files of a worker, with and without pictures: starting one takes longer than most tests. */
const browsers = new Map<boolean, Browser>();

/** Returns an empty tab without any stored data; close its context after use. */
export async function openTab(visitor: Visitor = {}): Promise<Page> {
  const { remembered, prefetches = false, pictures = false, ...options } = visitor;
  const browser = await getBrowser(pictures);
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block', ...options });
  if (!prefetches) await context.addInitScript(saveData);
  context.setDefaultTimeout(TIMEOUT_MS);
  return context.newPage();
}

async function getBrowser(pictures: boolean): Promise<Browser> {
  const running = browsers.get(pictures);
  if (running?.isConnected()) return running;
  const fontConfig = writeFontConfig('liberation', 'dejavu');
  const started = await launchBrowser(process.env.CHROMIUM_PATH ?? (await findBrowser()), { pictures, fontConfig });
  browsers.set(pictures, started);
  return started;
}

/** Makes the browser report data-saving mode. Runs in the page, before its own scripts. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** `test` with `newTab`, which opens an empty tab and closes it after the test. */
export const tabTest = test.extend('newTab', ({ onTestFinished }) => async (visitor?: Visitor): Promise<Page> => {
  const page = await openTab(visitor);
  onTestFinished(() => page.context().close());
  return page;
});
