import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, expectRoomForLargeText } from '../support/looks.ts';
import { getMainText, toText } from '../support/markup.ts';
import { publicPages } from '../support/public-pages.ts';
import { siteTest } from '../support/site-test.ts';

// The same two visitors open every page, because new visitors would take most of the time.
const test = siteTest()
  .extend('visitor', { scope: 'file' }, ({ site }) =>
    site.open('/about', { viewport: { width: 375, height: 812 }, pictures: true }),
  )
  .extend('withoutScripts', { scope: 'file' }, ({ site }) => site.open('/about', { javaScriptEnabled: false }));

const missingPages: [path: string, text: string][] = [
  ['/nothing/here', 'Oops! Page Not Found!'],
  ['/recipes/brunch', 'Something went wrong! Please try again later.'],
  ['/cuisines/klingon', 'No Cuisine Data Found'],
  ['/recipes/dinner/no-such-dish', 'No recipe details found'],
];

// Window widths in addition to the widths of the accessibility check.
const WIDTHS = [768, 320];

test('public pages are complete without scripts, with metadata for search engines and previews', async ({ site }) => {
  for (const { path, heading, canonical, texts = [] } of publicPages) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    const findAll = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => toText(text));
    const meta: Record<string, string> = Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, content = '']) => [
        name,
        toText(content),
      ]),
    );
    const links = canonical === undefined ? [] : [`https://mesob.test${canonical}`];
    const actual = {
      status: response.status,
      headings: findAll(/<h1[^>]*>(.*?)<\/h1>/gs),
      links: findAll(/<link rel="canonical" href="([^"]*)"/g),
      robots: meta.robots,
      address: meta['og:url'],
      card: meta['twitter:card'],
    };
    expect(actual, path).toEqual({
      status: 200,
      headings: [heading],
      links,
      robots: canonical === undefined ? 'noindex' : undefined,
      address: links[0],
      card: 'summary_large_image',
    });
    const text = getMainText(html);
    for (const each of texts) expect(text, path).toContain(each);
    expect(findAll(/<title>(.*?)<\/title>/g)[0]?.length, path).toBeGreaterThan(5);
    expect(meta.description?.length, path).toBeGreaterThan(40);
    expect(meta['og:image'], path).toMatch(/^https:\/\/mesob\.test\/\S+\.jpg$/);
    for (const name of ['title', 'description', 'type', 'site_name', 'image:alt', 'image:width', 'image:height'])
      expect(meta[`og:${name}`], `${path}: ${name}`).toBeTruthy();
  }
});

test.for(publicPages.filter(({ isVariant }) => !isVariant))(
  '$path hydrates without an error, requests no data, and is accessible and no wider than its window',
  async ({ path, desktop }, { visitor }) => {
    const { page, go, browserErrors, requests } = visitor;
    await page.setViewportSize({ width: 375, height: 812 });
    await go(path);
    await page.getByRole('dialog', { name: 'Cookies' }).waitFor();
    await expectAccessible(page, { widths: desktop ? [375, 1280] : [375], frame: path === '/' });
    await expectNoSidewaysScroll(page, WIDTHS);
    await expectRoomForLargeText(page);
    expect(browserErrors).toEqual([]);
    expect(requests).toEqual([]);
  },
);

test('controls that need scripts are hidden without scripts', async ({ withoutScripts }) => {
  const { page, go } = withoutScripts;
  for (const path of ['/recipes/dinner/doro-wat', '/contact']) {
    await go(path);
    expect(await page.locator('.needs-script').count(), path).toBeGreaterThan(4);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      expect(await page.locator('.cookie-popup, .needs-script:visible').count(), `${path}, ${width} px`).toBe(0);
    }
  }
});

test('a missing page is a 404 that says so', async ({ site }) => {
  for (const [path, text] of missingPages) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    expect([response.status, html.match(/<h1/g)?.length], path).toEqual([404, 1]);
    expect(getMainText(html), path).toContain(text);
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('a missing page is accessible, fits its window, and links to the home page', async ({ visitor }) => {
  const { page, go, browserErrors } = visitor;
  await go('/nothing/here');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, WIDTHS);
  expect(browserErrors).toEqual([]);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL('/home');
});

test('a page with tracking parameters hydrates, and keeps its URL', async ({ site, visitor }) => {
  const { page, go, browserErrors, requests } = visitor;
  const path = '/recipes/dinner/doro-wat?comments=1&utm_source=mail&fbclid=IwAR0Qm5cHBhZ2VfaWQAAR3xW-aBcDeFgHi';
  expect(await go(path)).toBe(200);
  await expect.poll(() => page.url()).toBe(site.url + path);
  expect(browserErrors).toEqual([]);
  expect(requests).toEqual([]);
});
