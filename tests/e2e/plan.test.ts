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

const getButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Returns the date this many days from today in the browser, as it is stored: YYYY-MM-DD. */
const getDay = (page: Page, days: number) =>
  page.evaluate((offsetMs) => {
    const day = new Date(Date.now() + offsetMs);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  }, days * DAY_MS);

/** Returns the sorted entries of the plan, each a day with the id of a dish or a note. */
const getPlan = async (page: Page) =>
  (await readSavedState(page)).plan.map(({ day, dish, note }) => `${day} ${dish?.id ?? note}`).sort();

const getDayList = (page: Page, index: number) => page.locator('.plan-day').nth(index);

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
    await getButton(page, 'Plan Gomen').click();
    const dialog = page.getByRole('dialog', { name: 'Plan Gomen' });
    const day = await getDay(page, 2);
    await dialog.getByLabel('Day').selectOption(day);
    await expect.poll(() => dialog.getByLabel('Servings').inputValue(), LONG_TIMEOUT).not.toBe('');
    await dialog.getByLabel('Servings').fill('1000');
    await dialog.getByRole('button', { name: 'Add to plan' }).click();
    await dialog.getByText('Please enter a whole number from 1 to 100.').waitFor();
    await dialog.getByLabel('Servings').fill('9');
    await dialog.getByLabel('Note (optional)').fill('for the neighbors');
    await expectAccessible(page, { within: 'dialog' });
    await dialog.getByRole('button', { name: 'Add to plan' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await readSavedState(page)).plan).toMatchObject([
      { day, dish: { id: 'gomen', title: 'Gomen' }, servings: 9, note: 'for the neighbors' },
    ]);
    await go('/plan');
    const plannedDay = getDayList(page, 2);
    await plannedDay.getByText('9 servings').waitFor(LONG_TIMEOUT);
    await plannedDay.getByText('for the neighbors').waitFor();
    expect(await plannedDay.getByRole('link', { name: 'Gomen' }).getAttribute('href')).toBe(`${gomen.path}?servings=9`);
    await page
      .getByRole('navigation', { name: 'Your lists' })
      .getByRole('link', { name: /^Saved/ })
      .click();
    await getButton(page, 'Plan Doro Wat').click();
    await getButton(page, 'Add to plan').click();
    await getButton(page, 'View').click();
    await getDayList(page, 0).getByRole('link', { name: 'Doro Wat' }).waitFor();
    expect(browserErrors).toEqual([]);
  });

  test('moves a dish with keys, its dialog and dragging, repeats it, and removes it', async ({ open }) => {
    const { page } = await open('/plan', createPlanner([{ dish: gomen, days: 0 }]));
    const changeButton = getButton(page, /^Change Gomen/);
    await changeButton.focus();
    await page.keyboard.press('ArrowRight');
    await getDayList(page, 1).getByText('Gomen').waitFor();
    await expect.poll(() => changeButton.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('status').getByText('Gomen: ').first().waitFor();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Gomen' });
    await dialog.getByLabel('Day').selectOption(await getDay(page, 3));
    await dialog.getByRole('button', { name: 'Repeat next week' }).click();
    await getDayList(page, 3).getByText('Gomen').waitFor();
    await expect
      .poll(() => getPlan(page))
      .toEqual([`${await getDay(page, 3)} gomen`, `${await getDay(page, 10)} gomen`]);
    await expect.poll(() => changeButton.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator('.planned').dragTo(getDayList(page, 5));
    await getDayList(page, 5).getByText('Gomen').waitFor();
    await page.getByRole('link', { name: 'Week after' }).click();
    await getDayList(page, 3).getByText('Gomen').waitFor();
    const weekBefore = page.getByRole('link', { name: 'Week before' });
    await weekBefore.click();
    await page.getByRole('heading', { name: 'The next seven days' }).waitFor();
    await weekBefore.click();
    const days = `${dayInWords(await getDay(page, -7))} to ${dayInWords(await getDay(page, -1))}`;
    await page.getByRole('heading', { name: days }).waitFor();
    expect(await page.locator('.planned').count()).toBe(0);
    await page.getByRole('link', { name: 'This week' }).click();
    await getButton(page, /^Change Gomen/).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => getPlan(page)).toEqual([`${await getDay(page, 10)} gomen`]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await getButton(page, 'Undo').click();
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
    await getDayList(page, 2).getByText('6 servings').waitFor(LONG_TIMEOUT);
    await getDayList(page, 4).getByRole('checkbox').uncheck();
    await getButton(page, 'Shop for 3 days').waitFor();
    // Future dishes cannot be marked as cooked yet.
    expect(await getDayList(page, 4).getByRole('button', { name: 'Cooked Doro Wat' }).count()).toBe(0);
    await getDayList(page, 0).getByRole('button', { name: 'Cooked Doro Wat' }).click();
    await getButton(page, 'Shop for 2 days').click();
    await page.getByRole('heading', { name: 'Shopping list' }).waitFor(LONG_TIMEOUT);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/cart');
    await expect
      .poll(async () => (await readSavedState(page)).cart)
      .toMatchObject([{ id: 'gomen', qty: 1, batch: { servings: 9 } }]);
    expect((await readSavedState(page)).cooked).toMatchObject([{ id: 'doro-wat', day: await getDay(page, 0) }]);
  });

  test('gets dishes found by name, and notes, fits a phone and a desktop, and survives a reload', async ({ open }) => {
    const { page } = await open('/plan', { ...createPlanner([{ dish: gomen, days: 1 }]), ...PHONE });
    await getDayList(page, 3)
      .getByRole('button', { name: /^Add a dish/ })
      .click();
    for (const title of ['Under 30 minutes', 'In season'])
      await page.getByRole('region', { name: title }).getByRole('button').first().waitFor();
    await page.getByLabel('Find a dish').fill('misir');
    const dishButton = page.getByRole('dialog').getByRole('button', { name: /^Misir Wot/ });
    await dishButton.waitFor(LONG_TIMEOUT);
    await expectAccessible(page, { within: 'dialog' });
    await dishButton.click();
    await getDayList(page, 3).getByRole('link', { name: 'Misir Wot' }).waitFor();
    await getDayList(page, 4)
      .getByRole('button', { name: /^Write a note/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Plan a note' });
    await dialog.getByRole('button', { name: 'Add to plan' }).click();
    await dialog.getByText('Please write a note.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('note');
    await dialog.getByLabel('Note').fill('leftovers');
    await dialog.getByRole('button', { name: 'Add to plan' }).click();
    await getDayList(page, 4).getByText('leftovers').waitFor();
    await expectAccessible(page, { widths: [375, 1280] });
    await expectNoSidewaysScroll(page, [320, 768]);
    await page.reload();
    await getDayList(page, 4).getByText('leftovers').waitFor(LONG_TIMEOUT);
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
    const fetchCalendar = async (url: string) => {
      const response = await fetch(site.url + new URL(url).pathname);
      return response.ok ? response.text() : String(response.status);
    };
    await section.getByRole('button', { name: 'Create a private address' }).click();
    await section.getByText('Copy it now: it will not be shown again.').waitFor(LONG_TIMEOUT);
    const firstAddress = await getAddress();
    await expect.poll(() => fetchCalendar(firstAddress), LONG_TIMEOUT).toContain('SUMMARY:Rajma');
    await expectAccessible(page, { widths: [375, 1280] });
    await section.getByRole('button', { name: 'Create a new address' }).click();
    await expect.poll(getAddress, LONG_TIMEOUT).not.toBe(firstAddress);
    await expect.poll(() => fetchCalendar(firstAddress), LONG_TIMEOUT).toBe('404');
    await section.getByRole('button', { name: 'Remove the address' }).click();
    await section.getByText('Calendars can no longer read your plan').waitFor(LONG_TIMEOUT);
    expect(await section.getByLabel('Link').count()).toBe(0);
    expect(browserErrors).toEqual([]);
  });
});

test('the plan begins with the new day after midnight, on a page that stays open', async ({ open }) => {
  const { page, go } = await open('/offline', createVisitor({}, { timezoneId: 'UTC' }));
  await page.clock.install({ time: new Date('2026-11-30T23:59:00Z') });
  await go('/plan');
  const firstHeading = getDayList(page, 0).getByRole('heading');
  await expect.poll(() => firstHeading.innerText()).toMatch(/^Today Monday\s30 November$/);
  await page.clock.fastForward('02:00');
  await expect.poll(() => firstHeading.innerText()).toMatch(/^Today Tuesday\s1 December$/);
});
