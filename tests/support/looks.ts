import type { Page } from 'playwright';
import { expect } from 'vitest';
import { violationsOf } from './accessibility.ts';

const SCHEMES = ['light', 'dark'] as const;

/**
 * Expects nothing of axe's rules to be broken in either colour scheme, at each width in pixels. Leaves the page in the last
 * of them, and still.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = [375, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    for (const colorScheme of SCHEMES) {
      // Nothing fades from one scheme to the other: what is looked at is where it ends.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
