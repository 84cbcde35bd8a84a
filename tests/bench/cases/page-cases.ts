import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { recipePath } from '#schema/rules/paths.ts';
import { type BenchCase, createGet, withBareServer } from '../bench-case.ts';
import { fetchText } from '../measuring/check-responses.ts';
import { getFullPages, getReviewedRecipes, listDocument } from './graphql-cases.ts';
import type { CaseContext } from './make-cases.ts';

const MAX_RECIPES = 300;
/** Maximum number of pages requested from the cache; all fit in it. */
const MAX_CACHED_PAGES = 100;
const CONNECTIONS = 10;

/** Returns cases for the HTML of the home page, of lists and of recipes, rendered for each request. */
export async function pagesCases(context: CaseContext): Promise<BenchCase[]> {
  return Object.entries(await getPagePaths(context)).map(([title, paths]) => ({
    title: `page rendered: ${title}`,
    connections: CONNECTIONS,
    contestants: withBareServer({ name: 'product', server: 'product', requests: paths.map(createGet), read: readMain }),
    check: checkMain,
  }));
}

/** Returns cases for cached responses to anonymous visitors: pages, GraphQL by GET, REST. */
export async function warmCases(context: CaseContext): Promise<BenchCase[]> {
  const createWarmContestant = (paths: string[]) => ({
    name: 'product',
    server: 'warm' as const,
    requests: paths.map(createGet),
  });
  const pages = Object.entries(await getPagePaths(context)).map(([title, paths]) => ({
    title: `page cached: ${title}`,
    connections: CONNECTIONS,
    contestants: withBareServer({
      ...createWarmContestant(paths.filter((path) => !path.includes('?')).slice(0, MAX_CACHED_PAGES)),
      read: readMain,
    }),
    check: checkMain,
  }));
  const recipes = await getReviewedRecipes(context.client, MAX_RECIPES);
  const rest = recipes.map(({ slug }) => `/api/recipe/getalldetailswithrelated/${slug}`);
  const others = { 'GraphQL GET, cached': await getGraphqlPaths(context), 'REST GET, cached': rest };
  return [
    ...pages,
    ...Object.entries(others).map(([title, paths]) => ({
      title,
      connections: CONNECTIONS,
      contestants: withBareServer(createWarmContestant(paths)),
    })),
  ];
}

/** Returns the URLs of the home page, of pages of lists, and of recipes with reviews. */
async function getPagePaths(context: CaseContext): Promise<Record<'home' | 'list' | 'recipe', string[]>> {
  const { rows } = await context.client.query<{ category: string; slug: string }>(
    `select c.slug as category, r.slug from recipes r join categories c on c.id = r.category_id
     where rating_count >= 10 order by md5(r.slug) limit $1`,
    [MAX_RECIPES],
  );
  const lists = await getFullPages(context);
  return {
    home: ['/'],
    list: lists.map(({ category, page }) => `/recipes/${category.toLowerCase()}${page > 1 ? `?page=${page}` : ''}`),
    recipe: rows.map(({ category, slug }) => recipePath(category, slug)),
  };
}

/** Returns paths that query lists by the document's hash, as the browser's client does. */
async function getGraphqlPaths(context: CaseContext): Promise<string[]> {
  const sha256Hash = createHash('sha256').update(listDocument).digest('hex');
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  const pages = await getFullPages(context);
  const paths = pages.map(
    (variables) => `/graphql?${new URLSearchParams({ variables: JSON.stringify(variables), extensions })}`,
  );
  // The first request registers the document.
  const registration = createGet(`${paths[0]}&${new URLSearchParams({ query: listDocument })}`);
  await fetchText(await context.stage.server('warm'), registration);
  return paths;
}

/** Returns the content of a page. The order of its data for the browser's cache varies. */
function readMain(page: string): string {
  return /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
}

/** @throws if the page has no heading */
function checkMain(main: unknown): void {
  assert.match(String(main), /<h1/, 'a page without a heading');
}
