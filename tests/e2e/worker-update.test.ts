import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { TEST_SECRET } from '../support/app.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { isFromNextBuild, writeTwoBuilds } from '../support/next-build.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';
import { tabTest } from '../support/tabs.ts';
import { createVisitor } from '../support/visitor.ts';

const folder = setUpFolder('mesob-two-builds');
const database = await setUpDatabase({ recipes: true });
const servers: BuiltServer[] = [];
/** URL that browsers use, and URL of the server that gets their requests. */
let [origin, target] = ['', ''];

const proxy = http.createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', origin);
  const { method, headers } = request;
  const forwarded = http.request(`${target}${pathname}${search}`, { method, headers }, (original) => {
    response.writeHead(original.statusCode ?? 502, original.headers);
    original.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
});

beforeAll(async () => {
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const env = { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET, PUBLIC_URL: origin };
  const mains = await writeTwoBuilds(folder);
  servers.push(...(await Promise.all(mains.map((main) => startBuiltServer(folder, env, main)))));
  target = servers[0]?.url ?? '';
}, 240_000);

afterAll(async () => {
  proxy.close();
  proxy.closeAllConnections();
  for (const { child, exited } of servers) {
    child.kill('SIGTERM');
    await exited;
  }
});

const PAGE = '/recipes/dinner/doro-wat';

/** Returns an array to which each script and style requested from now on is added. */
function recordAssets(page: Page): string[] {
  const assets: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) assets.push(pathname);
  });
  return assets;
}

const getCacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

/** Returns the names of scripts and styles in the cached pages. */
const getCopiedAssets = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('mesob-pages');
    const texts = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
    return texts.flatMap((text) => text?.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []);
  });

const getWorkerState = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.active, registration?.waiting, registration?.installing].map((worker) => worker?.state);
  });

tabTest(
  'a page of the former build loads the next build when it is reloaded, and then works offline',
  {
    timeout: 180_000,
  },
  async ({ newTab }) => {
    target = servers[0]?.url ?? '';
    const firstPage = await newTab({ ...createVisitor(), baseURL: origin, serviceWorkers: 'allow' });
    const context = firstPage.context();
    await context.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
    await firstPage.goto(PAGE);
    await firstPage.getByRole('button', { name: 'Save Doro Wat' }).click();
    await expect
      .poll(() => getWorkerState(firstPage), { timeout: 60_000 })
      .toEqual(['activated', undefined, undefined]);
    await expect.poll(async () => (await getCopiedAssets(firstPage)).length, { timeout: 60_000 }).toBeGreaterThan(6);
    const [formerCache] = await getCacheNames(firstPage);
    expect(formerCache).toMatch(/^mesob-assets-/);

    target = servers[1]?.url ?? '';
    const assets = recordAssets(firstPage);
    await firstPage.reload();
    await firstPage.getByRole('button', { name: 'Saved Doro Wat', pressed: true }).waitFor();
    await firstPage.getByRole('link', { name: 'About', exact: true }).first().click();
    await firstPage.waitForURL('**/about');
    expect(assets.length).toBeGreaterThan(3);
    expect(assets.filter((asset) => !isFromNextBuild(asset))).toEqual([]);
    // The next worker waits for the last page of the former one.
    await expect
      .poll(() => getWorkerState(firstPage), { timeout: 60_000 })
      .toEqual(['activated', 'installed', undefined]);
    await firstPage.close();

    const openAbout = async () => {
      const about = await context.newPage();
      await about.goto('/about');
      return about;
    };
    // A page that opens before the last one has closed keeps the former worker as long as it is open.
    const getStateInNewPage = async () => {
      const about = await openAbout();
      const state = await getWorkerState(about);
      await about.close();
      return state;
    };
    await expect.poll(getStateInNewPage, { timeout: 60_000 }).toEqual(['activated', undefined, undefined]);
    const page = await openAbout();
    await expect.poll(() => getCacheNames(page)).not.toContain(formerCache);
    expect((await getCopiedAssets(page)).filter((asset) => !isFromNextBuild(asset))).toEqual([]);
    await context.setOffline(true);
    const offlineAssets = recordAssets(page);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Saved Doro Wat', pressed: true }).waitFor();
    await page.locator('.recipe-actions').getByRole('link', { name: 'Cook' }).click();
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await page.getByRole('button', { name: 'Next' }).waitFor();
    expect(offlineAssets.filter((asset) => !isFromNextBuild(asset))).toEqual([]);
  },
);
