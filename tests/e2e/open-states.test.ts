import type { Page } from 'playwright';
import { expect } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { expectAccessible } from '../support/looks.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest().extend('visitor', { scope: 'file' }, ({ site }) => site.open('/about', createVisitor()));

test.beforeAll(({ site }) => addReviews(site.database.dataSource, 'doro-wat', [{ username: 'Sara', halves: 9 }]));

const PHONE = 375;
const DESKTOP = 1280;
const GRAPHQL = '**/graphql*';

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openSearch = async (page: Page, term: string) => {
  await page.locator('header').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill(term);
};

interface OpenState {
  name: string;
  /** Width of the window, in pixels. */
  width: number;
  /** Selector of the element that has opened. */
  within: string;
  path?: string;
  /** `true` to block requests for data. */
  isOffline?: boolean;
  /** Brings the loaded page into the state. */
  reach(page: Page): Promise<void>;
}

const states: OpenState[] = [
  {
    name: 'the menu of cuisines',
    width: DESKTOP,
    within: 'header',
    reach: async (page) => {
      await getButton(page, 'Cuisines menu').click();
      await page.getByRole('link', { name: 'Italian' }).first().waitFor();
    },
  },
  {
    name: 'the menu of guides, ingredients and menus',
    width: DESKTOP,
    within: 'header',
    reach: async (page) => {
      await getButton(page, 'Learn menu').click();
      await page.locator('header').getByRole('link', { name: 'Ingredients' }).waitFor();
    },
  },
  {
    name: 'the slide-out with its sections open',
    width: PHONE,
    within: 'dialog[open]',
    reach: async (page) => {
      await getButton(page, 'Menu').click();
      const slideOut = page.locator('dialog[open]');
      await slideOut.waitFor();
      for (const section of await slideOut.locator('summary', { hasNotText: 'Learn' }).all()) await section.click();
      await slideOut.getByRole('link', { name: 'Italian' }).waitFor();
    },
  },
  {
    name: 'the side panel',
    width: DESKTOP,
    within: 'dialog[open]',
    reach: async (page) => {
      await getButton(page, 'Account and contact').click();
      await page.locator('dialog[open] .recipe-links__link').first().waitFor();
    },
  },
  {
    name: 'search with results, one of them highlighted',
    width: PHONE,
    within: 'dialog[open]',
    reach: async (page) => {
      await openSearch(page, 'tomato');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'search without a response',
    width: PHONE,
    within: 'dialog[open]',
    isOffline: true,
    reach: async (page) => {
      await openSearch(page, 'lentil');
      await page.getByText('Search is not responding.').waitFor();
    },
  },
  {
    name: 'the cookie popup with a choice made before',
    width: PHONE,
    within: '.cookie-popup',
    reach: async (page) => {
      await getButton(page, 'Cookie settings').click();
      await page.getByText('Current choice: rejected.').waitFor();
    },
  },
  {
    name: 'the filters open, one chosen',
    width: PHONE,
    within: '.filtered',
    path: '/recipes/dinner?diet=vegan',
    reach: async (page) => {
      const folds = page.locator('.filter-bar:not([open]), .filter-group:not([open])');
      await folds.evaluateAll((all) => {
        for (const fold of all) fold.setAttribute('open', '');
      });
      await page.getByRole('button', { name: 'Add the ingredient' }).waitFor();
    },
  },
  {
    name: 'filters without results',
    width: PHONE,
    within: '.filtered',
    path: '/search?ingredient=pork&ingredient=moon+dust&diet=vegan',
    reach: (page) => page.getByText('Remove “Vegan”').waitFor(),
  },
  {
    name: 'a recipe half cooked, a question open',
    width: PHONE,
    within: 'main',
    path: '/recipes/dinner/doro-wat',
    reach: async (page) => {
      await page.locator('.ingredients__item input').first().check();
      await page.getByLabel('Step 1 is done').check();
      await page.getByRole('button', { name: 'Frequently Asked Questions' }).click();
      await page.locator('.accordion__question').first().click();
      // axe would report controls half covered by the header or the bottom bar as small.
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('.recipe-bar')?.style.setProperty('position', 'static');
        window.scrollTo({ top: 0, behavior: 'instant' });
      });
    },
  },
];

test.for(states)('$name is accessible and no wider than its window', async (state, { visitor }) => {
  const { width, within, path = '/about', isOffline, reach } = state;
  const { page, go, browserErrors } = visitor;
  await page.setViewportSize({ width, height: 812 });
  await go(path);
  if (isOffline) await page.route(GRAPHQL, (route) => route.abort());
  await reach(page);
  await expectAccessible(page, { widths: [width], within });
  if (isOffline) await page.unroute(GRAPHQL);
  else expect(browserErrors).toEqual([]);
});
