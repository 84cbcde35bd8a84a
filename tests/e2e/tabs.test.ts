import type { Page } from 'playwright';
import { expect } from 'vitest';
import { siteTest } from '../support/site-test.ts';
import { visitorOf } from '../support/visitor.ts';

const test = siteTest();

/** Returns the traces that a visitor may leave in a browser. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    stored: Object.keys(localStorage).filter((name) => name !== 'cookieConsent'),
    session: Object.keys(sessionStorage).filter((name) => name === 'mine'),
    cookie: document.cookie,
    name: window.name,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    print: matchMedia('print').matches,
    width: window.innerWidth,
  }));

const CLEAN = {
  stored: [],
  session: [],
  cookie: '',
  name: '',
  databases: [],
  caches: [],
  workers: 0,
  dark: false,
  still: false,
  print: false,
  width: 1280,
};

let former: Page;
const requested: string[] = [];

test('a test may leave traces in its tab', async ({ open }) => {
  const { page, context } = await open('/about', visitorOf({}, { serviceWorkers: 'allow' }));
  former = page;
  expect(await traces(page)).toMatchObject({ stored: [], caches: [], databases: [], dark: false, width: 1280 });
  await page.evaluate(async () => {
    localStorage.setItem('mine', '1');
    sessionStorage.setItem('mine', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: the shortest way to one
    document.cookie = 'mine=1';
    window.name = 'mine';
    await new Promise((done) => {
      indexedDB.open('mine').onsuccess = done;
    });
    await caches.open('mine');
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.route('**/contact', (route) => route.abort());
  await context.setExtraHTTPHeaders({ 'x-mine': '1' });
  page.on('request', (request) => requested.push(request.url()));
});

test('the next test finds none of them, and the former tab closed', async ({ open }) => {
  expect(former.isClosed()).toBe(true);
  requested.length = 0;
  const { page, go } = await open('/about', visitorOf());
  expect(page).not.toBe(former);
  expect(await traces(page)).toEqual(CLEAN);
  const asked = page.waitForRequest('**/contact');
  expect(await go('/contact')).toBe(200);
  expect(await (await asked).allHeaders()).not.toHaveProperty('x-mine');
  expect(requested).toEqual([]);
});

test('a test that looks may leave traces in the tab of all', async ({ look }) => {
  const { page } = await look('/about', visitorOf({}, { colorScheme: 'dark', reducedMotion: 'reduce' }));
  expect(await traces(page)).toMatchObject({ stored: [], dark: true, still: true, width: 1280 });
  await page.evaluate(() => {
    localStorage.setItem('mine', '1');
    sessionStorage.setItem('mine', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: the shortest way to one
    document.cookie = 'mine=1';
    window.name = 'mine';
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 812 });
});

test('the next that looks finds none of them', async ({ look }) => {
  const { page, status } = await look('/contact', visitorOf());
  expect([status, await page.evaluate(() => localStorage.getItem('cookieConsent'))]).toEqual([200, 'rejected']);
  expect(await traces(page)).toEqual(CLEAN);
  await expect(look('/about', { hasTouch: true })).rejects.toThrow('Only a new tab can have hasTouch');
});
