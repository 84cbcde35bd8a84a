import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

const PHONE = { width: 375, height: 812 };
const READY = { fetchesAhead: true };

const operationsOf = (requests: string[]) => requests.map((url) => new URL(url).searchParams.get('operationName'));
const aboutLink = (page: Page) => page.locator('.footer').getByRole('link', { name: 'About', exact: true });

describe('a link that is meant', () => {
  test.for(['hover', 'focus'] as const)('has the data of its page fetched on %s, once', async (intent, { open }) => {
    const { page, requests } = await open('/disclaimer', READY);
    expect(requests).toEqual([]);
    await aboutLink(page)[intent]();
    await expect.poll(() => operationsOf(requests)).toEqual(['AboutPageQuery']);
    await aboutLink(page).click();
    await page.getByRole('heading', { level: 1, name: 'About Mesob' }).waitFor();
    await page.getByRole('heading', { name: 'From Hanna’s kitchen' }).waitFor();
    expect(operationsOf(requests).filter((name) => name === 'AboutPageQuery')).toHaveLength(1);
  });

  test('is left alone where the visitor saves data', async ({ open }) => {
    const { page, requests } = await open('/disclaimer');
    expect(await page.evaluate(() => 'connection' in navigator && navigator.connection)).toEqual({ saveData: true });
    await aboutLink(page).hover();
    await aboutLink(page).focus();
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
    await aboutLink(page).click();
    await page.getByRole('heading', { level: 1, name: 'About Mesob' }).waitFor();
    expect(operationsOf(requests)).toContain('AboutPageQuery');
  });
});

describe('links that are seen', () => {
  test('have a handful of recipes and lists fetched in idle time, and those come from the cache', async ({ open }) => {
    const { page, requests } = await open('/', { ...READY, viewport: PHONE });
    const asked = () => operationsOf(requests).filter((name) => name === 'RecipePageQuery').length;
    await expect.poll(asked).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const before = asked();
    expect(before).toBeLessThanOrEqual(6);
    await page.locator('.hero-card--large .hero-card__title a').click();
    await page.locator('.recipe-header__title').waitFor();
    expect(
      requests.filter((url) => url.includes('tagliatelle-al-ragu') && url.includes('RecipePageQuery')),
    ).toHaveLength(1);
  });

  test('are left alone where the visitor saves data', async ({ open }) => {
    const { page, requests } = await open('/', { viewport: PHONE });
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
  });
});
