import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { getViolations } from '../support/accessibility.ts';
import { expectNoSidewaysScroll } from '../support/looks.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const PATH = '/recipes/dinner/doro-wat';
const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true };
const test = siteTest();

const getHeading = (page: Page) => page.getByRole('heading', { level: 2 });
const getTray = (page: Page) => page.getByRole('region', { name: 'Timers' });
const getClocks = (page: Page) => getTray(page).locator('.timer__clock').allTextContents();
const getAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'The timer has ended' });

/** Opens a step in cook mode, and starts its first timer. */
async function startTimer(page: Page, path: string, step: number): Promise<void> {
  await page.goto(`${path}?cook=${step}`);
  await page.locator('.cook-screen').getByRole('button', { name: 'Start a timer' }).first().click();
}

/** Swipes with one finger by this many pixels to the right, or to the left if the number is negative. */
async function swipe(page: Page, pixels: number): Promise<void> {
  await page.locator('.cook-screen').evaluate((element, pixels) => {
    const createTouch = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 300 });
    const send = (type: string, x: number, touches: Touch[]) =>
      element.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [createTouch(x)], bubbles: true }));
    send('touchstart', 200, [createTouch(200)]);
    send('touchend', 200 + pixels, []);
  }, pixels);
}

describe('cook mode', () => {
  test('shows the ingredients, then one step per screen, and ends at the comments', async ({ open }) => {
    const { page, browserErrors } = await open(`${PATH}?servings=3`, createVisitor({}, PHONE));
    await page.locator('.recipe-actions').getByRole('link', { name: 'Cook' }).tap();
    // The recipe page has the same heading and list, so only the screen itself shows that cook mode is open.
    const screen = page.locator('.cook-screen');
    await screen.getByText('500 g red onions, very finely chopped').waitFor();
    await expect.poll(() => page.url()).toMatch(/\?servings=3&cook$/);
    expect(await page.locator('header.header').isVisible()).toBe(false);
    await expectNoSidewaysScroll(page, [320, 375]);
    expect(await getViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Start cooking' }).tap();
    await getHeading(page).filter({ hasText: 'Season the chicken' }).waitFor();
    await expect.poll(() => page.url()).toMatch(/cook=1$/);
    // Screen readers read the title as the name, and the step once, as the description.
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-labelledby')).toBe('cook-title');
    expect(await focused.getAttribute('aria-describedby')).toBe('cook-text');
    const stepIngredients = page.getByRole('region', { name: 'For this step' }).getByRole('listitem');
    expect(await stepIngredients.allInnerTexts()).toContain('1 tbsp lemon juice');
    await swipe(page, -120);
    await getHeading(page).filter({ hasText: 'Cook the onions dry' }).waitFor();
    await swipe(page, 120);
    await getHeading(page).filter({ hasText: 'Season the chicken' }).waitFor();
    await swipe(page, -30);
    await page.keyboard.press('ArrowRight');
    await getHeading(page).filter({ hasText: 'Cook the onions dry' }).waitFor();
    await page.reload();
    await getHeading(page).filter({ hasText: 'Cook the onions dry' }).waitFor();
    await expectNoSidewaysScroll(page, [320, 375]);
    expect(await getViolations(page)).toEqual([]);

    const next = page.getByRole('button', { name: 'Next' });
    while ((await next.count()) > 0) {
      const step = await getHeading(page).innerText();
      await next.tap();
      // The button belongs to the old step until the next one appears.
      await expect.poll(() => getHeading(page).innerText()).not.toBe(step);
    }
    await page.getByRole('button', { name: 'Finish', exact: true }).tap();
    await getHeading(page).filter({ hasText: 'Nice work' }).waitFor();
    await expectNoSidewaysScroll(page, [320, 375]);
    await page.getByRole('button', { name: 'Read and write comments' }).tap();
    await page.waitForURL(`**${PATH}?servings=3#reviews`);
    expect(await page.getByRole('status').filter({ hasText: 'steps done' }).innerText()).toMatch(/^(\d) of \1 /);
    expect(browserErrors).toEqual([]);
  });

  test('is closed by Escape, its button and Back', async ({ open }) => {
    const { page } = await open(PATH, createVisitor());
    const enter = async () => {
      await page.locator('.recipe-actions').getByRole('link', { name: 'Cook' }).click();
      await page.getByRole('button', { name: 'Start cooking' }).click();
    };
    const expectRecipePage = async () => {
      await page.getByRole('heading', { level: 2, name: 'Cooking Tips' }).waitFor();
      await expect.poll(() => page.url()).toMatch(/doro-wat$/);
    };
    await enter();
    await page.keyboard.press('Escape');
    await expectRecipePage();
    await enter();
    await page.getByRole('button', { name: 'Leave cook mode' }).click();
    await expectRecipePage();
    await enter();
    await page.goBack();
    await expectRecipePage();
  });

  test.for([
    [667, 375, '100%'],
    [375, 667, '200%'],
  ] as const)(
    'shows the step’s title and the Next button without scrolling: %i × %i px, text size %s',
    async ([width, height, fontSize], { open }) => {
      const { page } = await open(
        '/recipes/dinner/doro-wat?cook=5',
        createVisitor({}, { viewport: { width, height } }),
      );
      await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), fontSize);
      const title = page.getByRole('heading', { name: 'Boil the eggs' });
      const foot = page.locator('.cook-mode__foot');
      const isLayoutRight = async () => {
        const [head, titleBox, footBox, next] = await Promise.all([
          page.locator('.cook-mode__head').boundingBox(),
          title.boundingBox(),
          foot.boundingBox(),
          page.getByRole('button', { name: 'Next' }).boundingBox(),
        ]);
        if (!head || !titleBox || !footBox || !next) return false;
        const isTitleVisible = titleBox.y >= head.y + head.height && titleBox.y + titleBox.height <= footBox.y;
        const isNextVisible = next.x + next.width <= width && next.y + next.height <= height;
        return isTitleVisible && isNextVisible && footBox.height <= height * 0.45;
      };
      await expect.poll(isLayoutRight).toBe(true);
      // The footer covers the timer chip, so it cannot be tapped.
      await page.locator('.cook-screen .timer-chip').first().dispatchEvent('click');
      const timer = foot.locator('.timer');
      await timer.waitFor();
      await expect.poll(isLayoutRight).toBe(true);
      const bottoms = await timer
        .locator('> *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
      expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );

  test('has controls that no toast covers, like the bar that opens it', async ({ open }) => {
    const { page } = await open(
      '/recipes/dinner/doro-wat',
      createVisitor({}, { viewport: { width: 375, height: 812 } }),
    );
    await page.locator('#step-3').scrollIntoViewIfNeeded();
    await page.locator('main').getByRole('button', { name: 'Save' }).first().dispatchEvent('click');
    await page.locator('.toast').waitFor();
    expect((await page.locator('.recipe-bar').boundingBox())?.y).toBeLessThan(812);
    // The toast stays while the pointer is over it.
    await page.locator('.toast').dispatchEvent('pointerover');
    const expectNothingCovered = async (sizes: [width: number, height: number][]) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const fontSize of ['100%', '200%']) {
          await page.evaluate(
            (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
            fontSize,
          );
          expect(await findCoveredByToast(page), `${width} × ${height}, ${fontSize}`).toEqual([]);
        }
      }
    };
    await expectNothingCovered([
      [375, 812],
      [667, 375],
      [640, 900],
      [1280, 800],
    ]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectNothingCovered([
      [1280, 800],
      [640, 900],
    ]);
    await page.locator('.recipe-actions').getByRole('link', { name: 'Cook' }).click();
    await page.getByRole('button', { name: 'Start cooking' }).waitFor();
    await expectNothingCovered([
      [667, 375],
      [375, 667],
      [1280, 800],
    ]);
  });

  test('says whether the screen stays on', async ({ open }) => {
    // Fakes the wake lock, which a headless browser may refuse.
    const { page } = await open(PATH, createVisitor());
    await page.evaluate(() => {
      navigator.wakeLock.request = () =>
        Promise.resolve(Object.assign(new EventTarget(), { release: async () => {} }) as WakeLockSentinel);
    });
    await page.locator('.recipe-actions').getByRole('link', { name: 'Cook' }).click();
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await page.getByText('Screen stays on').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      navigator.wakeLock.request = () => Promise.reject(new DOMException('Low battery', 'NotAllowedError'));
    });
    await page.locator('.recipe-actions').getByRole('link', { name: 'Cook' }).click();
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await page.getByText('Screen may turn off').waitFor();
  });

  test('does not change the HTML of the recipe’s page, and clamps invalid steps to its first or last screen', async ({
    open,
    site,
  }) => {
    const recipeHtml = await (await fetch(site.url + PATH)).text();
    expect(await (await fetch(`${site.url}${PATH}?cook=2`)).text()).toBe(recipeHtml);
    const { page, go } = await open(`${PATH}?cook=x`, createVisitor());
    await page.locator('.cook-screen').getByRole('heading', { name: 'Ingredients' }).waitFor();
    await go(`${PATH}?cook=99`);
    await page.getByRole('button', { name: 'Finish', exact: true }).waitFor();
  });
});

