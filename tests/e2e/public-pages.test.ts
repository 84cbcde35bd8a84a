import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, expectRoomForLargeText } from '../support/looks.ts';
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

// Besides those that are looked at. At 640 px a window of 1280 px is zoomed to 200 %.
const WIDTHS = [1600, 1024, 768, 640, 320];

describe.each(publicPages)('$path', ({ path, heading, canonical, texts = [], again }) => {
  test('is whole without JavaScript', async ({ withoutScripts }) => {
    const { page, go } = withoutScripts;
    expect(await go(path)).toBe(200);
    expect(await page.locator('h1').allInnerTexts()).toEqual([heading]);
    expect((await page.title()).length).toBeGreaterThan(5);
    const text = await page.locator('main').innerText();
    for (const each of texts) expect(text).toContain(each);
    expect(await page.locator('.cookie-popup, .needs-script:visible').count()).toBe(0);
    const links = await page
      .locator('link[rel=canonical]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(canonical === undefined ? [] : [`https://mesob.test${canonical}`]);
    const meta: Record<string, string> = Object.fromEntries(
      await page
        .locator('meta[content]')
        .evaluateAll((all) =>
          all.map((each) => [each.getAttribute('property') ?? each.getAttribute('name'), each.getAttribute('content')]),
        ),
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
      await expectAccessible(page, { widths: [375, 1280] });
      await expectNoSidewaysScroll(page, WIDTHS);
      await expectRoomForLargeText(page);
    }
    expect(complaints).toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe.each(missing)('%s', (path, text) => {
  test('is a designed 404 with a way home', async ({ visitor }) => {
    const { page, go, complaints } = visitor;
    expect(await go(path)).toBe(404);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').innerText()).toContain(text);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, WIDTHS);
    expect(complaints).toEqual([]);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL('/home');
  });
});

test('takes over pages whose link is marked, and leaves the address alone', async ({ site, visitor }) => {
  const { page, go, complaints, requests } = visitor;
  const address = '/recipes/dinner/doro-wat?comments=1&utm_source=mail&fbclid=IwAR0Qm5cHBhZ2VfaWQAAR3xW-aBcDeFgHi';
  expect(await go(address)).toBe(200);
  expect(page.url()).toBe(site.url + address);
  expect(complaints).toEqual([]);
  expect(requests).toEqual([]);
});
