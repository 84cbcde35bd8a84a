import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { layoutShiftsDuring } from '../support/layout-shifts.ts';
import { expectNoSidewaysScroll } from '../support/looks.ts';
import { scrollToForm } from '../support/review-page.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const getFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const getMenu = (page: Page, name: string) => page.getByRole('button', { name: `${name} menu` });
const getPanel = (page: Page, link: string) => page.locator('.mega-menu__panel', { hasText: link });

/** Waits until all effects of a scroll have ended. */
const waitForScroll = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** Returns a function that returns the ms from the pointer's arrival to the panel's opening, by the page's clock. */
async function measureOpeningDelay(panel: Locator): Promise<() => Promise<number>> {
  const times = await panel.evaluateHandle((element) => {
    const times = { enteredAt: 0, openedAt: 0 };
    element.parentElement?.addEventListener('pointerover', () => {
      times.enteredAt ||= performance.now();
    });
    new MutationObserver(() => {
      times.openedAt ||= performance.now();
    }).observe(element, { attributeFilter: ['hidden'] });
    return times;
  });
  return () => times.evaluate(({ enteredAt, openedAt }) => openedAt - enteredAt);
}

describe('the header', () => {
  test('stays in view, gets slimmer past 80 px, and causes no layout shift', async ({ open }) => {
    const { page } = await open('/blog', createVisitor({}, { pictures: true }));
    const bar = page.locator('.header__bar');
    const bottom = async () => {
      await waitForScroll(page);
      const box = await bar.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo(0, top), top);
    const shifted = await layoutShiftsDuring(page, async () => {
      await scrollTo(80);
      const full = await bottom();
      await scrollTo(81);
      expect(await bottom()).toBe(full - 12);
      await scrollTo(2000);
      expect(await bottom()).toBe(full - 12);
      await scrollTo(0);
    });
    expect(shifted).toBe(0);
  });

  test('never covers the focused element', async ({ open }) => {
    const { page } = await open(
      '/recipes/dinner/doro-wat',
      createVisitor({}, { viewport: { width: 1280, height: 700 } }),
    );
    await page.locator('footer a').first().focus();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element.closest('.header')) return false;
        const limit = document.querySelector('.header__bar')?.getBoundingClientRect().bottom ?? 0;
        return element.getBoundingClientRect().top < limit;
      });
      expect(covered, await getFocusedText(page)).toBe(false);
    }
  });
});

describe('the sub-menus', () => {
  test('open by click, by keyboard and on hover after a moment, one at a time, and close again', async ({ open }) => {
    const { page, requests } = await open('/', createVisitor({}, { pictures: true }));
    const panel = getPanel(page, 'Breakfast');
    expect(await panel.isVisible()).toBe(false);
    const shifted = await layoutShiftsDuring(page, () => getMenu(page, 'Food recipes').click());
    expect(shifted).toBe(0);
    expect((await panel.boundingBox())?.width).toBe(600);
    const links = await panel
      .locator('ul a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links.length).toBe(7);
    for (const [text, href] of links) {
      expect(href).toBe(`/recipes/${encodeURIComponent((text ?? '').split(' ')[0]?.toLowerCase() ?? '')}`);
    }
    const picture = panel.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('/1x1-160.avif');

    await page.mouse.click(8, 700);
    expect(await panel.isVisible()).toBe(false);
    expect(requests).toEqual([]);

    // All entries are reachable with the keyboard.
    const button = getMenu(page, 'Food recipes');
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');

    await page.keyboard.press('ArrowDown');
    expect(await getFocusedText(page)).toContain('Lunch');
    await page.keyboard.press('ArrowDown');
    expect(await getFocusedText(page)).toContain('Breakfast');
    await page.keyboard.press('ArrowRight');
    expect(await getFocusedText(page)).toContain('Summer');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await getFocusedText(page)).toBe('All recipes');
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    expect(await getPanel(page, 'Breakfast').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Food recipes menu');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    expect(await getPanel(page, 'Breakfast').isVisible()).toBe(false);
    expect(await getFocusedText(page)).toBe('Cuisines');

    const food = getPanel(page, 'Breakfast');
    const cuisines = getPanel(page, 'Ethiopian');
    const getDelay = await measureOpeningDelay(food);
    await page.getByRole('link', { name: 'Food recipes', exact: true }).first().hover();
    await food.waitFor({ state: 'visible' });
    expect(await getDelay()).toBeGreaterThan(100);
    await getMenu(page, 'Cuisines').hover();
    await cuisines.waitFor({ state: 'visible' });
    await food.waitFor({ state: 'hidden' });
    await cuisines.getByRole('link', { name: 'Italian' }).hover();
    await page.waitForTimeout(400);
    expect(await cuisines.isVisible()).toBe(true);
    await page.mouse.move(1200, 700);
    await cuisines.waitFor({ state: 'hidden' });

    await getMenu(page, 'Learn').focus();
    await page.keyboard.press('ArrowDown');
    const lessons: (string | undefined)[] = [];
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      lessons.push(await getFocusedText(page));
      await page.keyboard.press(key);
    }
    expect(lessons.map((text) => text?.split(' ')[0])).toEqual(['Guides', 'Menus', 'Timeline', 'Guides']);
    expect(await getFocusedText(page)).toContain('Ingredients');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/foods');
    await page.getByRole('heading', { level: 1, name: 'Ingredients' }).waitFor();

    await getMenu(page, 'Cuisines').click();
    await cuisines.getByRole('link', { name: 'Italian' }).click();
    await page.waitForURL('**/cuisines/italian');
    await expect.poll(() => cuisines.isVisible()).toBe(false);
  });

  test('are links without JavaScript, at any width', async ({ open }) => {
    const { page } = await open('/', createVisitor({}, { javaScriptEnabled: false }));
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['Food recipes', 'Cuisines', 'Collections', 'Learn', 'About', 'Contact']) {
        expect(await nav.getByRole('link', { name, exact: true }).isVisible(), name).toBe(true);
        // The link is not under the woven edge.
        const link = await nav.getByRole('link', { name, exact: true }).boundingBox();
        const edge = await page.locator('header .weave').boundingBox();
        expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
      }
      expect(await getMenu(page, 'Cuisines').isVisible()).toBe(false);
    }
    await page.locator('header').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/search?**');
    await page.getByRole('searchbox').fill('lentils');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=lentils');
    await expect.poll(() => page.getByRole('heading', { name: 'Misir Wot' }).isVisible()).toBe(true);
  });
});

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
    expect(await page.evaluate(() => document.getAnimations().length), 'it stands still').toBe(0);
    await page.getByRole('status').getByText('The page is loading.').waitFor();
    release();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await bar.waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('Privacy Policy').waitFor();
  });
});

