import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site?.close());

const pages: [path: string, heading: string, canonical: string][] = [
  ['/', 'Recipes to gather around', '/'],
  ['/home', 'Recipes to gather around', '/'],
  ['/recipes', 'Recipes', '/recipes'],
  ['/cuisines', 'Cuisines', '/cuisines'],
  ['/recipes/dinner', 'Dinner', '/recipes/dinner'],
  ['/recipes/Spring', 'Spring', '/recipes/spring'],
  ['/recipes/lunch?page=2', 'Lunch', '/recipes/lunch?page=2'],
  ['/cuisines/italian', 'Italian', '/cuisines/italian'],
  ['/recipes/dinner/doro-wat', 'Doro Wat', '/recipes/dinner/doro-wat'],
  ['/cuisines/ethiopian/doro-wat', 'Doro Wat', '/recipes/dinner/doro-wat'],
];

const missing: [path: string, text: string][] = [
  ['/nothing/here', 'Oops! Page Not Found!'],
  ['/recipes/brunch', 'Page Not Found'],
  ['/cuisines/klingon', 'Page Not Found'],
  ['/recipes/dinner/no-such-dish', 'No recipe details found'],
];

describe.each(pages)('%s', (path, heading, canonical) => {
  it('is whole without JavaScript', async () => {
    const { page, context, status } = await site.open(path, { javaScriptEnabled: false });
    expect(status).toBe(200);
    expect(await page.locator('h1').allInnerTexts()).toEqual([expect.stringContaining(heading)]);
    expect((await page.title()).length).toBeGreaterThan(5);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
    const canonicalUrl = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonicalUrl).toBe(`https://mesob.test${canonical}`);
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'og:type']) {
      expect(await page.locator(`meta[property="${name}"]`).getAttribute('content'), name).toBeTruthy();
    }
    await context.close();
  });

  it('hydrates without a complaint and asks for nothing', async () => {
    const { page, context, complaints, requests } = await site.open(path);
    await page.waitForTimeout(200);
    expect(complaints).toEqual([]);
    expect(requests).toEqual([]);
    await context.close();
  });

  it.each([375, 1280])('has no accessibility violation and no sideways scroll at %i px', async (width) => {
    const { page, context } = await site.open(path, { viewport: { width, height: 812 } });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await context.close();
  });
});

describe.each(missing)('%s', (path, text) => {
  it('is a designed 404 with a way home', async () => {
    const { page, context, status, complaints } = await site.open(path);
    expect(status).toBe(404);
    expect(await page.locator('main').innerText()).toContain(text);
    expect(complaints).toEqual([]);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(`${site.url}/home`);
    await context.close();
  });
});
