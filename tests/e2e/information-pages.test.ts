import type { BrowserContext } from 'playwright';
import { describe, expect } from 'vitest';
import { getMainText } from '../support/markup.ts';
import { publicPages } from '../support/public-pages.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

describe('URLs', () => {
  test.for([
    ['/blog-single/doro-wat', 301, '/recipes/dinner/doro-wat'],
    ['/breaking-single/Doro-Wat', 301, '/recipes/dinner/doro-wat'],
    ['/blog-single/doro-wat?cook&servings=4', 301, '/recipes/dinner/doro-wat?cook&servings=4'],
    ['/recipes/ethiopian/doro-wat?cook&servings=4', 301, '/recipes/dinner/doro-wat?cook&servings=4'],
    ['/index', 301, '/'],
    ['/blog-single/no-such-dish', 404, null],
    ['/breaking-single/no-such-dish', 404, null],
    ['/blog?category=brunch', 404, null],
    ['/blog?page=99', 404, null],
  ])('%s responds %i', async ([path, status, location], { site }) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
    if (status === 404) expect(await response.text()).toContain('Oops! Page Not Found!');
  });

  test('of information pages are in the sitemap and once in the footer', async ({ site }) => {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const html = await (await fetch(site.url)).text();
    const footer = html.slice(html.indexOf('<footer'));
    const information = publicPages.filter(({ path, texts }) => texts && !path.includes('?'));
    expect(information.length).toBeGreaterThan(6);
    for (const { path } of information) {
      expect(sitemap).toContain(`<loc>https://mesob.test${path}</loc>`);
      expect(footer.match(new RegExp(`<a [^>]*href="${path}"`, 'g')), path).toHaveLength(1);
    }
  });
});

test.for(['/terms-of-service', '/developers'])('%s names both licenses', async (path, { site }) => {
  const html = await (await fetch(site.url + path)).text();
  expect(html).toMatch(/<a href="https:\/\/creativecommons\.org\/licenses\/by\/4\.0\/" rel="license">/);
  expect(html).toContain('MIT license');
});

describe('the blog', () => {
  test('lists posts newest first, and keeps the category on the next page', async ({ open, site }) => {
    const { page } = await open('/blog');
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ recipes(orderBy: NEWEST, first: 12) { nodes { title } } }' }),
    });
    const newest: { data: { recipes: { nodes: { title: string }[] } } } = await response.json();
    expect(await page.locator('.recipe-gallery h3').allInnerTexts()).toEqual(
      newest.data.recipes.nodes.map(({ title }) => title),
    );
    await page
      .locator('.sidebar')
      .getByRole('link', { name: /^Dinner \(/ })
      .click();
    await page.waitForURL('/blog?category=dinner');
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('/blog?category=dinner&page=2');
    await expect.poll(() => page.locator('.recipe-gallery > li').count()).toBe(12);
    expect(await page.locator('.blog__filter [aria-current]').allInnerTexts()).toEqual(['Dinner']);
  });
});

describe('a policy', () => {
  test('has its date, and links to its sections', async ({ open, site }) => {
    const { page } = await open('/cookies-policy');
    for (const path of ['/privacy-policy', '/terms-of-service', '/cookies-policy', '/disclaimer'])
      expect(getMainText(await (await fetch(site.url + path)).text()), path).toContain('Effective 05/20/2025');
    const titles = await page.locator('.policy__title').allInnerTexts();
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    expect(await contents.allInnerTexts()).toEqual(titles);
    await contents.last().click();
    await page.waitForFunction(() => document.activeElement?.id === 'contact');
  });
});

describe('the map', () => {
  /** Mocks OpenStreetMap. @returns the requested URLs */
  async function fakeMap(context: BrowserContext): Promise<string[]> {
    const urls: string[] = [];
    await context.route(/openstreetmap/, async (route) => {
      urls.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
    });
    return urls;
  }

  test('contacts no other site before the click if the visitor rejected third-party content', async ({ open }) => {
    const { page, context, browserErrors, requests, go } = await open('/about', createVisitor());
    const urls = await fakeMap(context);
    await go('/contact');
    await page.getByText('contacts OpenStreetMap').waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(300);
    expect([urls, requests, await page.locator('iframe').count()]).toEqual([[], [], 0]);

    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect.poll(() => urls.length).toBe(1);
    expect(urls[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
    expect(await page.locator('iframe').getAttribute('title')).toContain('Map');
    expect(browserErrors).toEqual([]);
  });
});

describe('the map, once third-party content is accepted', () => {
  test('loads automatically, immediately and on the next visit', async ({ open }) => {
    const { page, context, go } = await open('/about');
    await context.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: 'Map' }));
    await go('/contact');
    const map = page.frameLocator('.office-map__frame').getByText('Map');
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.locator('.office-map').scrollIntoViewIfNeeded();
    await map.waitFor();
    // The map does not take the focus.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
    await go('/contact');
    await page.locator('.office-map').scrollIntoViewIfNeeded();
    await map.waitFor();
    expect(await page.getByRole('button', { name: 'Show the map' }).count()).toBe(0);
  });
});
