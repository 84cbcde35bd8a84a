import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { getViolations } from '../support/accessibility.ts';
import { readKitchen } from '../support/kitchens.ts';
import { expectNoSidewaysScroll } from '../support/looks.ts';
import { createMember, memberTest } from '../support/member.ts';
import { createVisitorWith, doroWat, gomen, readSavedState } from '../support/saved.ts';
import { createVisitor } from '../support/visitor.ts';

const test = memberTest();

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
/** Timeout for the account, which is written a moment later. */
const LONG_TIMEOUT = { timeout: 20_000 };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const line = (page: Page, words: string) => page.locator('.shopping__item', { hasText: words });
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const isTicked = (page: Page, name: RegExp) => expect.poll(() => box(page, name).isChecked());
const live = (page: Page) => page.getByText('Shared · live');
const away = (page: Page) => page.getByText('Offline. Your ticks will sync.');

async function add(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Something else to buy' }).fill(text);
  await page.keyboard.press('Enter');
}

/** Creates a link to the list on the page. @returns its path */
async function shareByLink(page: Page): Promise<string> {
  await button(page, 'Share').click();
  await button(page, 'Create a link').click();
  const url = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.keyboard.press('Escape');
  return new URL(url).pathname;
}

const cart: [typeof doroWat, number][] = [
  [doroWat, 1],
  [gomen, 2],
];

const hasOfflinePage = (page: Page) =>
  page.evaluate(async () => {
    const copy = await caches.match('/shopping-list', { ignoreVary: true });
    return copy !== undefined && navigator.serviceWorker.controller?.state === 'activated';
  });

/** Plans the dish of the page for a day, this many days from today. */
async function plan(page: Page, title: string, days: number): Promise<void> {
  await button(page, `Plan ${title}`).click();
  const sheet = page.getByRole('dialog', { name: `Plan ${title}` });
  await sheet.getByLabel('Day').selectOption({ index: days });
  await sheet.getByRole('button', { name: 'Add to plan' }).click();
  await sheet.waitFor({ state: 'detached' });
}

