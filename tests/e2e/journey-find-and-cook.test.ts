import { expect } from 'vitest';
import { siteTest } from '../support/site-test.ts';
import { visitorOf } from '../support/visitor.ts';

const test = siteTest();

test('chicken under 40 minutes, for three, in grams, on a phone', async ({ open }) => {
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };
  const { page, complaints } = await open('/', visitorOf({}, phone));
  await page.locator('header').getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('combobox').fill('chicken under 40 minutes');
  await page.getByRole('combobox').press('Enter');
  await page.waitForURL('**/search?q=chicken%20under%2040%20minutes');
  await page.getByRole('heading', { level: 1, name: 'Search: chicken under 40 minutes' }).waitFor();

  // What the words were read as, and what the cook adds, stand in one row.
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('link');
  expect(await chips.allInnerTexts()).toEqual([expect.stringContaining('under 40 minutes')]);
  await page.locator('.filter-bar > summary').tap();
  const pill = page.locator('.pill', { hasText: /^Dairy-free/ });
  const count = Number(await pill.locator('.pill__count').innerText());
  await pill.tap();
  await page.getByRole('button', { name: `Show ${count} recipe` }).tap();
  await expect.poll(() => page.locator('.filtered__count').innerText()).toMatch(new RegExp(`^${count} recipe`));
  await expect.poll(() => chips.count()).toBe(2);
  const tiles = page.locator('.recipe-tile');
  await expect.poll(() => tiles.count()).toBe(count);
  for (const facts of await page.locator('.recipe-tile__facts').allInnerTexts()) {
    expect(Number(/(\d+) min/.exec(facts)?.[1]), facts).toBeLessThanOrEqual(40);
    expect(facts).not.toMatch(/\d h/);
  }

  const title = await tiles.first().getByRole('link').innerText();
  await tiles.first().getByRole('link').tap();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByLabel('Servings', { exact: true }).fill('3');
  await page.getByLabel('Servings', { exact: true }).press('Enter');
  await page.getByRole('combobox', { name: 'Units' }).selectOption('metric');
  await expect.poll(() => page.url()).toContain('servings=3');
  // Units that are chosen hold on this device, so the address need not say them.
  await expect.poll(() => page.getByRole('combobox', { name: 'Units' }).inputValue()).toBe('metric');
  await expect.poll(() => page.locator('.highlights').innerText()).toMatch(/Servings\s+3\b/);
  const lines = await page.locator('.ingredients__item').allInnerTexts();
  expect(lines.filter((line) => /\d g\b/.test(line)).length).toBeGreaterThan(1);
  expect(lines.join(' ')).not.toMatch(/\b(oz|lb)\b/);

  await page.goBack();
  await expect.poll(() => tiles.count()).toBe(count);
  await expect.poll(() => chips.count()).toBe(2);
  expect(complaints).toEqual([]);
});