describe('a new page', () => {
  /** Records each frame. @returns the scroll positions since the heading was drawn, and its first position */
  const watchArrival = (page: Page, heading: string) =>
    page.evaluateHandle((heading) => {
      const observed = { positions: [] as number[], top: Number.NaN, header: Number.NaN };
      const observe = () => {
        const title = document.querySelector('h1');
        if (title?.textContent === heading) {
          if (observed.positions.length === 0) {
            observed.top = title.getBoundingClientRect().top;
            observed.header = document.querySelector('.header__bar')?.getBoundingClientRect().bottom ?? Number.NaN;
          }
          observed.positions.push(Math.round(scrollY));
        }
        requestAnimationFrame(observe);
      };
      observe();
      return observed;
    }, heading);

  test.for([
    [1280, 'no-preference'],
    [375, 'reduce'],
  ] as const)('starts with its heading in view, %i px, %s', async ([width, reducedMotion], { open }) => {
    const viewport = { width, height: 812 };
    const { page } = await open('/recipes/dinner/doro-wat', createVisitor({}, { viewport, reducedMotion }));
    const link = page.locator('footer').getByRole('link', { name: 'Privacy Policy' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(2000);
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
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('starts at the top of its placeholder', async ({ open }) => {
    const { page } = await open(
      '/recipes/dinner/doro-wat',
      createVisitor({}, { viewport: { width: 375, height: 812 } }),
    );
    // The form's scripts, which load when it is near, change its height.
    await scrollToForm(page);
    const link = page.locator('footer').getByRole('link', { name: 'Dinner', exact: true });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const release = await holdRequests(page, '**/graphql*');
    await link.click();
    await page.locator('main .skeleton').first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    release();
    await page.getByRole('heading', { level: 1, name: 'Dinner' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
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
    async ([path, first, second, other], { open }) => {
      const { page } = await open(path, createVisitor({}, { javaScriptEnabled: false }));
      const main = page.locator('main');
      const cards = main.locator('.category-card, .cuisine-card');
      const pager = main.getByRole('navigation', { name: /^Pages of/ });
      expect(await cards.count()).toBe(first);
      expect(await pager.innerText()).toMatch(/^Page 1 of 2\s+Next$/);
      const others = main.getByRole('navigation', { name: 'On other pages:' });
      expect(await others.getByRole('link').count()).toBe(second);
      expect(await others.getByRole('link', { name: other }).getAttribute('href')).toBe(
        `${path}/${other.toLowerCase()}`,
      );
      await pager.getByRole('link', { name: 'Next' }).click();
      await page.waitForURL(`**${path}?page=2`);
      expect(await cards.count()).toBe(second);
      expect(await pager.innerText()).toMatch(/^Prev\s+Page 2 of 2$/);
      expect(await others.getByRole('link').count()).toBe(first);
      await pager.getByRole('link', { name: 'Prev' }).click();
      await page.waitForURL(`**${path}`);
      const footer = page.locator('footer');
      for (const name of ['Spring', 'Italian']) expect(await footer.getByRole('link', { name }).count(), name).toBe(1);
    },
  );
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
    const before = await page.evaluate(() => scrollY);
    // Late fonts move it a little.
    expect(before).toBeGreaterThan(1_300);
    // Playwright's click would scroll to the link.
    const link = page.locator('header').getByRole('link', { name: 'About', exact: true });
    await link.evaluate((element: HTMLElement) => element.click());
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
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
    const shifted = await layoutShiftsDuring(page, () => page.evaluate(() => window.scrollTo(0, 1500)));
    expect(shifted).toBe(0);
    await button.click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await button.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });
});
