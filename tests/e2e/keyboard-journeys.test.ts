import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { createMember, memberTest } from '../support/member.ts';
import { gomen, readSavedState } from '../support/saved.ts';
import { createVisitor } from '../support/visitor.ts';

const test = memberTest();

interface Focus {
  name: string;
  /** `true` if it has a focus ring, and is in the window and not covered. */
  isVisible: boolean;
}

const getFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
    const isUncovered = topElement !== null && (element.contains(topElement) || topElement.contains(element));
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const hasRing = element.matches(':focus-visible') && getComputedStyle(element).outlineStyle !== 'none';
    return { name, isVisible: hasRing && isUncovered };
  });

/** Presses a key until the focused element has this name. @throws if the focus becomes invisible, or after 60 presses */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    // Elements that appear only on focus, such as the skip link, slide in.
    const message = `${step} steps on the way to ${name}`;
    await expect.poll(() => getFocus(page), { message }).toMatchObject({ isVisible: true });
    const focus = await getFocus(page);
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}

const waitForPage = async (page: Page, path: string, heading: string) => {
  await page.waitForURL(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

const waitForFocusedHeading = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

describe('with the keyboard', () => {
  test('a visitor opens a menu, chooses a meal, pages, reads a recipe, and comes back', async ({ open }) => {
    const { page, browserErrors } = await open('/', createVisitor());
    await tabTo(page, 'Food recipes menu');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await waitForPage(page, '/recipes/lunch', 'Lunch Recipes');
    await waitForFocusedHeading(page);

    await tabTo(page, /^Next/);
    await page.keyboard.press('Enter');
    await waitForPage(page, '/recipes/lunch?page=2', 'Lunch Recipes');
    await expect.poll(() => page.locator('.term__list .pager [aria-current=page]').innerText()).toBe('2');
    await waitForFocusedHeading(page);
    const recipeTitle = await page.locator('main h2').first().innerText();
    await tabTo(page, /^Read more of/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: recipeTitle }).waitFor();

    await page.goBack();
    await waitForPage(page, '/recipes/lunch?page=2', 'Lunch Recipes');
    await page.goBack();
    await waitForPage(page, '/recipes/lunch', 'Lunch Recipes');
    expect(browserErrors).toEqual([]);
  });

  test('a visitor searches, opens all results, shows more, reads one, and comes back', async ({ open }) => {
    const { page, browserErrors } = await open('/about', createVisitor());
    await tabTo(page, 'Search');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type('tomato');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await waitForPage(page, '/search?q=tomato', 'Search: tomato');
    const titles = page.locator('.recipe-tile__title');
    await titles.last().getByRole('link').focus();
    const firstCount = await titles.count();
    await tabTo(page, 'Show more');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles.count()).toBeGreaterThan(firstCount);
    const allTitles = await titles.allInnerTexts();
    // The focus is on the first new card.
    await expect.poll(async () => (await getFocus(page)).name).toBe(allTitles[firstCount]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: allTitles[firstCount] }).waitFor();
    await page.goBack();
    await expect.poll(() => titles.allInnerTexts()).toEqual(allTitles);
    expect(browserErrors).toEqual([]);
  });

  test('a member plans a dish, and asks a question about it', async ({ open, site }) => {
    const { browser } = await createMember(site);
    const { page, browserErrors } = await open(gomen.path, browser);
    await tabTo(page, 'Plan Gomen');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Plan Gomen' });
    await dialog.waitFor();
    await tabTo(page, /Add to plan/);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => (await getFocus(page)).name).toBe('Plan Gomen');
    expect((await readSavedState(page)).plan).toMatchObject([{ dish: { id: 'gomen' } }]);

    await tabTo(page, /comments/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await tabTo(page, /^Comments/, 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'Ask a question');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.type('Does kale do?');
    await tabTo(page, 'Ask');
    await page.keyboard.press('Enter');
    await page.locator('.question').getByText('Does kale do?').waitFor();
    expect(browserErrors).toEqual([]);
  });

  test('a visitor skips the header', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat', createVisitor());
    await page.keyboard.press('Tab');
    expect((await getFocus(page)).name).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});
