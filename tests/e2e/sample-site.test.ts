import { expect } from 'vitest';
import { SAMPLE_TEXT } from '#schema/rules/sample-site.ts';
import { getViolations } from '../support/accessibility.ts';
import { recordLayoutShifts } from '../support/layout-shifts.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest({ env: { SAMPLE_SITE: 'on' } });

test('the notice about samples stays after hydration and on the next page', async ({ newTab }) => {
  const page = await newTab();
  const browserErrors: string[] = [];
  page.on('pageerror', (error) => browserErrors.push(String(error)));
  const shifts = await recordLayoutShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const notice = page.getByText(SAMPLE_TEXT);
  expect(await notice.isVisible()).toBe(true);
  expect(await shifts()).toBeLessThan(0.01);
  expect(await getViolations(page)).toEqual([]);
  const aboutLink = page.getByRole('link', { name: 'About', exact: true }).first();
  // Detects a new document, which would have the notice anyway.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await aboutLink.click();
  await page.waitForURL('**/about');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  expect(await notice.count()).toBe(1);
  expect(browserErrors).toEqual([]);
});
