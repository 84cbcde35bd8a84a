import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

const PHONE = { width: 375, height: 812 };
const PREFETCHING = { prefetches: true, pictures: true };

const getOperations = (requests: string[]) => requests.map((url) => new URL(url).searchParams.get('operationName'));
const getAboutLink = (page: Page) => page.locator('.footer').getByRole('link', { name: 'About', exact: true });

describe('a hovered or focused link', () => {
  test('prefetches its page’s data on hover, once', async ({ open }) => {
    const { page, requests } = await open('/disclaimer', PREFETCHING);
    expect(requests).toEqual([]);
    await getAboutLink(page).hover();
    await expect.poll(() => getOperations(requests)).toEqual(['AboutPageQuery']);
    await getAboutLink(page).click();
    await page.getByRole('heading', { level: 1, name: 'About Mesob' }).waitFor();
    await page.getByRole('heading', { name: 'From Hanna’s kitchen' }).waitFor();
    expect(getOperations(requests).filter((name) => name === 'AboutPageQuery')).toHaveLength(1);
  });

  test('prefetches nothing in data-saving mode', async ({ open }) => {
    const { page, requests } = await open('/disclaimer');
    expect(await page.evaluate(() => 'connection' in navigator && navigator.connection)).toEqual({ saveData: true });
    await getAboutLink(page).hover();
    await getAboutLink(page).focus();
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
    await getAboutLink(page).click();
    await page.getByRole('heading', { level: 1, name: 'About Mesob' }).waitFor();
    expect(getOperations(requests)).toContain('AboutPageQuery');
  });
});

describe('visible links', () => {
  test('prefetch nothing until the page is loaded, painted and hydrated', async ({ newTab }) => {
    const page = await newTab({ ...PREFETCHING, viewport: PHONE });
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (...request) => {
        const isHydrated = Object.keys(document.querySelector('body > [role=status]') ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        );
        const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
        document.documentElement.dataset.atFetch ??= [document.readyState, isPainted, isHydrated].join(' ');
        return fetch(...request);
      };
    });
    await page.goto('/');
    const getState = async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() => document.documentElement.dataset.atFetch);
    };
    // Prefetching takes up to six idle seconds, and a busy machine is rarely idle.
    await expect.poll(getState, { timeout: 45_000 }).toBe('complete true true');
  });

  test('prefetch at most four recipes in idle time, and no pictures; the lead then opens without a query', async ({
    open,
  }) => {
    const { page, requests } = await open('/', { ...PREFETCHING, viewport: PHONE });
    const countRecipeQueries = () => getOperations(requests).filter((name) => name === 'RecipePageQuery').length;
    await page.keyboard.press('Shift');
    await expect.poll(countRecipeQueries).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const recipeQueryCount = countRecipeQueries();
    expect(recipeQueryCount).toBeLessThanOrEqual(4);
    const shownPictures = await page
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.map((img) => img.currentSrc));
    const loadedPictures = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/pictures/') ? name : [])),
    );
    expect(shownPictures).toEqual(expect.arrayContaining(loadedPictures));
    const lead = page.locator('.hero-card--large .hero-card__title a');
    const slug = (await lead.getAttribute('href'))?.split('/').at(-1) ?? 'none';
    await lead.click();
    await page.locator('.recipe-header__title').waitFor();
    expect(requests.filter((url) => url.includes(slug) && url.includes('RecipePageQuery'))).toHaveLength(1);
  });
});
