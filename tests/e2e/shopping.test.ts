import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { graphql } from '../support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openMenu, pressInMenu } from '../support/recipe-parts.ts';
import { createVisitorWith, doroWat, gomen, readSavedState } from '../support/saved.ts';
import type { TestSite } from '../support/site.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const TWO_RECIPES = { cart: [[doroWat, 1] as [typeof doroWat, number], [gomen, 2] as [typeof doroWat, number]] };

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getLine = (page: Page, words: string) => page.locator('.shopping__item', { hasText: words });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const getLinkField = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true });

const getStopButton = (page: Page) => getButton(page, 'Stop sharing Doro Wat, Gomen');
const getFocusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Creates a link to the list on the page. @returns its path */
async function shareByLink(page: Page): Promise<string> {
  await getButton(page, 'Share').click();
  await getButton(page, 'Create a link').click();
  return new URL(await getLinkField(page).inputValue()).pathname;
}

const SHARE = `mutation($input: ShareShoppingListInput!) {
  shareShoppingList(input: $input) { ... on ShareShoppingListSuccess { id } } }`;

/** Creates a link to a list of recipes, each for six servings, without a page. @returns its path */
async function createSharedList({ test }: TestSite): Promise<string> {
  const input = { recipes: ['doro-wat', 'gomen'].map((slug) => ({ slug, servings: 6 })) };
  const { data } = await graphql<{ shareShoppingList: { id: string } }>(test.app, SHARE, { variables: { input } });
  return `/shopping-list/${data.shareShoppingList.id}`;
}

/**
 * Fakes the device's share sheet.
 * @param errorName - name of the exception with which the share sheet fails; default: it succeeds
 * @returns a function that returns the data passed to the share sheet
 */
async function mockShareSheet(page: Page, errorName?: string): Promise<() => Promise<ShareData[]>> {
  await page.evaluate((name) => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push(data ?? {});
      if (name) throw new DOMException('', name);
    };
  }, errorName);
  return () => page.evaluate(() => ('shared' in window ? (window.shared as ShareData[]) : []));
}

