import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { getLocalToday } from '#client/ui/days.ts';
import { measureLayoutShift } from '../support/layout-shifts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openMenu, pressInMenu } from '../support/recipe-parts.ts';
import { beefChili, createVisitorWith, doroWat, gomen, type ListsToStore, readSavedState } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Returns a link in the header. Example: "Saved 1". */
const getHeaderLink = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true });
const getTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your lists' }).getByRole('link', { name, exact: true });

describe('saving a recipe from its page', () => {
  test('saves it, compares it, adds it to the basket, counts it in the header, and stores it', async ({ open }) => {
    const { page, browserErrors } = await open('/recipes/dinner/doro-wat', createVisitor());
    await getButton(page, 'Save Doro Wat').click();
    const savedButton = getButton(page, 'Saved Doro Wat');
    expect(await savedButton.getAttribute('aria-pressed')).toBe('true');
    expect(await savedButton.innerText()).toBe('Saved');
    await pressInMenu(page, 'Doro Wat', 'Compare Doro Wat');
    await pressInMenu(page, 'Doro Wat', 'Basket: add Doro Wat');
    await pressInMenu(page, 'Doro Wat', 'Basket: add Doro Wat, 1 in it');
    for (const name of ['Saved 1', 'Basket 1']) await getHeaderLink(page, name).waitFor();
    expect(await readSavedState(page)).toMatchObject({
      wishlist: [{ id: 'doro-wat', title: 'Doro Wat', path: '/recipes/dinner/doro-wat', price: 16 }],
      compare: [{ id: 'doro-wat' }],
      cart: [{ id: 'doro-wat', price: 16, discount: 0, qty: 2, sum: 32, selected_color: '', selected_size: '' }],
      products: { symbol: '$' },
    });
    await page.reload();
    await savedButton.click();
    expect(await getButton(page, 'Save Doro Wat').getAttribute('aria-pressed')).toBe('false');
    expect((await readSavedState(page)).wishlist).toEqual([]);
    expect(browserErrors).toEqual([]);
  });

  test('remembers the servings at which a saved recipe was last viewed', async ({ open }) => {
    const { page, go } = await open(doroWat.path, createVisitorWith({ wishlist: [doroWat] }));
    const servings = page.getByLabel('Servings', { exact: true });
    const originalServings = await servings.inputValue();
    await servings.fill('9');
    await servings.blur();
    await expect
      .poll(async () => (await readSavedState(page)).wishlist)
      .toMatchObject([{ id: 'doro-wat', servings: 9 }]);
    await go(doroWat.path);
    await expect.poll(() => servings.inputValue()).toBe('9');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await servings.fill(originalServings);
    await servings.blur();
    await expect.poll(async () => (await readSavedState(page)).wishlist[0]).not.toHaveProperty('servings');
    await expect.poll(() => servings.inputValue()).toBe(originalServings);
  });

  test('causes no layout shift when the buttons load on a list', async ({ open }) => {
    const { page } = await open('/blog', createVisitor({}, { viewport: { width: 375, height: 812 }, pictures: true }));
    expect(await page.getByRole('button', { name: /^Save / }).count()).toBe(0);
    const shift = await measureLayoutShift(page, async () => {
      await page.mouse.move(100, 300);
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .waitFor();
    });
    expect(shift).toBe(0);
  });
});

describe('toasts', () => {
  test('have the specified texts', async ({ open }) => {
    const { page } = await open('/recipes/spring/gomen', createVisitor());
    const expectToast = async (name: string, text: string) => {
      if (name === 'Compare Gomen') await openMenu(page, 'Gomen');
      await getButton(page, name).click();
      await page.getByText(text, { exact: true }).first().waitFor();
    };
    await expectToast('Save Gomen', 'Item Added to Wishlist');
    await expectToast('Saved Gomen', 'Item Removed from Wishlist');
    await expectToast('Compare Gomen', 'Added to Compare List');
    await expectToast('Compare Gomen', 'Already added to Compare List');
    await getHeaderLink(page, 'Saved').click();
    await getTab(page, 'Compare 1').click();
    await expectToast('Remove Gomen from the comparison', 'Item Removed from Compare List');
  });
});

