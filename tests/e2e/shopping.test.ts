import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { beefChili, doroWat, gomen, storedIn, visitorWith } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';
import { visitorOf } from '../support/visitor.ts';

const test = siteTest();

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
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
    await page.getByRole('checkbox', { name: /garlic/ }).check();
    await button(page, 'Take Gomen out of the basket').click();
    await expect.poll(async () => (await storedIn(page)).cart).toHaveLength(1);
    expect((await storedIn(page)).ticked).toEqual(['chicken', 'garlic']);
  });
});

describe('what is at home', () => {
  test('stays off the list of the next basket, and comes back when it is asked to', async ({ open }) => {
    const { page } = await open('/cart', visitorWith({ cart: [[doroWat, 1]] }));
    await button(page, 'At home: salt').focus();
    await page.keyboard.press('Enter');
    await page.getByText('At home (1)').waitFor();
    // The focus goes on to the next of its kind.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^At home: /);
    await button(page, 'Take Doro Wat out of the basket').click();
    await page.getByRole('heading', { name: 'Your basket is empty' }).waitFor();
    await page.goto('/recipes/spring/gomen');
    await button(page, 'Basket: add Gomen').click();
    await page.locator('header').getByRole('link', { name: 'Basket 1', exact: true }).click();
    await line(page, 'garlic').waitFor();
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
    await expectAccessible(page);
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
  test('hands text and link to the device where it has a sheet', async ({ open }) => {
    const { page } = await open('/cart', visitorWith(two));
    const shared = await withDeviceSheet(page);
    const path = await shareByLink(page);
    await page.locator('.share-link').getByRole('button', { name: 'Share', exact: true }).click();
    await button(page, 'Share as text').click();
    await expect.poll(shared).toHaveLength(2);
    const [link, text] = await shared();
    expect(link).toEqual({ title: 'Shopping list', url: expect.stringMatching(new RegExp(`${path}$`)) });
    expect(text?.text).toMatch(/red onions/);
  });

  test('copies the text where there is none', async ({ open }) => {
    const { page } = await open('/cart', { ...visitorWith(two), ...clipboard });
    await button(page, 'Share').click();
    await button(page, 'Share as text').click();
    await page.getByText('Shopping list copied').waitFor();
    expect(await copied(page)).toContain('red onions');
  });

  test('says what went wrong, and tries again', async ({ open }) => {
    const { page } = await open('/cart', visitorWith(two));
    await page.route('**/graphql', (route) => route.abort());
    await button(page, 'Share').click();
    await button(page, 'Make a link').click();
    await page.getByRole('alert').getByText('The link could not be made. Please try again later.').waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Make a link').click();
    await address(page).waitFor();
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
  test('is whole without scripts, known to no search engine and stored by no cache', async ({ open }) => {
    const { page } = await open('/cart', visitorWith(two));
    const path = await shareByLink(page);
    const plain = await open('/about', { javaScriptEnabled: false });
    const answer = await plain.page.goto(path);
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'no-store']);
    expect(await plain.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await plain.page.locator('link[rel=canonical]').count()).toBe(0);
    const onions = plain.page.getByRole('checkbox', { name: /red onions/ });
    await onions.check();
    expect(await onions.isChecked()).toBe(true);
    expect(await button(plain.page, 'Put these recipes in my basket').isVisible()).toBe(false);
    await plain.page
      .getByText(/^All who have the link see what is ticked and added\. The list can be seen until/)
      .waitFor();
  });

  test('says in words that it is gone, once its time is over', async ({ open, site }) => {
    const { page } = await open('/cart', visitorWith(two));
    const path = await shareByLink(page);
    await site.database.dataSource.query("update shared_lists set expires_at = now() - interval '1 second'");
    for (const gone of [path, '/shopping-list/unknown']) {
      const answer = await open(gone, visitorOf());
      expect(answer.status, gone).toBe(404);
      await answer.page.getByText('There is no shopping list at this address, or not any more').waitFor();
    }
  });

  test('puts into the basket what is not there yet, once', async ({ open }) => {
    const { page } = await open('/cart', visitorWith(two));
    const path = await shareByLink(page);
    const other = await open(
      path,
      visitorWith({
        cart: [
          [gomen, 1],
          [beefChili, 1],
        ],
      }),
    );
    const put = button(other.page, 'Put these recipes in my basket');
    await put.focus();
    await other.page.keyboard.press('Enter');
    const done = button(other.page, 'In my basket');
    await done.waitFor();
    expect(await done.getAttribute('aria-disabled')).toBe('true');
    await other.page.keyboard.press('Enter');
    expect((await storedIn(other.page)).cart.map(({ id, qty }) => [id, qty])).toEqual([
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
    const { page } = await open('/cart', visitorWith({ cart }));
    await line(page, 'onion').first().waitFor();
    expect(await page.locator('.shopping__item').count()).toBeGreaterThan(60);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
    const { page: other } = await open(await shareByLink(page), visitorOf());
    await line(other, 'onion').first().waitFor();
    expect(pagesOf(await other.pdf({ format: 'A4' }))).toBe(1);
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
  });

  test('leaves it at that where the visitor closes the sheet', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat', visitorOf());
    const shared = await withDeviceSheet(page, 'AbortError');
    await button(page, 'Share').click();
    await expect.poll(shared).toHaveLength(1);
    await button(page, 'Share').click();
    await expect.poll(shared).toHaveLength(2);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test.for([['none'], ['NotAllowedError']])(
    'offers the address where the sheet fails: %s',
    async ([refusal], { open }) => {
      const { page } = await open('/recipes/dinner/doro-wat', visitorOf({}, clipboard));
      if (refusal !== 'none') await withDeviceSheet(page, refusal);
      await button(page, 'Share').focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: 'Share Doro Wat' });
      await panel.waitFor();
      const url = await address(page).inputValue();
      expect(url).toMatch(/^https?:\/\/[^/]+\/recipes\/dinner\/doro-wat$/);
      await panel.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Link copied').waitFor();
      expect(await copied(page)).toBe(url);
      expect(await panel.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toBe(
        `mailto:?subject=Doro%20Wat&body=${encodeURIComponent(url)}`,
      );
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Share');
    },
  );

  test('shows the address without scripts', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat', { javaScriptEnabled: false });
    const link = page.getByText('To share it:').getByRole('link');
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toBe(await link.innerText());
    expect(await button(page, 'Share').isVisible()).toBe(false);
  });
});

const states: [name: string, reach: (page: Page) => Promise<unknown>][] = [
  [
    'the list with things at home and lines of one’s own',
    async (page) => {
      await button(page, 'At home: salt').click();
      await page.getByRole('textbox', { name: 'Something else to buy' }).fill('Kitchen paper');
      await page.keyboard.press('Enter');
      await page.getByText('At home (1)').click();
      await button(page, 'Put back on the list: salt').waitFor();
    },
  ],
  ['the panel with a link', shareByLink],
  [
    'the panel with earlier links',
    async (page) => {
      await shareByLink(page);
      await page.keyboard.press('Escape');
      await button(page, 'Share').click();
      await page.getByRole('region', { name: 'Links that you shared' }).waitFor();
    },
  ],
  [
    'the shared list',
    async (page) => {
      await page.goto(await shareByLink(page));
      await line(page, 'red onions').click();
      await page.getByText(/^1 of \d+ in the bag$/).waitFor();
      await page.getByText('You shared this list from this browser.').waitFor();
    },
  ],
];

test.for(states)('%s can be used at every width, in light and dark', async ([, reach], { open }) => {
  const { page } = await open('/cart', { ...visitorWith(two), viewport: phone.viewport });
  await line(page, 'red onions').waitFor();
  await reach(page);
  // Further down the header can cover a part of a button.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, [320]);
});
