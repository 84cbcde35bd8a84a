import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { openNote } from '../support/recipe-parts.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const PATH = '/recipes/dinner/doro-wat';
const test = siteTest();

test.beforeAll(async ({ site }) => {
  const reviews = Array.from({ length: 12 }, (_, index) => ({
    username: `Guest ${index + 1}`,
    halves: 9,
    message: `Review ${index + 1}.`,
  }));
  await addReviews(site.database.dataSource, 'doro-wat', reviews);
});

const getTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

describe('comments', () => {
  test('scroll into view at every width, and take the focus; steps can be ticked off in forced colors', async ({
    open,
  }) => {
    const { page } = await open(PATH, { reducedMotion: 'reduce' });
    for (const [width, offset] of [
      [340, 110],
      [499, 80],
      [500, 90],
      [599, 90],
      [600, 110],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('link', { name: '12 comments' }).click();
      await expect.poll(() => getTop(page, '#reviews'), { message: `${width} px` }).toBe(offset);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('reviews');
    }
    // The scroll position is final: content that loads later does not move it.
    await page.waitForTimeout(1100);
    expect(await getTop(page, '#reviews')).toBe(110);

    // Ticked steps are visible in forced colors, too.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    const circle = page.getByLabel('Step 1 is done');
    const label = page.locator('.step__label').first();
    expect(await circle.evaluate((box) => getComputedStyle(box).borderTopWidth)).toBe('2px');
    const screenshotBefore = await label.screenshot();
    await label.click();
    expect(await circle.isChecked()).toBe(true);
    expect(screenshotBefore.equals(await label.screenshot())).toBe(false);
  });

  test('scroll smoothly into view, and are listed newest first, ten per page, with stars and dates', async ({
    open,
  }) => {
    const { page } = await open(PATH);
    const positions = await page.evaluateHandle(() => {
      const positions = new Set<number>();
      window.addEventListener('scroll', () => positions.add(Math.round(scrollY)));
      return positions;
    });
    await page.getByRole('link', { name: '12 comments' }).click();
    await expect.poll(() => getTop(page, '#reviews')).toBe(110);
    // A jump would have a single position.
    expect(await positions.evaluate(({ size }) => size)).toBeGreaterThan(2);

    const reviews = page.locator('.review');
    expect(await reviews.count()).toBe(10);
    expect(await reviews.first().innerText()).toMatch(/Guest 12\s+1 January 2026\s+Review 12\./);
    expect(await reviews.first().getByRole('img', { name: 'Rated 4.5 out of 5' }).count()).toBe(1);
    await page.getByRole('navigation', { name: 'Pages of comments' }).getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => reviews.count()).toBe(2);
    await expect.poll(() => page.url()).toContain('comments=2');
  });

  test('show an empty state if there are none', async ({ site }) => {
    expect(await (await fetch(`${site.url}/recipes/dinner/mapo-tofu`)).text()).toContain('No Recent Reviews');
  });
});

