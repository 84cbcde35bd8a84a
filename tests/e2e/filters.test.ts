import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };

const getCount = (page: Page) => page.locator('.filtered__count');
const getChips = (page: Page) => page.getByRole('list', { name: 'Filters' }).getByRole('link');
const getTitles = (page: Page) =>
  page.locator('.filtered__results > .filtered__grid .recipe-tile__title').allInnerTexts();
const getFocusedValue = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('value'));

/** Waits until the page shows this count. */
const expectCount = (page: Page, text: string | RegExp) => expect.poll(() => getCount(page).innerText()).toMatch(text);

/** Returns each filter value that can be chosen, as a parameter of the URL, with its count. */
const getChoices = (html: string) =>
  [...html.matchAll(/<input ([^>]*)>(?:(?!<input ).)*?<span class="pill__count">(\d+)</gs)].flatMap(
    ([, input = '', count]) => {
      const [, name = ''] = / ?name="([^"]+)"/.exec(input) ?? [];
      const [, value = ''] = / ?value="([^"]+)"/.exec(input) ?? [];
      return value === '' || / (?:disabled|checked)=/.test(input) ? [] : [{ name, value, count: Number(count) }];
    },
  );

const paths = [
  '/recipes/dinner',
  '/cuisines/italian?category=dinner&difficulty=easy',
  // No recipe has both words, so the search drops some words, but no filter.
  '/search?q=doro+pesto&cuisine=italian',
];

describe('the counts next to the filters', () => {
  test.for([...paths.entries()])('equal the results of choosing them: %s %s', async ([index, path], { site }) => {
    const choices = getChoices(await (await fetch(site.url + path)).text());
    expect(choices.length).toBeGreaterThan(3);
    const singleChoice = ['cuisine', 'category', 'course', 'time', 'difficulty'];
    // Each URL tests different choices; tests/server/catalogue-lists.test.ts compares all counts.
    for (const { name, value, count } of choices.filter((_, position) => position % 4 === index % 4)) {
      const url = new URL(path, site.url);
      if (singleChoice.includes(name)) url.searchParams.set(name, value);
      else url.searchParams.append(name, value);
      const html = await (await fetch(url)).text();
      expect(Number(/filtered__count[^>]*>(\d+) recipe/.exec(html)?.[1] ?? 0), `${name}=${value}`).toBe(count);
    }
  });
});

describe('a filtered list', () => {
  test('updates immediately, keeps focus and scroll position, announces its count, and supports Back and Forward', async ({
    open,
  }) => {
    const { page, browserErrors } = await open(
      '/recipes/dinner',
      createVisitor({}, { viewport: { width: 1280, height: 800 } }),
    );
    const fullCount = await getCount(page).innerText();
    const vegetarian = page.getByRole('checkbox', { name: /^Vegetarian/ });
    await vegetarian.focus();
    const scrollY = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Space');
    await page.waitForURL('**diet=vegetarian**');
    await expect.poll(() => getCount(page).innerText()).not.toBe(fullCount);
    const vegetarianCount = await getCount(page).innerText();
    expect(await getCount(page).getAttribute('role')).toBe('status');
    expect(await getFocusedValue(page)).toBe('vegetarian');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
    await expect.poll(() => page.title()).toContain(': Vegetarian');

    // Arrow keys move through a single-choice filter.
    await page
      .getByRole('radiogroup')
      .or(page.getByRole('group', { name: 'Time in the kitchen' }))
      .getByLabel('Any')
      .focus();
    await page.keyboard.press('ArrowUp');
    await page.waitForURL('**time=180**');
    expect(await getFocusedValue(page)).toBe('180');
    await expect
      .poll(() => getChips(page).allInnerTexts())
      .toEqual([expect.stringContaining('Up to 3 h'), expect.stringContaining('Vegetarian'), 'Clear all filters']);

    await page.goBack();
    await expect.poll(() => getCount(page).innerText()).toBe(vegetarianCount);
    expect(await vegetarian.isChecked()).toBe(true);
    await page.goBack();
    await expect.poll(() => getCount(page).innerText()).toBe(fullCount);
    expect(await vegetarian.isChecked()).toBe(false);
    await page.goForward();
    await expect.poll(() => getCount(page).innerText()).toBe(vegetarianCount);
    await getChips(page).first().click();
    await expect.poll(() => getCount(page).innerText()).toBe(fullCount);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('filtered__count');
    expect(browserErrors).toEqual([]);
  });
});

