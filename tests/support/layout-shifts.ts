import type { Page } from 'playwright';

/** Returns the layout shift during an action, including shifts right after a key or a click. */
export async function measureLayoutShift(page: Page, action: () => Promise<unknown>): Promise<number> {
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

/** Records shifts of a page from its first paint. @returns a function that returns their sum so far */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, 'shifts');
      return Array.isArray(shifts) ? shifts.reduce((sum, value) => sum + value, 0) : Number.NaN;
    });
}
