import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { graphql } from '../support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { beefChili, doroWat, gomen, storedIn, visitorWith } from '../support/saved.ts';
import type { TestSite } from '../support/site.ts';
import { siteTest } from '../support/site-test.ts';
import { visitorOf } from '../support/visitor.ts';

const test = siteTest();

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const two = { cart: [[doroWat, 1] as [typeof doroWat, number], [gomen, 2] as [typeof doroWat, number]] };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page, words: string) => page.locator('.shopping__item', { hasText: words });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const address = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true });

/** Makes a link to the list on the page. @returns its path */
async function shareByLink(page: Page): Promise<string> {
  await button(page, 'Share').click();
  await button(page, 'Make a link').click();
  return new URL(await address(page).inputValue()).pathname;
}

const SHARE = `mutation($input: ShareShoppingListInput!) {
  shareShoppingList(input: $input) { ... on ShareShoppingListSuccess { id } } }`;

/** Makes a link to a list of recipes, one batch for six of each, without a page. @returns its path */
async function sharedList({ test }: TestSite, slugs = ['doro-wat', 'gomen']): Promise<string> {
  const input = { recipes: slugs.map((slug) => ({ slug, servings: 6 })) };
  const { data } = await graphql<{ shareShoppingList: { id: string } }>(test.app, SHARE, { variables: { input } });
  return `/shopping-list/${data.shareShoppingList.id}`;
}

/** Has the device offer a sheet that notes what it is given. @param refusal the error that it ends with */
async function withDeviceSheet(page: Page, refusal?: string): Promise<() => Promise<ShareData[]>> {
  await page.evaluate((name) => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (what) => {
      shared.push(what ?? {});
      if (name) throw new DOMException('', name);
    };
  }, refusal);
  return () => page.evaluate(() => ('shared' in window ? (window.shared as ShareData[]) : []));
}

describe('shopping on a phone', () => {
  test('lists what a whole menu needs after one press', async ({ open }) => {
    const { page, go } = await open('/menus/dumpling-night', { ...visitorOf(), ...phone });
    const dishes = await page.locator('.menu__dish').allInnerTexts();
    await button(page, 'Shop for all dishes').click();
    await expect.poll(async () => (await storedIn(page)).cart.length).toBe(dishes.length);
    await go('/cart');
    await expect.poll(() => page.locator('.shopping__item').count()).toBeGreaterThan(dishes.length);
    for (const dish of dishes) await page.locator('.basket').getByRole('link', { name: dish }).waitFor();
  });

  test('goes from two recipes to a list that another shops by', async ({ open }) => {
    const { page, complaints } = await open('/recipes/dinner/doro-wat', visitorOf({}, { ...phone, ...clipboard }));
    await button(page, 'Basket: add Doro Wat').tap();
    await page.locator('header').getByRole('link', { name: 'Basket 1', exact: true }).waitFor();
    await page.goto('/recipes/spring/gomen?servings=9');
    await button(page, 'Basket: add Gomen for 9').tap();
    await page.locator('header').getByRole('link', { name: 'Basket 2', exact: true }).tap();

    // Garlic is in the bag, salt and oil are at home.
    await line(page, 'garlic').tap();
    await page.getByText(/^1 of \d+ in the bag$/).waitFor();
    await button(page, 'At home: salt').tap();
    await line(page, 'salt').waitFor({ state: 'detached' });
    expect(await storedIn(page)).toMatchObject({ ticked: ['garlic'], atHome: ['salt'] });
    await page.reload();
    await page.getByText('At home (1)').waitFor();
    expect(await line(page, 'salt').count()).toBe(0);
    await expect.poll(() => page.getByRole('checkbox', { name: /garlic/ }).isChecked()).toBe(true);

    const path = await shareByLink(page);
    expect(path).toMatch(/^\/shopping-list\/[\w-]{43}$/);
    await page.getByText(/^The link works until \d+ \w+ \d{4}\.$/).waitFor();
    await button(page, 'Copy link').tap();
    await page.getByText('Link copied').waitFor();
    expect(await copied(page)).toBe(await address(page).inputValue());
    expect(complaints).toEqual([]);

    const other = await open(path, visitorOf({}, phone));
    expect(other.status).toBe(200);
    expect(await other.page.getByRole('link', { name: 'Gomen', exact: true }).first().getAttribute('href')).toBe(
      '/recipes/spring/gomen?servings=9',
    );
    await line(other.page, 'red onions').waitFor();
    await expect.poll(() => other.page.getByRole('checkbox', { name: /garlic/ }).isChecked()).toBe(true);
    await other.page.getByText('There already:').getByText('salt', { exact: false }).waitFor();
    await line(other.page, 'red onions').tap();
    await other.page.getByText(/^2 of \d+ in the bag$/).waitFor();
    await other.page.reload();
    await expect.poll(() => other.page.getByRole('checkbox', { name: /red onions/ }).isChecked()).toBe(true);
    await button(other.page, 'Put these recipes in my basket').tap();
    await other.page.getByRole('link', { name: 'Open my basket' }).waitFor();
    expect((await storedIn(other.page)).cart).toMatchObject([
      { id: 'doro-wat', qty: 1 },
      { id: 'gomen', qty: 1, batch: { servings: 9 } },
    ]);
    expect(other.complaints).toEqual([]);
  });
});

