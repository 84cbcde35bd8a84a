import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { findBrowser, launchBrowser } from '../../scripts/browser.ts';
import { type FontSet, writeFontConfig } from '../support/font-sets.ts';
import { recordLayoutShifts } from '../support/layout-shifts.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

const RECIPE = '/recipes/dinner/doro-wat';
const PAGES = { home: '/', list: '/recipes/dinner', recipe: RECIPE, 'cook mode': `${RECIPE}?cook` };
const WIDTHS = [375, 1280];

/** Fallback fonts of texts and headings until the site's fonts load. */
const families = {
  dejavu: ['DejaVu Sans', 'DejaVu Serif'],
  liberation: ['Arimo', 'Tinos'],
  noto: ['Noto Sans', 'Noto Serif'],
  android: ['Roboto', 'Noto Serif'],
} satisfies Record<FontSet, string[]>;
const sets = Object.entries(families).map(([name, used]) => ({ fonts: name as FontSet, used }));

async function getFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

describe.each(sets)('on a machine with $fonts fonts', ({ fonts, used }) => {
  let browser: Browser;
  beforeAll(async () => {
    const fontConfig = writeFontConfig(fonts);
    browser = await launchBrowser(process.env.CHROMIUM_PATH ?? (await findBrowser()), { fontConfig });
  });
  afterAll(() => browser?.close());

  // On other systems, browsers use the system's fonts.
  test.runIf(process.platform === 'linux')('shows these until the site’s fonts load', async ({ site }) => {
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
    await page.route(`${site.url}/assets/*.woff2`, (route) => route.abort());
    await page.goto(RECIPE);
    expect([...(await getFonts(page, '.lede')), ...(await getFonts(page, 'h1'))]).toEqual(used);
    await page.close();
  });

  test.for(Object.entries(PAGES).flatMap(([name, path]) => WIDTHS.map((width) => ({ name, path, width }))))(
    'moves nothing in $name at $width px when the site’s fonts come',
    async ({ path, width }, { site }) => {
      const page = await browser.newPage({
        baseURL: site.url,
        viewport: { width, height: 812 },
        serviceWorkers: 'block',
      });
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`${site.url}/assets/*.woff2`, (route) => released.then(() => route.continue()));
      const shifts = await recordLayoutShifts(page);
      expect((await page.goto(path, { waitUntil: 'load' }))?.status()).toBe(200);
      // The fallback fonts are painted first.
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
      release();
      await page.locator('html.fonts').waitFor();
      if (path.endsWith('?cook')) await page.locator('.cook-mode__screen svg').waitFor();
      await page.waitForTimeout(400);
      expect(await shifts()).toBeLessThanOrEqual(0.02);
      await page.close();
    },
  );
});
