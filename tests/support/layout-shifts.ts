import type { Page } from 'playwright';

/** @returns the share of the page that moves while something is done, with those shifts that follow a key or a click */
export async function layoutShiftsDuring(page: Page, action: () => Promise<unknown>): Promise<number> {
  const counter = await page.evaluateHandle(() => {
    const counter = { shifted: 0 };
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) counter.shifted += 'value' in entry ? Number(entry.value) : 0;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift' });
    return counter;
  });
  await action();
  await page.waitForTimeout(400);
  return counter.evaluate(({ shifted }) => shifted);
}
