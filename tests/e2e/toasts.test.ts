import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 } };

async function isOverlapping(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of them is not on the screen.');
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
}

const getSaveButton = (page: Page) => page.locator('.recipe-actions').getByRole('button', { name: /^Save/ });

describe('a toast', () => {
  test('disappears with its page', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat', createVisitor({}, PHONE));
    await getSaveButton(page).click();
    await page.locator('.toast').waitFor();
    await page.locator('.header__home').click();
    await page.getByRole('heading', { level: 1, name: 'Recipes to gather around' }).waitFor();
    await expect.poll(() => page.locator('.toast').count(), { timeout: 2_000 }).toBe(0);
  });

  test('does not cover the focused control', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat', createVisitor({}, PHONE));
    // On a phone, toasts appear at the bottom by default.
    await getSaveButton(page).evaluate((button) => {
      const { bottom } = button.getBoundingClientRect();
      window.scrollBy({ top: bottom - innerHeight + 80, behavior: 'instant' });
    });
    await getSaveButton(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('.toast').waitFor();
    await page.waitForTimeout(400);
    expect(await isOverlapping(page.locator('.toast'), getSaveButton(page))).toBe(false);
  });

  test('does not cover the control after the focused one', async ({ open }) => {
    const { page } = await open('/recipes/dinner/doro-wat', createVisitor({}, PHONE));
    // The control after "Save" in the order of the keyboard moves to where toasts appear by default; "Save" does not.
    const next = await getSaveButton(page).evaluate((button) => {
      const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')];
      const control = controls[controls.indexOf(button as HTMLElement) + 1];
      if (!control) throw new Error('There is no control after "Save".');
      control.id ||= 'next-control';
      Object.assign(control.style, { position: 'fixed', insetBlockEnd: '60px', insetInlineStart: '20px' });
      return control.id;
    });
    await getSaveButton(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('.toast').waitFor();
    await page.waitForTimeout(400);
    expect(await isOverlapping(page.locator('.toast'), page.locator(`#${next}`))).toBe(false);
    expect(await isOverlapping(page.locator('.toast'), getSaveButton(page))).toBe(false);
  });
});
