import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type CheckOptions, getViolations } from './accessibility.ts';
import type { OpenPage } from './open-page.ts';

interface Looks {
  /** Window widths in pixels; by default only a phone's, which is enough unless the desktop layout differs. */
  widths?: readonly number[];
  /** Selector of the part to check, if the rest is the same as on other pages. */
  within?: string;
  /** `true` to include header and footer. */
  frame?: boolean;
}

const PHONE = 375;
/** Width of a desktop window of 1280 px, zoomed to 400 % (WCAG 1.4.10). */
const NARROWEST = 320;
const DESKTOP = 1280;

/**
 * Expects the page to pass axe's rules at each width, and to be no wider than its window at each width and on a
 * desktop. Checks contrast in the dark scheme only at the first width, since the colors are the same at all widths.
 * Leaves the page at the last width.
 */
export async function expectAccessible(page: Page, { widths = [PHONE], ...look }: Looks = {}): Promise<void> {
  if (!widths.includes(DESKTOP)) await expectNoSidewaysScroll(page, [DESKTOP]);
  for (const [index, width] of widths.entries()) {
    await expectNoSidewaysScroll(page, [width]);
    await expectClean(page, 'light', look);
    if (index === 0) await expectClean(page, 'dark', { ...look, what: 'colors' });
  }
}

async function expectClean(page: Page, colorScheme: 'light' | 'dark', options: CheckOptions): Promise<void> {
  // Without transitions between the color schemes, axe checks the final colors.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect(await getViolations(page, options), `${page.viewportSize()?.width} px, ${colorScheme}`).toEqual([]);
}

/**
 * Opens each page on a phone, and expects it to be accessible, no wider than the window of any device, and free of
 * errors.
 * @param pages - rows that begin with the path of a page
 */
export async function expectEachClean(
  visitor: OpenPage,
  pages: readonly (readonly [string, ...unknown[]])[],
): Promise<void> {
  const { page, go, browserErrors } = visitor;
  for (const [path] of pages) {
    await page.setViewportSize({ width: PHONE, height: 812 });
    await go(path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [NARROWEST]);
    expect(browserErrors, path).toEqual([]);
  }
}

/** Expects the page to be no wider than its window, at each width in pixels. */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
}

/** Expects the narrowest window to be wide enough for text of twice the usual size. Leaves the page at its width. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: 812 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await sidewaysScroll(page), 'font size 200 %').toBe(0);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Returns by how many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
