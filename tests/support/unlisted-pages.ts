import { expect } from 'vitest';
import { fetchAtAddress } from './fetch-whole.ts';
import type { TestSite } from './site.ts';

type UnlistedPage = readonly [path: string, heading: string];

/** Expects the server's HTML of each page to have the heading and `noindex`, and the forms in `main` to use POST. */
export async function expectEachUnlisted(site: TestSite, pages: readonly UnlistedPage[]): Promise<void> {
  for (const [path, heading] of pages) {
    const html = await (await fetchAtAddress(site, path)).text();
    expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1], path).toBe(heading);
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    expect(main, path).not.toMatch(/<form(?![^>]* method="post")/);
  }
}
