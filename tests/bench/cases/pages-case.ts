import assert from 'node:assert/strict';
import type pg from 'pg';
import { recipePath } from '#schema/rules/paths.ts';
import type { LoadRequest } from '../measuring/load.ts';
import type { BenchCase } from './bench-case.ts';

const PAGE_START = '<!DOCTYPE html>';

/** Pages whose address may hold a secret of a mail are never cached: with this they are rendered each time. */
const ANEW = `token=${'X'.repeat(32)}`;

/**
 * The HTML of the home page, of lists and of recipes, drawn each time, and then as visitors get it: kept until something
 * changes. The floor sends as many bytes out of memory.
 */
export async function pageCases(client: pg.Client, fetchPage: (path: string) => Promise<string>): Promise<BenchCase[]> {
  const { rows } = await client.query<{ category: string; slug: string }>(
    `select c.slug as category, r.slug from recipes r join categories c on c.id = r.category_id
     where rating_count >= 10 order by md5(r.slug) limit 300`,
  );
  const lists = [...new Set(rows.map(({ category }) => category))].flatMap((category) =>
    Array.from({ length: 40 }, (_, index) => `/recipes/${category}?page=${index + 1}`),
  );
  const kinds: [title: string, paths: string[]][] = [
    ['home', ['/']],
    ['list', lists],
    ['recipe', rows.map(({ category, slug }) => recipePath(category, slug))],
  ];
  const anew = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${ANEW}`;
  return Promise.all([
    ...kinds.map(([title, paths]) => pageCase(`page: ${title}, drawn`, paths.map(anew), fetchPage)),
    ...kinds.map(([title, paths]) => pageCase(`page: ${title}, kept`, paths, fetchPage)),
  ]);
}

async function pageCase(
  title: string,
  paths: string[],
  fetchPage: (path: string) => Promise<string>,
): Promise<BenchCase> {
  const size = Buffer.byteLength(await fetchPage(paths[0] ?? '/'));
  const get = (path: string): LoadRequest => ({ method: 'GET', path });
  return {
    kind: 'pages',
    title,
    connections: 10,
    beginsWith: '',
    product: paths.map(get),
    floor: paths.map(() => get(`/bytes/${size}`)),
    check(product) {
      assert.ok(product.toLowerCase().startsWith(PAGE_START.toLowerCase()), 'not a page');
      assert.match(product, /<h1/, 'a page without a heading');
    },
  };
}
