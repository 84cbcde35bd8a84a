import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { siteTest } from '../support/site-test.ts';

const PATH = '/recipes/dinner/doro-wat';
const test = siteTest();

const getLines = (page: Page) => page.locator('.ingredients__item span').allInnerTexts();
const getServingsField = (page: Page) => page.getByLabel('Servings', { exact: true });

describe('the scaling form without scripts', () => {
  test('is sent, and the new page shows scaled ingredients', async ({ open }) => {
    const { page } = await open(PATH, { javaScriptEnabled: false });
    expect(await getLines(page)).toContain('1 kg red onions, very finely chopped');
    expect(await page.getByRole('button', { name: 'More servings' }).isVisible()).toBe(false);
    const originalServings = Number(await getServingsField(page).inputValue());
    await getServingsField(page).fill(String(originalServings / 2));
    await page.getByRole('combobox', { name: 'Units' }).selectOption('US');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForURL(`**/doro-wat?servings=${originalServings / 2}&units=us#ingredients`);
    expect(await getLines(page)).toContain('1.1 lb red onions, very finely chopped');
    expect(await page.locator('.steps').innerText()).toContain('165\u00a0°F');
    expect(await page.locator('.steps').innerText()).not.toContain('°C');
    expect(await page.locator('.highlights').innerText()).toMatch(new RegExp(`Servings\\s+${originalServings / 2}\\b`));
    // The cost for the recipe's own servings is $16.
    expect(await page.locator('.highlights').innerText()).toContain('about $8');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/doro-wat$/);
  });

  test('shows the recipe as written for invalid servings', async ({ site }) => {
    for (const input of ['0', '101', '-2', '2.5', 'x', '1e1']) {
      const html = await (await fetch(`${site.url}${PATH}?servings=${input}`)).text();
      expect(html, input).toContain('1 kg red onions, very finely chopped');
    }
  });
});

