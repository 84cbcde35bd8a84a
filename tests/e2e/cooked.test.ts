import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { getLocalToday } from '#client/ui/days.ts';
import { expectAccessible } from '../support/looks.ts';
import { openNote } from '../support/recipe-parts.ts';
import { beefChili, createVisitorWith, doroWat, gomen, readSavedState } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 } };
/** Timeout for slow responses on a busy machine. */
const LONG_TIMEOUT = { timeout: 20_000 };

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('a cooked recipe', () => {
  test('is recorded once a day on its page, and Undo brings back a removed day with its note', async ({ open }) => {
    const { page, browserErrors } = await open(gomen.path, createVisitor({}, PHONE));
    await openNote(page);
    await page.getByRole('heading', { name: 'Not cooked yet' }).waitFor(LONG_TIMEOUT);
    await getButton(page, 'I cooked this').click();
    await page.getByRole('heading', { name: /^Cooked 1 time, last on / }).waitFor();
    await page.getByPlaceholder('How was it?').fill('Too salty.');
    await expectAccessible(page, { within: '.cooked' });
    expect((await readSavedState(page)).cooked).toMatchObject([{ id: 'gomen', note: 'Too salty.' }]);
    // A second press on the same day does not count.
    expect(await getButton(page, 'Cooked today').getAttribute('aria-disabled')).toBe('true');
    await getButton(page, 'Cooked today').click({ force: true });
    expect((await readSavedState(page)).cooked).toHaveLength(1);
    await page.getByRole('button', { name: /^Not cooked on / }).click();
    await page.getByRole('heading', { name: 'Not cooked yet' }).waitFor();
    await getButton(page, 'Undo').click();
    await expect.poll(() => page.getByPlaceholder('How was it?').inputValue()).toBe('Too salty.');
    expect(browserErrors).toEqual([]);
  });

  test('is recorded at the end of cook mode, which can be undone', async ({ open }) => {
    const { page } = await open(`${gomen.path}?cook=99`, createVisitor());
    await getButton(page, 'Finish').click(LONG_TIMEOUT);
    await page.getByRole('heading', { name: 'Nice work' }).waitFor();
    expect((await readSavedState(page))?.cooked ?? []).toEqual([]);
    await getButton(page, 'I cooked this').click();
    expect((await readSavedState(page)).cooked).toMatchObject([{ id: 'gomen' }]);
    await page.getByLabel('Private note').fill('Less oil.');
    await page.getByText('Saved in this browser.').waitFor();
    await expectAccessible(page, { within: '.cook-screen' });
    await page.getByRole('button', { name: /^Not cooked on / }).click();
    await expect.poll(async () => (await readSavedState(page)).cooked).toEqual([]);
    await getButton(page, 'Back to the recipe').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await page.locator('#ingredients').waitFor();
  });
});

test('cook mode shares its ticked ingredients with the recipe page, and resumes at the last step', async ({ open }) => {
  const { page, go } = await open(`${gomen.path}?cook`, createVisitor());
  const line = page.locator('.cook-screen').getByRole('checkbox').first();
  await line.check(LONG_TIMEOUT);
  await getButton(page, 'Start cooking').click();
  await page.getByText(/^Step 1 of /).waitFor();
  await getButton(page, 'Next').click();
  await page.getByText(/^Step 2 of /).waitFor();
  await getButton(page, 'Leave cook mode').click();
  await page.locator('#ingredients').waitFor();
  expect(await page.locator('.ingredients').getByRole('checkbox').first().isChecked()).toBe(true);
  await page.locator('.recipe-actions').getByRole('link', { name: 'Cook' }).click();
  await getButton(page, 'Continue at step 2').click(LONG_TIMEOUT);
  await page.getByText(/^Step 2 of /).waitFor();
  await go('/');
  const strip = page.getByRole('navigation', { name: 'Your cooking' });
  await strip.getByText('Continue cooking').waitFor(LONG_TIMEOUT);
  await strip.getByRole('link', { name: 'Gomen' }).click();
  await page.getByText(/^Step 2 of /).waitFor(LONG_TIMEOUT);
});

describe('the home page', () => {
  test('offers a returning cook their own dishes, in reserved space', async ({ open }) => {
    const plan = [{ id: 'planned-1', day: getLocalToday(), dish: doroWat }];
    const cooked = [{ ...beefChili, day: '2026-01-01', note: '' }];
    const { page, browserErrors } = await open('/', {
      ...createVisitorWith({ wishlist: [gomen] }, { plan, cooked }),
      ...PHONE,
    });
    const strip = page.getByRole('navigation', { name: 'Your cooking' });
    await strip.getByRole('link', { name: 'Gomen' }).waitFor(LONG_TIMEOUT);
    await strip.getByText('Saved, not cooked yet').waitFor();
    expect(await strip.getByRole('listitem').allInnerTexts()).toEqual([
      'Doro Wat\nPlanned for today',
      'Gomen\nSaved, not cooked yet',
      'Beef Chili\nCook again',
    ]);
    await strip.locator('img').nth(2).waitFor(LONG_TIMEOUT);
    // The large cards above the strip have menus, too.
    await expect.poll(() => page.locator('.hero-grid .more-menu').count()).toBe(4);
    const getHeight = () => strip.evaluate((element: HTMLElement) => element.offsetHeight);
    const filledHeight = await getHeight();
    await expectAccessible(page, { within: '.cook-strip' });
    await strip.evaluate((element) => element.replaceChildren());
    expect(await getHeight()).toBe(filledHeight);
    expect(browserErrors).toEqual([]);

    const newVisitor = await open('/', PHONE);
    expect(await newVisitor.page.locator('.cook-strip').isVisible()).toBe(false);
  });

  test('reserves no space if there is nothing to offer', async ({ open }) => {
    const plan = [
      { id: 'past', day: '2026-01-01', dish: gomen },
      { id: 'note', day: '2999-01-01', note: 'leftovers' },
    ];
    const { page } = await open('/', createVisitor({ root: JSON.stringify({ state: { plan }, version: 0 }) }));
    expect(await page.locator('.cook-strip').isVisible()).toBe(false);
  });
});
