import type { Page } from 'playwright';

/** Stops the page's clock; requests go on. Its context is of no use to others afterwards: close it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
