import { expect } from 'vitest';
import type { OpenPage } from './open-page.ts';

type UnlistedPage = readonly [path: string, heading: string];

/** Goes to each page without scripts, and expects it to be whole and unknown to search engines. */
export async function expectEachUnlisted({ page, go }: OpenPage, pages: readonly UnlistedPage[]): Promise<void> {
  for (const [path, heading] of pages) {
    await go(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toBe(heading);
    expect(await page.locator('meta[name=robots]').getAttribute('content'), path).toBe('noindex');
    expect(await page.locator('main form:not([method=post])').count(), path).toBe(0);
  }
}