describe('shopping on a phone', () => {
  test('lists a whole menu’s ingredients after one press; its dishes can be planned and cooked along', async ({
    open,
  }) => {
    const { page, go } = await open('/menus/dumpling-night', { ...createVisitor(), ...PHONE });
    const dishes = await page.locator('.menu__dish').allInnerTexts();
    await getButton(page, 'Shop for all dishes').click();
    await expect.poll(async () => (await readSavedState(page)).cart.length).toBe(dishes.length);
    for (const dish of dishes) expect(await getButton(page, `Plan ${dish}`).count()).toBe(1);
    await page.getByRole('link', { name: 'Cook along' }).click();
    for (const dish of dishes) await page.getByRole('link', { name: `Leave out ${dish}` }).waitFor();
    expect(await page.getByLabel('Servings').inputValue()).not.toBe('');
    await go('/cart');
    await expect.poll(() => page.locator('.shopping__item').count()).toBeGreaterThan(dishes.length);
    for (const dish of dishes) await page.locator('.basket').getByRole('link', { name: dish }).waitFor();
  });

  test('turns two recipes into a list shared with another shopper', async ({ open }) => {
    const { page, browserErrors } = await open(
      '/recipes/dinner/doro-wat',
      createVisitor({}, { ...PHONE, ...CLIPBOARD }),
    );
    await pressInMenu(page, 'Doro Wat', 'Basket: add Doro Wat');
    await page.locator('header').getByRole('link', { name: 'Basket 1', exact: true }).waitFor();
    await page.goto('/recipes/spring/gomen?servings=9');
    await pressInMenu(page, 'Gomen', 'Basket: add Gomen for 9');
    await page.locator('header').getByRole('link', { name: 'Basket 2', exact: true }).tap();

    // Garlic goes in the bag, and salt is at home.
    await getLine(page, 'garlic').tap();
    await page.getByText(/^1 of \d+ in the bag$/).waitFor();
    await getButton(page, 'At home: salt').tap();
    await getLine(page, 'salt').waitFor({ state: 'detached' });
    expect(await readSavedState(page)).toMatchObject({ ticked: ['garlic'], atHome: ['salt'] });
    await page.reload();
    await page.getByText('At home (1)').waitFor();
    expect(await getLine(page, 'salt').count()).toBe(0);
    await expect.poll(() => page.getByRole('checkbox', { name: /garlic/ }).isChecked()).toBe(true);

    const path = await shareByLink(page);
    expect(path).toMatch(/^\/shopping-list\/[\w-]{43}$/);
    await page.getByText(/^The link works until \d+ \w+ \d{4}\.$/).waitFor();
    await getButton(page, 'Copy link').tap();
    await page.getByText('Link copied').waitFor();
    expect(await readClipboard(page)).toBe(await getLinkField(page).inputValue());
    expect(browserErrors).toEqual([]);

    const otherVisitor = await open(path, createVisitor({}, PHONE));
    expect(otherVisitor.status).toBe(200);
    expect(await otherVisitor.page.getByRole('link', { name: 'Gomen', exact: true }).first().getAttribute('href')).toBe(
      '/recipes/spring/gomen?servings=9',
    );
    await getLine(otherVisitor.page, 'red onions').waitFor();
    await expect.poll(() => otherVisitor.page.getByRole('checkbox', { name: /garlic/ }).isChecked()).toBe(true);
    await otherVisitor.page.getByText('Already at home:').getByText('salt', { exact: false }).waitFor();
    await getLine(otherVisitor.page, 'red onions').tap();
    await otherVisitor.page.getByText(/^2 of \d+ in the bag$/).waitFor();
    await otherVisitor.page.reload();
    await expect.poll(() => otherVisitor.page.getByRole('checkbox', { name: /red onions/ }).isChecked()).toBe(true);
    await getButton(otherVisitor.page, 'Add these recipes to my basket').tap();
    await otherVisitor.page.getByRole('link', { name: 'Open my basket' }).waitFor();
    expect((await readSavedState(otherVisitor.page)).cart).toMatchObject([
      { id: 'doro-wat', qty: 1 },
      { id: 'gomen', qty: 1, batch: { servings: 9 } },
    ]);
    expect(otherVisitor.browserErrors).toEqual([]);
  });
});

