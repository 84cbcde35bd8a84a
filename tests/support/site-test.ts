import { afterAll, beforeAll } from 'vitest';
import { type OpenPage, openPage } from './open-page.ts';
import { returnTab, takeTab } from './shared-tabs.ts';
import { createTestSite, type SiteSettings, type TestSite } from './site.ts';
import { tabTest } from './tabs.ts';
import type { Visitor } from './visitor.ts';

/** Opens a page of the site in a tab that knows nothing of other tests. */
export type Open = (pathname: string, visitor?: Visitor) => Promise<OpenPage>;

/**
 * The `test` of a file that looks at the site in a browser: `site` is served once for the file, and `open` gives each
 * visitor of a test an empty tab, mostly a former test's. `newTab` opens one that has fetched nothing yet.
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
    .extend('open', ({ site, onTestFinished }): Open => {
      return async (pathname, visitor) => {
        const tab = await takeTab(site.url, visitor);
        onTestFinished(() => returnTab(tab, site.url));
        return openPage(tab.page, site.url, pathname, visitor);
      };
    });
}
