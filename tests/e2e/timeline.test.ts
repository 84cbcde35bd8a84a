import { describe, expect } from 'vitest';
import { recordLayoutShifts } from '../support/layout-shifts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { createVisitorWith, doroWat } from '../support/saved.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };
/** Timeout for a lazily loaded script on a busy machine. */
const LONG_TIMEOUT = { timeout: 20_000 };

describe('the timeline', () => {
  test('works without scripts', async ({ open }) => {
    const { page } = await open('/timeline', { javaScriptEnabled: false });
    const example = page.getByRole('region', { name: / at 19:00: start at 1\d:\d\d$/ });
    expect(await example.locator('.timeline__row').last().innerText()).toMatch(/^19:00\s+Eat$/);
    expect(await example.getByRole('link', { name: 'Show every step' }).getAttribute('href')).toMatch(
      /^\/timeline\?recipe=/,
    );
    await page.getByLabel('Find a dish to add').fill('gomen');
    await page.getByRole('button', { name: 'Find dishes' }).click();
    await page.getByRole('link', { name: 'Add Gomen', exact: true }).click();
    await page.getByLabel('Eat at').fill('12:30');
    await page.getByRole('button', { name: 'Work out the times' }).click();
    const rows = page.locator('.timeline__row');
    expect(await rows.last().innerText()).toMatch(/^12:30\s+Eat$/);
    expect(await rows.first().innerText()).toMatch(/^11:\d\d\s+Wash and cut the greens Gomen, \d+ min/);
    await page.getByRole('link', { name: 'Leave out Gomen' }).click();
    await page.getByRole('heading', { name: 'Which dishes?' }).waitFor();
  });

  test('finds a renamed dish by its former slug', async ({ open, site }) => {
    await site.database.dataSource.query(
      "insert into former_slugs (slug, recipe_id) select 'greens', id from recipes where slug = 'gomen'",
    );
    await site.test.catalogue.refresh();
    const { page } = await open('/timeline?recipe=greens');
    await page.getByRole('link', { name: 'Leave out Gomen' }).waitFor();
    await page.getByText('Gomen 4 servings · 1 h 5 min').waitFor();
    expect(await page.getByText('Not published').count()).toBe(0);
    const otherPage = await open('/timeline?recipe=greens&recipe=no-such-dish');
    await otherPage.page.getByText('Renamed or not published: greens, no-such-dish.').waitFor();
  });

  test('suggests dishes, searches while typing, and adds the chosen dish', async ({ open }) => {
    const { page, browserErrors } = await open('/timeline', {
      ...createVisitorWith({ wishlist: [doroWat] }),
      ...PHONE,
    });
    const ownDishes = page.getByRole('region', { name: 'Planned for today, in your basket, and saved' });
    await ownDishes.getByRole('button', { name: 'Doro Wat' }).waitFor(LONG_TIMEOUT);
    for (const title of ['Under 30 minutes', 'In season'])
      await page.getByRole('region', { name: title }).getByRole('button').first().waitFor();
    expect(await page.getByRole('button', { name: 'Find dishes' }).count()).toBe(0);
    await page.getByLabel('Eat at').fill('18:30');
    await page.getByLabel('Find a dish to add').fill('gom');
    await page
      .getByRole('list', { name: 'Found' })
      .getByRole('button', { name: /^Gomen/ })
      .click();
    // The example has rows, too, so only the URL shows that the dish was added.
    await expect.poll(() => new URL(page.url()).search, LONG_TIMEOUT).toBe('?recipe=gomen&at=18%3A30');
    await page.getByRole('link', { name: 'Leave out Gomen' }).waitFor(LONG_TIMEOUT);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
    expect(await page.getByLabel('Find a dish to add').inputValue()).toBe('');
    await expectAccessible(page);
    expect(browserErrors).toEqual([]);
  });

  test('keeps its example in place while suggestions load', async ({ newTab }) => {
    const page = await newTab(PHONE);
    const shifts = await recordLayoutShifts(page);
    await page.goto('/timeline', { waitUntil: 'networkidle' });
    await page.getByRole('region', { name: 'In season' }).waitFor(LONG_TIMEOUT);
    expect(await shifts()).toBeLessThan(0.01);
  });

  test('reports oven conflicts and unknown recipes', async ({ open }) => {
    const path = '/timeline?recipe=lasagne&recipe=roast-chicken&recipe=no-such-dish&servings=0&at=27:00';
    const { page, browserErrors } = await open(path, PHONE);
    await page.getByText('Not published: no-such-dish.').waitFor();
    await page
      .getByRole('list', { name: 'Oven conflicts' })
      .getByText(/180 °C.*220 °C|220 °C.*180 °C/)
      .waitFor();
    await page.getByRole('heading', { name: 'Start the day before, at ' }).waitFor();
    expect(await page.getByLabel('Eat at').inputValue()).toBe('19:00');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [320, 375, 1280]);
    expect(browserErrors).toEqual([]);
  });
});

