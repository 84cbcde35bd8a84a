import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { measureLayoutShift } from '../support/layout-shifts.ts';
import { expectAccessible, sidewaysScroll } from '../support/looks.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest().extend('visitor', { scope: 'file' }, ({ site }) =>
  site.open('/about', { reducedMotion: 'reduce', pictures: true }),
);

/** Navigates like a link, without requesting the page from the server. */
async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

const SORRY = 'Something went wrong! Please try again later.';

const failures: [path: string, text: string, heading: string][] = [
  ['/', SORRY, 'Recipes to gather around'],
  ['/recipes/dinner', 'Failed to fetch recipes', 'Dinner Recipes'],
  ['/cuisines/italian', 'Failed to fetch cuisine', 'Italian Recipes'],
  ['/recipes/dinner/doro-wat', 'Failed to fetch recipe details', 'Doro Wat'],
  ['/blog', 'Failed to fetch recipes', 'Blog'],
  ['/search?q=tomato', 'Failed to fetch recipes', 'Search: tomato'],
];

describe.each(failures)('%s', (path, text, heading) => {
  test('shows an error above the footer if its data fails to load, and Retry loads the page', async ({ visitor }) => {
    const { page, go } = visitor;
    await page.setViewportSize({ width: 1280, height: 812 });
    // All other paths start from the page that the previous test's Retry loaded.
    if (path === '/') await go('/about');
    await page.route('**/graphql*', (route) => route.abort());
    await navigateTo(page, path);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(text);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await alert.locator('p').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(168, 50, 28)');
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    if (path === '/') await expectAccessible(page, { within: 'main' });
    await page.unroute('**/graphql*');
    await page.getByRole('link', { name: 'Retry' }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  });
});

// A cuisine has the placeholders of a category, and the other two pages have simpler ones.
test.for(failures.filter(([path]) => ['/', '/recipes/dinner', '/recipes/dinner/doro-wat'].includes(path)))(
  '%s shows "Loading..." and placeholders while its data loads, and nothing shifts',
  async ([path, , heading], { visitor }) => {
    const { page, go } = visitor;
    await page.setViewportSize({ width: 1280, height: 812 });
    await go('/about');
    const release = await holdRequests(page, '**/graphql*');
    const shifts = await measureLayoutShift(page, async () => {
      await navigateTo(page, path);
      await page.getByText('Loading...').waitFor();
      expect(await page.locator('.skeleton').count()).toBeGreaterThan(2);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await page.title()).toBe('Loading... · Mesob');
      release();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    });
    expect(shifts).toBe(0);
    await page.unroute('**/graphql*');
  },
);

describe('pagers', () => {
  test('of featured recipes begin at the first page, and lead to the next', async ({ open }) => {
    // On a phone, the newsletter's form is further down, so its script has not loaded yet.
    const { page } = await open('/', { viewport: { width: 375, height: 812 } });
    const getTitles = () => page.locator('.recipe-gallery h3').allInnerTexts();
    const firstTitles = await getTitles();
    expect(firstTitles).toHaveLength(6);
    expect(await page.getByRole('button', { name: 'Prev page' }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.locator('.pager__numbers [aria-current=page]', { hasText: '2' }).waitFor();
    await expect.poll(() => page.url()).toContain('page=2#featured');
    expect((await getTitles()).filter((title) => firstTitles.includes(title))).toEqual([]);
  });
});

describe('a page number beyond the end of a list', () => {
  test.for([
    ['/', '/?page=*'],
    ['/cuisines/italian', '/cuisines/italian?page=*'],
    ['/blog?category=lunch', '/blog?category=lunch&page=*'],
    ['/search?q=tomato', '/search?page=*&q=tomato'],
  ] as const)('%s: says so and links to the last page', async ([path, numberedPath], { site }) => {
    const prefix = `${path}${path.includes('?') ? '&' : '?'}page=`;
    const lastPages = new Set<string>();
    for (const number of ['99', '99999999']) {
      const response = await fetch(site.url + prefix + number);
      expect(response.status, number).toBe(404);
      const html = (await response.text()).replaceAll('<!-- -->', '');
      const [, last = ''] = /This page does not exist. The last one is page (\d+)\./.exec(html) ?? [];
      const [, href = ''] = /<a [^>]*href="([^"]*)"[^>]*>Go to page/.exec(html) ?? [];
      expect(href.replaceAll('&amp;', '&')).toBe(last === '1' ? path : numberedPath.replace('*', last));
      lastPages.add(last);
    }
    const [last = '', ...others] = lastPages;
    expect(others).toEqual([]);
    const statuses = await Promise.all(
      [last, Number(last) + 1].map(
        async (page) => (await fetch(site.url + numberedPath.replace('*', `${page}`))).status,
      ),
    );
    expect(statuses).toEqual([200, 404]);
  });

  test.for(['abc', '0', '-1', '2.5', ''])('page=%s redirects to the first page', async (number, { site }) => {
    for (const [path, firstPage] of [
      ['/?', '/'],
      ['/recipes?', '/recipes'],
      ['/cuisines/italian?', '/cuisines/italian'],
      ['/blog?category=lunch&', '/blog?category=lunch'],
      ['/search?q=tomato&', '/search?q=tomato'],
    ]) {
      const response = await fetch(`${site.url}${path}page=${number}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')], path).toEqual([301, firstPage]);
    }
  });
});

describe('a list', () => {
  test('is next to its post’s author, four recommended recipes and links to categories', async ({ open }) => {
    const { page } = await open('/cuisines/italian', { javaScriptEnabled: false });
    const author = await page.locator('.byline a').first().innerText();
    expect(await page.locator('.author-card__name').innerText()).toBe(author);
    const links = page.locator('.recipe-links a');
    expect(await links.count()).toBe(4);
    for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^\/breaking-single\//);
    expect(await page.locator('.category-counts a').first().getAttribute('href')).toMatch(/^\/blog/);
    await links.first().click();
    await page.waitForURL(/\/recipes\/[a-z-]+\/[a-z-]+$/);
  });
});