describe('a week’s list', () => {
  test('is planned on the laptop and shopped by two phones, one of them offline in between', {
    timeout: 120_000,
  }, async ({ open, site }) => {
    const member = await createMember(site);
    const account = () => readKitchen(site.test.app, member.token);
    const laptop = await open(gomen.path, member.browser);
    await plan(laptop.page, 'Gomen', 0);
    await laptop.go(doroWat.path);
    await plan(laptop.page, 'Doro Wat', 1);
    await laptop.go('/plan');
    await button(laptop.page, 'Shop for 2 days').click();
    await expect.poll(async () => (await account()).basket.length, LONG_TIMEOUT).toBe(2);

    const mine = await open('/cart', { ...member.browser, ...phone });
    await line(mine.page, 'salt').tap();
    await add(mine.page, 'Kitchen paper');
    const path = await shareByLink(mine.page);
    await live(mine.page).waitFor({ state: 'attached' });

    const yours = await open(path, createVisitor({}, { ...phone, serviceWorkers: 'allow' }));
    await live(yours.page).waitFor();
    // The bar stays in view at the end of the list.
    const top = await live(yours.page).evaluate((sign) => {
      const { bottom = 0 } = sign.closest('section')?.getBoundingClientRect() ?? {};
      window.scrollBy({ top: bottom - window.innerHeight, behavior: 'instant' });
      return sign.getBoundingClientRect().top;
    });
    expect(top).toBeGreaterThanOrEqual(0);
    await expect.poll(() => hasOfflinePage(yours.page), LONG_TIMEOUT).toBe(true);
    await isTicked(yours.page, /salt/).toBe(true);
    await line(yours.page, 'Kitchen paper').tap();
    await line(yours.page, 'garlic').tap();
    await isTicked(mine.page, /garlic/).toBe(true);
    await isTicked(mine.page, /Kitchen paper/).toBe(true);

    // In the shop there is no network, and the browser may discard the tab.
    await yours.context.setOffline(true);
    await away(yours.page).waitFor();
    await line(yours.page, 'red onions').tap();
    await line(yours.page, 'salt').tap();
    await add(yours.page, 'Milk');
    await yours.page.reload();
    await yours.page.getByText('You are offline. This is the list as you last saw it.').waitFor();
    expect(new URL(yours.page.url()).pathname).toBe('/shopping-list');
    await line(yours.page, 'Milk').waitFor();
    await isTicked(yours.page, /red onions/).toBe(true);
    expect(await getViolations(yours.page)).toEqual([]);
    await line(yours.page, 'lemon').tap();
    await line(mine.page, 'ginger').tap();
    await add(mine.page, 'Flowers');
    await button(mine.page, 'Remove Kitchen paper').tap();
    await mine.page.getByText('Flowers').waitFor();
    await yours.context.setOffline(false);

    for (const { page } of [mine, yours]) {
      await line(page, 'Milk').waitFor();
      await line(page, 'Flowers').waitFor();
      await line(page, 'Kitchen paper').waitFor({ state: 'detached' });
      for (const name of [/red onions/, /garlic/, /ginger/, /lemon/]) await isTicked(page, name).toBe(true);
      await isTicked(page, /salt/).toBe(false);
    }
    await yours.page.reload();
    await yours.page.waitForURL(`**${path}`);
    expect((await readSavedState(mine.page)).ownLines.sort()).toEqual(['Flowers', 'Milk']);

    // A withdrawn link stops working within seconds; the list's items stay in the basket, and on a page that is open.
    const field = yours.page.getByRole('textbox', { name: 'Something else to buy' });
    await field.pressSequentially('Lemon gr');
    await button(mine.page, 'Share').tap();
    await button(mine.page, /^Stop sharing /).tap();
    await yours.page.getByText('No longer shared. You can use this list until you close it.').waitFor();
    await field.pressSequentially('ass');
    await yours.page.keyboard.press('Enter');
    await line(yours.page, 'Lemon grass').waitFor();
    expect(await yours.page.getByText('Anyone with the link').count()).toBe(0);
    expect(await yours.go(path)).toBe(404);
    await yours.page.getByText('This shopping list does not exist or is no longer shared').waitFor();
    await mine.page.keyboard.press('Escape');
    await line(mine.page, 'Milk').waitFor();

    // The phone's changes of the plan appear on the laptop.
    await mine.go('/plan');
    await button(mine.page, /^Change Doro Wat/).tap();
    const sheet = mine.page.getByRole('dialog', { name: 'Doro Wat' });
    await sheet.getByLabel('Day').selectOption({ index: 0 });
    await sheet.getByRole('button', { name: 'Save', exact: true }).tap();
    await button(mine.page, 'Cooked Doro Wat').tap();
    await expect.poll(async () => (await account()).cooked.length, LONG_TIMEOUT).toBe(1);
    await laptop.go('/plan');
    await laptop.page.getByRole('button', { name: 'Cooked Doro Wat', pressed: true }).waitFor(LONG_TIMEOUT);
    expect([laptop, mine].flatMap(({ browserErrors }) => browserErrors)).toEqual([]);
  });

  test('breaks long words of items, in the basket and on the shared list', async ({ open }) => {
    const { page, go } = await open('/cart', createVisitorWith({ cart }));
    const path = await shareByLink(page);
    await live(page).waitFor({ state: 'attached' });
    await add(page, 'x'.repeat(100));
    await line(page, 'xxx').waitFor();
    await expectNoSidewaysScroll(page, [320, 375]);
    await go(path);
    await add(page, 'y'.repeat(100));
    await line(page, 'yyy').waitFor();
    await expectNoSidewaysScroll(page, [320, 375]);
  });

  test('stays unchanged if the basket changes', async ({ open }) => {
    const { page } = await open('/cart', createVisitorWith({ cart, ticked: ['salt'] }));
    const path = await shareByLink(page);
    await live(page).waitFor({ state: 'attached' });
    await button(page, 'Remove Gomen from the basket').click();
    await page.getByText('Your basket has changed since you shared it.').waitFor();
    await page.getByRole('link', { name: 'The shared list' }).click();
    await page.waitForURL(`**${path}`);
    await isTicked(page, /salt/).toBe(true);
    await line(page, 'collard').first().waitFor();
  });
});