describe('own items', () => {
  test('are typed, ticked, copied and removed', async ({ open }) => {
    const { page } = await open('/cart', { ...createVisitorWith(TWO_RECIPES), ...CLIPBOARD });
    const field = page.getByRole('textbox', { name: 'Something else to buy' });
    for (const text of ['Kitchen paper', '  kitchen   PAPER ', 'Flowers for Abeba']) {
      await field.fill(text);
      await page.keyboard.press('Enter');
    }
    await getLine(page, 'Flowers for Abeba').waitFor();
    expect(await page.getByRole('region', { name: 'Your own items' }).getByRole('checkbox').count()).toBe(2);
    await page.getByRole('checkbox', { name: 'Kitchen paper' }).check();
    await getButton(page, 'Copy').click();
    await expect.poll(() => readClipboard(page)).toMatch(/\nFlowers for Abeba$/);
    expect(await readClipboard(page)).not.toContain('Kitchen paper');
    await getButton(page, 'Untick all').click();
    expect(await page.getByRole('checkbox', { name: 'Kitchen paper' }).isChecked()).toBe(false);
    await getButton(page, 'Remove Kitchen paper').click();
    expect((await readSavedState(page)).ownLines).toEqual(['Flowers for Abeba']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('own-line');
    for (const title of ['Doro Wat', 'Gomen']) await getButton(page, `Remove ${title} from the basket`).click();
    await page.getByRole('heading', { name: 'Your basket is empty' }).waitFor();
    await getLine(page, 'Flowers for Abeba').waitFor();
  });
});

describe('sharing a list', () => {
  test('reports errors, retries, and uses the device’s share sheet if there is one', async ({ open }) => {
    const { page } = await open('/cart', { ...createVisitorWith(TWO_RECIPES), ...CLIPBOARD });
    await page.route('**/graphql', (route) => route.abort());
    await getButton(page, 'Share').click();
    await getButton(page, 'Create a link').click();
    await page.getByRole('alert').getByText('The link could not be created. Please try again later.').waitFor();
    await getButton(page, 'Share as text').click();
    await page.getByText('Shopping list copied').waitFor();
    expect(await readClipboard(page), 'without a sheet').toContain('red onions');
    await page.unroute('**/graphql');
    const getShared = await mockShareSheet(page);
    await getButton(page, 'Create a link').click();
    const path = new URL(await getLinkField(page).inputValue()).pathname;
    await page.locator('.share-link').getByRole('button', { name: 'Share', exact: true }).click();
    await getButton(page, 'Share as text').click();
    await expect.poll(getShared).toHaveLength(2);
    const [link, text] = await getShared();
    expect(link).toEqual({ title: 'Shopping list', url: expect.stringMatching(new RegExp(`${path}$`)) });
    expect(text?.text).toMatch(/red onions/);
    // Sharing can be stopped on the device that started it.
    await getStopButton(page).click();
    await getButton(page, 'Create a link').waitFor();
    expect(await getFocusedId(page)).toBe('share-by-link');
    expect((await page.request.get(path)).status()).toBe(404);
  });
});

describe('a shared link', () => {
  const getMissingNotice = (page: Page) => page.getByText('This shopping list does not exist or is no longer shared');

  test('is withdrawn on its page by the browser that created it, and by no other', async ({ open }) => {
    const { page, browserErrors } = await open('/cart', createVisitorWith(TWO_RECIPES));
    const path = await shareByLink(page);
    const otherVisitor = await open(path, createVisitor());
    await getLine(otherVisitor.page, 'red onions').waitFor();
    expect(await otherVisitor.page.getByRole('button', { name: /^Stop sharing/ }).count()).toBe(0);
    await page.goto(path);
    await page.getByText('You shared this list from this browser.').waitFor();
    await page.route('**/graphql', (route) => route.abort());
    await getStopButton(page).click();
    await page.getByText('The link could not be withdrawn and still works. Please try again later.').waitFor();
    await page.unroute('**/graphql');
    browserErrors.length = 0;
    await getStopButton(page).focus();
    await page.keyboard.press('Enter');
    await getMissingNotice(page).waitFor();
    await page.getByText('The list is no longer shared.').waitFor();
    expect(await getFocusedId(page)).toBe('content');
    expect(await page.evaluate(() => localStorage.getItem('sharedLists'))).toBeNull();
    expect(await otherVisitor.go(path)).toBe(404);
    await getMissingNotice(otherVisitor.page).waitFor();
    expect(browserErrors).toEqual([]);
  });
});

describe('a shared list', () => {
  test('is complete without scripts, hidden from search engines and not cached', async ({ site }) => {
    const response = await fetch(site.url + (await createSharedList(site)));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toMatch(/<label[^>]*><input type="checkbox"[^>]*>(?:(?!<\/label>).)*red onions/);
    expect(html).toContain('Anyone with the link sees what is ticked and added. The link works until');
  });

  test('cannot be opened after it has expired', async ({ site }) => {
    const path = await createSharedList(site);
    await site.database.dataSource.query("update shared_lists set expires_at = now() - interval '1 second'");
    for (const missingPath of [path, '/shopping-list/unknown']) {
      const response = await fetch(site.url + missingPath);
      expect(response.status, missingPath).toBe(404);
      expect(await response.text(), missingPath).toContain('This shopping list does not exist or is no longer shared');
    }
  });
});

describe('a printed list', () => {
  test('with ten recipes fits one page', async ({ open, site }) => {
    const recipes: { slug: string; title: string }[] = await site.database.dataSource.query(
      'select slug, title from recipes order by slug limit 10',
    );
    const cart = recipes.map(({ slug, title }): [typeof doroWat, number] => [
      { id: slug, title, path: `/recipes/dinner/${slug}`, price: 9 },
      1,
    ]);
    const { page } = await open('/cart', createVisitorWith({ cart }));
    await getLine(page, 'onion').first().waitFor();
    expect(await page.locator('.shopping__item').count()).toBeGreaterThan(60);
    expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
  });
});

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

describe('sharing a recipe', () => {
  test('shares the URL through the device, with the current servings', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat?servings=9', createVisitor());
    const getShared = await mockShareSheet(page);
    await pressInMenu(page, 'Doro Wat', 'Share');
    await expect.poll(getShared).toHaveLength(1);
    const [{ title, url = '' } = {}] = await getShared();
    expect([title, new URL(url).pathname + new URL(url).search]).toEqual([
      'Doro Wat',
      '/recipes/dinner/doro-wat?servings=9',
    ]);
    const getAttempts = await mockShareSheet(page, 'AbortError');
    for (const times of [1, 2]) {
      await pressInMenu(page, 'Doro Wat', 'Share');
      await expect.poll(getAttempts, { message: 'the visitor closes the sheet' }).toHaveLength(times);
    }
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('offers the URL if the share sheet fails or does not exist', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat', createVisitor({}, CLIPBOARD));
    const panel = page.getByRole('dialog', { name: 'Share Doro Wat' });
    await mockShareSheet(page, 'NotAllowedError');
    await openMenu(page, 'Doro Wat');
    await getButton(page, 'Share').focus();
    await page.keyboard.press('Enter');
    await panel.waitFor();
    const url = await getLinkField(page).inputValue();
    expect(url).toMatch(/^https?:\/\/[^/]+\/recipes\/dinner\/doro-wat$/);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await panel.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => readClipboard(page)).toBe(url);
    expect(await panel.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe(
      `mailto:?subject=Doro%20Wat&body=${encodeURIComponent(url)}`,
    );
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('More for Doro Wat');
    await page.getByText('Link copied').first().waitFor();
  });

  test('shows the URL without scripts', async ({ site }) => {
    const html = await (await fetch(`${site.url}/recipes/dinner/doro-wat`)).text();
    expect(html).toMatch(/To share it: <a href="(https:\/\/mesob\.test\/recipes\/dinner\/doro-wat)">\1<\/a>/);
  });
});

test('the list and its panels are accessible on a phone, also in dark mode, and fit phone and desktop windows', async ({
  open,
}) => {
  const { page } = await open('/cart', { ...createVisitorWith(TWO_RECIPES), viewport: PHONE.viewport });
  await getLine(page, 'red onions').waitFor();
  const checkPage = async (within?: string) => {
    // Further down the header can cover a part of a button.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, { within });
    await expectNoSidewaysScroll(page, [320]);
    await page.setViewportSize(PHONE.viewport);
  };
  await getButton(page, 'At home: salt').click();
  await page.getByRole('textbox', { name: 'Something else to buy' }).fill('Kitchen paper');
  await page.keyboard.press('Enter');
  await page.getByText('At home (1)').click();
  await checkPage();
  await getButton(page, 'Put back on the list: salt').click();
  await getLine(page, 'salt').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('to-buy');
  const path = await shareByLink(page);
  await page.keyboard.press('Escape');
  await getButton(page, 'Share').click();
  await page.getByRole('region', { name: 'Your shared links' }).waitFor();
  await checkPage('dialog[open]');
  await page.goto(path);
  await getLine(page, 'red onions').click();
  await page.getByText(/^1 of \d+ in the bag$/).waitFor();
  await page.getByText('You shared this list from this browser.').waitFor();
  await checkPage('main');
});
