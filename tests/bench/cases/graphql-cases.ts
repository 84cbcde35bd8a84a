import assert from 'node:assert/strict';
import type pg from 'pg';
import { readGolden } from '../../search/golden.ts';
import { type BenchCase, graphqlContestant, withBareServer, withBrotli } from '../bench-case.ts';
import { postgraphileDetail, postgraphileList } from '../peers/postgraphile-responses.ts';
import type { CaseContext } from './make-cases.ts';

// Queries like the queries of the site's pages, one document for each page.
const card = `id slug title description path publishedOn author { name } category { name slug }
  cuisine { name slug } picture { alt color base } rating { average count }`;

export const listDocument = `query List($category: String!, $page: Int!) {
  recipes(where: { categories: [$category] }, page: $page, first: 5) { totalCount nodes { ${card} } }
}`;

const FACETS = `facets { ${['categories', 'cuisines', 'diets', 'allergens', 'totalMinutes', 'difficulty']
  .map((facet) => `${facet} { value count }`)
  .join(' ')} }`;

const filteredListDocument = `query Filtered($category: String!, $minutes: Int!) {
  recipes(where: { categories: [$category], totalMinutes: { max: $minutes } }, first: 5) {
    totalCount ${FACETS} nodes { ${card} }
  }
}`;

export const detailDocument = `query Detail($slug: String!) {
  recipe(slug: $slug) {
    id slug title description path publishedOn author { name role bio } category { name slug }
    cuisine { name slug } picture { alt color base } rating { average count }
    featured servings prepMinutes cookMinutes totalMinutes difficulty diets categories { name slug }
    reasons ingredientGroups { title items { text quantity quantityTo unit item note } }
    instructions { title details } tips equipment nutrition { name amount unit }
    servingSuggestions faqs { question answer } summary
    reviews(page: 1, first: 10) { totalCount nodes { id username rating message createdAt } }
    related { ${card} }
  }
}`;

const toSearchDocument = (where: string, facets: string) => `query Search($query: String!) {
  recipes(search: $query, ${where} first: 5) { totalCount ${facets} nodes { ${card} } }
}`;
const VEGAN = 'where: { diets: { allOf: [VEGAN] } },';

export const searchDocument = toSearchDocument('', '');

/** The product with an empty response cache. */
const product = { name: 'product', server: 'product' } as const;

/** Maximum number of pages per category. */
const MAX_PAGES = 20;

/** Returns the first full pages of each category: five cards each, newest first. */
export async function getFullPages({ client }: CaseContext): Promise<{ category: string; page: number }[]> {
  const { rows } = await client.query<{ category: string; page: number }>(
    `select name as category, page from categories,
       generate_series(1, least($1, (select count(*)::integer from recipes r where categories.id = any (r.category_ids)) / 5)) page
     order by id, page`,
    [MAX_PAGES],
  );
  return rows;
}

/** Returns recipes with ten or more reviews, in an order unrelated to their content. */
export async function getReviewedRecipes(client: pg.Client, limit: number): Promise<{ slug: string }[]> {
  const { rows } = await client.query<{ slug: string }>(
    'select slug from recipes where rating_count >= 10 order by md5(slug) limit $1',
    [limit],
  );
  return rows;
}

/** Returns cases for five cards of a category: uncompressed as for programs, with brotli as for browsers, filtered. */
export async function listCases(context: CaseContext): Promise<BenchCase[]> {
  const pages = await getFullPages(context);
  const contestants = withBareServer(graphqlContestant(product, listDocument, pages));
  // More filters than the list cache holds, so that each request counts again.
  const filters = [...new Set(pages.map(({ category }) => category))].flatMap((category) =>
    Array.from({ length: 30 }, (_, index) => ({ category, minutes: 60 + 5 * index })),
  );
  const check = (response: unknown) => {
    assert.equal((response as { recipes: { nodes: unknown[] } }).recipes.nodes.length, 5);
  };
  const peers = context.stage.withPeers ? [postgraphileList(pages)] : [];
  return [
    { title: 'list of 5', connections: 50, contestants: [...contestants, ...peers], check },
    { title: 'list of 5, brotli', connections: 50, contestants: contestants.map(withBrotli), check },
    {
      title: 'list of 5, filter and facets',
      connections: 1,
      contestants: withBareServer(graphqlContestant(product, filteredListDocument, filters)),
      check,
    },
  ];
}

const MAX_RECIPES = 500;

interface DetailData {
  recipe: { reviews: { nodes: unknown[] }; related: unknown[] };
}

/** Returns cases for up to 500 recipes, each with long texts, ten reviews and five related cards. */
export async function detailCases({ client, stage }: CaseContext): Promise<BenchCase[]> {
  const recipes = await getReviewedRecipes(client, MAX_RECIPES);
  const contestants = withBareServer(graphqlContestant(product, detailDocument, recipes));
  const check = (response: unknown) => {
    const { recipe } = response as DetailData;
    assert.equal(recipe.reviews.nodes.length, 10);
    assert.equal(recipe.related.length, 5);
  };
  const cold = graphqlContestant({ ...product, server: 'cold' }, detailDocument, recipes);
  const peers = stage.withPeers ? [postgraphileDetail(recipes)] : [];
  return [
    { title: 'detail', connections: 50, contestants: [...contestants, ...peers], check },
    { title: 'detail, not in memory', connections: 50, contestants: [...withBareServer(cold), ...peers], check },
    { title: 'detail, brotli', connections: 50, contestants: contestants.map(withBrotli), check },
  ];
}

interface SearchData {
  recipes: { totalCount: number; nodes: unknown[] };
}

/** Returns cases for the golden queries: words alone, with a filter, with the filters' counts, and with both. */
export function searchCases(): BenchCase[] {
  const queries = readGolden().map(({ query }) => ({ query }));
  const searches = [
    { title: 'search', document: searchDocument },
    { title: 'search, filter', document: toSearchDocument(VEGAN, '') },
    { title: 'search, facets', document: toSearchDocument('', FACETS) },
    { title: 'search, filter + facets', document: toSearchDocument(VEGAN, FACETS) },
  ];
  return searches.map(({ title, document }) => ({
    title,
    connections: 10,
    contestants: withBareServer(graphqlContestant(product, document, queries)).map(withBrotli),
    check(response) {
      const { nodes, totalCount } = (response as SearchData).recipes;
      assert.equal(nodes.length, Math.min(5, totalCount));
    },
  }));
}
