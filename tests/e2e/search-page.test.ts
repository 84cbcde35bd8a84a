import { describe, expect } from 'vitest';
import { FILTERED_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { expectNoSidewaysScroll } from '../support/looks.ts';
import { getMainText } from '../support/markup.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

describe('/search', () => {
  test('has a URL for its results, shows more of them, and Back restores them', async ({ open }) => {
    const { page, browserErrors, requests } = await open('/search?q=tomato', createVisitor());
    expect(await page.locator('h1').innerText()).toBe('Search: tomato');
    expect(await page.title()).toContain('tomato');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.getByRole('searchbox').inputValue()).toBe('tomato');
    const titles = page.locator('.recipe-tile__title');
    const firstTitles = await titles.allInnerTexts();
    expect(firstTitles).toHaveLength(FILTERED_PAGE_SIZE);
    expect(requests).toEqual([]);
    await page.getByRole('link', { name: 'Show more', exact: true }).click();
    await page.waitForURL('**/search?q=tomato&page=2#part-2');
    await expect.poll(() => titles.count()).toBeGreaterThan(FILTERED_PAGE_SIZE);
    const allTitles = await titles.allInnerTexts();
    await titles.last().getByRole('link').click();
    await page.waitForURL('**/recipes/**');
    await page.goBack();
    await expect.poll(() => titles.allInnerTexts()).toEqual(allTitles);
    await page.goBack();
    await expect.poll(() => titles.allInnerTexts()).toEqual(firstTitles);
    expect(browserErrors).toEqual([]);
  });

  test('breaks a very long word in the title and in the filters', async ({ open }) => {
    const { page } = await open(`/search?q=rice+without+${'schifffahrt'.repeat(7)}`, createVisitor());
    await page.getByRole('list', { name: 'Filters' }).waitFor();
    await expectNoSidewaysScroll(page, [320, 375]);
  });

  test('has its results and its explanations of them in the HTML', async ({ site }) => {
    for (const [path, text] of [
      ['/search', 'Try one of these'],
      ['/search?q=%20%20', 'Try one of these'],
      ['/search?q=zzzzqqqq', 'No search results found.'],
      ['/search?q=berbare', 'Showing results for berbere instead of “berbare”.'],
      ['/search?q=zzzzqqqq', 'Popular dishes'],
      ['/search?q=nut+allergy', 'Recipes without nuts or peanuts.'],
      ['/search?q=eggs+quux', 'We did not understand “quux”, so to be safe these are recipes without eggs.'],
      ['/search?q=hummus', 'No recipe here is called “hummus”. These are the closest dishes.'],
      ['/search?q=doro+pesto', 'No exact match. Closest:'],
      [`/search?q=${'x'.repeat(300)}`, 'No search results found.'],
      ['/search?q=%3C%21%3E', 'No search results found.'],
    ] as const) {
      const response = await fetch(site.url + path);
      expect(response.status, path).toBe(200);
      expect(getMainText(await response.text()), path).toContain(text);
    }
  });

  test('has guides and menus before the results for wide windows, and after them for narrow ones', async ({ site }) => {
    const html = await (await fetch(`${site.url}/search?q=injera`)).text();
    const names = ['search-page__explained--wide', 'filtered__grid', 'search-page__explained--narrow'];
    // The quote matches the end of a class attribute, because the page's styles contain the names, too.
    const indexes = names.map((name) => html.indexOf(`${name}"`));
    expect(indexes).toEqual(indexes.toSorted((one, other) => one - other));
    expect(indexes).not.toContain(-1);
    expect(await (await fetch(`${site.url}/search?q=zzzzqqqq`)).text()).not.toContain('__explained--wide"');
  });

  test('offers no dish with an excluded allergen, even if there are no results', async ({ site }) => {
    for (const path of ['/search?q=kung+pao+peanut+allergy', '/search?q=kung+pao+chicken&without=peanut']) {
      const html = await (await fetch(site.url + path)).text();
      expect(html, path).not.toMatch(/href="[^"]*kung-pao-chicken/);
      expect(getMainText(html), path).not.toMatch(/Remove “without/i);
    }
    const noResults = getMainText(await (await fetch(`${site.url}/search?q=zzzzqqqq`)).text());
    expect(noResults).not.toContain('berbere');
  });

  test('shows recognized filters, each with a link that removes it, also without JavaScript', async ({ open }) => {
    const { page } = await open(
      '/search?q=vegan+dinner+without+onions',
      createVisitor({}, { javaScriptEnabled: false }),
    );
    const filters = page.getByRole('list', { name: 'Filters' }).getByRole('link');
    expect(await filters.allTextContents()).toEqual([
      'Remove the filter vegan',
      'Remove the filter dinner',
      'Remove the filter without onions',
    ]);
    for (const [index, search] of [
      [1, '?q=vegan+without+onions'],
      [1, '?q=vegan'],
      [0, ''],
    ] as const) {
      await filters.nth(index).click();
      await page.waitForURL((url) => url.pathname === '/search' && url.search === search);
    }
    expect(await filters.count()).toBe(0);
  });

  test('opens from the sidebar search', async ({ open }) => {
    const { page } = await open('/recipes/lunch', createVisitor());
    await page.locator('.sidebar').getByRole('searchbox', { name: 'Search recipes' }).fill('lentils');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=lentils');
    await page.getByRole('heading', { name: 'Misir Wot' }).waitFor();
  });
});