test('a toast does not claim that a recipe is saved if the storage is full', async ({ open }) => {
  const { page, go } = await open('/recipes/spring/gomen', createVisitor());
  const restoreStorage = await page.evaluateHandle(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  });
  const toast = page.locator('.toast');
  const expectToast = (text: string) => expect.poll(() => toast.allInnerTexts()).toEqual([text]);
  await getButton(page, 'Save Gomen').click();
  await expectToast('Not saved: this browser’s storage is full or switched off.');
  await pressInMenu(page, 'Gomen', 'Basket: add Gomen');
  await expectToast('Not saved: this browser’s storage is full or switched off.');
  await getButton(page, 'Plan Gomen').click();
  await getButton(page, 'Add to plan').click();
  await expectToast('Not saved: this browser’s storage is full or switched off.');
  await restoreStorage.evaluate((restore) => restore());
  await pressInMenu(page, 'Gomen', 'Compare Gomen');
  await expectToast('Added to Compare List');
  await go('/recipes/spring/gomen');
  await getButton(page, 'Saved Gomen').waitFor();
});

describe('two tabs', () => {
  test('synchronize, and clear together', async ({ open }) => {
    const { page, context } = await open('/wishlist', createVisitor());
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
    const otherTab = await context.newPage();
    await otherTab.goto('/recipes/spring/gomen', { waitUntil: 'networkidle' });
    await getButton(otherTab, 'Save Gomen').click();
    await page.getByRole('heading', { name: 'Gomen' }).waitFor();
    await getHeaderLink(page, 'Saved 1').waitFor();
    await getButton(page, 'Remove Gomen').click();
    await getButton(otherTab, 'Save Gomen').waitFor();
    await pressInMenu(otherTab, 'Gomen', 'Basket: add Gomen');
    await getHeaderLink(page, 'Basket 1').waitFor();
    await getTab(page, 'Basket 1').waitFor();
    await otherTab.evaluate(() => localStorage.clear());
    await getHeaderLink(page, 'Basket').waitFor();
  });
});

