import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { measureLayoutShift } from '../support/layout-shifts.ts';
import { expectNoSidewaysScroll } from '../support/looks.ts';
import { scrollToForm } from '../support/review-page.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

describe('a loading page', () => {
  test('shows a bar under the header, and is announced', async ({ open }) => {
    const { page } = await open(
      '/',
      createVisitor({}, { reducedMotion: 'reduce', viewport: { width: 375, height: 812 } }),
    );
    const release = await holdRequests(page, '**/assets/privacy-policy-page-*.js');
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
    const bar = page.locator('.header__progress');
    await bar.waitFor();
    const header = await page.locator('.header__bar').boundingBox();
    expect((await bar.boundingBox())?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
    expect(await page.evaluate(() => document.getAnimations().length), 'it is not animated').toBe(0);
    await page.getByRole('status').getByText('The page is loading.').waitFor();
    release();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await bar.waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('Privacy Policy').waitFor();
  });
});

describe('a new page', () => {
  /** Records each frame. @returns scroll positions since the heading was drawn, its first top, and the header's bottom */
  const watchArrival = (page: Page, heading: string) =>
    page.evaluateHandle((heading) => {
      const record = { positions: [] as number[], top: Number.NaN, header: Number.NaN };
      const observe = () => {
        const title = document.querySelector('h1');
        if (title?.textContent === heading) {
          if (record.positions.length === 0) {
            record.top = title.getBoundingClientRect().top;
            record.header = document.querySelector('.header__bar')?.getBoundingClientRect().bottom ?? Number.NaN;
          }
          record.positions.push(Math.round(scrollY));
        }
        requestAnimationFrame(observe);
      };
      observe();
      return record;
    }, heading);

  test.for([
    [1280, 'no-preference'],
    [375, 'reduce'],
  ] as const)('shows its heading, and Back scrolls back: %i px, %s', async ([width, reducedMotion], { open }) => {
    const viewport = { width, height: 812 };
    const { page } = await open('/recipes/dinner/doro-wat', createVisitor({}, { viewport, reducedMotion }));
    const link = page.locator('footer').getByRole('link', { name: 'Privacy Policy' });
    await link.scrollIntoViewIfNeeded();
    const scrollYBefore = await page.evaluate(() => scrollY);
    expect(scrollYBefore).toBeGreaterThan(2000);
    const arrival = await watchArrival(page, 'Privacy Policy');
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await expect.poll(() => arrival.evaluate(({ positions }) => positions.at(-1))).toBe(0);
    const { positions, top, header } = await arrival.jsonValue();
    expect(positions[0]).toBeLessThanOrEqual(reducedMotion === 'reduce' ? 0 : 200);
    expect(top).toBeGreaterThan(header);
    expect(top).toBeLessThan(812);
    if (reducedMotion !== 'reduce') expect(positions[0]).toBeGreaterThan(0);

    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollYBefore);
  });

  test('starts at the top of its placeholder, and Back restores the scroll position', async ({ open }) => {
    const { page } = await open(
      '/recipes/dinner/doro-wat',
      createVisitor({}, { viewport: { width: 375, height: 812 } }),
    );
    // The form's scripts, which load when it is near, change its height.
    await scrollToForm(page);
    const link = page.locator('footer').getByRole('link', { name: 'Dinner', exact: true });
    await link.scrollIntoViewIfNeeded();
    const scrollYBefore = await page.evaluate(() => scrollY);
    const release = await holdRequests(page, '**/graphql*');
    await link.click();
    await page.locator('main .skeleton').first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    release();
    await page.getByRole('heading', { level: 1, name: 'Dinner' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollYBefore);
  });
});

describe('Back', () => {
  test('restores the scroll position from before the scripts loaded', async ({ newTab, site }) => {
    const page = await newTab(createVisitor({}, { viewport: { width: 1280, height: 812 } }));
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(`${site.url}/recipes/dinner/doro-wat`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(() => window.scrollTo({ top: 1453, behavior: 'instant' }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    release();
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    const scrollYBefore = await page.evaluate(() => scrollY);
    // Late fonts change the position a little.
    expect(scrollYBefore).toBeGreaterThan(1_300);
    // Playwright's click would scroll to the link.
    const link = page.locator('header').getByRole('link', { name: 'About', exact: true });
    await link.evaluate((element: HTMLElement) => element.click());
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollYBefore);
  });
});

describe('the back-to-top button', () => {
  test('appears after some scrolling and respects reduced motion', async ({ open }) => {
    const { page } = await open(
      '/recipes/dinner/doro-wat',
      createVisitor({}, { reducedMotion: 'reduce', pictures: true }),
    );
    const button = page.getByRole('button', { name: 'Scroll to top' });
    expect(await button.isVisible()).toBe(false);
    const shift = await measureLayoutShift(page, () => page.evaluate(() => window.scrollTo(0, 1500)));
    expect(shift).toBe(0);
    await button.click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await button.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });
});

describe('the page links of a list', () => {
  test('fit one line on a phone', async ({ open }) => {
    const { page } = await open('/recipes/dinner?page=7', createVisitor({}, { viewport: { width: 375, height: 812 } }));
    const items = page.getByRole('navigation', { name: /^Pages of/ }).locator('a, button');
    const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(4);
    expect(new Set(tops).size).toBe(1);
    await expectNoSidewaysScroll(page, [320]);
  });
});

describe('the grids of categories and cuisines', () => {
  test.for([
    ['/recipes', 4, 3, 'Spring'],
    ['/cuisines', 4, 2, 'Italian'],
  ] as const)(
    '%s has four per page without scripts, and links to the others',
    async ([path, firstCount, secondCount, otherName], { open }) => {
      const { page } = await open(path, createVisitor({}, { javaScriptEnabled: false }));
      const main = page.locator('main');
      const cards = main.locator('.category-card, .cuisine-card');
      const pager = main.getByRole('navigation', { name: /^Pages of/ });
      expect(await cards.count()).toBe(firstCount);
      expect(await pager.innerText()).toMatch(/^Page 1 of 2\s+Next$/);
      const others = main.getByRole('navigation', { name: 'On other pages:' });
      expect(await others.getByRole('link').count()).toBe(secondCount);
      expect(await others.getByRole('link', { name: otherName }).getAttribute('href')).toBe(
        `${path}/${otherName.toLowerCase()}`,
      );
      await pager.getByRole('link', { name: 'Next' }).click();
      await page.waitForURL(`**${path}?page=2`);
      expect(await cards.count()).toBe(secondCount);
      expect(await pager.innerText()).toMatch(/^Prev\s+Page 2 of 2$/);
      expect(await others.getByRole('link').count()).toBe(firstCount);
      await pager.getByRole('link', { name: 'Prev' }).click();
      await page.waitForURL(`**${path}`);
      const footer = page.locator('footer');
      for (const name of ['Spring', 'Italian']) expect(await footer.getByRole('link', { name }).count(), name).toBe(1);
    },
  );
});
