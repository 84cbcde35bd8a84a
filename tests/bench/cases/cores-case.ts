import { type BenchCase, get, inBrotli } from './bench-case.ts';
import { detailDocument, listDocument, searchDocument } from './documents.ts';
import { byGraphql, readData } from './graphql.ts';
import { fullPages } from './list-cases.ts';
import type { Material } from './make-cases.ts';
import { pagePaths } from './page-paths.ts';
import { readMain } from './pages-cases.ts';

const EACH = 100;

const read = (text: string) => (text.startsWith('{') ? readData(text) : readMain(text));

/**
 * As `npm start` serves, with a process for each core, and everything at once: pages, lists, recipes and searches. What
 * each process holds in memory is as much to the point as the rate.
 */
export async function coresCase(material: Material): Promise<BenchCase> {
  const { home, list, recipe } = await pagePaths(material);
  const { rows } = await material.client.query<{ slug: string; query: string }>(
    `select slug, lower(split_part(title, ' ', 2)) as query from recipes where rating_count >= 10
     order by md5(slug) limit $1`,
    [EACH],
  );
  const queries = [
    byGraphql({ name: '', server: 'warm' }, listDocument, (await fullPages(material)).slice(0, EACH)),
    byGraphql(
      { name: '', server: 'warm' },
      detailDocument,
      rows.map(({ slug }) => ({ slug })),
    ),
    byGraphql(
      { name: '', server: 'warm' },
      searchDocument,
      rows.map(({ query }) => ({ query })),
    ),
  ];
  const pages = [...home, ...list.slice(0, EACH), ...recipe.slice(0, EACH)].map(get);
  const requests = [...pages, ...queries.map(inBrotli).flatMap((contestant) => contestant.requests)];
  return {
    title: 'all cores, mixed',
    connections: 50,
    contestants: [
      { name: 'product', server: 'cluster', requests, read },
      { name: 'one process', server: 'warm', requests, read },
    ],
  };
}
