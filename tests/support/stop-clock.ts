import type { Page } from 'playwright';

/** Stops the page's clock; requests continue. Close its context afterward, because it cannot be reused. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
