import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

const TEXT = 'Great meals start with great recipes-don’t let your kitchen miss out.';
const WEEK_MS = 7 * 24 * 3_600_000;

describe('the announcement', () => {
  test('is one line on a phone, can be hidden for a week, and its text stays in the document', async ({ open }) => {
    const { page, go } = await open('/', { viewport: { width: 375, height: 812 } });
    const banner = page.getByRole('complementary', { name: 'Announcement' });
    const height = await banner.evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(40);
    await banner.getByRole('button', { name: 'Hide the announcement for a week' }).click();
    await banner.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await go('/about');
    expect(await page.locator('.top-banner').isVisible()).toBe(false);
    expect(await page.locator('.top-banner__text').textContent()).toBe(TEXT);
    await page.evaluate((week) => {
      const until = Number(localStorage.getItem('announcementHiddenUntil'));
      localStorage.setItem('announcementHiddenUntil', String(until - week));
    }, WEEK_MS);
    await go('/about');
    expect(await banner.isVisible()).toBe(true);
  });

  test('is hidden by the starter script, before other scripts load', async ({ newTab }) => {
    const page = await newTab();
    await page.addInitScript(
      (until) => localStorage.setItem('announcementHiddenUntil', until),
      `${Date.now() + WEEK_MS}`,
    );
    const release = await holdRequests(page, '**/assets/site-*.js');
    await page.goto('/login');
    await page.locator('.top-banner').waitFor({ state: 'hidden' });
    expect(await page.locator('.top-banner__text').textContent()).toBe(TEXT);
    release();
  });

  test('is visible without scripts, but cannot be hidden', async ({ open }) => {
    const { page } = await open('/', { javaScriptEnabled: false });
    expect(await page.getByText(TEXT).isVisible()).toBe(true);
    expect(await page.locator('.top-banner__close').isVisible()).toBe(false);
  });
});