test('Saturday’s dinner for six is cooked along one timeline with five timers', { timeout: 180_000 }, async ({
  open,
}) => {
  const path = '/timeline?recipe=doro-wat&recipe=gomen&recipe=misir-wot&at=19:00&servings=6';
  const { page, browserErrors } = await open(path, createVisitor({}, PHONE));
  await page.getByRole('listitem').getByText('Gomen 6 servings · ').waitFor();
  await page.getByRole('link', { name: 'Cook along' }).tap();
  await page.getByText(/^Doro Wat for 6, at 1\d:\d\d$/).waitFor(LONG_TIMEOUT);
  const lanes = page.getByRole('list', { name: 'All dishes' }).getByRole('listitem');
  await lanes.first().waitFor(LONG_TIMEOUT);
  await expect
    .poll(() => lanes.allInnerTexts())
    .toEqual([/^Doro Wat/, /^Gomen/, /^Misir Wot/].map((name) => expect.stringMatching(name)));
  await expectAccessible(page);

  // The closed tray on a phone shows only the number of timers.
  const timers = page.getByRole('region', { name: 'Timers' }).locator('.timer');
  const startButton = page.getByRole('button', { name: /^Start a timer/ }).first();
  const nextButton = page.getByRole('button', { name: 'Next', exact: true });
  const step = page.locator('.cook-mode__where p');
  const expectNextStep = async (press: () => Promise<void>) => {
    const stepBefore = await step.innerText();
    await press();
    await expect.poll(() => step.innerText()).not.toBe(stepBefore);
  };
  for (let turn = 0; turn < 30 && (await timers.count()) < 5; turn++) {
    if ((await startButton.count()) > 0) await startButton.tap();
    await expectNextStep(() => nextButton.tap());
  }
  expect(await timers.count()).toBe(5);
  // The home page finds a timer's dish by the slug at the start of the timer's id.
  const storedTimers: { id: string }[] = await page.evaluate(() => JSON.parse(localStorage.getItem('timers') ?? '[]'));
  for (const { id } of storedTimers) expect(['doro-wat', 'gomen', 'misir-wot']).toContain(id.split('/')[0]);
  const screenTitle = await page.locator('.cook-screen__title').innerText();
  await page.reload();
  await page.getByRole('heading', { level: 2, name: screenTitle }).waitFor(LONG_TIMEOUT);
  expect(await timers.count()).toBe(5);

  // The remaining steps and the finish work with the keyboard.
  while ((await nextButton.count()) > 0) await expectNextStep(() => page.keyboard.press('ArrowRight'));
  await page.getByRole('button', { name: 'Finish', exact: true }).press('Enter');
  await page.getByText('You cooked Doro Wat, Gomen, Misir Wot today.').waitFor();
  await page.getByRole('heading', { name: 'Start at ' }).waitFor();
  expect(browserErrors).toEqual([]);
});
