import { afterAll, beforeAll } from 'vitest';
import { type OpenPage, openPage } from './open-page.ts';
import { returnTab, takeTab } from './shared-tabs.ts';
import { createTestSite, type SiteSettings, type TestSite } from './site.ts';
import { tabTest } from './tabs.ts';
import type { Visitor } from './visitor.ts';

/** Opens a page of the site in a tab without state from other tests. */
export type Open = (pathname: string, visitor?: Visitor) => Promise<OpenPage>;

/**
 * Returns the `test` function for browser tests. `site` is served once per file. `open` gives each visitor an empty
 * tab, usually reused from an earlier test; `newTab` opens one without cached files.
 */
export function siteTest(settings: SiteSettings = {}) {
  let served: TestSite | undefined;
  // In a hook, because a fixture's start would count toward the first test's timeout.
  beforeAll(async () => {
    served = await createTestSite(settings);
  });
  afterAll(() => served?.close());
  return tabTest
    .extend('site', { scope: 'file' }, () => {
      if (!served) throw new Error('The site is not served yet: use it in tests, after the hook.');
      return served;
    })
    .extend('newTab', ({ site, newTab }) => {
      return (visitor?: Visitor) => newTab({ baseURL: site.url, ...visitor });
    })
    .extend('open', ({ site, onTestFinished }): Open => {
      return async (pathname, visitor) => {
        const tab = await takeTab(site.url, visitor);
        onTestFinished(() => returnTab(tab, site.url));
        return openPage(tab.page, site.url, pathname, visitor);
      };
    });
}
