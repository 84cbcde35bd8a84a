import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Opens the menu "…" of a recipe, on its page or on a card. @param title - the recipe's title */
export async function openMenu(page: Page, title: string): Promise<void> {
  const menu = page.locator('.more-menu', { has: page.locator(`summary[aria-label="More for ${title}"]`) }).first();
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
}

/** Presses an item of the menu "…" of a recipe. @param name - the item's whole name. Example: "Compare Gomen" */
export async function pressInMenu(page: Page, title: string, name: string): Promise<void> {
  await openMenu(page, title);
  await page.getByRole('button', { name, exact: true }).click();
}

/** Opens the reader's note on the page of a recipe. Before the page is hydrated, a press does nothing yet. */
export async function openNote(page: Page): Promise<void> {
  const button = page.locator('.recipe-note-section').getByRole('button', { name: 'Your note' });
  await expect
    .poll(async () => {
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      return button.getAttribute('aria-expanded');
    })
    .toBe('true');
}
