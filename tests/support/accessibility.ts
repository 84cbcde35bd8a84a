import fs from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

// The runner that is made for this browser opens a second page for every answer, and takes five times as long.
const { resolve } = createRequire(import.meta.url);
const AXE = fs.readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** @returns what axe finds wrong with a page as it stands, each with the elements; frames of other sites left out */
export async function violationsOf(page: Page): Promise<string[]> {
  // Colours are only right when nothing fades in any more.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (standards) => {
    const options = { runOnly: standards, resultTypes: ['violations' as const], iframes: false, preload: false };
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, STANDARDS);
}
