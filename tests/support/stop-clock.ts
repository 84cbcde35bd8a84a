import type { Page } from 'playwright';

/** Stops the page's clock permanently; requests continue. Other tests do not reuse the tab. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
