import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { getLocalToday } from '#client/ui/days.ts';
import { getViolations } from '../support/accessibility.ts';
import { refreshCatalogues } from '../support/app.ts';
import { addReviews } from '../support/catalogue.ts';
import { beefChili, createVisitorWith, doroWat, gomen } from '../support/saved.ts';
import { type Open, siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest({ cachesPages: false }).extend(
  'open',
  ({ open }): Open =>
    (pathname, visitor) => {
      return open(pathname, { serviceWorkers: 'allow', ...visitor });
    },
);

const getCachedPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('mesob-pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
  });

const SHELL_PATHS = ['/cart', '/compare', '/offline', '/plan', '/shopping-list', '/wishlist'];

const getIngredients = (page: Page) => page.locator('.ingredients__item span').allInnerTexts();

/** Waits until the service worker has cached these pages, then for its last task: to cache what the page has loaded. */
async function waitForCaches(page: Page, paths: string[]): Promise<void> {
  await expect.poll(() => getCachedPages(page), { timeout: 40_000 }).toEqual([...SHELL_PATHS, ...paths].sort());
  await page.waitForLoadState('networkidle');
}

describe('a visitor without saved recipes', () => {
  test('sees an offline page without a network, from the first visit', async ({ open, site }) => {
    const { page, context } = await open('/about', { ...createVisitor(), prefetches: true });
    // On a busy machine, the page may not listen yet when the pointer first moves.
    let moves = 0;
    const moveAndList = async () => {
      moves += 1;
      await page.mouse.move(50, 300 + moves);
      return getCachedPages(page);
    };
    await expect.poll(moveAndList, { timeout: 20_000 }).toEqual(SHELL_PATHS);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await context.setOffline(true);
    await page.goto('/recipes/spring/gomen');
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${site.url}/offline?from=%2Frecipes%2Fspring%2Fgomen`);
  });

  test('gets no service worker in data-saving mode, and nothing is stored', async ({ open }) => {
    const { page } = await open('/recipes/spring/gomen', createVisitor());
    await page.mouse.move(50, 300);
    await page.getByRole('button', { name: 'Save Gomen' }).waitFor();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

describe('a saved recipe', () => {
  test('opens completely offline, and can be scaled and cooked, until it is no longer saved', async ({
    open,
    site,
  }) => {
    const { page, context, browserErrors } = await open(
      '/recipes/dinner/doro-wat',
      createVisitor({}, { pictures: true }),
    );
    await page.evaluate(() => {
      navigator.storage.persisted = async () => false;
      navigator.storage.persist = async () => {
        document.documentElement.dataset.asked = `${document.documentElement.dataset.asked ?? ''}x`;
        return true;
      };
    });
    await page.getByRole('button', { name: 'Save Doro Wat' }).click();
    await waitForCaches(page, ['/recipes/dinner/doro-wat']);
    // The browser was asked once not to delete the copies.
    expect(await page.locator('html').getAttribute('data-asked')).toBe('x');
    await context.setOffline(true);
    await page.goto('/wishlist');
    await page.getByRole('heading', { level: 1, name: 'Saved recipes' }).waitFor();
    await page.locator('.saved-rows').getByRole('link', { name: 'Doro Wat' }).click();
    await page.getByRole('heading', { level: 1, name: 'Doro Wat' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${site.url}/recipes/dinner/doro-wat`);
    await page.getByRole('button', { name: 'Saved Doro Wat', pressed: true }).waitFor();
    expect(await page.locator('.ingredients').getByText('1.2 kg bone-in chicken thighs').count()).toBe(1);
    const picture = page.locator('.recipe-header__picture img');
    expect(
      await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(600);
    expect(browserErrors.filter((text) => text.includes('Content Security Policy'))).toEqual([]);

    // The recipe can be scaled, converted and cooked offline, also from its URL under a cuisine.
    await page.goto('/cuisines/ethiopian/doro-wat');
    await page.getByRole('heading', { level: 1, name: 'Doro Wat' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${site.url}${doroWat.path}`);
    const servings = page.getByLabel('Servings', { exact: true });
    const originalServings = Number(await servings.inputValue());
    const scalingNote = page.locator('.scaling output');
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await expect
      .poll(async () => {
        // The button works as soon as its script has loaded.
        if ((await servings.inputValue()) === String(originalServings))
          await page.getByRole('button', { name: 'More servings' }).click();
        return scalingNote.innerText();
      })
      .toContain(`Scaled from ${originalServings} to ${originalServings + 1}.`);
    await servings.fill(String(2 * originalServings));
    await servings.blur();
    await expect.poll(() => getIngredients(page)).toContain('2 kg red onions, very finely chopped');
    await expect.poll(() => new URL(page.url()).search).toBe(`?servings=${2 * originalServings}`);
    await page.getByLabel('Units').selectOption('us');
    await expect.poll(() => getIngredients(page)).toContain('4.4 lb red onions, very finely chopped');
    expect(documents).toEqual([]);
    // The server-rendered content stays, including the comments.
    expect(browserErrors.filter((text) => text.includes('Minified React error'))).toEqual([]);
    expect(await page.getByText('The comments could not be loaded.').count()).toBe(0);

    await page.evaluate(() => localStorage.removeItem('units'));
    await page.goto(`${site.url}${doroWat.path}?servings=${2 * originalServings}&units=us`);
    await expect.poll(() => getIngredients(page)).toContain('4.4 lb red onions, very finely chopped');
    expect(await servings.inputValue()).toBe(String(2 * originalServings));
    expect(await page.getByLabel('Units').inputValue()).toBe('us');
    await expect.poll(() => new URL(page.url()).search).toBe(`?servings=${2 * originalServings}&units=us`);

    await page.goto(`${doroWat.path}?cook=2`);
    await page.locator('.cook-screen').getByRole('button', { name: 'Start a timer' }).first().click();
    await page.getByRole('region', { name: 'Timers' }).getByRole('timer').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Step 3 of').waitFor();

    await page.goto(doroWat.path);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Saved Doro Wat' }).click();
    await waitForCaches(page, []);
    expect(await page.evaluate(async () => (await (await caches.open('mesob-pictures')).keys()).length)).toBe(0);
  });

  test('has no copy of a failed query with status 200; requests succeed if the storage is full', async ({
    open,
    site,
  }) => {
    const { page, context } = await open('/wishlist', createVisitorWith({ wishlist: [doroWat] }));
    await waitForCaches(page, [doroWat.path]);
    const fetchAndFindCopy = (search: Record<string, string>) =>
      page.evaluate(
        async (url) => {
          const { status } = await fetch(url);
          await new Promise((resolve) => setTimeout(resolve, 300));
          return [status, (await caches.match(url, { ignoreVary: true })) !== undefined];
        },
        `/graphql?${new URLSearchParams(search)}`,
      );
    const persistedQuery = { version: 1, sha256Hash: 'e'.repeat(64) };
    const unknownQuery = { operationName: 'SavedNothing', extensions: JSON.stringify({ persistedQuery }) };
    expect(await fetchAndFindCopy(unknownQuery)).toEqual([200, false]);
    expect(await fetchAndFindCopy({ operationName: 'SavedName', query: 'query SavedName { __typename }' })).toEqual([
      200,
      true,
    ]);

    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    const fetchStatus = (path: string) => page.evaluate(async (url) => (await fetch(url)).status, path);
    const isCached = (path: string) => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
    // Both requests go through the worker, which has a copy of neither.
    const query = new URLSearchParams({ operationName: 'SavedNothing', query: 'query SavedNothing { __typename }' });
    const [script = ''] = await page.evaluate(async () => {
      const assets = await caches.open((await caches.keys()).find((name) => name.startsWith('mesob-assets')) ?? '');
      const [first] = await assets.keys();
      if (first) await assets.delete(first);
      return [first?.url];
    });
    for (const path of [script, `/graphql?${query}`]) {
      expect(await fetchStatus(path), path).toBe(200);
      expect(await isCached(path), path).toBe(false);
    }
  });

  test('is fresh online, and opens from the copy if the server is too slow', async ({ open, site }) => {
    const { page, context } = await open('/recipes/dinner/doro-wat', createVisitorWith({ wishlist: [doroWat] }));
    await waitForCaches(page, ['/recipes/dinner/doro-wat']);
    await site.database.dataSource.query(`update recipes set title = 'Doro Wat, edited' where slug = 'doro-wat'`);
    await refreshCatalogues(site.database.dataSource);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Doro Wat, edited' }).waitFor();
    const runner = site.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('lock table recipe_bodies in access exclusive mode');
    // Empties the cache of recipe bodies.
    await refreshCatalogues(site.database.dataSource);
    try {
      await page.reload({ timeout: 12_000 });
      await page.getByRole('heading', { level: 1, name: 'Doro Wat, edited' }).waitFor();
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Doro Wat, edited' }).waitFor();
    await site.database.dataSource.query(`update recipes set title = 'Doro Wat' where slug = 'doro-wat'`);
    await refreshCatalogues(site.database.dataSource);
  });
});

describe('the shopping list and the week', () => {
  test('open offline; other pages say so, and load when the network is back', async ({ open }) => {
    const cart: [typeof doroWat, number][] = [
      [doroWat, 1],
      [beefChili, 2],
    ];
    const plan = [{ id: 'planned-1', day: getLocalToday(), dish: doroWat }];
    const { page, context } = await open('/cart', createVisitorWith({ cart }, { plan }));
    // The basket now has the chili's canonical path.
    await waitForCaches(page, [doroWat.path, '/recipes/winter/beef-chili']);
    // Reloads once through the new worker, because a slow page may request the list late.
    await page.reload();
    const garlic = page.getByRole('checkbox', { name: /1 head garlic/ });
    await garlic.waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await garlic.check();
    await page.reload();
    await expect.poll(() => garlic.isChecked()).toBe(true);
    await page.goto('/plan');
    await page.getByRole('button', { name: /^Change Doro Wat/ }).press('ArrowRight');
    await page.locator('.plan-day').nth(1).getByRole('link', { name: 'Doro Wat' }).waitFor();

    await context.setOffline(false);
    await page.goto('/cart', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const offlineHeading = page.getByRole('heading', { level: 1, name: 'You are offline' });
    await page.locator('.basket').getByRole('link', { name: 'Doro Wat' }).click();
    await page.getByRole('heading', { level: 1, name: 'Doro Wat' }).waitFor();
    await page.goto('/recipes/dinner?page=2');
    await offlineHeading.waitFor();
    expect(await getViolations(page)).toEqual([]);
    expect(await page.locator('main').getByRole('link', { name: 'Week' }).getAttribute('href')).toBe('/plan');
    expect(await page.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/recipes/dinner?page=2');
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Dinner Recipes' }).waitFor();
  });

  test('cache planned dishes, and a dish with ticked steps until its ticks are removed', async ({ open }) => {
    const plan = [{ id: 'planned-1', day: getLocalToday(), dish: doroWat }];
    const { page, context } = await open(gomen.path, createVisitorWith({}, { plan }));
    await page.getByRole('checkbox', { name: 'Step 1 is done' }).check();
    await waitForCaches(page, [doroWat.path, gomen.path]);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Gomen' }).waitFor();

    await context.setOffline(false);
    await page.evaluate(() => {
      localStorage.removeItem('root');
      localStorage.removeItem('ticks');
    });
    await page.goto('/about');
    await waitForCaches(page, []);
  });
});

describe('a new version', () => {
  test('keeps old copies with their files if the server fails, and refreshes them later', async ({ open, site }) => {
    // A comment on a cached page mentions an asset that the page does not load.
    const message = 'Look at "/assets/nowhere.js" or src="/assets/nowhere.js".';
    await addReviews(site.database.dataSource, 'gomen', [{ username: 'Mallory', halves: 8, message }]);
    const { page } = await open('/contact', createVisitor());
    await page.evaluate(async () => {
      const [assets, pages] = [await caches.open('mesob-assets-former'), await caches.open('mesob-pages')];
      await assets.put('/assets/former.js', new Response('former'));
      await pages.put('/recipes/spring/gomen', new Response('former /assets/former.js'));
      await pages.put('/gone', new Response('former'));
    });
    const readCopy = (path: string) =>
      page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true }))?.text(), path);
    const { dataSource } = site.database;
    await dataSource.query('alter table recipe_bodies rename to recipe_bodies_away');
    // Empties the cache of recipe bodies.
    await refreshCatalogues(dataSource);
    try {
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready));
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      expect(await readCopy('/recipes/spring/gomen')).toBe('former /assets/former.js');
      expect(await page.evaluate(async () => (await fetch('/assets/former.js')).text())).toBe('former');
      expect(await readCopy('/gone')).toBeUndefined();
    } finally {
      await dataSource.query('alter table recipe_bodies_away rename to recipe_bodies');
    }
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ pages: ['/recipes/spring/gomen'] }));
    await expect.poll(() => readCopy('/recipes/spring/gomen')).toContain('<title>Gomen · Mesob</title>');
    await expect.poll(() => page.evaluate(() => caches.has('mesob-assets-former'))).toBe(false);
  });

  test('is found, because browsers revalidate the worker’s script', async ({ site }) => {
    const response = await fetch(`${site.url}/sw.js`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  test('of the worker caches no scripts of the desk', async ({ site }) => {
    const worker = await (await fetch(`${site.url}/sw.js`)).text();
    const parts = worker.match(/\/assets\/[\w.-]+\.js/g) ?? [];
    expect(parts.length).toBeGreaterThan(3);
    const scripts = await Promise.all(parts.map(async (part) => (await fetch(site.url + part)).text()));
    expect(scripts.filter((script) => script.includes('cm-scroller'))).toEqual([]);
  });
});
