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
const checkbox = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const expectTicked = (page: Page, name: RegExp) => expect.poll(() => checkbox(page, name).isChecked());
const liveNotice = (page: Page) => page.getByText('Shared · live');
const offlineNotice = (page: Page) => page.getByText('Offline. Your ticks will sync.');

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
    const readAccount = () => readKitchen(site.test.app, member.token);
    const laptop = await open(gomen.path, member.browser);
    await plan(laptop.page, 'Gomen', 0);
    await laptop.go(doroWat.path);
    await plan(laptop.page, 'Doro Wat', 1);
    await laptop.go('/plan');
    await button(laptop.page, 'Shop for 2 days').click();
    await expect.poll(async () => (await readAccount()).basket.length, LONG_TIMEOUT).toBe(2);

    const owner = await open('/cart', { ...member.browser, ...phone });
    await line(owner.page, 'salt').tap();
    await add(owner.page, 'Kitchen paper');
    const path = await shareByLink(owner.page);
    await liveNotice(owner.page).waitFor({ state: 'attached' });

    const guest = await open(path, createVisitor({}, { ...phone, serviceWorkers: 'allow' }));
    await liveNotice(guest.page).waitFor();
    // The bar stays in view at the end of the list.
    const top = await liveNotice(guest.page).evaluate((sign) => {
      const { bottom = 0 } = sign.closest('section')?.getBoundingClientRect() ?? {};
      window.scrollBy({ top: bottom - window.innerHeight, behavior: 'instant' });
      return sign.getBoundingClientRect().top;
    });
    expect(top).toBeGreaterThanOrEqual(0);
    await expect.poll(() => hasOfflinePage(guest.page), LONG_TIMEOUT).toBe(true);
    await expectTicked(guest.page, /salt/).toBe(true);
    await line(guest.page, 'Kitchen paper').tap();
    await line(guest.page, 'garlic').tap();
    await expectTicked(owner.page, /garlic/).toBe(true);
    await expectTicked(owner.page, /Kitchen paper/).toBe(true);

    // In the shop there is no network, and the browser may discard the tab.
    await guest.context.setOffline(true);
    await offlineNotice(guest.page).waitFor();
    await line(guest.page, 'red onions').tap();
    await line(guest.page, 'salt').tap();
    await add(guest.page, 'Milk');
    await guest.page.reload();
    await guest.page.getByText('You are offline. This is the list as you last saw it.').waitFor();
    expect(new URL(guest.page.url()).pathname).toBe('/shopping-list');
    await line(guest.page, 'Milk').waitFor();
    await expectTicked(guest.page, /red onions/).toBe(true);
    expect(await getViolations(guest.page)).toEqual([]);
    await line(guest.page, 'lemon').tap();
    await line(owner.page, 'ginger').tap();
    await add(owner.page, 'Flowers');
    await button(owner.page, 'Remove Kitchen paper').tap();
    await owner.page.getByText('Flowers').waitFor();
    await guest.context.setOffline(false);

    for (const { page } of [owner, guest]) {
      await line(page, 'Milk').waitFor();
      await line(page, 'Flowers').waitFor();
      await line(page, 'Kitchen paper').waitFor({ state: 'detached' });
      for (const name of [/red onions/, /garlic/, /ginger/, /lemon/]) await expectTicked(page, name).toBe(true);
      await expectTicked(page, /salt/).toBe(false);
    }
    await guest.page.reload();
    await guest.page.waitForURL(`**${path}`);
    expect((await readSavedState(owner.page)).ownLines.sort()).toEqual(['Flowers', 'Milk']);

    // A withdrawn link stops working within seconds; the list's items stay in the basket, and on a page that is open.
    const field = guest.page.getByRole('textbox', { name: 'Something else to buy' });
    await field.pressSequentially('Lemon gr');
    await button(owner.page, 'Share').tap();
    await button(owner.page, /^Stop sharing /).tap();
    await guest.page.getByText('No longer shared. You can use this list until you close it.').waitFor();
    await field.pressSequentially('ass');
    await guest.page.keyboard.press('Enter');
    await line(guest.page, 'Lemon grass').waitFor();
    expect(await guest.page.getByText('Anyone with the link').count()).toBe(0);
    expect(await guest.go(path)).toBe(404);
    await guest.page.getByText('This shopping list does not exist or is no longer shared').waitFor();
    await owner.page.keyboard.press('Escape');
    await line(owner.page, 'Milk').waitFor();

    // The phone's changes of the plan appear on the laptop.
    await owner.go('/plan');
    await button(owner.page, /^Change Doro Wat/).tap();
    const sheet = owner.page.getByRole('dialog', { name: 'Doro Wat' });
    await sheet.getByLabel('Day').selectOption({ index: 0 });
    await sheet.getByRole('button', { name: 'Save', exact: true }).tap();
    await button(owner.page, 'Cooked Doro Wat').tap();
    await expect.poll(async () => (await readAccount()).cooked.length, LONG_TIMEOUT).toBe(1);
    await laptop.go('/plan');
    await laptop.page.getByRole('button', { name: 'Cooked Doro Wat', pressed: true }).waitFor(LONG_TIMEOUT);
    expect([laptop, owner].flatMap(({ browserErrors }) => browserErrors)).toEqual([]);
  });

  test('breaks long words of items, in the basket and on the shared list', async ({ open }) => {
    const { page, go } = await open('/cart', createVisitorWith({ cart }));
    const path = await shareByLink(page);
    await liveNotice(page).waitFor({ state: 'attached' });
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
    await liveNotice(page).waitFor({ state: 'attached' });
    await button(page, 'Remove Gomen from the basket').click();
    await page.getByText('Your basket has changed since you shared it.').waitFor();
    await page.getByRole('link', { name: 'The shared list' }).click();
    await page.waitForURL(`**${path}`);
    await expectTicked(page, /salt/).toBe(true);
    await line(page, 'collard').first().waitFor();
  });
});
