import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { fetchWhole } from '../support/fetch-whole.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

const KB = 1_000;
const PHONE = { viewport: { width: 375, height: 812 }, pictures: true };
const BROTLI = { 'accept-encoding': 'br' };

/** Returns the size of built files after compression with Brotli, in bytes. */
async function getCompressedSize(paths: string[]): Promise<number> {
  const sizes = paths.map(async (file) => {
    const bytes = await fs.readFile(path.join('dist/client', file));
    return zlib.brotliCompressSync(bytes).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Loads a page until the network is idle. Returns the resource type of each URL that it requested. */
async function recordRequestTypes(page: Page, pathname: string): Promise<Map<string, string>> {
  const typesByUrl = new Map<string, string>();
  page.on('request', (request) => typesByUrl.set(request.url(), request.resourceType()));
  await page.goto(pathname, { waitUntil: 'networkidle' });
  return typesByUrl;
}

const filterByType = (loaded: Map<string, string>, type: string) =>
  [...loaded].filter(([, each]) => each === type).map(([url]) => new URL(url).pathname);

describe('the home page', () => {
  test('loads at most 164 kB of scripts, 11 kB of styles, 105 kB of HTML and two fonts', async ({ newTab, site }) => {
    const html = await (await fetchWhole(site.url)).text();
    const loaded = await recordRequestTypes(await newTab(PHONE), '/');
    const scripts = filterByType(loaded, 'script');
    const [, starter = '', rest = ''] = html.match(/<script type="module" src="(\S+)".* data-scripts="([^"]+)"/) ?? [];
    expect(scripts.sort()).toEqual([starter, ...rest.split(' ')].sort());
    expect(html).not.toContain('modulepreload');
    expect(await getCompressedSize(scripts)).toBeLessThanOrEqual(164 * KB);
    const [, sheet = ''] = html.match(/<style data-precedence="page" data-href="sheet">(.+?)<\/style>/s) ?? [];
    expect(sheet).toContain('.hero-card');
    // Styles of elements that scripts add are loaded with the scripts.
    const lateStyles = filterByType(loaded, 'stylesheet');
    expect(lateStyles).toEqual([expect.stringMatching(/^\/assets\/late-/)]);
    expect(zlib.brotliCompressSync(sheet).length + (await getCompressedSize(lateStyles))).toBeLessThanOrEqual(11 * KB);
    // Late styles neither register properties nor style the root element: that would restyle the whole page.
    const lateSheet = await (await fetchWhole(site.url + lateStyles[0])).text();
    expect(lateSheet).toContain('.cookie-popup');
    expect(lateSheet).not.toMatch(/@property|:root\{/);
    expect(sheet).not.toContain('.recipe-section');
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(105 * KB);
    expect(filterByType(loaded, 'font').length).toBe(2);
  });

  test('serves scripts compressed by the build, with a permanent cache lifetime', async ({ site }) => {
    const html = await (await fetchWhole(site.url)).text();
    const [script] = html.match(/\/assets\/site-[\w-]+\.js/) ?? [];
    const { headers } = await fetchWhole(site.url + script, BROTLI);
    const { size } = await fs.stat(path.join('dist/client', `${script}.br`));
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-length')).toBe(String(size));
    expect(headers.get('vary')).toContain('accept-encoding');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  test('is compressed', async ({ site }) => {
    const { headers } = await fetchWhole(site.url, BROTLI);
    expect(headers.get('content-encoding')).toBe('br');
  });

  test('loads its first picture, then requests fonts, then scripts', async ({ newTab }) => {
    const events: string[] = [];
    const page = await newTab(PHONE);
    page.on('requestfinished', (request) => events.push(`loaded ${request.url()}`));
    page.on('request', (request) => events.push(`requested ${request.url()}`));
    await page.goto('/', { waitUntil: 'networkidle' });
    const picture = await page.locator('img[fetchpriority=high]').evaluate((img: HTMLImageElement) => img.currentSrc);
    const pictureIndex = events.indexOf(`loaded ${picture}`);
    const fontIndex = events.findIndex((event) => /^requested .*\.woff2$/.test(event));
    const scriptIndex = events.findIndex((event) => /^requested .*\/assets\/site-.*\.js$/.test(event));
    expect(pictureIndex).toBeGreaterThan(-1);
    expect(fontIndex).toBeGreaterThan(pictureIndex);
    expect(scriptIndex).toBeGreaterThan(fontIndex);
  });

  test('shows its fonts immediately if an earlier page loaded them', async ({ open, site }) => {
    const { page } = await open('/about', { pictures: true });
    // The picture never loads, so nothing else starts.
    await page.route(`${site.url}/pictures/**`, () => {});
    await page.route(/libraries|site-/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('body.fonts').waitFor();
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  });
});

test('a recipe loads at most 200 kB of scripts', async ({ newTab }) => {
  const loaded = await recordRequestTypes(await newTab(PHONE), '/recipes/dinner/doro-wat');
  expect(await getCompressedSize(filterByType(loaded, 'script'))).toBeLessThanOrEqual(200 * KB);
});

describe('the first paint of a recipe', () => {
  test('needs only the HTML, which requests the picture first', async ({ newTab, site }) => {
    const pathname = '/recipes/dinner/doro-wat';
    const html = await (await fetchWhole(site.url + pathname)).text();
    const page = await newTab(PHONE);
    const heldUrls: string[] = [];
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    // The page's assets never load, and yet it is painted correctly.
    await page.route(`${site.url}/{assets,pictures}/**`, (route) => {
      heldUrls.push(route.request().url());
    });
    await page.goto(pathname, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
    expect(await page.locator('.header').evaluate((header) => getComputedStyle(header).position)).toBe('sticky');
    const [firstPath] = requestedPaths.filter((path) => path !== pathname);
    expect(firstPath).toMatch(/^\/pictures\/.+\/4x3-\d+\.avif$/);
    expect(html.indexOf(firstPath ?? '?')).toBeLessThan(html.indexOf('<style'));
    expect(heldUrls.length).toBeGreaterThan(0);
  });
});

test('a recipe page has its styles inline, and neither fetches them later nor loses them', async ({ open }) => {
  const path = '/recipes/dinner/doro-wat';
  const { page, go, browserErrors } = await open('/about', { pictures: true });
  const styleUrls: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styleUrls.push(request.url()));
  await go(path);
  const getDisplay = () => page.locator('.recipe-layout').evaluate((layout) => getComputedStyle(layout).display);
  expect(await getDisplay()).toBe('grid');
  expect(styleUrls).toEqual([]);
  await page.locator('header').getByRole('link', { name: 'About', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'About Mesob' }).waitFor();
  // After a navigation, a page's styles load with its script.
  expect(styleUrls.some((url) => url.includes('/assets/about-page-'))).toBe(true);
  await page.goBack();
  await page.locator('.recipe-layout').waitFor();
  expect(await getDisplay()).toBe('grid');
  expect(styleUrls.some((url) => url.includes('/assets/recipe-page-'))).toBe(false);
  expect(browserErrors).toEqual([]);
});

test.for(['/', '/recipes', '/cuisines', '/collections', '/guides', '/menus', '/blog'])(
  '%s loads only its first picture eagerly, with high priority',
  async (address, { site }) => {
    const main = (await (await fetchWhole(site.url + address)).text()).split('<main')[1] ?? '';
    const pictures = main.match(/<img [^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.map((img) => img.includes('fetchPriority="high"')).indexOf(true)).toBe(0);
    expect(pictures.filter((img) => !img.includes('loading="lazy"'))).toHaveLength(1);
  },
);

test('the Content-Security-Policy allows the page’s style sheet, and no other inline style', async ({ open }) => {
  const { page, browserErrors } = await open('/', { pictures: true });
  expect(browserErrors).toEqual([]);
  const height = await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1 { height: 777px }' }));
    return document.querySelector('h1')?.clientHeight;
  });
  expect(height).not.toBe(777);
});

describe('navigation in the browser', () => {
  test('requests only data missing from the cache, once', async ({ open, site }) => {
    const { page, requests } = await open('/', { pictures: true });
    const waitForPage = async (heading: string) => {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.locator('main[aria-busy=false]').waitFor();
      await page.waitForTimeout(200);
    };
    await page.locator('header').getByRole('link', { name: 'Food recipes', exact: true }).first().click();
    await waitForPage('Food Recipes');
    expect(requests).toEqual([]);
    await page.goBack();
    await waitForPage('Recipes to gather around');
    expect(requests).toEqual([]);

    await page.locator('main').getByRole('link', { name: 'Lunch' }).first().click();
    await waitForPage('Lunch Recipes');
    const lunchRequestCount = requests.length;
    expect(lunchRequestCount).toBeGreaterThan(0);
    expect(requests.every((url) => url.startsWith(`${site.url}/graphql`))).toBe(true);
    await page.goBack();
    await waitForPage('Recipes to gather around');
    await page.goForward();
    await waitForPage('Lunch Recipes');
    expect(requests).toHaveLength(lunchRequestCount);
  });
});
