import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { getViolations } from '../support/accessibility.ts';
import { readKitchen } from '../support/kitchens.ts';
import { expectNoSidewaysScroll } from '../support/looks.ts';
import { createMember, memberTest } from '../support/member.ts';
import { createVisitorWith, doroWat, gomen, readSavedState } from '../support/saved.ts';
import { createVisitor } from '../support/visitor.ts';

const test = memberTest();

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
/** Timeout for the account, which is written a moment later. */
const LONG_TIMEOUT = { timeout: 20_000 };

const getButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const getLine = (page: Page, words: string) => page.locator('.shopping__item', { hasText: words });
const getCheckbox = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const expectTicked = (page: Page, name: RegExp) => expect.poll(() => getCheckbox(page, name).isChecked());
const getLiveNotice = (page: Page) => page.getByText('Shared · live');
const getOfflineNotice = (page: Page) => page.getByText('Offline. Your ticks will sync.');

async function addItem(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Something else to buy' }).fill(text);
  await page.keyboard.press('Enter');
}

/** Creates a link to the list on the page. @returns its path */
async function shareByLink(page: Page): Promise<string> {
  await getButton(page, 'Share').click();
  await getButton(page, 'Create a link').click();
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
async function planDish(page: Page, title: string, days: number): Promise<void> {
  await getButton(page, `Plan ${title}`).click();
  const dialog = page.getByRole('dialog', { name: `Plan ${title}` });
  await dialog.getByLabel('Day').selectOption({ index: days });
  await dialog.getByRole('button', { name: 'Add to plan' }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('a week’s list', () => {
  test('is planned on the laptop and shopped by two phones, one of them offline in between', {
    timeout: 120_000,
  }, async ({ open, site }) => {
    const member = await createMember(site);
    const readAccount = () => readKitchen(site.test.app, member.token);
    const laptop = await open(gomen.path, member.browser);
    await planDish(laptop.page, 'Gomen', 0);
    await laptop.go(doroWat.path);
    await planDish(laptop.page, 'Doro Wat', 1);
    await laptop.go('/plan');
    await getButton(laptop.page, 'Shop for 2 days').click();
    await expect.poll(async () => (await readAccount()).basket.length, LONG_TIMEOUT).toBe(2);

    const owner = await open('/cart', { ...member.browser, ...PHONE });
    await getLine(owner.page, 'salt').tap();
    await addItem(owner.page, 'Kitchen paper');
    const path = await shareByLink(owner.page);
    await getLiveNotice(owner.page).waitFor({ state: 'attached' });

    const guest = await open(path, createVisitor({}, { ...PHONE, serviceWorkers: 'allow' }));
    await getLiveNotice(guest.page).waitFor();
    // The bar stays in view at the end of the list.
    const top = await getLiveNotice(guest.page).evaluate((notice) => {
      const { bottom = 0 } = notice.closest('section')?.getBoundingClientRect() ?? {};
      window.scrollBy({ top: bottom - window.innerHeight, behavior: 'instant' });
      return notice.getBoundingClientRect().top;
    });
    expect(top).toBeGreaterThanOrEqual(0);
    await expect.poll(() => hasOfflinePage(guest.page), LONG_TIMEOUT).toBe(true);
    await expectTicked(guest.page, /salt/).toBe(true);
    await getLine(guest.page, 'Kitchen paper').tap();
    await getLine(guest.page, 'garlic').tap();
    await expectTicked(owner.page, /garlic/).toBe(true);
    await expectTicked(owner.page, /Kitchen paper/).toBe(true);

    // In the shop there is no network, and the browser may discard the tab.
    await guest.context.setOffline(true);
    await getOfflineNotice(guest.page).waitFor();
    await getLine(guest.page, 'red onions').tap();
    await getLine(guest.page, 'salt').tap();
    await addItem(guest.page, 'Milk');
    await guest.page.reload();
    await guest.page.getByText('You are offline. This is the list as you last saw it.').waitFor();
    expect(new URL(guest.page.url()).pathname).toBe('/shopping-list');
    await getLine(guest.page, 'Milk').waitFor();
    await expectTicked(guest.page, /red onions/).toBe(true);
    expect(await getViolations(guest.page)).toEqual([]);
    await getLine(guest.page, 'lemon').tap();
    await getLine(owner.page, 'ginger').tap();
    await addItem(owner.page, 'Flowers');
    await getButton(owner.page, 'Remove Kitchen paper').tap();
    await owner.page.getByText('Flowers').waitFor();
    await guest.context.setOffline(false);

    for (const { page } of [owner, guest]) {
      await getLine(page, 'Milk').waitFor();
      await getLine(page, 'Flowers').waitFor();
      await getLine(page, 'Kitchen paper').waitFor({ state: 'detached' });
      for (const name of [/red onions/, /garlic/, /ginger/, /lemon/]) await expectTicked(page, name).toBe(true);
      await expectTicked(page, /salt/).toBe(false);
    }
    await guest.page.reload();
    await guest.page.waitForURL(`**${path}`);
    expect((await readSavedState(owner.page)).ownLines.sort()).toEqual(['Flowers', 'Milk']);

    // A withdrawn link stops working within seconds; the list's items stay in the basket, and on a page that is open.
    const field = guest.page.getByRole('textbox', { name: 'Something else to buy' });
    await field.pressSequentially('Lemon gr');
    await getButton(owner.page, 'Share').tap();
    await getButton(owner.page, /^Stop sharing /).tap();
    await guest.page.getByText('No longer shared. You can use this list until you close it.').waitFor();
    await field.pressSequentially('ass');
    await guest.page.keyboard.press('Enter');
    await getLine(guest.page, 'Lemon grass').waitFor();
    expect(await guest.page.getByText('Anyone with the link').count()).toBe(0);
    expect(await guest.go(path)).toBe(404);
    await guest.page.getByText('This shopping list does not exist or is no longer shared').waitFor();
    await owner.page.keyboard.press('Escape');
    await getLine(owner.page, 'Milk').waitFor();

    // The phone's changes of the plan appear on the laptop.
    await owner.go('/plan');
    await getButton(owner.page, /^Change Doro Wat/).tap();
    const dialog = owner.page.getByRole('dialog', { name: 'Doro Wat' });
    await dialog.getByLabel('Day').selectOption({ index: 0 });
    await dialog.getByRole('button', { name: 'Save', exact: true }).tap();
    await getButton(owner.page, 'Cooked Doro Wat').tap();
    await expect.poll(async () => (await readAccount()).cooked.length, LONG_TIMEOUT).toBe(1);
    await laptop.go('/plan');
    await laptop.page.getByRole('button', { name: 'Cooked Doro Wat', pressed: true }).waitFor(LONG_TIMEOUT);
    expect([laptop, owner].flatMap(({ browserErrors }) => browserErrors)).toEqual([]);
  });

  test('breaks long words of items, in the basket and on the shared list', async ({ open }) => {
    const { page, go } = await open('/cart', createVisitorWith({ cart }));
    const path = await shareByLink(page);
    await getLiveNotice(page).waitFor({ state: 'attached' });
    await addItem(page, 'x'.repeat(100));
    await getLine(page, 'xxx').waitFor();
    await expectNoSidewaysScroll(page, [320, 375]);
    await go(path);
    await addItem(page, 'y'.repeat(100));
    await getLine(page, 'yyy').waitFor();
    await expectNoSidewaysScroll(page, [320, 375]);
  });

  test('stays unchanged if the basket changes', async ({ open }) => {
    const { page } = await open('/cart', createVisitorWith({ cart, ticked: ['salt'] }));
    const path = await shareByLink(page);
    await getLiveNotice(page).waitFor({ state: 'attached' });
    await getButton(page, 'Remove Gomen from the basket').click();
    await page.getByText('Your basket has changed since you shared it.').waitFor();
    await page.getByRole('link', { name: 'The shared list' }).click();
    await page.waitForURL(`**${path}`);
    await expectTicked(page, /salt/).toBe(true);
    await getLine(page, 'collard').first().waitFor();
  });
});
