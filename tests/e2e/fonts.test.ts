import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { findBrowser, launchBrowser } from '../../scripts/browser.ts';
import { type FontSet, writeFontConfig } from '../support/font-sets.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { recordLayoutShifts } from '../support/layout-shifts.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

const RECIPE = '/recipes/dinner/doro-wat';
const PAGES = { home: '/', list: '/recipes/dinner', recipe: RECIPE, 'cook mode': `${RECIPE}?cook` };
const WIDTHS = [375, 1280];
/** Largest layout shift that readers do not notice. */
const MAX_SHIFT = 0.02;

/** Fallback fonts of texts and headings until the site's fonts load. */
const families = {
  dejavu: ['DejaVu Sans', 'DejaVu Serif'],
  liberation: ['Arimo', 'Tinos'],
  noto: ['Noto Sans', 'Noto Serif'],
  android: ['Roboto', 'Noto Serif'],
} satisfies Record<FontSet, string[]>;
const sets = Object.entries(families).map(([name, expected]) => ({ fonts: name as FontSet, expected }));

async function getFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Shows the site's fonts in place of the fallback fonts. @returns the layout shift in a window of this width */
async function showFonts(page: Page, width: number): Promise<number> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.fonts')) part.classList.remove('fonts');
  });
  await page.setViewportSize({ width, height: 812 });
  return page.evaluate(async () => {
    const waitForPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const fonts = Array.from(document.fonts).filter(({ display }) => display === 'swap');
    await Promise.all(fonts.map((font) => font.load()));
    await waitForPaint();
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    document.body.classList.add('fonts');
    await waitForPaint();
    shifts.push(...observer.takeRecords());
    return shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });
}

describe.each(sets)('on a machine with $fonts fonts', ({ fonts, expected }) => {
  let browser: Browser;
  beforeAll(async () => {
    const fontConfig = writeFontConfig(fonts);
    const file = process.env.CHROMIUM_PATH ?? (await findBrowser());
    browser = await launchBrowser(file, { fontConfig, pictures: false });
  });
  afterAll(() => browser?.close());

  // On other systems, browsers use the system's fonts.
  test.runIf(process.platform === 'linux')('a recipe shows these until the site’s fonts load', async ({ site }) => {
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
    await page.route(`${site.url}/assets/*.woff2`, (route) => route.abort());
    await page.goto(RECIPE);
    expect([...(await getFonts(page, '.lede')), ...(await getFonts(page, 'h1'))]).toEqual(expected);
    await page.close();
  });

  test('hardly anything moves when the site’s fonts load', async ({ site }) => {
    const page = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' });
    await page.route(`${site.url}/assets/*.js`, (route) => route.abort());
    for (const path of Object.values(PAGES)) {
      await page.goto(path);
      for (const width of WIDTHS)
        expect(await showFonts(page, width), `${path}, ${width} px`).toBeLessThanOrEqual(MAX_SHIFT);
    }
    await page.close();
  });
});

test.for(Object.entries(PAGES).flatMap(([name, path]) => WIDTHS.map((width) => ({ name, path, width }))))(
  'hardly anything moves in $name at $width px while the page, its fonts and its scripts load',
  async ({ path, width }, { site, newTab }) => {
    const page = await newTab({ viewport: { width, height: 812 }, pictures: true });
    const release = await holdRequests(page, `${site.url}/assets/*.woff2`);
    const shifts = await recordLayoutShifts(page);
    expect((await page.goto(path, { waitUntil: 'load' }))?.status()).toBe(200);
    // The fallback fonts are painted first.
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
    release();
    await page.locator('body.fonts').waitFor();
    if (path.endsWith('?cook')) await page.locator('.cook-mode__screen svg').waitFor();
    await page.waitForTimeout(400);
    expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
  },
);
