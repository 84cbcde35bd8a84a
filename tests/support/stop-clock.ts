import type { Page } from 'playwright';

/** Stops the page's clock permanently; requests continue. No other test gets the tab afterward. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
