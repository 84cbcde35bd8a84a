import fs from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Those of them that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

// The runner that is made for this browser opens a second page for every answer, and takes five times as long.
const { resolve } = createRequire(import.meta.url);
const AXE = fs.readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

export interface Look {
  /** The elements to look at, by their selector: for what changes on a page that was looked at before, in a tenth of the time. */
  within?: string;
  /** `colours` looks at nothing else: for a page that was looked at in other ones. */
  what?: 'everything' | 'colours';
}

/** @returns what axe finds wrong with a page as it stands, each with the elements; frames of other sites left out */
export async function violationsOf(page: Page, { within, what = 'everything' }: Look = {}): Promise<string[]> {
  // Colours are only right when nothing fades in any more.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const runOnly: RunOnly =
    what === 'colours' ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: STANDARDS };
  return page.evaluate(
    async ({ within, runOnly }) => {
      const options = { runOnly, resultTypes: ['violations' as const], iframes: false, preload: false };
      const { violations } = await window.axe.run(within ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { within, runOnly },
  );
}
