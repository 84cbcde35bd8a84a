import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { dayInWords } from '#client/ui/days.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { createMember, memberTest } from '../support/member.ts';
import { createVisitorWith, doroWat, gomen, readSavedState } from '../support/saved.ts';
import { createVisitor } from '../support/visitor.ts';

const test = memberTest();

const rajma = { id: 'rajma', title: 'Rajma', path: '/recipes/winter/rajma', price: 9 };

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };
const DAY_MS = 86_400_000;
/** Timeout for the server, or for a lazily loaded script, on a busy machine. */
const LONG_TIMEOUT = { timeout: 20_000 };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Returns the date this many days from today in the browser, in its stored form. */
const getDay = (page: Page, days: number) =>
  page.evaluate((after) => {
    const day = new Date(Date.now() + after);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  }, days * DAY_MS);

/** Returns the plan: day, and dish or note. */
const getPlan = async (page: Page) =>
  (await readSavedState(page)).plan.map(({ day, dish, note }) => `${day} ${dish?.id ?? note}`).sort();

const dayList = (page: Page, index: number) => page.locator('.plan-day').nth(index);

/** Returns a visitor who has planned these dishes, each a number of days from today. */
function createPlanner(dishes: readonly { dish: typeof gomen; days: number; servings?: number }[]) {
  const plan = dishes.map(({ dish, days, servings }, index) => {
    const day = new Date(Date.now() + days * DAY_MS);
    const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
    return { id: `planned-${index}`, day: parts.join('-'), dish, ...(servings && { servings }) };
  });
  const state = { plan, products: { products: [], symbol: '$' } };
  return createVisitor({ root: JSON.stringify({ state, version: 0 }) });
}