// All other lists have the same form.
test('the filters are a form without scripts', async ({ open }) => {
  const { page } = await open(
    '/search?q=tomato',
    createVisitor({}, { javaScriptEnabled: false, viewport: PHONE.viewport }),
  );
  await page.locator('.filter-bar > summary').click();
  await page.locator('.pill', { hasText: /^Vegetarian/ }).click();
  await page.locator('.pill', { hasText: /^2 h/ }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('quickest');
  await page.getByRole('button', { name: 'Show recipes' }).click();
  await page.waitForURL('**diet=vegetarian**');
  const { searchParams, hash } = new URL(page.url());
  searchParams.delete('q');
  expect([searchParams.toString(), hash]).toEqual(['time=120&diet=vegetarian&sort=quickest', '#all']);
  expect(await getCount(page).innerText()).toMatch(/^\d+ recipes?$/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await getChips(page).count()).toBe(3);
  await getChips(page).nth(1).click();
  await page.waitForURL((url) => !url.search.includes('diet'));
  await expect.poll(() => new URL(page.url()).searchParams.get('time')).toBe('120');
});

test('the filters open on touch, and their button shows the number of results', async ({ open }) => {
  const { page, browserErrors } = await open('/search?q=tomato', createVisitor({}, PHONE));
  await page.locator('.filter-bar > summary').tap();
  const pill = page.locator('.pill', { hasText: /^Vegetarian/ });
  const count = await pill.locator('.pill__count').innerText();
  await pill.tap();
  await page.waitForURL('**diet=vegetarian**');
  const show = page.getByRole('button', { name: `Show ${count} recipe` });
  await show.tap();
  await expect.poll(() => page.locator('.filter-bar').getAttribute('open')).toBe(null);
  await expectCount(page, new RegExp(`^${count} recipe`));
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('filtered__count');
  await expect.poll(() => page.locator('.filter-bar > summary').innerText()).toContain('Filters (1)');
  expect(browserErrors).toEqual([]);
});

describe('a list', () => {
  test('is sorted, in columns next to its filters, and “Show more” appends recipes without scrolling', async ({
    open,
  }) => {
    const { page } = await open('/recipes/dinner', createVisitor({}, { viewport: { width: 1280, height: 800 } }));
    const newestTitles = await getTitles(page);
    // The list begins after a short scroll past the post.
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const scrollY = await page.locator('#all').evaluate((list) => {
        list.scrollIntoView({ behavior: 'instant' });
        return window.scrollY;
      });
      // The sidebar is before all recipes; in wide windows it is next to the post.
      expect(scrollY, `${width} px`).toBeLessThan(width === 375 ? 2_600 : width === 768 ? 1_800 : 1_500);
    }
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Quickest');
    await page.waitForURL('**/recipes/dinner?sort=quickest');
    await expect.poll(() => getTitles(page)).not.toEqual(newestTitles);
    const columns = await page
      .locator('.filtered__results > .filtered__grid > li')
      .evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size);
    expect(columns).toBe(3);
    const quickestTitles = await getTitles(page);
    const moreLink = page.getByRole('link', { name: 'Show more', exact: true });
    const y = await moreLink.evaluate((link) => {
      link.scrollIntoView({ block: 'center' });
      return window.scrollY;
    });
    await moreLink.click();
    await page.waitForURL('**/recipes/dinner?sort=quickest&list=2#part-2');
    await expect.poll(async () => (await getTitles(page)).length).toBeGreaterThan(quickestTitles.length);
    expect((await getTitles(page)).slice(0, quickestTitles.length)).toEqual(quickestTitles);
    // Nothing has moved, and the focus is on the first new recipe.
    expect(await page.evaluate(() => window.scrollY)).toBe(y);
    const focused = page.locator('.filtered__grid a:focus');
    expect(await focused.innerText()).toBe((await getTitles(page))[quickestTitles.length]);
    // The pager of the post above the list does not change.
    expect(await page.locator('.term__list .pager [aria-current=page]').innerText()).toBe('1');
  });

  test('accepts typed ingredients, and says if no recipe uses one', async ({ open }) => {
    const { page } = await open('/search', createVisitor({}, { viewport: { width: 1280, height: 800 } }));
    const field = page.getByRole('combobox', { name: 'Made with' });
    await field.fill('Pork');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?ingredient=pork');
    await expect.poll(() => getChips(page).allInnerTexts()).toEqual([expect.stringContaining('With pork')]);
    expect(await field.inputValue()).toBe('');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    const withPork = await getCount(page).innerText();
    await field.fill('moon dust');
    await page.getByRole('button', { name: 'Add the ingredient' }).click();
    await page.getByText('No recipes here use “moon dust”.').waitFor();
    expect(await getCount(page).innerText()).toBe(withPork);
    await expect.poll(() => page.locator('datalist option').count()).toBeGreaterThan(100);
  });

  test('without results shows the nearest recipes, and which filter to remove', async ({ open }) => {
    const { page, browserErrors } = await open('/search?ingredient=pork&diet=vegan', createVisitor());
    await expectCount(page, 'No search results found.');
    const suggestions = page.locator('.near-misses__title a');
    const texts = await suggestions.allInnerTexts();
    expect(texts).toEqual([
      expect.stringMatching(/^Remove “Vegan”: \d+ recipes$/),
      expect.stringMatching(/^Remove “With pork”: \d+ recipes$/),
    ]);
    expect(await page.locator('.near-misses .recipe-tile').count()).toBe(6);
    await suggestions.first().click();
    await page.waitForURL('**/search?ingredient=pork#all');
    await expectCount(page, new RegExp(`^${/\d+ recipes/.exec(texts[0] ?? '')?.[0]}$`));
    expect(browserErrors).toEqual([]);
  });

  test('applies filters ticked before the scripts loaded', async ({ newTab }) => {
    const page = await newTab({ ...createVisitor(), viewport: { width: 1280, height: 800 } });
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/recipes/dinner', { waitUntil: 'commit' });
    await page.locator('.pill', { hasText: /^Vegan/ }).click();
    release();
    await page.waitForURL('**/recipes/dinner?diet=vegan');
    await expect.poll(() => page.getByRole('checkbox', { name: /^Vegan/ }).isChecked()).toBe(true);
    await expect.poll(() => getChips(page).count()).toBe(1);
  });
});

