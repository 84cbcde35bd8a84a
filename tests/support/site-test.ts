import { afterAll, test as base, beforeAll } from 'vitest';
import type { OpenPage } from './open-page.ts';
import { createTestSite, type SiteSettings, type TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

/** Opens a page in a clean tab, which is closed after the test. */
export type Open = (pathname: string, visitor?: Visitor) => Promise<OpenPage>;

/**
 * The `test` of a file that looks at the site in a browser: `site` is served once for the file, and `open` gives each test its
 * own clean tabs.
 */
export function siteTest(settings: SiteSettings = {}) {
  let served: TestSite | undefined;
  // In a hook: a fixture would start it in the time of the first test.
  beforeAll(async () => {
    served = await createTestSite(settings);
  });
  afterAll(() => served?.close());
  return base
    .extend('site', { scope: 'file' }, () => {
      if (!served) throw new Error('The site is served in a hook, after this.');
      return served;
    })
    .extend('open', async ({ site }, { onCleanup }): Promise<Open> => {
      const pages: OpenPage[] = [];
      onCleanup(async () => {
        await Promise.all(pages.map(({ context }) => context.close()));
      });
      return async (pathname, visitor) => {
        const page = await site.open(pathname, visitor);
        pages.push(page);
        return page;
      };
    });
}