describe('the week', () => {
  test('gets a dish from its page or a list, for a day and a number of servings', async ({ open }) => {
    const { page, go, browserErrors } = await open(gomen.path, createVisitorWith({ wishlist: [doroWat] }));
    await button(page, 'Plan Gomen').click();
    const sheet = page.getByRole('dialog', { name: 'Plan Gomen' });
    const day = await getDay(page, 2);
    await sheet.getByLabel('Day').selectOption(day);
    await expect.poll(() => sheet.getByLabel('Servings').inputValue(), LONG_TIMEOUT).not.toBe('');
    await sheet.getByLabel('Servings').fill('1000');
    await sheet.getByRole('button', { name: 'Add to plan' }).click();
    await sheet.getByText('Please enter a whole number from 1 to 100.').waitFor();
    await sheet.getByLabel('Servings').fill('9');
    await sheet.getByLabel('Note (optional)').fill('for the neighbors');
    await expectAccessible(page, { within: 'dialog' });
    await sheet.getByRole('button', { name: 'Add to plan' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect((await readSavedState(page)).plan).toMatchObject([
      { day, dish: { id: 'gomen', title: 'Gomen' }, servings: 9, note: 'for the neighbors' },
    ]);
    await go('/plan');
    const shown = dayList(page, 2);
    await shown.getByText('9 servings').waitFor(LONG_TIMEOUT);
    await shown.getByText('for the neighbors').waitFor();
    expect(await shown.getByRole('link', { name: 'Gomen' }).getAttribute('href')).toBe(`${gomen.path}?servings=9`);
    await page
      .getByRole('navigation', { name: 'Your lists' })
      .getByRole('link', { name: /^Saved/ })
      .click();
    await button(page, 'Plan Doro Wat').click();
    await button(page, 'Add to plan').click();
    await button(page, 'View').click();
    await dayList(page, 0).getByRole('link', { name: 'Doro Wat' }).waitFor();
    expect(browserErrors).toEqual([]);
  });

  test('moves a dish with keys, its sheet and dragging, and repeats it', async ({ open }) => {
    const { page } = await open('/plan', createPlanner([{ dish: gomen, days: 0 }]));
    const change = button(page, /^Change Gomen/);
    await change.focus();
    await page.keyboard.press('ArrowRight');
    await dayList(page, 1).getByText('Gomen').waitFor();
    await expect.poll(() => change.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('status').getByText('Gomen: ').first().waitFor();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Gomen' });
    await sheet.getByLabel('Day').selectOption(await getDay(page, 3));
    await sheet.getByRole('button', { name: 'Repeat next week' }).click();
    await dayList(page, 3).getByText('Gomen').waitFor();
    await expect
      .poll(() => getPlan(page))
      .toEqual([`${await getDay(page, 3)} gomen`, `${await getDay(page, 10)} gomen`]);
    await expect.poll(() => change.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator('.planned').dragTo(dayList(page, 5));
    await dayList(page, 5).getByText('Gomen').waitFor();
    await page.getByRole('link', { name: 'Week after' }).click();
    await dayList(page, 3).getByText('Gomen').waitFor();
    const weekBefore = page.getByRole('link', { name: 'Week before' });
    await weekBefore.click();
    await page.getByRole('heading', { name: 'The next seven days' }).waitFor();
    await weekBefore.click();
    const days = `${dayInWords(await getDay(page, -7))} to ${dayInWords(await getDay(page, -1))}`;
    await page.getByRole('heading', { name: days }).waitFor();
    expect(await page.locator('.planned').count()).toBe(0);
    await page.getByRole('link', { name: 'This week' }).click();
    await button(page, /^Change Gomen/).click();
    await sheet.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => getPlan(page)).toEqual([`${await getDay(page, 10)} gomen`]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await button(page, 'Undo').click();
    await expect.poll(async () => (await getPlan(page)).length).toBe(2);
  });

  test('shops for the chosen days, for all servings, without cooked dishes', async ({ open }) => {
    const { page } = await open(
      '/plan',
      createPlanner([
        { dish: doroWat, days: 0 },
        { dish: gomen, days: 1, servings: 3 },
        { dish: gomen, days: 2, servings: 6 },
        { dish: doroWat, days: 4 },
      ]),
    );
    await dayList(page, 2).getByText('6 servings').waitFor(LONG_TIMEOUT);
    await dayList(page, 4).getByRole('checkbox').uncheck();
    await button(page, 'Shop for 3 days').waitFor();
    // Future dishes cannot be marked as cooked yet.
    expect(await dayList(page, 4).getByRole('button', { name: 'Cooked Doro Wat' }).count()).toBe(0);
    await dayList(page, 0).getByRole('button', { name: 'Cooked Doro Wat' }).click();
    await button(page, 'Shop for 2 days').click();
    await page.getByRole('heading', { name: 'Shopping list' }).waitFor(LONG_TIMEOUT);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/cart');
    await expect
      .poll(async () => (await readSavedState(page)).cart)
      .toMatchObject([{ id: 'gomen', qty: 1, batch: { servings: 9 } }]);
    expect((await readSavedState(page)).cooked).toMatchObject([{ id: 'doro-wat', day: await getDay(page, 0) }]);
  });

  test('has dishes found by name and notes, fits phone and desktop, and survives a reload', async ({ open }) => {
    const { page } = await open('/plan', { ...createPlanner([{ dish: gomen, days: 1 }]), ...PHONE });
    await dayList(page, 3)
      .getByRole('button', { name: /^Add a dish/ })
      .click();
    for (const title of ['Under 30 minutes', 'In season'])
      await page.getByRole('region', { name: title }).getByRole('button').first().waitFor();
    await page.getByLabel('Find a dish').fill('misir');
    const dishButton = page.getByRole('dialog').getByRole('button', { name: /^Misir Wot/ });
    await dishButton.waitFor(LONG_TIMEOUT);
    await expectAccessible(page, { within: 'dialog' });
    await dishButton.click();
    await dayList(page, 3).getByRole('link', { name: 'Misir Wot' }).waitFor();
    await dayList(page, 4)
      .getByRole('button', { name: /^Write a note/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Plan a note' });
    await sheet.getByRole('button', { name: 'Add to plan' }).click();
    await sheet.getByText('Please write a note.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('note');
    await sheet.getByLabel('Note').fill('leftovers');
    await sheet.getByRole('button', { name: 'Add to plan' }).click();
    await dayList(page, 4).getByText('leftovers').waitFor();
    await expectAccessible(page, { widths: [375, 1280] });
    await expectNoSidewaysScroll(page, [320, 768]);
    await page.reload();
    await dayList(page, 4).getByText('leftovers').waitFor(LONG_TIMEOUT);
  });
});

describe('the calendar', () => {
  test('is a file, and for members a URL that is shown once, renewed and revoked', async ({ open, site }) => {
    const member = await createMember(site);
    const remembered = { ...member.browser.remembered, ...createPlanner([{ dish: rajma, days: 1 }]).remembered };
    const { page, browserErrors } = await open('/plan', { ...member.browser, ...PHONE, remembered });
    await page.getByText('The day before: Soak').waitFor(LONG_TIMEOUT);
    const section = page.getByRole('region', { name: 'In your calendar' });
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Calendar file' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(`DTSTART;VALUE=DATE:${(await getDay(page, 1)).replaceAll('-', '')}\r\nSUMMARY:Rajma`);
    expect(file).toContain('SUMMARY:Start Rajma: Soak');
    const getAddress = () => section.getByLabel('Link').inputValue();
    const read = async (url: string) => {
      const response = await fetch(site.url + new URL(url).pathname);
      return response.ok ? response.text() : String(response.status);
    };
    await section.getByRole('button', { name: 'Create a private address' }).click();
    await section.getByText('Copy it now: it will not be shown again.').waitFor(LONG_TIMEOUT);
    const first = await getAddress();
    await expect.poll(() => read(first), LONG_TIMEOUT).toContain('SUMMARY:Rajma');
    await expectAccessible(page, { widths: [375, 1280] });
    await section.getByRole('button', { name: 'Create a new address' }).click();
    await expect.poll(getAddress, LONG_TIMEOUT).not.toBe(first);
    await expect.poll(() => read(first), LONG_TIMEOUT).toBe('404');
    await section.getByRole('button', { name: 'Remove the address' }).click();
    await section.getByText('Calendars can no longer read your plan').waitFor(LONG_TIMEOUT);
    expect(await section.getByLabel('Link').count()).toBe(0);
    expect(browserErrors).toEqual([]);
  });
});

test('begins with the new day after midnight, on a page that stays open', async ({ open }) => {
  const { page, go } = await open('/offline', createVisitor({}, { timezoneId: 'UTC' }));
  await page.clock.install({ time: new Date('2026-11-30T23:59:00Z') });
  await go('/plan');
  const first = dayList(page, 0).getByRole('heading');
  await expect.poll(() => first.innerText()).toMatch(/^Today Monday\s30 November$/);
  await page.clock.fastForward('02:00');
  await expect.poll(() => first.innerText()).toMatch(/^Today Tuesday\s1 December$/);
});
