import AxeBuilder from '@axe-core/playwright';
import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site?.close());

const pages: [path: string, heading: string, canonical: string, texts: string[]][] = [
  ['/blog', 'Blog', '/blog', ['30 posts', 'Recipe Categories', 'Recommended Recipes']],
  ['/blog?category=Dinner&page=2', 'Blog: Dinner', '/blog?category=dinner&page=2', ['14 posts in Dinner']],
  ['/about', 'About Mesob', '/about', ['Hanna Tesfaye', 'Our mission', 'Our vision', 'hello@mesob.example']],
  [
    '/contact',
    'Contact',
    '/contact',
    ['Have Any Question?', 'support@mesob.example', '555 01', 'Open in OpenStreetMap'],
  ],
  ['/privacy-policy', 'Privacy Policy', '/privacy-policy', ['Children under 13', 'privacy@mesob.example']],
  ['/terms-of-service', 'Terms of Service', '/terms-of-service', ['at least 13 years', 'support@mesob.example']],
  ['/cookies-policy', 'Cookies Policy', '/cookies-policy', ['cookieConsent', 'rememberEmail', 'privacy@mesob.example']],
  ['/disclaimer', 'Disclaimer', '/disclaimer', ['Affiliate links', 'Sponsored content', 'support@mesob.example']],
];

const looks: [name: string, options: BrowserContextOptions][] = [
  ['375 px', { viewport: { width: 375, height: 812 } }],
  ['1280 px, dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
];

describe.each(pages)('%s', (path, heading, canonical, texts) => {
  it('is whole without JavaScript', async () => {
    const { page, context, status } = await site.open(path, { javaScriptEnabled: false });
    expect(status).toBe(200);
    expect(await page.locator('h1').allInnerTexts()).toEqual([heading]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`https://mesob.test${canonical}`);
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(40);
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'og:type']) {
      expect(await page.locator(`meta[property="${name}"]`).getAttribute('content'), name).toBeTruthy();
    }
    const [text] = await page.locator('main').allInnerTexts();
    for (const each of texts) expect(text).toContain(each);
    expect(await page.locator('.cookie-popup, .needs-script:visible').count()).toBe(0);
    await context.close();
  });

  it.each(looks)('has no accessibility violation, sideways scroll or complaint at %s', async (_name, options) => {
    const { page, context, complaints, requests } = await site.open(path, options);
    await page.getByRole('dialog', { name: 'Cookies' }).waitFor();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
    expect(requests).toEqual([]);
    await context.close();
  });
});

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
    const { page, context } = await site.open('/');
    for (const path of pages.map(([, , canonical]) => canonical).filter((path) => !path.includes('?'))) {
      expect(sitemap).toContain(`<loc>https://mesob.test${path}</loc>`);
      expect(await page.locator(`.footer a[href="${path}"]`).count(), path).toBe(1);
    }
    await context.close();
  });
});

describe('the blog', () => {
  it('lists posts newest first, a page at a time, and keeps the category', async () => {
    const { page, context } = await site.open('/blog');
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
    await context.close();
  });
});

describe('a policy', () => {
  it.each(['/privacy-policy', '/terms-of-service', '/cookies-policy', '/disclaimer'])(
    '%s leads to its parts',
    async (path) => {
      const { page, context } = await site.open(path);
      expect(await page.getByText('Effective 05/20/2025').isVisible()).toBe(true);
      const titles = await page.locator('.policy__title').allInnerTexts();
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      expect(await contents.allInnerTexts()).toEqual(titles);
      await contents.last().click();
      await page.waitForFunction(() => document.activeElement?.id === 'contact');
      await context.close();
    },
  );
});

describe('the map', () => {
  it.each(['accepted', 'rejected'])('asks nobody before the click (%s)', async (choice) => {
    const { page, context, complaints, requests } = await site.open('/about');
    await page.evaluate((value) => localStorage.setItem('cookieConsent', value), choice);
    const asked: string[] = [];
    await context.route(/openstreetmap/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
    });
    await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' });
    const explanation = page.getByText('contacts OpenStreetMap');
    expect(await explanation.isVisible()).toBe(choice === 'rejected');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(300);
    expect([asked, requests, await page.locator('iframe').count()]).toEqual([[], [], 0]);

    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
    expect(await page.locator('iframe').getAttribute('title')).toContain('Map');
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the page for unknown addresses', () => {
  it.each(looks)('is drawn, and leads on, at %s', async (_name, options) => {
    const { page, context, status } = await site.open('/nothing/here', options);
    expect(status).toBe(404);
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Oops! Page Not Found!']);
    expect(await page.locator('main svg circle').count()).toBeGreaterThan(10);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('navigation', { name: 'Other ways on' }).getByRole('link', { name: 'Newest posts' }).click();
    await page.waitForURL(`${site.url}/blog`);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(`${site.url}/home`);
    await context.close();
  });
});
