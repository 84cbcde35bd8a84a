import { afterAll, beforeAll } from 'vitest';
import { type OpenPage, openPage } from './open-page.ts';
import { createTestSite, type SiteSettings, type TestSite } from './site.ts';
import { tabTest, VIEWPORT } from './tabs.ts';
import type { Visitor } from './visitor.ts';

/** Opens a page of the site in a clean tab, which is closed after the test. */
export type Open = (pathname: string, visitor?: Visitor) => Promise<OpenPage>;

/**
 * The `test` of a file that looks at the site in a browser: `site` is served once for the file, and `open` gives each test
 * clean tabs. `look` costs less than half: it empties one tab that the tests of a file share, for those that open no other
 * and give it neither routes nor scripts. Its visitors differ in what they remember, in window, colours and motion.
 */
export function siteTest(settings: SiteSettings = {}) {
  let served: TestSite | undefined;
  let shared: OpenPage | undefined;
  // In a hook: a fixture would start it in the time of the first test.
  beforeAll(async () => {
    served = await createTestSite(settings);
  });
  afterAll(() => served?.close());
  return tabTest
    .extend('site', { scope: 'file' }, () => {
      if (!served) throw new Error('The site is served in a hook, after this.');
      return served;
    })
    .extend('newTab', ({ site, newTab }) => {
      return (visitor?: Visitor) => newTab({ baseURL: site.url, ...visitor });
    })
    .extend('open', ({ site, newTab }): Open => {
      return async (pathname, visitor) => openPage(await newTab(visitor), site.url, pathname, visitor);
    })
    .extend('look', ({ site, onTestFailed }) => async (pathname: string, visitor: Visitor = {}): Promise<OpenPage> => {
      onTestFailed(() => {
        shared = undefined;
      });
      shared ??= await site.open('/about');
      await empty(shared, site.url, visitor);
      return { ...shared, status: await shared.go(pathname) };
    });
}

/** Leaves nothing of a tab's former visitor, and makes it that of another. */
async function empty({ page, context }: OpenPage, url: string, visitor: Visitor): Promise<void> {
  const { remembered, viewport, colorScheme = 'light', reducedMotion = 'no-preference', ...others } = visitor;
  if (Object.keys(others).length > 0) throw new Error(`Only a new tab can have ${Object.keys(others)}: open it.`);
  // A page of the same site without scripts, which could write once more.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((items) => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
    Object.assign(localStorage, items);
  }, remembered);
  await context.clearCookies();
  await page.mouse.move(0, 0);
  await page.setViewportSize(viewport ?? VIEWPORT);
  await page.emulateMedia({ media: null, forcedColors: 'none', colorScheme, reducedMotion });
}
