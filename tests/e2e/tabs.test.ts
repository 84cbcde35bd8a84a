import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../support/site.ts';
import { visitorOf } from '../support/visitor.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site?.close());

/** What a visitor may leave behind in a browser. */
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

it('a tab that is used again holds nothing of who had it before', async () => {
  const first = await site.open('/about', visitorOf());
  const untouched = await traces(first.page);
  expect(untouched).toMatchObject({ stored: [], caches: [], databases: [], dark: false, width: 1280 });
  await first.page.evaluate(async () => {
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
  await first.page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await first.page.setViewportSize({ width: 375, height: 812 });
  await first.page.route('**/contact', (route) => route.abort());
  await first.context.setExtraHTTPHeaders({ 'x-mine': '1' });
  const heard: string[] = [];
  first.page.on('request', (request) => heard.push(request.url()));
  await first.leave();
  heard.length = 0;

  const second = await site.open('/about', visitorOf());
  expect(second.page, 'the tab is the same').toBe(first.page);
  expect(await traces(second.page)).toEqual(untouched);
  const asked = second.page.waitForRequest('**/contact');
  expect(await second.go('/contact')).toBe(200);
  expect(await (await asked).allHeaders()).not.toHaveProperty('x-mine');
  expect(heard).toEqual([]);
  await second.leave();
});

it('a tab of whoever wants more than that is not used again', async () => {
  const usual = await site.open('/about', visitorOf());
  await usual.leave();
  const special = await site.open('/about', { javaScriptEnabled: false });
  expect(special.page).not.toBe(usual.page);
  await special.leave();
  expect(special.page.isClosed()).toBe(true);
});