describe('what is in the bag', () => {
  test('is no longer ticked where a recipe comes that needs more of it', async ({ open }) => {
    const visitor = visitorWith({ cart: [[doroWat, 1]], ticked: ['garlic', 'chicken'] });
    const { page } = await open('/recipes/spring/gomen', visitor);
    await button(page, 'Basket: add Gomen').click();
    await page.locator('header').getByRole('link', { name: 'Basket 2', exact: true }).click();
    await line(page, 'garlic').waitFor();
    await expect.poll(async () => (await storedIn(page)).ticked).toEqual(['chicken']);
  });
});

describe('what is at home', () => {
  test('stays off the list of the next basket, and comes back when it is asked to', async ({ open }) => {
    const { page } = await open('/cart', visitorWith(two));
    await button(page, 'At home: salt').focus();
    await page.keyboard.press('Enter');
    await page.getByText('At home (1)').waitFor();
    // The focus goes on to the next of its kind.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^At home: /);
    await button(page, 'Take Doro Wat out of the basket').click();
    await line(page, 'red onions').waitFor({ state: 'detached' });
    expect(await line(page, 'salt').count()).toBe(0);
    await page.getByText('At home (1)').click();
    await page.getByRole('button', { name: /^Put back on the list: .*salt$/ }).click();
    await line(page, 'salt').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('to-buy');
    expect(await page.getByText('At home (1)').count()).toBe(0);
  });
});

