import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

const getPopup = (page: Page) => page.getByRole('dialog', { name: 'Cookies' });
const getConsent = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));
const getFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** Runs in the page before its scripts. Records whether the popup ever appeared, and the sum of layout shifts. */
function watchPopup() {
  const record = { popup: false, shift: 0 };
  Object.assign(window, { record });
  new MutationObserver(() => {
    record.popup ||= document.querySelector('.cookie-popup') !== null;
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) record.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const getRecord = (page: Page) =>
  page.evaluate(() => (window as unknown as { record: { popup: boolean; shift: number } }).record);

/** Returns the recipe's actions that the popup covers, at the top of the page and after scrolling to each. */
function findCoveredActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const popup = document.querySelector('.cookie-popup');
    if (!popup) return ['no popup'];
    const isCovered = (action: Element) => {
      const [actionBox, popupBox] = [action.getBoundingClientRect(), popup.getBoundingClientRect()];
      const isInWindow = actionBox.bottom <= window.innerHeight;
      return (
        isInWindow &&
        actionBox.bottom > popupBox.top &&
        actionBox.top < popupBox.bottom &&
        actionBox.right > popupBox.left &&
        actionBox.left < popupBox.right
      );
    };
    window.scrollTo({ top: 0, behavior: 'instant' });
    const actions = [...document.querySelectorAll('.recipe-actions :is(a, button, summary):not(.more-menu__list *)')];
    const coveredActions = [
      ...actions.filter(isCovered),
      ...actions.filter((action) => {
        action.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        return isCovered(action);
      }),
    ];
    return actions.length === 0 ? ['no actions'] : coveredActions.map(({ textContent }) => textContent ?? '');
  });
}

describe('the cookie popup', () => {
  // tests/e2e/information-pages.test.ts tests accepting.
  test('stores a choice, disappears in every tab, and does not ask again', async ({ open, site }) => {
    const { page, context, browserErrors, requests, go } = await open('/recipes/dinner/doro-wat');
    const otherTab = await context.newPage();
    await otherTab.goto('/about');
    await getPopup(otherTab).waitFor();
    await getPopup(page).getByRole('button', { name: 'Reject' }).click();
    await getPopup(page).waitFor({ state: 'detached' });
    await getPopup(otherTab).waitFor({ state: 'detached' });
    expect(await getConsent(page)).toBe('rejected');

    await page.addInitScript(watchPopup);
    for (const path of ['/contact', '/recipes/dinner/doro-wat']) {
      await go(path);
      expect((await getRecord(page)).popup, path).toBe(false);
      expect(
        requests.filter((url) => !url.startsWith(site.url)),
        path,
      ).toEqual([]);
      expect(browserErrors).toEqual([]);
    }
  });

  test('shows its whole buttons on a phone at 200 % text size', async ({ open }) => {
    const { page } = await open('/about', { viewport: { width: 375, height: 812 } });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const name of ['Accept', 'Reject']) {
      const button = getPopup(page).getByRole('button', { name });
      const box = await button.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 375 && box.y + box.height <= 812, name).toBe(true);
      expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), name).toBe(0);
    }
  });

  test('causes hardly any layout shift on a recipe, and covers none of its actions', async ({ open }) => {
    const { page, go } = await open('/about', { pictures: true });
    await page.addInitScript(watchPopup);
    for (const [path, width] of [
      ['/recipes/dinner/doro-wat', 375],
      ['/recipes/dinner/doro-wat', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 812 });
      await go(path);
      await getPopup(page).waitFor();
      await page.waitForTimeout(200);
      expect((await getRecord(page)).shift, `${path}, ${width} px`).toBeLessThan(0.02);
      const box = await getPopup(page).boundingBox();
      if (width < 1280) {
        expect(box?.y, 'a bar along the bottom of the window').toBeGreaterThan(812 * 0.8);
        expect([box?.x, box?.width]).toEqual([0, width]);
        const bar = await page.getByRole('navigation', { name: 'In this recipe' }).boundingBox();
        expect(
          Math.abs((bar?.y ?? 0) + (bar?.height ?? 0) - (box?.y ?? 0)),
          'the recipe’s bar ends where the popup begins',
        ).toBeLessThan(2);
      } else {
        const column = await page.locator('.recipe-layout > div').first().boundingBox();
        expect(box?.x).toBeGreaterThan((column?.x ?? 0) + (column?.width ?? 0));
      }
      for (const height of [812, 667]) {
        await page.setViewportSize({ width, height });
        expect(await findCoveredActions(page), `${width} × ${height} px`).toEqual([]);
      }
    }
  });

  test('gives both choices the same size and style', async ({ open }) => {
    const { page } = await open('/');
    const [reject, accept] = await getPopup(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, fontWeight } = getComputedStyle(button);
          return { width, height, color, backgroundColor, fontWeight };
        }),
      );
    expect(reject).toEqual(accept);
  });

  test('can be answered with the keyboard, and ignored', async ({ open }) => {
    const { page } = await open('/about');
    await getPopup(page).waitFor();
    const focusedTexts: (string | undefined)[] = [];
    for (let index = 0; index < 5; index += 1) {
      await page.keyboard.press('Tab');
      focusedTexts.push(await getFocusedText(page));
    }
    expect(focusedTexts.slice(0, 4)).toEqual(['Skip to content', 'Cookies Policy', 'Reject', 'Accept']);
    expect(await getPopup(page).evaluate((popup) => popup.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Escape');
    expect(await getPopup(page).isVisible()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await getPopup(page).waitFor({ state: 'detached' });
    expect(await getConsent(page)).toBe('accepted');
  });

  test('reopens for "Cookie settings", takes the focus and returns it', async ({ open }) => {
    const { page } = await open('/about');
    await getPopup(page).getByRole('button', { name: 'Accept' }).click();
    const settings = page.getByRole('button', { name: 'Cookie settings' });

    await settings.press('Enter');
    await getPopup(page).waitFor();
    await expect.poll(() => getPopup(page).evaluate((popup) => popup === document.activeElement)).toBe(true);
    expect(await getPopup(page).getByText('Current choice: accepted.').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await getPopup(page).waitFor({ state: 'detached' });
    expect([await getFocusedText(page), await getConsent(page)]).toEqual(['Cookie settings', 'accepted']);

    await settings.press('Enter');
    await getPopup(page).getByRole('button', { name: 'Reject' }).press('Enter');
    await getPopup(page).waitFor({ state: 'detached' });
    expect([await getFocusedText(page), await getConsent(page)]).toEqual(['Cookie settings', 'rejected']);
  });

  test('never covers a focused link in the footer', async ({ open }) => {
    const { page } = await open('/about', { viewport: { width: 375, height: 700 } });
    await getPopup(page).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    for (const [index, link] of (await page.locator('.footer a, .footer button').all()).entries()) {
      // Every fourth link is enough, because it includes each of the footer's columns.
      if (index % 4 !== 0) continue;
      await link.focus();
      const isAbovePopup = async () =>
        ((await link.boundingBox())?.y ?? 0) < ((await getPopup(page).boundingBox())?.y ?? 0);
      await expect.poll(isAbovePopup, { message: (await link.allInnerTexts()).join() }).toBe(true);
    }
  });

  test('applies a choice for the visit if nothing can be stored', async ({ open }) => {
    const { page, browserErrors } = await open('/recipes');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/about');
    await getPopup(page).getByRole('button', { name: 'Reject' }).click();
    await getPopup(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await page.waitForURL('/contact');
    await page.getByText('You rejected content from other sites').waitFor();
    expect(await getPopup(page).count()).toBe(0);
    expect(browserErrors).toEqual([]);
  });
});
