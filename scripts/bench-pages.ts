import path from 'node:path';
import { parseArgs } from 'node:util';
import { auditPage, isLighthouseInstalled } from '../tests/bench/pages/audit-page.ts';
import { measureClickToHeading } from '../tests/bench/pages/click-to-heading.ts';
import { formatPagesTable, type PageFigures } from '../tests/bench/pages/page-figures.ts';
import { buildSite, startBuiltServer } from '../tests/support/built-server.ts';
import { findBrowser } from './browser.ts';
import { parseWholeNumber } from './usage-error.ts';

export const usage = `usage: npm run bench:pages -- [options] [path …]

  path            a page to measure, such as /recipes/dinner; skips the clicks. By default four pages and the clicks
  --runs <number> runs of each page, of which the median counts; 3 by default
  --built         measure the last build instead of building first`;

const PAGES = ['/', '/recipes/dinner', '/recipes/dinner/doro-wat', '/recipes/dinner/doro-wat?cook'];

/** Prints Lighthouse's results for a phone, and the time from a click to the next page's heading. */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' }, built: { type: 'boolean', default: false } },
  });
  const runCount = parseWholeNumber('runs', values.runs);
  if (!isLighthouseInstalled()) {
    console.error('Lighthouse is not installed. Run "npm ci --prefix tests/bench/pages/lighthouse".');
    process.exitCode = 1;
    return;
  }
  if (!values.built) buildSite();
  const browser = await findBrowser();
  const site = await startBuiltServer(path.resolve('var/bench-pages'));
  try {
    const pages = new Map<string, PageFigures[]>();
    for (const page of positionals.length > 0 ? positionals : PAGES) {
      const runs: PageFigures[] = [];
      await warmUp(site.url + page);
      for (let run = 0; run < runCount; run++) runs.push(await auditPage(site.url + page, browser));
      console.log(`${page}: performance ${runs.map(({ scores }) => scores[0]).join(', ')}`);
      pages.set(page, runs);
    }
    console.log(`\n${formatPagesTable(pages)}\n`);
    if (positionals.length === 0) console.log(`${await measureClickToHeading(site.url, browser, runCount)}\n`);
  } finally {
    site.child.kill('SIGTERM');
    await site.exited;
  }
}

/** Loads a page until the server renders it at full speed: a newly started server takes five times as long. */
async function warmUp(url: string): Promise<void> {
  for (let visit = 0; visit < 30; visit++) await (await fetch(url)).arrayBuffer();
}
