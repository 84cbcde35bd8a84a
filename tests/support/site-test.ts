import { afterAll, beforeAll } from 'vitest';
import { type OpenPage, openPage } from './open-page.ts';
import { createTestSite, type SiteSettings, type TestSite } from './site.ts';
import { tabTest } from './tabs.ts';
import type { Visitor } from './visitor.ts';

/** Opens a page of the site in a clean tab, which is closed after the test. */
export type Open = (pathname: string, visitor?: Visitor) => Promise<OpenPage>;

/**
 * The `test` of a file that looks at the site in a browser: `site` is served once for the file, and `open` gives each test
 * clean tabs.
 */
export function siteTest(settings: SiteSettings = {}) {
  let served: TestSite | undefined;
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
    });
}
