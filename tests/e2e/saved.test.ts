import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { layoutShiftsDuring } from '../support/layout-shifts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { beefChili, doroWat, gomen, type Lists, storedIn, visitorWith } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';
import { visitorOf } from '../support/visitor.ts';

const test = siteTest();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A link of the header. Example: "Saved 1". */
const inHeader = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What you keep' }).getByRole('link', { name, exact: true });

describe('saving a recipe from its page', () => {
  test('saves, compares and cooks it, counts it in the header, and stores it', async ({ open }) => {
    const { page, complaints } = await open('/recipes/dinner/doro-wat', visitorOf());
    await button(page, 'Save Doro Wat').click();
    const saved = button(page, 'Saved Doro Wat');
    expect(await saved.getAttribute('aria-pressed')).toBe('true');
    expect(await saved.innerText()).toBe('Saved');
    await button(page, 'Compare Doro Wat').click();
    await button(page, 'Basket: add Doro Wat').click();
    await button(page, 'Basket: add Doro Wat, 1 in it').click();
    for (const name of ['Saved 1', 'Basket 1', 'Compare 1']) await inHeader(page, name).waitFor();
    expect(await storedIn(page)).toMatchObject({
      wishlist: [{ id: 'doro-wat', title: 'Doro Wat', path: '/recipes/dinner/doro-wat', price: 16 }],
      compare: [{ id: 'doro-wat' }],
      cart: [{ id: 'doro-wat', price: 16, discount: 0, qty: 2, sum: 32, selected_color: '', selected_size: '' }],
      products: { symbol: '$' },
    });
    await page.reload();
    await saved.click();
    expect(await button(page, 'Save Doro Wat').getAttribute('aria-pressed')).toBe('false');
    expect((await storedIn(page)).wishlist).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('remembers for how many a saved recipe was last looked at', async ({ open }) => {
    const { page, go } = await open(doroWat.path, visitorWith({ wishlist: [doroWat] }));
    const servings = page.getByLabel('Servings', { exact: true });
    const written = await servings.inputValue();
    await servings.fill('9');
    await servings.blur();
    await expect.poll(async () => (await storedIn(page)).wishlist).toMatchObject([{ id: 'doro-wat', servings: 9 }]);
    await go(doroWat.path);
    await expect.poll(() => servings.inputValue()).toBe('9');
    expect(new URL(page.url()).search).toBe('');
    await servings.fill(written);
    await servings.blur();
    await expect.poll(async () => (await storedIn(page)).wishlist[0]).not.toHaveProperty('servings');
    await expect.poll(() => servings.inputValue()).toBe(written);
  });

  test('moves nothing when the buttons come', async ({ open }) => {
    const { page } = await open('/blog', visitorOf({}, { viewport: { width: 375, height: 812 } }));
    expect(await page.getByRole('button', { name: /^Save / }).count()).toBe(0);
    const shifted = await layoutShiftsDuring(page, async () => {
      await page.mouse.move(100, 300);
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .waitFor();
    });
    expect(shifted).toBe(0);
  });

  test('has room for the buttons on its page before they come, and says what it costs, about', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat', visitorOf());
    await button(page, 'Save Doro Wat').waitFor();
    const slot = page.locator('.save-buttons--words');
    const heights = async () => {
      const found: number[] = [];
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 812 });
        found.push(await slot.evaluate((element: HTMLElement) => element.offsetHeight));
      }
      return found;
    };
    const filled = await heights();
    await slot.evaluate((element) => element.replaceChildren());
    expect(await heights()).toEqual(filled);
    expect(await page.locator('.highlights').innerText()).toContain('about $16');
  });
});

describe('toasts', () => {
  test('say what the specification has them say', async ({ open }) => {
    const { page } = await open('/recipes/spring/gomen', visitorOf());
    const said = async (name: string, text: string) => {
      await button(page, name).click();
      await page.getByText(text, { exact: true }).first().waitFor();
    };
    await said('Save Gomen', 'Item Added to Wishlist');
    await said('Saved Gomen', 'Item Removed from Wishlist');
    await said('Compare Gomen', 'Added to Compare List');
    await said('Compare Gomen', 'Already added to Compare List');
    await inHeader(page, 'Compare 1').click();
    await said('Remove Gomen from the comparison', 'Item Removed from Compare List');
  });

  test('stand at the foot of a phone, one at a time', async ({ open }) => {
    const { page } = await open('/recipes/spring/gomen', visitorOf({}, { viewport: { width: 375, height: 812 } }));
    for (const [name, text] of [
      ['Save Gomen', 'Item Added to Wishlist'],
      ['Saved Gomen', 'Item Removed from Wishlist'],
    ] as const) {
      await button(page, name).click();
      await page.locator('.toast', { hasText: text }).waitFor();
      expect(await page.locator('.toast').count()).toBe(1);
      await expect
        .poll(async () => {
          const box = await page.locator('.toast').boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0);
        })
        // Above the bar of the recipe.
        .toBe(736);
    }
  });
});

