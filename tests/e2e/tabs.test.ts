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
    history: history.length,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    tampered: 'mine' in window,
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
  history: 2,
  clipboard: 'prompt',
  tampered: false,
};

const requested: string[] = [];

/** Leaves all that a test may leave in a tab which the next one gets. */
async function leaveTraces(page: Page): Promise<void> {
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
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => Object.assign(window, { mine: 1 }));
  await page.context().addInitScript(() => Object.assign(window, { mine: 1 }));
  await page.route('**/contact', (route) => route.abort());
  await page.context().route('**/contact', (route) => route.abort());
  await page.context().setExtraHTTPHeaders({ 'x-mine': '1' });
  await page.context().newPage();
  page.on('request', (request) => requested.push(request.url()));
}

async function expectClean(page: Page, go: (pathname: string) => Promise<number | undefined>): Promise<void> {
  requested.length = 0;
  expect(await traces(page)).toEqual(CLEAN);
  expect(page.context().pages()).toEqual([page]);
  const asked = page.waitForRequest('**/contact');
  expect(await go('/contact')).toBe(200);
  expect(await (await asked).allHeaders()).not.toHaveProperty('x-mine');
  expect(requested).toEqual([]);
}

let former: Page;

test('a test may leave traces in its tab', async ({ open }) => {
  const permissions = ['clipboard-read'];
  const visitor = visitorOf({ kept: '1' }, { colorScheme: 'dark', reducedMotion: 'reduce', permissions });
  const { page } = await open('/about', visitor);
  former = page;
  expect(await traces(page)).toEqual({ ...CLEAN, stored: ['kept'], clipboard: 'granted', dark: true, still: true });
  await leaveTraces(page);
  await page.context().setOffline(true);
});

test('the next test has the same tab, and finds none of them', async ({ open }) => {
  const { page, status, go } = await open('/about', visitorOf());
  expect([page === former, status]).toEqual([true, 200]);
  await expectClean(page, go);
});

test('a visitor without scripts has the same tab, and the next has scripts again', async ({ open }) => {
  const { page } = await open('/about', visitorOf({}, { javaScriptEnabled: false }));
  expect([page === former, await page.locator('.needs-script:visible').count()]).toEqual([true, 0]);
});

test('a second visitor has a tab of their own', async ({ open }) => {
  const one = await open('/about', visitorOf({ mine: '1' }));
  const other = await open('/about', visitorOf());
  expect(await traces(other.page)).toEqual(CLEAN);
  expect(await traces(one.page)).toMatchObject({ stored: ['mine'] });
});

test.for<[string, (page: Page) => Promise<unknown>]>([
  ['a clock', (page) => page.clock.install()],
  ['the tools of a developer', (page) => page.context().newCDPSession(page)],
])('a tab that was given %s is closed after the test', async ([, give], { open }) => {
  const { page, go } = await open('/about', visitorOf());
  await expectClean(page, go);
  former = page;
  await give(page);
});

test('a tab with a worker is as well', async ({ open }) => {
  expect(former.isClosed()).toBe(true);
  const { page } = await open('/about', visitorOf({}, { serviceWorkers: 'allow' }));
  former = page;
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready));
});

test('nothing of all that is left', async ({ open }) => {
  expect(former.isClosed()).toBe(true);
  const { page, go } = await open('/about', visitorOf());
  await expectClean(page, go);
});
