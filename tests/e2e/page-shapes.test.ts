import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { beefChili, createVisitorWith, doroWat, gomen } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest({
  env: {
    FACEBOOK_URL: 'https://facebook.example/mesob',
    TWITTER_URL: 'https://twitter.example/mesob',
    INSTAGRAM_URL: 'https://instagram.example/mesob',
    YOUTUBE_URL: 'https://youtube.example/mesob',
  },
});

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 900 };

describe('the announcement', () => {
  test('is one line in windows of up to 768 px, with links of at least 24 px', async ({ open }) => {
    const { page } = await open('/disclaimer', { viewport: PHONE });
    const row = page.locator('.top-banner__row');
    const text = row.locator('p');
    for (const width of [768, 704, 576, 480, 375, 360, 320]) {
      await page.setViewportSize({ ...PHONE, width });
      const [lines = 0, hidden] = await text.evaluate((element) => [
        element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
        element.scrollWidth - element.clientWidth,
      ]);
      expect(lines, String(width)).toBeLessThan(1.5);
      expect(hidden, `cut off at ${width}`).toBeLessThanOrEqual(1);
      expect(await row.evaluate((row) => row.scrollWidth - row.clientWidth), String(width)).toBe(0);
      expect(await isInView(page, '.top-banner', '.social-links li:last-child')).toBe(true);
    }
    const links = await row.getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      'https://facebook.example/mesob',
      'https://twitter.example/mesob',
      'https://instagram.example/mesob',
      'https://youtube.example/mesob',
    ]);
    for (const link of links) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });
});

test('the title banners of forms are about half as high as the banner of a list', async ({ open }) => {
  const { page, go } = await open('/cuisines');
  const getHeights = async () => {
    const heights: number[] = [];
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      heights.push((await page.locator('.page-banner').boundingBox())?.height ?? 0);
    }
    return heights;
  };
  const [phoneHeight = 0, desktopHeight = 0] = await getHeights();
  for (const path of ['/login', '/contact']) {
    await go(path);
    const [onPhone, onDesktop] = await getHeights();
    // A description may wrap to one more line on a phone.
    expect(onPhone, `${path} on a phone`).toBeLessThanOrEqual(phoneHeight / 2 + 30);
    expect(onDesktop, `${path} on a desktop`).toBeLessThanOrEqual(desktopHeight / 2);
  }
});

test('the sidebar of a list is next to its post, and on a phone after all recipes', async ({ open }) => {
  const { page } = await open('/recipes/dinner', { viewport: DESKTOP });
  const getBox = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not shown.`);
    return { ...box, bottom: box.y + box.height };
  };
  const parts = page.locator('.sidebar > *');
  expect(await parts.count()).toBe(6);
  const [post, all] = [await getBox('.post'), await getBox('.term__all')];
  for (const part of await parts.all()) {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThan(post.x + post.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(all.y);
  }
  const sidebar = await getBox('.sidebar');
  expect(sidebar.y).toBeCloseTo(post.y, 0);
  // The list with its pager is about as high as the sidebar, so neither leaves an empty space.
  expect(sidebar.bottom - (await getBox('.term__list .pager')).bottom).toBeLessThan(300);
  await page.setViewportSize(PHONE);
  expect((await getBox('.sidebar')).y).toBeGreaterThan((await getBox('.term__all')).bottom);
  expect((await getBox('.term__all')).y).toBeLessThan(1_200);
});

test('a collection’s title is at its left edge for a visitor who comes from a category', async ({ open }) => {
  const { page } = await open('/recipes/dinner', { viewport: DESKTOP });
  await page.locator('.main-nav').getByRole('link', { name: 'Collections' }).click();
  const collection = page.locator('li.collection').first();
  const title = await collection.locator('.collection__title').boundingBox();
  expect(title?.x).toBe((await collection.boundingBox())?.x);
});

describe('the comparison', () => {
  const visitor = createVisitorWith({ compare: [doroWat, beefChili, gomen] });

  test('shows three recipes at once on a tablet, and a hint if it is wider than the window', async ({ open }) => {
    const { page } = await open('/compare', { ...visitor, viewport: { width: 768, height: 1024 } });
    await page.getByRole('columnheader', { name: 'Gomen' }).waitFor();
    for (const column of [2, 3, 4]) {
      expect(await isInView(page, '.compare', `thead tr > :nth-child(${column})`)).toBe(true);
    }
    const expectHintIfWider = async (widths: number[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1024 });
        const isWider = await page.locator('.compare').evaluate((table) => table.scrollWidth > table.clientWidth);
        expect(await page.getByText('Swipe or scroll for more').isVisible(), `at ${width}`).toBe(isWider);
      }
    };
    await expectHintIfWider([768, 620, 560, 375]);
    await page.getByRole('button', { name: 'Remove Gomen from the comparison' }).click();
    await expectHintIfWider([768, 620, 460, 420, 375]);
  });

  test('snaps on a phone to a recipe next to the row names', async ({ open }) => {
    const { page } = await open('/compare', { ...visitor, viewport: PHONE, hasTouch: true });
    await page.getByRole('columnheader', { name: 'Gomen' }).waitFor();
    const getGap = () =>
      page.locator('.compare').evaluate((compare) => {
        const [names, ...recipes] = [...compare.querySelectorAll('thead tr > *')].map((cell) =>
          cell.getBoundingClientRect(),
        );
        return Math.min(...recipes.map(({ left }) => Math.abs(left - (names?.right ?? 0))));
      });
    await page.locator('.compare').evaluate((compare) => compare.scrollTo({ left: 110 }));
    await expect.poll(getGap).toBeLessThan(2);
    expect(await page.locator('.compare').evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await isInView(page, '.compare', 'thead tr > :nth-child(3)')).toBe(true);
  });
});

/** Returns `true` if an element is between the left and right edge of its container. */
function isInView(page: Page, holder: string, element: string): Promise<boolean> {
  return page.locator(holder).evaluate((outer, selector) => {
    const inner = outer.querySelector(selector)?.getBoundingClientRect();
    const { left, right } = outer.getBoundingClientRect();
    return inner !== undefined && inner.left >= left - 1 && inner.right <= right + 1;
  }, element);
}
