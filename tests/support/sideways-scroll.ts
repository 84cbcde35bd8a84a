import type { Page } from 'playwright';

/** @returns by how many pixels the page is wider than its window */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
