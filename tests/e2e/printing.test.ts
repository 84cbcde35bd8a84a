import { describe, expect } from 'vitest';
import { expectAccessible } from '../support/looks.ts';
import { pressInMenu } from '../support/recipe-parts.ts';
import { createVisitorWith } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();
const PRINTED_COUNT = 3;

interface Recipe {
  path: string;
  ingredientGroups: { items: { text: string }[] }[];
  instructions: { details: string[] }[];
  tips: string[];
  equipment: string[];
  servingSuggestions: string[];
}

const getTextLength = ({ path: _, ...texts }: Recipe) => JSON.stringify(texts).length;

/** Returns the paths of the recipes with the most text, the longest first. */
async function findLongestRecipes(url: string): Promise<string[]> {
  const query = `query ($page: Int!) { recipes(first: 25, page: $page) { nodes {
    path ingredientGroups { items { text } } instructions { details } tips equipment servingSuggestions } } }`;
  const recipes: Recipe[] = [];
  for (let page = 1; recipes.length === (page - 1) * 25; page += 1) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { page } }),
    });
    recipes.push(...(await response.json()).data.recipes.nodes);
  }
  return recipes
    .sort((a, b) => getTextLength(b) - getTextLength(a))
    .slice(0, PRINTED_COUNT)
    .map(({ path }) => path);
}

/** Returns the size of each page in millimeters, such as "210 × 297". */
function getPageSizes(pdf: Buffer): string[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return Array.from(boxes, ([, ...points]) =>
    points.map((point) => Math.round((Number(point) / 72) * 25.4)).join(' × '),
  );
}

describe('on paper', () => {
  test('the longest recipes take at most two pages', async ({ site, open }) => {
    const paths = await findLongestRecipes(site.url);
    expect(paths).toHaveLength(PRINTED_COUNT);
    const { page, go } = await open('/about', { javaScriptEnabled: false });
    for (const path of paths) {
      expect(await go(path)).toBe(200);
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect(getPageSizes(pdf).length, path).toBeLessThanOrEqual(2);
    }
  });

  test.for([
    ['/recipes/dinner/doro-wat', []],
    ['/recipes/breakfast/aloo-paratha', ['Makes']],
  ] as const)('%s shows all facts except the cost', async ([path, moreNames], { open }) => {
    const { page } = await open(path, { javaScriptEnabled: false });
    await page.emulateMedia({ media: 'print' });
    const names = await page.locator('.highlights__row > :visible > dt').allInnerTexts();
    const times = ['Preparation Time', 'Cook Time', 'Total Time'];
    expect(names).toEqual(['Servings', ...moreNames, ...times, 'Difficulty level', 'Cuisine', 'Dietary info']);
  });

  test('steps show only partial amounts; the list next to them has the rest', async ({ open }) => {
    const { page } = await open('/recipes/snack/focaccia');
    const stepIngredients = page.locator('.step__uses li:visible');
    await expect.poll(() => stepIngredients.allInnerTexts()).toContain('500 g strong white bread flour');
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => stepIngredients.allInnerTexts())
      .toEqual(['3 tbsp extra virgin olive oil', '2 tbsp extra virgin olive oil, the rest']);
    expect(await page.locator('.ingredients__item').first().isVisible()).toBe(true);
  });
});

test('the reader can choose what to print, and only the rest is hidden', async ({ open }) => {
  const visitor = createVisitorWith({}, { notes: { 'doro-wat': 'Less salt.' } });
  const { page } = await open('/recipes/dinner/doro-wat?servings=12', visitor);
  // Disables printing, so that the print layout stays on the page.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await pressInMenu(page, 'Doro Wat', 'Print');
  const dialog = page.getByRole('dialog', { name: 'Print the recipe' });
  await dialog.getByText('For 12 servings').waitFor({ timeout: 20_000 });
  await expectAccessible(page, { within: 'dialog' });
  const getCheckbox = (name: string) => dialog.getByRole('checkbox', { name });
  await getCheckbox('Your note').uncheck();
  await getCheckbox('As a half-page card').check();
  await getCheckbox('Your note').check();
  await dialog.getByRole('button', { name: 'Print' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.emulateMedia({ media: 'print' });
  const isShown = (selector: string) => page.locator(selector).first().isVisible();
  for (const hiddenPart of ['.recipe-header__picture', '#nutrition', '#tips', '#equipment', '#serving'])
    expect(await isShown(hiddenPart), hiddenPart).toBe(false);
  // The note is printed although the reader has not scrolled to it.
  expect(await isShown('.recipe-note__printed')).toBe(true);
  expect(await page.locator('.ingredients__item').first().innerText()).toBe(
    '2.4 kg bone-in chicken thighs and drumsticks, skin removed',
  );
  const cards = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(getPageSizes(cards)).toEqual(['148 × 210']);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await isShown('.recipe-header__picture')).toBe(true);
});
