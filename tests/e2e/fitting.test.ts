import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

/** The four overrides of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

function spaceText(page: Page): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
}

/** Returns header texts that are cut off or outside the window, and whether the page scrolls sideways. */
function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('.header__bar *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'),
    );
    const misfits = elements.filter((element) => {
      const isCut = getComputedStyle(element).overflow !== 'visible' && element.scrollWidth > element.clientWidth;
      return element.textContent !== '' && (isCut || element.getBoundingClientRect().right > innerWidth + 1);
    });
    const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    return [...misfits.map((element) => element.textContent.trim() || element.tagName), ...sideways];
  });
}

test.for(['/', '/recipes/dinner/doro-wat', '/login'])('%s fits with wide text spacing', async (path, { open }) => {
  const { page } = await open(path, createVisitor());
  await spaceText(page);
  for (const width of [320, 375, 500, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, ...(await findMisfits(page))]).toEqual([width]);
  }
  for (const name of ['Sign In', 'Register'])
    expect(await page.locator('.account').getByText(name, { exact: true }).isVisible()).toBe(true);
});

describe('a short window', () => {
  test.for([
    [320, 256],
    [640, 400],
  ] as const)(
    'of %i × %i is half free, even before the cookie popup is answered',
    async ([width, height], { open }) => {
      const { page } = await open('/login', { viewport: { width, height } });
      const getCoveredHeight = () =>
        page.evaluate(() => {
          const parts = document.querySelectorAll('.top-banner, .header__bar, .cookie-popup');
          return [...parts].reduce((sum, part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
          }, 0);
        });
      expect(await page.locator('.cookie-popup').count()).toBe(1);
      expect(await getCoveredHeight()).toBeLessThanOrEqual(height / 2);
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
      expect(await getCoveredHeight()).toBeLessThanOrEqual(height / 2);
    },
  );
});

test('the header shows the basket in a window 320 px wide', async ({ open }) => {
  const { page } = await open('/', createVisitor({}, { viewport: { width: 320, height: 640 } }));
  expect(await page.locator('.header').getByRole('link', { name: 'Basket' }).isVisible()).toBe(true);
});

test('fields have text of at least 16 pixels on touch devices, and the site’s own style', async ({ newTab }) => {
  const page = await newTab(
    createVisitor({}, { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }),
  );
  for (const path of ['/login', '/contact', '/recipes/dinner', '/recipes/dinner/doro-wat', '/foods', '/timeline']) {
    await page.goto(path);
    const sizes = await page
      .locator('input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length).toBeGreaterThan(0);
    expect([path, Math.min(...sizes)]).toEqual([path, expect.toSatisfy((size: number) => size >= 16)]);
    const nativeCount = await page
      .locator('select, [type=number]')
      .evaluateAll((fields) => fields.filter((field) => getComputedStyle(field).appearance === 'auto').length);
    expect([path, nativeCount]).toEqual([path, 0]);
  }
});

test('the timeline’s hands-on bars are visible in forced colors', async ({ newTab }) => {
  const page = await newTab(createVisitor({}, { forcedColors: 'active' }));
  await page.goto('/timeline?recipe=doro-wat&recipe=gomen&at=19:00');
  const [bar, background] = await page.evaluate(() => {
    const bar = document.querySelector('.timeline__row .timeline__bar--hands');
    return [bar && getComputedStyle(bar).backgroundColor, getComputedStyle(document.body).backgroundColor];
  });
  expect(bar).toMatch(/^rgb\(/);
  expect(bar).not.toBe(background);
});
