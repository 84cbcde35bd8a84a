import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

/** Opens a page without `navigator.clipboard`, which browsers omit over plain HTTP. */
async function openInsecurely(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(path, { waitUntil: 'networkidle' });
}

describe('a copy button over plain HTTP', () => {
  test('copies its code block', async ({ newTab }) => {
    const page = await newTab();
    await openInsecurely(page, '/developers');
    const block = page.locator('.code-block:has(button)').first();
    await block.getByRole('button').click();
    await block
      .first()
      .getByRole('button', { name: /^Copied/ })
      .waitFor();
    await page.evaluate(() => {
      const area = document.createElement('textarea');
      area.id = 'paste';
      document.body.append(area);
      area.focus();
    });
    await page.keyboard.press('Control+V');
    expect(await page.locator('#paste').inputValue()).toBe(await block.locator('code').innerText());
  });

  test('reports a failure, and selects the text', async ({ newTab }) => {
    const page = await newTab();
    await page.addInitScript(() => Object.defineProperty(document, 'execCommand', { value: () => false }));
    await openInsecurely(page, '/developers');
    const block = page.locator('.code-block:has(button)').first();
    await block.getByRole('button').click();
    await page
      .getByText('Your browser does not let us copy. The text is selected, so you can copy it yourself.')
      .waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await block.locator('code').innerText());
  });
});
