import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '../support/public-pages.ts';
import { createTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site?.close());

describe('addresses', () => {
  it.each([
    ['/blog-single/doro-wat', 301, '/recipes/dinner/doro-wat'],
    ['/breaking-single/Doro-Wat', 301, '/recipes/dinner/doro-wat'],
    ['/index', 301, '/'],
    ['/blog-single/no-such-dish', 404, null],
    ['/breaking-single/no-such-dish', 404, null],
    ['/blog?category=brunch', 404, null],
    ['/blog?page=99', 404, null],
  ])('%s answers %i', async (path, status, location) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
    if (status === 404) expect(await response.text()).toContain('Oops! Page Not Found!');
  });

  it('are in the sitemap and in the footer', async () => {
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

describe('the blog', () => {
  it('lists posts newest first, a page at a time, and keeps the category', async () => {
    const { page, leave } = await site.open('/blog');
    const dates = await page
      .locator('.blog__posts time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toHaveLength(8);
    expect(dates).toEqual([...dates].sort().reverse());
    await page
      .locator('.sidebar')
      .getByRole('link', { name: /^Dinner \(/ })
      .click();
    await page.waitForURL(`${site.url}/blog?category=dinner`);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(`${site.url}/blog?category=dinner&page=2`);
    await expect.poll(() => page.locator('.blog__posts > li').count()).toBe(6);
    expect(await page.locator('.blog__filter [aria-current]').allInnerTexts()).toEqual(['Dinner']);
    await leave();
  });
});

describe('a policy', () => {
  it('leads to its parts', async () => {
    const { page, leave, go } = await site.open('/about');
    for (const path of ['/privacy-policy', '/terms-of-service', '/cookies-policy', '/disclaimer']) {
      await go(path);
      expect(await page.getByText('Effective 05/20/2025').isVisible(), path).toBe(true);
      const titles = await page.locator('.policy__title').allInnerTexts();
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      expect(await contents.allInnerTexts()).toEqual(titles);
      await contents.last().click();
      await page.waitForFunction(() => document.activeElement?.id === 'contact');
    }
    await leave();
  });
});

describe('the map', () => {
  it.each(['accepted', 'rejected'])('asks nobody before the click (%s)', async (choice) => {
    const { page, context, complaints, requests, go } = await site.open('/about');
    await page.evaluate((value) => localStorage.setItem('cookieConsent', value), choice);
    const asked: string[] = [];
    await context.route(/openstreetmap/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
    });
    await go('/contact');
    const explanation = page.getByText('contacts OpenStreetMap');
    expect(await explanation.isVisible()).toBe(choice === 'rejected');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(300);
    expect([asked, requests, await page.locator('iframe').count()]).toEqual([[], [], 0]);

    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
    expect(await page.locator('iframe').getAttribute('title')).toContain('Map');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the page for unknown addresses', () => {
  it('is drawn, and leads on', async () => {
    const { page, leave, status } = await site.open('/nothing/here');
    expect(status).toBe(404);
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Oops! Page Not Found!']);
    expect(await page.locator('main svg circle').count()).toBeGreaterThan(10);
    await page.getByRole('navigation', { name: 'Other ways on' }).getByRole('link', { name: 'Newest posts' }).click();
    await page.waitForURL(`${site.url}/blog`);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(`${site.url}/home`);
    await leave();
  });
});