describe('the scaling form with scripts', () => {
  test('responds to the keyboard immediately, keeps focus, scroll position and history, and announces the change', async ({
    open,
  }) => {
    const { page, browserErrors, requests } = await open(PATH);
    const originalServings = Number(await getServingsField(page).inputValue());
    const historyLength = await page.evaluate(() => history.length);
    await getServingsField(page).focus();
    const scrollY = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain(`?servings=${originalServings + 1}`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect.poll(() => page.url()).toContain(`?servings=${originalServings + 3}`);
    await expect
      .poll(() => page.locator('.scaling output').innerText())
      .toContain(`Scaled from ${originalServings} to ${originalServings + 3}.`);
    expect(await getServingsField(page).inputValue()).toBe(String(originalServings + 3));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('More servings');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
    expect(await page.evaluate(() => history.length)).toBe(historyLength);

    await getServingsField(page).fill(String(2 * originalServings));
    await page.keyboard.press('Enter');
    await expect.poll(() => getLines(page)).toContain('2 kg red onions, very finely chopped');
    const substitute = page.locator('details', { hasText: 'No niter kibbeh?' });
    expect(await substitute.textContent()).toContain('For 1 tbsp: 1 tbsp ghee');
    await substitute.locator('summary').press('Enter');
    await substitute.getByText('For 160 g niter kibbeh: ¾ cup ghee').waitFor();
    await getServingsField(page).press('ArrowDown');
    await expect.poll(() => page.url()).toContain(`?servings=${2 * originalServings - 1}`);
    expect(browserErrors).toEqual([]);
    expect(requests).toEqual([]);
  });

  test('loses no press, does not interrupt typing, and stays between 1 and 100', async ({ open }) => {
    const { page } = await open(`${PATH}?servings=2`);
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect.poll(() => page.url()).toContain('?servings=3');
    await page.getByRole('button', { name: 'More servings' }).evaluate(async (button: HTMLElement) => {
      for (let press = 0; press < 60; press++) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve, 7 * (press % 4)));
      }
    });
    expect(await getServingsField(page).inputValue()).toBe('63');
    await expect.poll(() => page.url()).toContain('?servings=63');

    const setTwoServings = async () => {
      await getServingsField(page).fill('2');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.url()).toMatch(/\?servings=2$/);
    };
    // The reader types while a press is still being processed.
    await setTwoServings();
    const state = await getServingsField(page).evaluate(async (input: HTMLInputElement) => {
      document.querySelector<HTMLElement>('[aria-label="More servings"]')?.click();
      input.value = '40';
      const deadline = performance.now() + 10_000;
      while (!location.search.includes('servings=3') && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 20));
      // The page is rendered a moment after its URL.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return [location.search, input.value];
    });
    expect(state).toEqual(['?servings=3', '40']);

    await setTwoServings();
    await page.locator('.ingredients__item input').nth(1).check();
    await page.getByRole('button', { name: 'Fewer servings' }).click();
    await expect.poll(() => page.url()).toMatch(/\?servings=1$/);
    await page.getByRole('button', { name: 'Fewer servings' }).click();
    expect(await getServingsField(page).inputValue()).toBe('1');
    await getServingsField(page).fill('4000');
    await getServingsField(page).blur();
    await expect.poll(() => page.url()).toContain('?servings=100');
    expect((await getLines(page)).join()).not.toMatch(/\b0 /);
    expect(await page.locator('.ingredients__item input').nth(1).isChecked()).toBe(true);
  });

  test('counts presses in both directions, and shows the page’s servings after Back', async ({ open }) => {
    const { page } = await open(PATH);
    const originalServings = Number(await getServingsField(page).inputValue());
    await page.getByRole('link', { name: 'Comments', exact: false }).first().click();
    await page.locator('.scaling').evaluate(async (form) => {
      const press = (name: string) => form.querySelector<HTMLElement>(`[aria-label="${name} servings"]`)?.click();
      for (let round = 0; round < 20; round++) {
        for (const name of ['More', 'Fewer', 'More']) {
          press(name);
          await new Promise((resolve) => setTimeout(resolve, 5 * (round % 3)));
        }
      }
    });
    expect(await getServingsField(page).inputValue()).toBe(String(originalServings + 20));
    await expect.poll(() => page.url()).toContain(`?servings=${originalServings + 20}`);
    await page.goBack();
    await expect.poll(() => getServingsField(page).inputValue()).toBe(String(originalServings));
  });

  test('keeps its servings if a link changes the URL at the same time', async ({ open }) => {
    const { page } = await open(PATH);
    const originalServings = Number(await getServingsField(page).inputValue());
    const moreServings = '[aria-label="More servings"]';
    const comments = 'a[href$="#reviews"]';
    // Both clicks are in one task, so the page has not rendered again before the second.
    for (const [index, order] of [
      [comments, moreServings],
      [moreServings, comments],
    ].entries()) {
      const historyLength = await page.evaluate(() => history.length);
      await page.evaluate((order) => {
        for (const selector of order) document.querySelector<HTMLElement>(selector)?.click();
      }, order);
      const expected = originalServings + index + 1;
      await expect.poll(() => page.url()).toContain(`?servings=${expected}`);
      await expect
        .poll(() => page.locator('.scaling output').innerText())
        .toContain(`Scaled from ${originalServings} to ${expected}.`);
      expect(await getServingsField(page).inputValue()).toBe(String(expected));
      expect(await page.evaluate(() => history.length), 'one entry for the comments').toBe(historyLength + 1);
    }
    await getServingsField(page).fill('40');
    await page.locator(comments).first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('reviews');
    await expect.poll(() => page.url()).toContain('?servings=40');
    expect(await getServingsField(page).inputValue()).toBe('40');
  });

  test('drops a press if the reader opens another recipe first', async ({ open }) => {
    const { page } = await open(PATH);
    const release = await holdRequests(page, '**/graphql**');
    const pendingRequest = page.waitForRequest('**/graphql**');
    const nextRecipe = page.locator('.recipe-links a').first();
    const path = await nextRecipe.getAttribute('href');
    // Runs both within the page, because a placeholder soon replaces the page.
    await nextRecipe.evaluate(async (link: HTMLElement) => {
      link.click();
      while (!document.querySelector('main[aria-busy="true"]')) await new Promise((resolve) => setTimeout(resolve));
      document.querySelector<HTMLElement>('[aria-label="More servings"]')?.click();
    });
    await pendingRequest;
    release();
    await page.waitForURL(`**${path}`);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => new URL(page.url()).search).toBe('');
    // The form of the new page responds.
    const originalServings = Number(await getServingsField(page).inputValue());
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect.poll(() => page.url()).toContain(`?servings=${originalServings + 1}`);
  });

  test('shows the same lines from server and browser, is accessible, and is not printed', async ({ open, site }) => {
    const { page, browserErrors, requests } = await open(`${PATH}?servings=7&units=us`);
    expect(browserErrors).toEqual([]);
    expect(requests).toEqual([]);
    const html = await (await fetch(`${site.url}${PATH}?servings=7&units=us`)).text();
    // Removes the links around ingredients that have their own recipe.
    const text = html.replace(/<\/?a\b[^>]*>/g, '');
    for (const line of await getLines(page)) expect(text).toContain(line.replaceAll('&', '&amp;'));
    expect(await page.getByLabel('Units').inputValue()).toBe('us');
    await expectAccessible(page, { within: '.scaling' });
    for (const width of [375, 1280]) {
      await expectNoSidewaysScroll(page, [width]);
      const sizes = await page
        .locator('.scaling :is(input, select, button:visible)')
        .evaluateAll((controls) => controls.map((control) => Math.min(control.clientHeight, control.clientWidth)));
      expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(24);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.scaling').isVisible()).toBe(false);
    expect(await page.locator('.ingredients').innerText()).toContain('lb red onions');
    expect(await page.locator('.highlights__row').innerText()).toMatch(/Servings\s+7/);
  });

  test('keeps the chosen units for the next recipe and the next visit', async ({ open }) => {
    const { page, browserErrors } = await open(PATH);
    await page.getByLabel('Units').selectOption('us');
    await expect.poll(() => getLines(page)).toContain('2.2 lb red onions, very finely chopped');
    expect(await page.evaluate(() => localStorage.getItem('units'))).toBe('us');
    await expect.poll(() => page.url()).not.toContain('units');

    await page.locator('.recipe-links a').first().click();
    await expect.poll(() => page.locator('h1').innerText()).not.toBe('Doro Wat');
    expect(await page.getByLabel('Units').inputValue()).toBe('us');
    expect((await getLines(page)).join()).not.toMatch(/\d k?g\b|\d ml\b/);

    await page.goto(PATH, { waitUntil: 'networkidle' });
    await expect.poll(() => getLines(page)).toContain('2.2 lb red onions, very finely chopped');
    await page.getByLabel('Units').selectOption('written');
    await expect.poll(() => getLines(page)).toContain('1 kg red onions, very finely chopped');
    expect(browserErrors).toEqual([]);
  });
});
