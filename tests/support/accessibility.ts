import fs from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Rules whose results can differ between color schemes. */
const COLOR_RULES = ['color-contrast'];
/** Disables a check that accepts links in a text that differ from the text only by color. */
const checks = { 'link-in-text-block': { enabled: false } };

// The axe runner for Playwright opens a second page for every result, and takes five times as long.
const { resolve } = createRequire(import.meta.url);
const AXE = fs.readFileSync(resolve('axe-core/axe.min.js'), 'utf8');
const FRAME = ['header.header', 'footer.footer'];
const AXE_PATH = '/axe.min.js';

/** Serves axe from a site that does not listen yet, so that the browser caches the compiled code. */
export function serveAxe(app: FastifyInstance): void {
  app.get(AXE_PATH, (_, reply) =>
    reply.type('text/javascript').header('cache-control', 'max-age=3600, immutable').send(AXE),
  );
}

export interface CheckOptions {
  /** Selector of the elements to check, if the rest of the page was checked before; ten times as fast. */
  within?: string;
  /** `colors` checks only colors, for a page that was fully checked in another color scheme. */
  what?: 'everything' | 'colors';
  /** `true` to include header and footer, which are a third of the work and the same on all pages. */
  frame?: boolean;
}

/** Returns the violations that axe finds in the current page, with their elements. Does not check iframes. */
export async function getViolations(
  page: Page,
  { within, what = 'everything', frame = false }: CheckOptions = {},
): Promise<string[]> {
  // Waits for transitions to end, because colors are wrong while elements fade in.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
  await loadAxe(page);
  const runOnly: RunOnly =
    what === 'colors' ? { type: 'rule', values: COLOR_RULES } : { type: 'tag', values: STANDARDS };
  // Excludes elements instead of including others, because some rules are about whole pages.
  const context = within ?? (frame ? undefined : { exclude: FRAME.map((selector) => [selector]) });
  return page.evaluate(
    async ({ context, runOnly, checks }) => {
      const options = { runOnly, checks, resultTypes: ['violations' as const], iframes: false, preload: false };
      const { violations } = await window.axe.run(context ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { context, runOnly, checks },
  );
}

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // An email has no site to load it from, and some pages are checked offline.
  await page.addScriptTag({ url: AXE_PATH }).catch(() => page.evaluate(AXE));
}