describe('ticking off', () => {
  test('works with the keyboard, is announced, survives a reload, and can be cleared', async ({ open }) => {
    const { page, browserErrors, go } = await open(PATH);
    const boxes = page.locator('.ingredients__item input');
    const tally = page.locator('.ingredients [role=status]');
    const total = await boxes.count();
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await boxes.nth(2).check();
    expect(await tally.innerText()).toBe(`2 of ${total} ready`);
    await page.getByLabel('Step 1 is done').check();

    await go(PATH);
    expect(await boxes.nth(2).isChecked()).toBe(true);
    expect(await page.getByLabel('Step 1 is done').isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Clear: ready' }).click();
    expect(await page.locator('.ingredients__item input:checked').count()).toBe(0);
    expect(await page.getByLabel('Step 1 is done').isChecked()).toBe(true);
    await expect.poll(() => boxes.first().evaluate((box) => box === document.activeElement)).toBe(true);
    expect(browserErrors).toEqual([]);
  });
});

describe('a note', () => {
  test('is stored under its own recipe if the reader immediately navigates away', async ({ open }) => {
    const { page } = await open(PATH);
    await page.locator('.recipe-links a').first().click();
    await expect.poll(() => page.locator('h1').innerText()).not.toBe('Doro Wat');
    const name = await page.locator('h1').innerText();
    const note = page.getByLabel('Private note');
    await openNote(page);
    await note.fill('Twice the ginger.');
    await page.evaluate(() => history.back());
    await page.getByRole('heading', { level: 1, name: 'Doro Wat' }).waitFor();
    await openNote(page);
    expect(await note.inputValue()).toBe('');
    const storage = await page.evaluate(() => JSON.stringify(Object.values(localStorage)));
    expect(storage).toContain('Twice the ginger.');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await openNote(page);
    await expect.poll(() => note.inputValue()).toBe('Twice the ginger.');
  });
});

describe('a URL with a badly encoded hash', () => {
  test('shows its page without an error', async ({ open }) => {
    const { page, browserErrors } = await open('/contact');
    await page.evaluate(() => {
      history.pushState(null, '', '/about#%');
      history.pushState(null, '', '/contact');
      history.back();
    });
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    expect(browserErrors).toEqual([]);
  });
});

describe('a staple among the ingredients', () => {
  test('links to its recipe next to the scaled amount, and its recipe links back', async ({ open }) => {
    const { page, browserErrors } = await open(`${PATH}?servings=12`, { javaScriptEnabled: false });
    const berbere = page.locator('.ingredients').getByRole('link', { name: 'berbere' });
    expect(await berbere.locator('..').innerText()).toMatch(/^80 g berbere, labelled gluten-free, about 10 tbsp$/);
    await page.emulateMedia({ media: 'print' });
    const style = await berbere.evaluate((link) => {
      const { color, textDecorationLine } = getComputedStyle(link);
      return { textDecorationLine, hasTextColor: color === getComputedStyle(link.parentElement ?? link).color };
    });
    expect(style).toEqual({ textDecorationLine: 'none', hasTextColor: true });
    await page.emulateMedia({ media: 'screen' });
    await berbere.click();
    expect(await page.locator('h1').innerText()).toBe('Berbere');
    const usedInLinks = page.locator('p', { hasText: 'Used in:' }).getByRole('link');
    await usedInLinks.filter({ hasText: 'Doro Wat' }).click();
    expect(await page.locator('h1').innerText()).toBe('Doro Wat');
    expect(browserErrors).toEqual([]);
  });
});

describe('the recipe', () => {
  test('links to its author, an author’s post and a staple; prints on white', async ({ open }) => {
    const { page } = await open(PATH);
    const author = page.getByRole('region', { name: 'About the author' }).getByRole('link');
    expect(await author.first().getAttribute('href')).toMatch(/^\/blog-single\//);
    expect(await author.last().getAttribute('href')).toBe('/authors/hanna-tesfaye');
    expect(await page.locator('.help-card a').getAttribute('href')).toBe('/contact');
    expect(await page.locator('.byline a').first().getAttribute('href')).toBe('/authors/hanna-tesfaye');

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const selector of ['header.header', '.page-banner', '.sidebar', '.recipe-actions', '#reviews', '.skip-link']) {
      expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
    }
    for (const selector of ['h1', '#ingredients', '#instructions', '.highlights__row', '.print-only']) {
      expect(await page.locator(selector).isVisible(), selector).toBe(true);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

    // A line is ticked off by a click next to its link.
    const line = page.locator('.ingredients__item', { hasText: 'berbere' });
    await line.click({ position: { x: 8, y: 12 } });
    expect(await line.getByRole('checkbox').isChecked()).toBe(true);
    await line.getByRole('link').click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Berbere');
    expect(await page.locator('p', { hasText: 'Used in:' }).isVisible()).toBe(true);
  });

  test('keeps ingredients next to the steps at 1024 px, without trapping the wheel', async ({ open }) => {
    const { page } = await open(PATH, { viewport: { width: 1024, height: 600 }, reducedMotion: 'reduce' });
    await page.locator('#instructions').scrollIntoViewIfNeeded();
    await page.locator('#step-3').evaluate((step) => step.scrollIntoView());
    const panel = await page.locator('.ingredients').boundingBox();
    const step = await page.locator('#step-3').boundingBox();
    expect(panel && step && panel.x + panel.width <= step.x && panel.y < 600 && panel.y + panel.height > 0).toBe(true);
    const scrollYBefore = await page.evaluate(() => scrollY);
    await page.mouse.move((panel?.x ?? 0) + 60, (panel?.y ?? 0) + 100);
    for (let turn = 0; turn < 14; turn += 1) {
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(30);
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollYBefore);
  });
});

describe('the first screen', () => {
  const PHONE = { viewport: { width: 375, height: 812 } };
  const getOffset = (page: Page, selector: string, edge: 'top' | 'bottom' = 'top') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, side) => Math.round(element.getBoundingClientRect()[side] + scrollY), edge);
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];

  test('on a phone: title, facts, picture and actions, then ingredients and steps', async ({ open, site }) => {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const paths = Array.from(
      sitemap.matchAll(/<loc>[^<]*?(\/recipes\/[^/<]+\/[^/<]+)<\/loc>/g),
      ([, path = '']) => path,
    );
    const { page, go } = await open(PATH, createVisitor({ cookieConsent: 'rejected' }, PHONE));
    const samples = { ingredients: [] as number[], steps: [] as number[], page: [] as number[] };
    for (const path of paths.sort().filter((_, index) => index % 14 === 0)) {
      await go(path);
      await page
        .getByRole('button', { name: /^Plan / })
        .first()
        .waitFor();
      expect(await getOffset(page, '.recipe-actions', 'bottom'), path).toBeLessThanOrEqual(
        await getOffset(page, '.recipe-bar'),
      );
      expect(await getOffset(page, '.page-banner', 'bottom')).toBeLessThanOrEqual(
        (await getOffset(page, '.page-banner')) + 46,
      );
      samples.ingredients.push(await getOffset(page, '#ingredients'));
      samples.steps.push(await getOffset(page, '#instructions'));
      samples.page.push(await page.evaluate(() => document.documentElement.scrollHeight));
    }
    expect(samples.page.length).toBeGreaterThan(8);
    expect(median(samples.ingredients)).toBeLessThanOrEqual(1_000);
    expect(median(samples.steps)).toBeLessThanOrEqual(1_900);
    expect(median(samples.page)).toBeLessThanOrEqual(7_000);
    for (const name of ['Ingredients', 'Steps', 'Cook'])
      expect(await page.locator('.recipe-bar').getByRole('link', { name }).isVisible(), name).toBe(true);
  });

  test('folded parts open on press, and are open without scripts and on paper', async ({ open }) => {
    const { page } = await open(PATH, createVisitor({}, PHONE));
    const parts = ['#why', '#highlights', '#tips', '#equipment', '#nutrition', '#serving'];
    const bodies = parts.map((id) => page.locator(`.folded-section:has(> div > ${id}) .folded-section__body`));
    expect(await bodies[2]?.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Cooking Tips' }).click();
    expect(await bodies[2]?.isVisible()).toBe(true);
    const reasons = page.locator('.folded-section--teaser li:visible');
    expect(await reasons.count()).toBe(1);
    await page.getByRole('button', { name: "Why You'll Love This Recipe" }).click();
    expect(await reasons.count()).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    for (const id of ['#tips', '#equipment', '#nutrition', '#serving'])
      expect(await page.locator(id).isVisible(), id).toBe(true);
    const withoutScripts = await open(PATH, { javaScriptEnabled: false, ...PHONE });
    for (const id of parts)
      expect(
        await withoutScripts.page.locator(`.folded-section:has(> div > ${id}) .folded-section__body`).isVisible(),
        id,
      ).toBe(true);
  });

  test('at 1280 px: ingredients next to the steps', async ({ open }) => {
    const { page } = await open(PATH, createVisitor({}, { viewport: { width: 1280, height: 900 } }));
    expect(await getOffset(page, '.ingredients')).toBeLessThanOrEqual(1_000);
    expect(await getOffset(page, '#instructions')).toBeLessThanOrEqual(1_220);
  });
});
