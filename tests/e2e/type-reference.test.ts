import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

describe('the type reference', () => {
  test('can be searched by names of types, fields and arguments', async ({ open }) => {
    const { page, browserErrors, requests } = await open('/developers/schema');
    expect(requests).toEqual([]);
    await expectNoSidewaysScroll(page, [320, 1280]);
    const headings = page.locator('.type-entry h2');
    const typeCount = await headings.count();
    expect(typeCount).toBeGreaterThan(100);
    const field = page.getByRole('searchbox', { name: 'Find a type or a field' });
    await field.fill('expiresInDays');
    await expect.poll(() => headings.allInnerTexts()).toEqual(['CreateTokenInput']);
    await page.getByText('1 type found.').waitFor();
    expect(await page.locator('.type-entry dt').allInnerTexts()).toEqual([expect.stringContaining('expiresInDays')]);
    await expectAccessible(page);
    await field.fill('no such thing');
    await page.getByText('0 types found.').waitFor();
    await field.fill('RecipeWhere');
    await expect.poll(async () => (await headings.allInnerTexts()).includes('RecipeWhere')).toBe(true);
    // A link from a search result leads to a type that the search hides.
    await page.locator('.type-entry').getByRole('link', { name: 'IntRange' }).first().click();
    await expect.poll(() => headings.count()).toBe(typeCount);
    await expect
      .poll(() => page.locator('#IntRange').evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeLessThan(400);
    expect(await field.inputValue()).toBe('');
    expect(browserErrors).toEqual([]);
  });
});