describe('two tabs', () => {
  test('know of each other, and forget together', async ({ open }) => {
    const { page, context } = await open('/wishlist', visitorOf());
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
    const other = await context.newPage();
    await other.goto('/recipes/spring/gomen', { waitUntil: 'networkidle' });
    await button(other, 'Save Gomen').click();
    await page.getByRole('heading', { name: 'Gomen' }).waitFor();
    await inHeader(page, 'Saved 1').waitFor();
    await button(page, 'Remove Gomen').click();
    await button(other, 'Save Gomen').waitFor();
    await button(other, 'Basket: add Gomen').click();
    await inHeader(page, 'Basket 1').waitFor();
    await tab(page, 'Basket 1').waitFor();
    await other.evaluate(() => localStorage.clear());
    await inHeader(page, 'Basket').waitFor();
  });
});

describe('a recipe that comes from another tab', () => {
  test('is not said to be gone while it is on its way, nor are the others where it cannot be fetched', async ({
    open,
  }) => {
    const { page, context } = await open('/wishlist', visitorWith({ wishlist: [gomen] }));
    const details = page.locator('.saved-rows__row img');
    await details.waitFor();
    const release = await holdRequests(page, '**/graphql**', { after: 'abort', only: 'SavedRecipes' });
    const other = await context.newPage();
    await other.goto('/recipes/dinner/doro-wat', { waitUntil: 'networkidle' });
    await button(other, 'Save Doro Wat').click();
    await page.getByRole('link', { name: 'Doro Wat' }).waitFor();
    expect(await page.getByText('No longer published').count()).toBe(0);
    release();
    await page.getByText('Some recipes could not be fetched.').waitFor();
    expect(await details.count()).toBe(1);
  });
});

describe('storage that is not ours', () => {
  test('is passed over, and written anew', async ({ open }) => {
    const wishlist = [{ id: 'x', title: '<b>', path: 'javascript:alert(1)', price: 1 }];
    const { page, complaints } = await open(
      gomen.path,
      visitorOf({ root: JSON.stringify({ state: { wishlist }, version: 9 }) }),
    );
    await button(page, 'Save Gomen').click();
    expect((await storedIn(page)).wishlist.map(({ id }) => id)).toEqual(['gomen']);
    expect(complaints).toEqual([]);
  });

  test('names recipes that are gone, and lets go of them', async ({ open }) => {
    const gone = { id: 'stone-soup', title: 'Stone Soup', path: '/recipes/dinner/stone-soup', price: 1 };
    const { page } = await open('/wishlist', visitorWith({ wishlist: [gone, gomen] }));
    await page.getByText('No longer published: Stone Soup.').waitFor();
    await button(page, 'Remove Stone Soup').click();
    expect(await page.getByText('No longer published').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saved recipes');
  });
});

describe('the cooking basket', () => {
  const cart: [typeof doroWat, number][] = [
    [doroWat, 1],
    [beefChili, 2],
  ];

  test('multiplies batches, adds costs up, and never goes below one batch', async ({ open }) => {
    const { page } = await open('/cart', visitorWith({ cart: [[{ ...doroWat, price: 1 }, 1]] }));
    // The price is that of today.
    await page.locator('.basket__total', { hasText: '$16' }).waitFor();
    const less = button(page, 'One batch less of Doro Wat');
    // It says that it is disabled, and keeps the focus.
    expect(await less.getAttribute('aria-disabled')).toBe('true');
    await less.click({ force: true });
    expect((await storedIn(page)).cart.map(({ qty }) => qty)).toEqual([1]);
    await button(page, 'One batch more of Doro Wat').click();
    await page.locator('.basket__total', { hasText: '$32' }).waitFor();
    expect(await page.locator('.basket__facts').innerText()).toContain('2 batches, 12 servings');
    await less.click();
    await page.locator('.basket__total', { hasText: '$16' }).waitFor();
    await button(page, 'Take Doro Wat out of the basket').click();
    await page.getByRole('heading', { name: 'Your basket is empty' }).waitFor();
  });

  test('holds what a recipe is shown for', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat?servings=9', visitorWith({}));
    await button(page, 'Basket: add Doro Wat for 9').click();
    await inHeader(page, 'Basket 1').click();
    await page.locator('.shopping__item', { hasText: '1 head garlic (9 cloves)' }).waitFor();
    expect(await page.locator('.basket__facts').innerText()).toContain('1 batch, 9 servings');
    const name = page.locator('.basket__name').getByRole('link', { name: 'Doro Wat' });
    expect(await name.getAttribute('href')).toBe('/recipes/dinner/doro-wat?servings=9');
    expect(await page.locator('.basket__total').innerText()).toContain('$24');
  });

  test('makes one list of all ingredients, to tick off, to copy, and to come back to', async ({ open }) => {
    const options = { ...visitorWith({ cart }), permissions: ['clipboard-read', 'clipboard-write'] };
    const { page, requests } = await open('/cart', options);
    const garlic = page.getByRole('checkbox', { name: /garlic/ });
    expect(await garlic.count()).toBe(1);
    // 6 for one doro wat and 4 for each of two chilis.
    expect(await page.locator('.shopping__item', { hasText: 'garlic' }).innerText()).toContain('1 head garlic');
    expect(await page.locator('.shopping__item', { hasText: 'water' }).count()).toBe(0);
    await garlic.check();
    await page.getByText(/^1 of \d+ in the bag$/).waitFor();
    await button(page, 'Copy').click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('1.6 kg ground beef, 15 % fat');
    expect(copied).not.toContain('garlic');
    expect(requests).toHaveLength(1);
    await page.reload();
    await expect.poll(() => garlic.isChecked()).toBe(true);
    // Of this more is needed now, of that not.
    await page.getByRole('checkbox', { name: /berbere/ }).check();
    await button(page, 'One batch more of Beef and Bean Chili').click();
    await expect.poll(() => garlic.isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: /berbere/ }).isChecked()).toBe(true);
    await garlic.check();
    await button(page, 'Untick all').click();
    expect(await garlic.isChecked()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('to-buy');
    // As chosen on any recipe.
    await page.evaluate(() => localStorage.setItem('units', 'us'));
    await page.reload();
    await page.locator('.shopping__item', { hasText: '5.3 lb ground beef' }).waitFor();
  });
});