describe('a saved recipe that no longer exists', () => {
  test('is named, and can be removed', async ({ open }) => {
    const missingDish = { id: 'stone-soup', title: 'Stone Soup', path: '/recipes/dinner/stone-soup', price: 1 };
    const { page } = await open('/wishlist', createVisitorWith({ wishlist: [missingDish, gomen] }));
    await page.getByText('No longer published: Stone Soup.').waitFor();
    await getButton(page, 'Remove Stone Soup').click();
    expect(await page.getByText('No longer published').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Saved recipes');
  });
});

test('a renamed recipe stays in all lists of a browser, with its note', async ({ open, site }) => {
  await site.database.dataSource.query(
    "insert into former_slugs (slug, recipe_id) select 'greens', id from recipes where slug = 'gomen'",
  );
  await site.test.catalogue.refresh();
  const greens = { ...gomen, id: 'greens', path: '/recipes/spring/greens' };
  const plan = [{ id: '0123456789abcdef0123456789abcdef', day: getLocalToday(), dish: greens, servings: 8 }];
  const lists = { wishlist: [greens], compare: [greens, doroWat], cart: [[greens, 1]] } satisfies ListsToStore;
  const visitor = createVisitorWith(lists, { plan, notes: { greens: 'Less salt.' } });
  for (const [pathname, text] of [
    ['/wishlist', '1 h 5 min'],
    ['/compare', 'Vegan, Vegetarian'],
    ['/cart', 'collard greens'],
    ['/plan', '8 servings · 1 h 5 min'],
  ] as const) {
    const { page } = await open(pathname, visitor);
    await page.getByRole('main').getByText(text).first().waitFor();
    expect(await page.getByText('No longer published').count(), pathname).toBe(0);
    await expect
      .poll(() => readSavedState(page))
      .toMatchObject({
        ...{ wishlist: [{ id: 'gomen' }], compare: [{ id: 'gomen' }, { id: 'doro-wat' }], cart: [{ id: 'gomen' }] },
        ...{ plan: [{ dish: { id: 'gomen', path: gomen.path }, servings: 8 }], notes: { gomen: 'Less salt.' } },
      });
  }
});

describe('the cooking basket', () => {
  test('multiplies batches, adds costs, and never goes below one batch', async ({ open }) => {
    const { page } = await open('/cart', createVisitorWith({ cart: [[{ ...doroWat, price: 1 }, 1]] }));
    // The basket shows the current price.
    await page.locator('.basket__total', { hasText: '$16' }).waitFor();
    const removeBatch = getButton(page, 'Remove one batch of Doro Wat');
    // The button is disabled with ARIA, so that it keeps the focus.
    expect(await removeBatch.getAttribute('aria-disabled')).toBe('true');
    await removeBatch.click({ force: true });
    expect((await readSavedState(page)).cart.map(({ qty }) => qty)).toEqual([1]);
    await getButton(page, 'Add one batch of Doro Wat').click();
    await page.locator('.basket__total', { hasText: '$32' }).waitFor();
    expect(await page.locator('.basket__facts').innerText()).toBe('12 servings · about $32');
    await removeBatch.click();
    await page.locator('.basket__total', { hasText: '$16' }).waitFor();
    await getButton(page, 'Remove Doro Wat from the basket').click();
    await page.getByRole('heading', { name: 'Your basket is empty' }).waitFor();
  });
});

describe('the comparison', () => {
  test('is a table with row and column headers, and is cleared in one press, which can be undone', async ({ open }) => {
    const { page } = await open('/compare', createVisitorWith({ compare: [doroWat, beefChili] }));
    await page.getByRole('columnheader', { name: 'Doro Wat', exact: false }).waitFor();
    const getRow = (name: string) =>
      page
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .getByRole('cell')
        .allInnerTexts();
    expect(await getRow('Cost')).toEqual(['about $16', 'about $21']);
    expect(await getRow('Servings')).toEqual(['6', '6']);
    expect(await getRow('Total time')).toEqual(['2 h 50 min', expect.any(String)]);
    expect(await getRow('Protein')).toEqual(['31 g', expect.any(String)]);
    expect(await getRow('Rating')).toHaveLength(2);
    expect(await getRow('Cook it')).toEqual(['Cook\nPlan', 'Cook\nPlan']);
    expect(await getButton(page, 'Plan Doro Wat').count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Cook Doro Wat' }).getAttribute('href')).toBe(`${doroWat.path}?cook`);

    await getButton(page, 'Clear the comparison').click();
    await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();
    expect((await readSavedState(page)).compare).toEqual([]);
    await getButton(page, 'Undo').click();
    await page.getByRole('columnheader', { name: 'Doro Wat', exact: false }).waitFor();
    expect((await readSavedState(page)).compare).toHaveLength(2);
  });
});

test('pages of saved recipes say that they need JavaScript if it is off', async ({ site }) => {
  for (const path of ['/wishlist', '/compare', '/cart'])
    expect(await (await fetch(site.url + path)).text(), path).toContain('This page needs JavaScript');
});

test('the comparison is accessible on a phone, also in dark mode, and fits phone and desktop windows', async ({
  open,
}) => {
  const { page, browserErrors } = await open('/compare', {
    ...createVisitorWith({ compare: [doroWat, beefChili, gomen] }),
    viewport: { width: 375, height: 812 },
  });
  await getTab(page, 'Compare 3').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, [320]);
  expect(browserErrors).toEqual([]);
});
