import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 } };

describe('a press before the scripts load', () => {
  test('opens a folded part of a recipe after they load', async ({ newTab }) => {
    const page = await newTab(createVisitor({}, PHONE));
    const release = await holdRequests(page, '**/assets/site-*.js');
    await page.goto('/recipes/dinner/doro-wat');
    const tips = page.locator('section[aria-labelledby="tips"]');
    const button = tips.locator('.folded-section__button');
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    release();
    await expect.poll(() => button.getAttribute('aria-expanded'), { timeout: 15_000 }).toBe('true');
    expect(await tips.locator('.folded-section__body').isVisible()).toBe(true);
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('if a click focuses nothing, as in Safari', () => {
  test.for([
    ['a dialog', '.recipe-actions', /^Plan/],
    ['a drawer', '.header', /^Search/],
  ] as const)('%s returns the focus to the button that opened it', async ([, scope, name], { open }) => {
    const { page } = await open('/recipes/dinner/doro-wat');
    await page.evaluate(() => document.addEventListener('mousedown', (event) => event.preventDefault()));
    const button = page.locator(scope).getByRole('button', { name }).first();
    await button.click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
