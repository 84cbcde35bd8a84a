import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, expectRoomForLargeText } from '../support/looks.ts';
import { mainTextOf, textOf } from '../support/markup.ts';
import { publicPages } from '../support/public-pages.ts';
import { siteTest } from '../support/site-test.ts';

// Every page is looked at by the same two visitors: a new one for each would take most of the time.
const test = siteTest()
  .extend('visitor', { scope: 'file' }, ({ site }) => site.open('/about', { viewport: { width: 375, height: 812 } }))
  .extend('withoutScripts', { scope: 'file' }, ({ site }) => site.open('/about', { javaScriptEnabled: false }));

const missing: [path: string, text: string][] = [
  ['/nothing/here', 'Oops! Page Not Found!'],
  ['/recipes/brunch', 'Something went wrong! Please try again later.'],
  ['/cuisines/klingon', 'No Cuisine Data Found'],
  ['/recipes/dinner/no-such-dish', 'No recipe details found'],
];

// Besides those that are looked at.
const WIDTHS = [1024, 768, 320];

describe.each(publicPages)('$path', ({ path, heading, canonical, texts = [], again, desk }) => {
  test('is whole without JavaScript', async ({ site }) => {
    const answer = await fetch(site.url + path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => textOf(text));
    expect(all(/<h1[^>]*>(.*?)<\/h1>/gs)).toEqual([heading]);
    expect(all(/<title>(.*?)<\/title>/g)[0]?.length).toBeGreaterThan(5);
    const text = mainTextOf(html);
    for (const each of texts) expect(text).toContain(each);
    const links = all(/<link rel="canonical" href="([^"]*)"/g);
    expect(links).toEqual(canonical === undefined ? [] : [`https://mesob.test${canonical}`]);
    const meta: Record<string, string> = Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, content = '']) => [
        name,
        textOf(content),
      ]),
    );
    expect(meta.description?.length).toBeGreaterThan(40);
    expect(meta.robots).toBe(canonical === undefined ? 'noindex' : undefined);
    expect(meta['og:url']).toBe(links[0]);
    expect(meta['og:image']).toMatch(/^https:\/\/mesob\.test\/\S+\.jpg$/);
    expect(meta['twitter:card']).toBe('summary_large_image');
    for (const name of ['title', 'description', 'type', 'site_name', 'image:alt', 'image:width', 'image:height']) {
      expect(meta[`og:${name}`], name).toBeTruthy();
    }
  });

  test('hydrates without a complaint, asks for nothing, and is accessible and no wider than its window', async ({
    visitor,
  }) => {
    const { page, go, complaints, requests } = visitor;
    await page.setViewportSize({ width: 375, height: 812 });
    await go(path);
    await page.getByRole('dialog', { name: 'Cookies' }).waitFor();
    if (!again) {
      await expectAccessible(page, { widths: desk ? [375, 1280] : [375] });
      await expectNoSidewaysScroll(page, WIDTHS);
      await expectRoomForLargeText(page);
    }
    expect(complaints).toEqual([]);
    expect(requests).toEqual([]);
  });
});

test('shows nothing without scripts that needs them', async ({ withoutScripts }) => {
  const { page, go } = withoutScripts;
  for (const path of ['/recipes/dinner/doro-wat', '/login', '/contact', '/cookies-policy', '/developers']) {
    await go(path);
    expect(await page.locator('.needs-script').count(), path).toBeGreaterThan(4);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      expect(await page.locator('.cookie-popup, .needs-script:visible').count(), `${path}, ${width} px`).toBe(0);
    }
  }
});

test.for(missing)('%s is a 404 that says so', async ([path, text], { site }) => {
  const answer = await fetch(site.url + path);
  const html = await answer.text();
  expect(answer.status).toBe(404);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(mainTextOf(html)).toContain(text);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('a page that is missing is designed, with a way home', async ({ visitor }) => {
  const { page, go, complaints } = visitor;
  await go('/nothing/here');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, WIDTHS);
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL('/home');
});

test('takes over pages whose link is marked, and leaves the address alone', async ({ site, visitor }) => {
  const { page, go, complaints, requests } = visitor;
  const address = '/recipes/dinner/doro-wat?comments=1&utm_source=mail&fbclid=IwAR0Qm5cHBhZ2VfaWQAAR3xW-aBcDeFgHi';
  expect(await go(address)).toBe(200);
  expect(page.url()).toBe(site.url + address);
  expect(complaints).toEqual([]);
  expect(requests).toEqual([]);
});
