import assert from 'node:assert/strict';
import { type BenchCase, get } from './bench-case.ts';
import type { Material } from './make-cases.ts';
import { pagePaths } from './page-paths.ts';

/** The HTML of the home page, of lists and of recipes, rendered each time: no page is in memory. */
export async function pagesCases(material: Material): Promise<BenchCase[]> {
  return Object.entries(await pagePaths(material)).map(([title, paths]) => ({
    title: `page rendered: ${title}`,
    connections: 10,
    contestants: [
      { name: 'product', server: 'product', requests: paths.map(get), read: readMain },
      { name: 'bare bytes', server: 'bare', requests: paths.map(get), read: readMain },
    ],
    check: checkMain,
  }));
}

/** @returns the content of a page. What it brings for the browser's cache is in no certain order. */
export function readMain(page: string): string {
  return /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
}

/** @throws where it is no page of ours. */
export function checkMain(main: unknown): void {
  assert.match(String(main), /<h1/, 'a page without a heading');
}
