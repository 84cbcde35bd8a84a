import { createHash } from 'node:crypto';
import { answerOf } from '../measuring/check-answers.ts';
import { nginxPages } from '../peers/nginx-pages.ts';
import { type BenchCase, type Contestant, get } from './bench-case.ts';
import { listDocument } from './documents.ts';
import { fullPages } from './list-cases.ts';
import type { Material } from './make-cases.ts';
import { pagePaths } from './page-paths.ts';
import { checkMain, readMain } from './pages-cases.ts';

const RECIPES = 200;
/** So many are in memory together. */
const PAGES = 100;

/** Returns what anonymous visitors ask for again and again, out of memory: pages, GraphQL by GET, REST. */
export async function warmCases(material: Material): Promise<BenchCase[]> {
  const { stage } = material;
  const cases: BenchCase[] = [];
  for (const [title, all] of Object.entries(await pagePaths(material))) {
    const paths = all.filter((address) => !address.includes('?')).slice(0, PAGES);
    const contestants = productAndBareBytes(paths);
    if (stage.has('nginx')) contestants.push(await nginxPages(paths, stage));
    cases.push({
      title: `page cached: ${title}`,
      connections: 10,
      contestants: contestants.map((contestant) => ({ ...contestant, read: readMain })),
      check: checkMain,
    });
  }
  const graphql = productAndBareBytes(await graphqlPaths(material));
  const rest = productAndBareBytes(await restPaths(material));
  return [
    ...cases,
    { title: 'GraphQL GET, cached', connections: 10, contestants: graphql },
    { title: 'REST GET, cached', connections: 10, contestants: rest },
  ];
}

function productAndBareBytes(paths: string[]): Contestant[] {
  const requests = paths.map(get);
  return [
    { name: 'product', server: 'warm', requests },
    { name: 'bare bytes', server: 'bare', requests },
  ];
}

/** Lists, as the browser's client asks for them: by the hash of the document. */
async function graphqlPaths(material: Material): Promise<string[]> {
  const sha256Hash = createHash('sha256').update(listDocument).digest('hex');
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  const asked = await fullPages(material);
  const paths = asked.map(
    (variables) => `/graphql?${new URLSearchParams({ variables: JSON.stringify(variables), extensions })}`,
  );
  // The first client that comes registers the document.
  await answerOf(
    await material.stage.server('warm'),
    get(`${paths[0]}&${new URLSearchParams({ query: listDocument })}`),
  );
  return paths;
}

/** Recipes with what is related, by the legacy REST path. */
async function restPaths({ client }: Material): Promise<string[]> {
  const { rows } = await client.query<{ slug: string }>(
    'select slug from recipes where rating_count >= 10 order by md5(slug) limit $1',
    [RECIPES],
  );
  return rows.map(({ slug }) => `/api/recipe/getalldetailswithrelated/${slug}`);
}