/** Returns the labels of controls in bars at the window's edges that the visible toast covers. */
function findCoveredByToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!toast || toast.top < 0 || toast.bottom > innerHeight) return ['no toast on the screen'];
    const edges = ['.top-banner', '.header', '.recipe-bar', '.timer-tray', '.cook-mode__head', '.cook-mode__foot'];
    const controls = [...document.querySelectorAll(edges.map((edge) => `${edge} :is(a, button)`).join())];
    return controls.flatMap((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      const isApart = left >= toast.right || right <= toast.left || top >= toast.bottom || bottom <= toast.top;
      return width === 0 || isApart || !control.checkVisibility({ visibilityProperty: true })
        ? []
        : [control.ariaLabel ?? control.textContent ?? ''];
    });
  });
}

describe('timers', () => {
  test('pause and resume in all tabs, and ring at the end, also if the device slept through it', async ({ open }) => {
    const { page, context } = await open('/about', createVisitor());
    await page.clock.install();
    await startTimer(page, PATH, 2);
    await getTray(page).getByRole('button', { name: 'Pause' }).click();
    await page.clock.fastForward('30:00');
    await expect.poll(() => getClocks(page)).toEqual(['40:00']);
    const otherTab = await context.newPage();
    await otherTab.goto('/about');
    await expect.poll(() => getClocks(otherTab)).toEqual(['40:00']);
    await getTray(page).getByRole('button', { name: 'Resume' }).click();
    await page.clock.fastForward('39:30');
    expect(await getAlert(page).count()).toBe(0);
    await page.clock.fastForward('01:00');
    await getAlert(page).waitFor();
    expect(await getAlert(page).innerText()).toBe('The timer has ended: Cook the onions dry (Doro Wat)');
    expect(await getClocks(page)).toEqual(['Time!']);
    await page.clock.fastForward('01:00:00');
    await getTray(page).getByText('Doro Wat · 60 minutes ago').waitFor();
    expect(await getViolations(page, { within: '.timer-tray' })).toEqual([]);
    await getTray(page).getByRole('button', { name: '1 min more' }).click();
    await expect.poll(() => getClocks(page)).toEqual(['1:00']);
    expect(await getAlert(page).count()).toBe(0);
    await page.clock.fastForward('01:01');
    await getTray(otherTab).getByRole('button', { name: 'Stop' }).click();
    await getTray(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('timers'))).toBeNull();
  });
});
