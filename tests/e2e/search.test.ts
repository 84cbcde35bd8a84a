import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { measureLayoutShift } from '../support/layout-shifts.ts';
import { expectAccessible } from '../support/looks.ts';
import { siteTest } from '../support/site-test.ts';
import { stopClock } from '../support/stop-clock.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const getButton = (page: Page) => page.locator('header').getByRole('button', { name: 'Search' });
const getField = (page: Page) => page.getByRole('combobox');
const getStatus = (page: Page) => page.getByRole('dialog').getByRole('status');
const getOptions = (page: Page) => page.getByRole('option').allInnerTexts();

async function typeSearch(page: Page, term: string): Promise<void> {
  await getButton(page).click();
  await getField(page).pressSequentially(term, { delay: 20 });
}

describe('the search in the header', () => {
  test('shows results while typing, and works with the keyboard', async ({ open }) => {
    const { page, requests } = await open('/', createVisitor({}, { pictures: true }));
    await getButton(page).focus();
    expect(await measureLayoutShift(page, () => page.keyboard.press('Enter'))).toBe(0);
    // Stops the page's clock, because on a busy machine the keys arrive slowly.
    await stopClock(page);
    await page.keyboard.type('tomato');
    expect(requests).toEqual([]);
    await page.clock.runFor(250);
    await page.clock.resume();
    await expect.poll(() => getStatus(page).innerText()).toMatch(/^\d+ recipes/);
    expect(requests).toHaveLength(1);
    const firstPage = await getOptions(page);
    expect(firstPage).toHaveLength(5);
    expect(await getField(page).getAttribute('aria-expanded')).toBe('true');

    for (const _ of ['field', 'Previous']) await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Previous');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(/^Page 2 of \d+$/).waitFor();
    expect(await getOptions(page)).not.toEqual(firstPage);
    expect(requests).toHaveLength(2);

    await getField(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const activeOption = page.locator('[role=option][aria-selected=true]');
    expect(await getField(page).getAttribute('aria-activedescendant')).toBe(await activeOption.getAttribute('id'));
    const href = await activeOption.getAttribute('href');
    expect(href).toMatch(/^\/recipes\/[a-z]+\/[a-z-]+$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(href ?? '');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  });

  test('starts a new term at page 1, says if there are no results, drops late responses, and retries', async ({
    open,
  }) => {
    const { page } = await open('/', createVisitor());
    await typeSearch(page, 'tomato');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^Page 2 of \d+$/).waitFor();
    await getField(page).fill('chicken');
    await page.getByText(/^Page 1 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^Page 2 of \d+$/).waitFor();
    await page.keyboard.press('Escape');
    await typeSearch(page, 'chicken');
    await page.getByText(/^Page \d+ of \d+$/).waitFor();
    expect(await page.getByText(/^Page \d+ of \d+$/).innerText()).toMatch(/^Page 1/);
    await getField(page).fill('');
    expect(await page.getByRole('option').count()).toBe(0);
    expect(await getStatus(page).innerText()).toBe('');
    await getField(page).fill('zzzzqqqq');
    await page.getByText('No search results found.').waitFor();
    await getField(page).fill('berbare');
    await page.getByText('Showing results for berbere').waitFor();
    await getField(page).fill('doro pesto');
    await page.getByText(/No exact match\. Closest: \d+ recipes/).waitFor();
    await page.keyboard.press('Escape');

    const release = await holdRequests(page, '**/graphql?**', { only: '"query":"paneer"' });
    const searchRequest = page.waitForRequest((request) => request.url().includes('paneer'));
    await typeSearch(page, 'paneer');
    await searchRequest;
    await getField(page).fill('lentil sambusa');
    await page.getByRole('option', { name: /Lentil Sambusa/ }).waitFor();
    const options = await getOptions(page);
    release();
    await page.waitForTimeout(400);
    expect(await getOptions(page)).toEqual(options);
    await page.keyboard.press('Escape');

    // After a failure, the search can be retried.
    await page.route('**/graphql**', (route) => route.abort());
    await typeSearch(page, 'lentil');
    await page.getByText('Search is not responding.').waitFor();
    await page.unroute('**/graphql**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('option').first().waitFor();
  });

  test('includes guides in arrow-key navigation, and shows menus', async ({ open }) => {
    const { page } = await open('/', createVisitor());
    await typeSearch(page, 'brown onion');
    await page.getByRole('group', { name: 'Explained' }).getByRole('option', { name: 'Brown onions' }).waitFor();
    const activeOption = page.locator('[role=option][aria-selected=true]');
    // Moves from the field to the end of the list, with the guides and menus.
    await page.keyboard.press('ArrowUp');
    expect(await activeOption.innerText()).toBe('Brown onions');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guides/brown-onions');
    await typeSearch(page, 'dumpling night');
    await page.getByRole('group', { name: 'Menus' }).getByRole('option', { name: 'Dumpling night' }).waitFor();
    await expectAccessible(page, { within: 'dialog' });
  });

  test('remembers five terms, which can be used again and removed', async ({ open }) => {
    const recentSearches = JSON.stringify(['one', 'two', 'three', 'four', 'five']);
    const { page } = await open('/', createVisitor({ recentSearches }));
    await typeSearch(page, 'lentils');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=lentils');
    await getButton(page).click();
    const recent = page.getByRole('region', { name: 'Recent searches' }).getByRole('listitem');
    expect(await recent.allInnerTexts()).toEqual(['lentils', 'one', 'two', 'three', 'four']);
    await page.getByRole('button', { name: 'Remove one from recent searches' }).click();
    expect(await recent.allInnerTexts()).toEqual(['lentils', 'two', 'three', 'four']);
    await page.getByRole('button', { name: 'lentils', exact: true }).click();
    await page.getByRole('option').first().waitFor();
  });
});