describe('lines of one’s own', () => {
  test('stay in the field where the list is full', async ({ open }) => {
    const ownLines = Array.from({ length: 100 }, (_, number) => `Thing ${number}`);
    const { page } = await open('/cart', visitorOf({ root: JSON.stringify({ state: { ownLines }, version: 0 }) }));
    const field = page.getByRole('textbox', { name: 'Something else to buy' });
    const full = page.getByText('The list can have at most 100 lines of your own.');
    await field.fill('Flowers');
    await page.keyboard.press('Enter');
    await full.waitFor();
    expect(await field.inputValue()).toBe('Flowers');
    await expectAccessible(page, { within: '.own-lines__form' });
    await button(page, 'Remove Thing 7').click();
    await full.waitFor({ state: 'detached' });
    await field.press('Enter');
    await line(page, 'Flowers').waitFor();
    expect(await field.inputValue()).toBe('');
  });

  test('are typed, ticked, copied and removed', async ({ open }) => {
    const { page } = await open('/cart', { ...visitorWith(two), ...clipboard });
    const field = page.getByRole('textbox', { name: 'Something else to buy' });
    for (const text of ['Kitchen paper', '  kitchen   PAPER ', 'Flowers for Abeba']) {
      await field.fill(text);
      await page.keyboard.press('Enter');
    }
    await line(page, 'Flowers for Abeba').waitFor();
    expect(await page.getByRole('region', { name: 'Your own lines' }).getByRole('checkbox').count()).toBe(2);
    await page.getByRole('checkbox', { name: 'Kitchen paper' }).check();
    await button(page, 'Copy').click();
    await expect.poll(() => copied(page)).toMatch(/\nFlowers for Abeba$/);
    expect(await copied(page)).not.toContain('Kitchen paper');
    await button(page, 'Remove Kitchen paper').click();
    expect((await storedIn(page)).ownLines).toEqual(['Flowers for Abeba']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('own-line');
    for (const title of ['Doro Wat', 'Gomen']) await button(page, `Take ${title} out of the basket`).click();
    await page.getByRole('heading', { name: 'Your basket is empty' }).waitFor();
    await line(page, 'Flowers for Abeba').waitFor();
  });
});

describe('sharing a list', () => {
  test('says what went wrong, tries again, and hands text and link to the device where it has a sheet', async ({
    open,
  }) => {
    const { page } = await open('/cart', { ...visitorWith(two), ...clipboard });
    await page.route('**/graphql', (route) => route.abort());
    await button(page, 'Share').click();
    await button(page, 'Make a link').click();
    await page.getByRole('alert').getByText('The link could not be made. Please try again later.').waitFor();
    await button(page, 'Share as text').click();
    await page.getByText('Shopping list copied').waitFor();
    expect(await copied(page), 'without a sheet').toContain('red onions');
    await page.unroute('**/graphql');
    const shared = await withDeviceSheet(page);
    await button(page, 'Make a link').click();
    const path = new URL(await address(page).inputValue()).pathname;
    await page.locator('.share-link').getByRole('button', { name: 'Share', exact: true }).click();
    await button(page, 'Share as text').click();
    await expect.poll(shared).toHaveLength(2);
    const [link, text] = await shared();
    expect(link).toEqual({ title: 'Shopping list', url: expect.stringMatching(new RegExp(`${path}$`)) });
    expect(text?.text).toMatch(/red onions/);
  });
});

describe('a link that was shared', () => {
  const stopSharing = (page: Page) => button(page, 'Stop sharing Doro Wat, Gomen');
  const gone = (page: Page) => page.getByText('There is no shopping list at this address, or not any more');
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

  test('is withdrawn on its page by the browser that made it, and by no other', async ({ open }) => {
    const { page, complaints } = await open('/cart', visitorWith(two));
    const path = await shareByLink(page);
    const other = await open(path, visitorOf());
    await line(other.page, 'red onions').waitFor();
    expect(await other.page.getByRole('button', { name: /^Stop sharing/ }).count()).toBe(0);
    await page.goto(path);
    await page.getByText('You shared this list from this browser.').waitFor();
    await stopSharing(page).focus();
    await page.keyboard.press('Enter');
    await gone(page).waitFor();
    await page.getByText('The list is no longer shared.').waitFor();
    expect(await focused(page)).toBe('content');
    expect(await page.evaluate(() => localStorage.getItem('sharedLists'))).toBeNull();
    expect(await other.go(path)).toBe(404);
    await gone(other.page).waitFor();
    expect(complaints).toEqual([]);
  });

  test('is withdrawn where it was made, at once or later', async ({ open }) => {
    const { page, go } = await open('/cart', { ...visitorWith(two), ...clipboard });
    const first = await shareByLink(page);
    await stopSharing(page).click();
    await button(page, 'Make a link').waitFor();
    expect(await focused(page)).toBe('share-by-link');
    await button(page, 'Make a link').click();
    const second = new URL(await address(page).inputValue()).pathname;
    await page.reload();
    await line(page, 'red onions').waitFor();
    await button(page, 'Share').click();
    const links = page.getByRole('region', { name: 'Links that you shared' });
    await links.getByRole('button', { name: 'Copy link to Doro Wat, Gomen' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await copied(page)).toMatch(new RegExp(`${second}$`));
    await stopSharing(page).click();
    await links.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('share-by-link');
    for (const path of [first, second]) expect(await go(path), path).toBe(404);
  });

  test('stays where it could not be withdrawn, and goes where another tab has done so', async ({ open }) => {
    const { page, context } = await open('/cart', visitorWith(two));
    const path = await shareByLink(page);
    await page.goto(path);
    await page.route('**/graphql', (route) => route.abort());
    await stopSharing(page).click();
    await page.getByText('The link still works: it could not be withdrawn. Please try again later.').waitFor();
    await page.unroute('**/graphql');
    const secret = await page.evaluate(() => localStorage.getItem('sharedLists'));
    const tab = await context.newPage();
    await tab.goto(path);
    await stopSharing(tab).click();
    await gone(tab).waitFor();
    // As if the first tab had slept meanwhile.
    await stopSharing(page).waitFor({ state: 'detached' });
    const ofOther = secret?.replace(/"basket":"[^"]*"/, '"basket":"gomen 1"') ?? '';
    await page.evaluate((text) => localStorage.setItem('sharedLists', text), ofOther);
    await page.goto('/cart');
    await line(page, 'red onions').waitFor();
    await button(page, 'Share').click();
    await stopSharing(page).click();
    await page.getByText('This list is not shared any more.').waitFor();
    await stopSharing(page).waitFor({ state: 'detached' });
  });
});

describe('a shared list', () => {
  test('is whole without scripts, known to no search engine and stored by no cache', async ({ site }) => {
    const answer = await fetch(site.url + (await sharedList(site)));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toMatch(/<label[^>]*><input type="checkbox"[^>]*>(?:(?!<\/label>).)*red onions/);
    expect(html).toContain('All who have the link see what is ticked and added. The list can be seen until');
  });

  test('says in words that it is gone, once its time is over', async ({ site }) => {
    const path = await sharedList(site);
    await site.database.dataSource.query("update shared_lists set expires_at = now() - interval '1 second'");
    for (const gone of [path, '/shopping-list/unknown']) {
      const answer = await fetch(site.url + gone);
      expect(answer.status, gone).toBe(404);
      expect(await answer.text(), gone).toContain('There is no shopping list at this address, or not any more');
    }
  });

  test('puts into the basket what is not there yet, once', async ({ open, site }) => {
    const cart: [typeof doroWat, number][] = [
      [gomen, 1],
      [beefChili, 1],
    ];
    const { page } = await open(await sharedList(site), visitorWith({ cart }));
    await button(page, 'Put these recipes in my basket').focus();
    await page.keyboard.press('Enter');
    const done = button(page, 'In my basket');
    await done.waitFor();
    expect(await done.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    expect((await storedIn(page)).cart.map(({ id, qty }) => [id, qty])).toEqual([
      ['gomen', 1],
      ['beef-chili', 1],
      ['doro-wat', 1],
    ]);
  });
});

describe('a list on paper', () => {
  test('of a dozen recipes takes one page', async ({ open, site }) => {
    const recipes: { slug: string; title: string }[] = await site.database.dataSource.query(
      'select slug, title from recipes order by slug limit 10',
    );
    const cart = recipes.map(({ slug, title }): [typeof doroWat, number] => [
      { id: slug, title, path: `/recipes/dinner/${slug}`, price: 9 },
      1,
    ]);
    const { page, go } = await open('/cart', visitorWith({ cart }));
    await line(page, 'onion').first().waitFor();
    expect(await page.locator('.shopping__item').count()).toBeGreaterThan(60);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
    await go(
      await sharedList(
        site,
        recipes.map(({ slug }) => slug),
      ),
    );
    await line(page, 'onion').first().waitFor();
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  });
});

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

describe('sharing a recipe', () => {
  test('hands the address to the device, for as many as it is shown for', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat?servings=9', visitorOf());
    const shared = await withDeviceSheet(page);
    await button(page, 'Share').click();
    await expect.poll(shared).toHaveLength(1);
    const [{ title, url = '' } = {}] = await shared();
    expect([title, new URL(url).pathname + new URL(url).search]).toEqual([
      'Doro Wat',
      '/recipes/dinner/doro-wat?servings=9',
    ]);
    const closed = await withDeviceSheet(page, 'AbortError');
    for (const times of [1, 2]) {
      await button(page, 'Share').click();
      await expect.poll(closed, { message: 'the visitor closes the sheet' }).toHaveLength(times);
    }
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('offers the address where there is no sheet, or where it fails', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat', visitorOf({}, clipboard));
    const panel = page.getByRole('dialog', { name: 'Share Doro Wat' });
    for (const refusal of ['none', 'NotAllowedError']) {
      if (refusal !== 'none') await withDeviceSheet(page, refusal);
      await button(page, 'Share').focus();
      await page.keyboard.press('Enter');
      await panel.waitFor();
      const url = await address(page).inputValue();
      expect(url, refusal).toMatch(/^https?:\/\/[^/]+\/recipes\/dinner\/doro-wat$/);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await panel.getByRole('button', { name: 'Copy link' }).click();
      await expect.poll(() => copied(page), { message: refusal }).toBe(url);
      expect(await panel.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toBe(
        `mailto:?subject=Doro%20Wat&body=${encodeURIComponent(url)}`,
      );
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent), refusal).toBe('Share');
    }
    await page.getByText('Link copied').first().waitFor();
  });

  test('shows the address without scripts', async ({ site }) => {
    const html = await (await fetch(`${site.url}/recipes/dinner/doro-wat`)).text();
    expect(html).toMatch(/To share it: <a href="(https:\/\/mesob\.test\/recipes\/dinner\/doro-wat)">\1<\/a>/);
  });
});

test('the list and each of its panels can be used at every width, in light and dark', async ({ open }) => {
  const { page } = await open('/cart', { ...visitorWith(two), viewport: phone.viewport });
  await line(page, 'red onions').waitFor();
  const look = async (within?: string) => {
    // Further down the header can cover a part of a button.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, { within });
    await expectNoSidewaysScroll(page, [320]);
    await page.setViewportSize(phone.viewport);
  };
  await button(page, 'At home: salt').click();
  await page.getByRole('textbox', { name: 'Something else to buy' }).fill('Kitchen paper');
  await page.keyboard.press('Enter');
  await page.getByText('At home (1)').click();
  await button(page, 'Put back on the list: salt').waitFor();
  await look();
  const path = await shareByLink(page);
  await look('dialog[open]');
  await page.keyboard.press('Escape');
  await button(page, 'Share').click();
  await page.getByRole('region', { name: 'Links that you shared' }).waitFor();
  await look('dialog[open]');
  await page.goto(path);
  await line(page, 'red onions').click();
  await page.getByText(/^1 of \d+ in the bag$/).waitFor();
  await page.getByText('You shared this list from this browser.').waitFor();
  await look('main');
});