describe('the comparison', () => {
  test('is a table whose rows and columns have names', async ({ open }) => {
    const { page } = await open('/compare', visitorWith({ compare: [doroWat, beefChili] }));
    await page.getByRole('columnheader', { name: 'Doro Wat', exact: false }).waitFor();
    const row = (name: string) =>
      page
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .getByRole('cell')
        .allInnerTexts();
    expect(await row('Cost')).toEqual(['about $16', 'about $21']);
    expect(await row('Servings')).toEqual(['6', '6']);
    expect(await row('Total time')).toEqual(['2 h 50 min', expect.any(String)]);
    expect(await row('Protein')).toEqual(['31 g', expect.any(String)]);
    expect(await row('Rating')).toHaveLength(2);
    expect(await row('Cook it')).toEqual(['Cook', 'Cook']);
    expect(await page.getByRole('link', { name: 'Cook Doro Wat' }).getAttribute('href')).toBe(`${doroWat.path}?cook`);
  });

  test('is cleared in one press, which can be taken back', async ({ open }) => {
    const { page } = await open('/compare', visitorWith({ compare: [doroWat, beefChili] }));
    await button(page, 'Clear the comparison').click();
    await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();
    expect((await storedIn(page)).compare).toEqual([]);
    await button(page, 'Undo').click();
    await page.getByRole('columnheader', { name: 'Doro Wat', exact: false }).waitFor();
    expect((await storedIn(page)).compare).toHaveLength(2);
  });
});

test.for(['/wishlist', '/compare', '/cart'])('%s says without scripts what it needs', async (path, { site }) => {
  expect(await (await fetch(site.url + path)).text()).toContain('this page needs JavaScript');
});

const states: [path: string, lists: Lists][] = [
  ['/wishlist', { wishlist: [doroWat, gomen] }],
  ['/compare', { compare: [doroWat, beefChili, gomen] }],
  [
    '/cart',
    {
      cart: [
        [doroWat, 1],
        [beefChili, 2],
      ],
      ticked: ['salt'],
    },
  ],
  ['/recipes/spring/gomen', { wishlist: [gomen], compare: [gomen], cart: [[gomen, 2]] }],
];

test.for(states)('%s with recipes can be used at every width, and in dark', async ([path, lists], { open }) => {
  const { page, complaints } = await open(path, {
    ...visitorWith(lists),
    viewport: { width: 375, height: 812 },
    colorScheme: 'dark',
  });
  await page.locator('.list-links__count').first().waitFor({ state: 'attached' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, [320]);
  expect(complaints).toEqual([]);
});
