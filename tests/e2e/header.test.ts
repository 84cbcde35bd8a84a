import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { measureLayoutShift } from '../support/layout-shifts.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const getFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const getMenu = (page: Page, name: string) => page.getByRole('button', { name: `${name} menu` });
const getPanel = (page: Page, link: string) => page.locator('.mega-menu__panel', { hasText: link });

/** Waits until all effects of a scroll have ended. */
const waitForScroll = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** Returns a function that returns the ms from the pointer's arrival to the panel's opening, by the page's clock. */
async function measureOpeningDelay(panel: Locator): Promise<() => Promise<number>> {
  const times = await panel.evaluateHandle((element) => {
    const times = { enteredAt: 0, openedAt: 0 };
    element.parentElement?.addEventListener('pointerover', () => {
      times.enteredAt ||= performance.now();
    });
    new MutationObserver(() => {
      times.openedAt ||= performance.now();
    }).observe(element, { attributeFilter: ['hidden'] });
    return times;
  });
  return () => times.evaluate(({ enteredAt, openedAt }) => openedAt - enteredAt);
}

describe('the header', () => {
  test('stays in view, gets slimmer after scrolling 80 px, and causes no layout shift', async ({ open }) => {
    const { page } = await open('/blog', createVisitor({}, { pictures: true }));
    const bar = page.locator('.header__bar');
    const getBottom = async () => {
      await waitForScroll(page);
      const box = await bar.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo(0, top), top);
    const shift = await measureLayoutShift(page, async () => {
      await scrollTo(80);
      const fullBottom = await getBottom();
      await scrollTo(81);
      expect(await getBottom()).toBe(fullBottom - 12);
      await scrollTo(2000);
      expect(await getBottom()).toBe(fullBottom - 12);
      await scrollTo(0);
    });
    expect(shift).toBe(0);
  });

  test('never covers the focused element', async ({ open }) => {
    const { page } = await open(
      '/recipes/dinner/doro-wat',
      createVisitor({}, { viewport: { width: 1280, height: 700 } }),
    );
    await page.locator('footer a').first().focus();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const isCovered = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element.closest('.header')) return false;
        const limit = document.querySelector('.header__bar')?.getBoundingClientRect().bottom ?? 0;
        return element.getBoundingClientRect().top < limit;
      });
      expect(isCovered, await getFocusedText(page)).toBe(false);
    }
  });
});

describe('the sub-menus', () => {
  test('open by click, by keyboard and on hover after a moment, one at a time, and close again', async ({ open }) => {
    const { page, requests } = await open('/', createVisitor({}, { pictures: true }));
    const panel = getPanel(page, 'Breakfast');
    expect(await panel.isVisible()).toBe(false);
    const shift = await measureLayoutShift(page, () => getMenu(page, 'Food recipes').click());
    expect(shift).toBe(0);
    expect((await panel.boundingBox())?.width).toBe(600);
    const links = await panel
      .locator('ul a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links.length).toBe(7);
    for (const [text, href] of links) {
      expect(href).toBe(`/recipes/${encodeURIComponent((text ?? '').split(' ')[0]?.toLowerCase() ?? '')}`);
    }
    const picture = panel.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('/1x1-160.avif');

    await page.mouse.click(8, 700);
    expect(await panel.isVisible()).toBe(false);
    expect(requests).toEqual([]);

    // The keyboard opens the menu, moves through its entries, and closes it.
    const button = getMenu(page, 'Food recipes');
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');

    await page.keyboard.press('ArrowDown');
    expect(await getFocusedText(page)).toContain('Lunch');
    await page.keyboard.press('ArrowDown');
    expect(await getFocusedText(page)).toContain('Breakfast');
    await page.keyboard.press('ArrowRight');
    expect(await getFocusedText(page)).toContain('Summer');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await getFocusedText(page)).toBe('All recipes');
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    expect(await getPanel(page, 'Breakfast').isVisible()).toBe(false);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Food recipes menu');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    expect(await getPanel(page, 'Breakfast').isVisible()).toBe(false);
    expect(await getFocusedText(page)).toBe('Cuisines');

    const food = getPanel(page, 'Breakfast');
    const cuisines = getPanel(page, 'Ethiopian');
    const getDelay = await measureOpeningDelay(food);
    await page.getByRole('link', { name: 'Food recipes', exact: true }).first().hover();
    await food.waitFor({ state: 'visible' });
    expect(await getDelay()).toBeGreaterThan(100);
    await getMenu(page, 'Cuisines').hover();
    await cuisines.waitFor({ state: 'visible' });
    await food.waitFor({ state: 'hidden' });
    await cuisines.getByRole('link', { name: 'Italian' }).hover();
    await page.waitForTimeout(400);
    expect(await cuisines.isVisible()).toBe(true);
    await page.mouse.move(1200, 700);
    await cuisines.waitFor({ state: 'hidden' });

    await getMenu(page, 'Learn').focus();
    await page.keyboard.press('ArrowDown');
    const focusedTexts: (string | undefined)[] = [];
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      focusedTexts.push(await getFocusedText(page));
      await page.keyboard.press(key);
    }
    expect(focusedTexts.map((text) => text?.split(' ')[0])).toEqual(['Guides', 'Menus', 'Timeline', 'Guides']);
    expect(await getFocusedText(page)).toContain('Ingredients');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/foods');
    await page.getByRole('heading', { level: 1, name: 'Ingredients' }).waitFor();

    await getMenu(page, 'Cuisines').click();
    await cuisines.getByRole('link', { name: 'Italian' }).click();
    await page.waitForURL('**/cuisines/italian');
    await expect.poll(() => cuisines.isVisible()).toBe(false);
  });

  test('are links without JavaScript, on a phone and a desktop, and the search is a page', async ({ open }) => {
    const { page } = await open('/', createVisitor({}, { javaScriptEnabled: false }));
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['Food recipes', 'Cuisines', 'Collections', 'Learn', 'About', 'Contact']) {
        expect(await nav.getByRole('link', { name, exact: true }).isVisible(), name).toBe(true);
        // The woven edge does not cover the link.
        const link = await nav.getByRole('link', { name, exact: true }).boundingBox();
        const edge = await page.locator('header .weave').boundingBox();
        expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
      }
      expect(await getMenu(page, 'Cuisines').isVisible()).toBe(false);
    }
    await page.locator('header').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/search?**');
    await page.getByRole('searchbox').fill('lentils');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=lentils');
    await expect.poll(() => page.getByRole('heading', { name: 'Misir Wot' }).isVisible()).toBe(true);
  });
});
