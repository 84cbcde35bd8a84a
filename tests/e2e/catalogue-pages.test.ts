import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLOURS, violationsOf } from '../support/accessibility.ts';
import { publicPages } from '../support/public-pages.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { createTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site?.close());

const timeout = 60_000;

const missing: [path: string, text: string][] = [
  ['/nothing/here', 'Oops! Page Not Found!'],
  ['/recipes/brunch', 'Something went wrong! Please try again later.'],
  ['/cuisines/klingon', 'No Cuisine Data Found'],
  ['/recipes/dinner/no-such-dish', 'No recipe details found'],
];

describe.each(publicPages)('$path', ({ path, heading, canonical }) => {
  it('is whole without JavaScript', async () => {
    const { page, context, status } = await site.open(path, { javaScriptEnabled: false });
    expect(status).toBe(200);
    expect(await page.locator('h1').allInnerTexts()).toEqual([expect.stringContaining(heading)]);
    expect((await page.title()).length).toBeGreaterThan(5);
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
    await context.close();
  });

  it('hydrates without a complaint, asks for nothing, and is accessible and no wider than its window', {
    timeout,
  }, async () => {
    const { page, context, complaints, requests } = await site.open(path, { viewport: { width: 375, height: 812 } });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violationsOf(page), `${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsOf(page, COLOURS), `${width} px, dark`).toEqual([]);
    }
    for (const width of [320, 375, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 812 });
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    }
    expect(complaints).toEqual([]);
    expect(requests).toEqual([]);
    await context.close();
  });
});

describe.each(missing)('%s', (path, text) => {
  it('is a designed 404 with a way home', async () => {
    const { page, context, status, complaints } = await site.open(path);
    expect(status).toBe(404);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').innerText()).toContain(text);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(`${site.url}/home`);
    await context.close();
  });
});