describe('a URL', () => {
  test.for([
    ['/recipes/dinner?diet=carnivore&time=7&sort=up&cuisine=klingon', '/recipes/dinner'],
    ['/recipes/dinner?category=lunch&page=2&time=30&time=45', '/recipes/dinner?page=2&time=30'],
    ['/recipes/dinner?list=99', '/recipes/dinner'],
    ['/recipes/dinner?list=x', '/recipes/dinner'],
    ['/cuisines/italian?cuisine=ethiopian', '/cuisines/italian'],
    ['/search?q=rice&without=milk&without=&sort=relevance', '/search?q=rice&without=milk'],
    ['/recipes/dinner?without=Dairy,wheat', '/recipes/dinner?without=gluten&without=milk'],
    [`/search?ingredient=${'x'.repeat(500)}`, `/search?ingredient=${'x'.repeat(40)}`],
  ] as const)('%s redirects to the canonical one', async ([path, canonical], { site }) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, canonical]);
    expect((await fetch(site.url + canonical)).status).toBe(200);
  });

  test('of a filtered list is hidden from search engines; the whole list is not', async ({ site }) => {
    const fetchHtml = async (path: string) => (await fetch(site.url + path)).text();
    expect(await fetchHtml('/recipes/dinner')).toContain('rel="canonical" href="https://mesob.test/recipes/dinner"');
    for (const path of ['/recipes/dinner?diet=vegan', '/recipes/dinner?sort=quickest', '/recipes/dinner?list=2']) {
      const filtered = await fetchHtml(path);
      expect(filtered, path).toContain('content="noindex"');
      expect(filtered, path).not.toContain('rel="canonical"');
    }
  });

  test('shares one cached page in any parameter order', async ({ site }) => {
    const getStatus = async (path: string) => (await fetch(site.url + path)).headers.get('cache-status');
    await getStatus('/cuisines/mexican?diet=vegan&time=60');
    expect(await getStatus('/cuisines/mexican?time=60&utm_source=mail&diet=vegan')).toBe('mesob; hit');
  });
});
