import * as z from 'zod';
import {
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  messages,
  RECENT_LIMIT,
  RECOMMENDED_LIMIT,
  SEARCH_PAGE_SIZE,
  searchProblem,
} from '#schema/rules/catalogue.ts';
import { NotFoundError } from '#server/errors.ts';
import { clamp, integerParameter, pathParameter, textParameter } from '#server/http/rest/parameters.ts';
import { errorBody, errorShape } from '#server/http/rest/response.ts';
import { type RestRoute, restRoute } from '#server/http/rest/route.ts';
import { listRecipes, searchRecipes } from '../lists/list-recipes.ts';
import { RecipeOrder } from '../lists/recipe-where.type.ts';
import type { RecipeCard } from '../recipe/recipe-card.ts';
import { findNewest, findRelatedRecipes } from '../recipe/related-recipes.ts';
import {
  categoriesExample,
  categoryShape,
  cuisineShape,
  cuisinesExample,
  detailExample,
  detailShape,
  recommendedExample,
  recommendedShape,
  searchExample,
  searchResultShape,
  summaryExample,
  summaryShape,
} from './catalogue.rest-shapes.ts';
import {
  presentCategory,
  presentCuisine,
  presentDetail,
  presentRecommended,
  presentSearchResult,
  presentSummary,
} from './recipe.presenter.ts';

const MEALS_AND_SEASONS = ['Lunch', 'Breakfast', 'Snack', 'Winter', 'Dinner', 'Summer', 'Spring'];
const CUISINES = ['Ethiopian', 'Indian', 'American', 'Mexican', 'Chinese', 'Italian'];

// Legacy lists have no pages.
const MAX_LIST_SIZE = 1_000;
const WHOLE_LIST_TEXT = 'All, newest first, at most 1,000.';

const NO_PAGE = 'The parameter "page" must be 1 or more.';
const NO_RECIPE = 'No recipe details found';
const NO_LIST = 'There is no such list.';

const clampPageSize = (value: number) => clamp(value, 1, MAX_PAGE_SIZE);
const bounds = { minimum: 1, maximum: MAX_PAGE_SIZE };
const emptyList = z.array(z.unknown()).max(0);
const summaries = z.object({ results: z.array(summaryShape) });

/** Legacy REST paths of the catalogue. */
export const catalogueRoutes: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/category/getall',
    name: 'listCategories',
    tag: 'Recipes',
    summary: 'All categories',
    successor: 'Query.categories',
    responses: {
      200: {
        description: 'All categories, in display order.',
        body: z.object({ results: z.array(categoryShape) }),
        example: categoriesExample,
      },
    },
    async handle(_request, dependencies) {
      const { categories } = dependencies.catalogue.taxonomy;
      return { body: { results: categories.map((term) => presentCategory(term, dependencies)) } };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/cuisine/getallcuisine',
    name: 'listCuisines',
    tag: 'Recipes',
    summary: 'All cuisines',
    successor: 'Query.cuisines',
    responses: {
      200: {
        description: 'All cuisines, in display order.',
        body: z.object({ results: z.array(cuisineShape) }),
        example: cuisinesExample,
      },
    },
    async handle(_request, dependencies) {
      const { cuisines } = dependencies.catalogue.taxonomy;
      return { body: { results: cuisines.map((term) => presentCuisine(term, dependencies)) } };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/recipe/recommendedposts',
    name: 'listRecommended',
    tag: 'Recipes',
    summary: 'The best rated recipes first',
    successor: 'Query.recipes(orderBy: RECOMMENDED)',
    query: z.object({
      limit: integerParameter(
        'limit',
        { defaultValue: RECOMMENDED_LIMIT, bounded: clampPageSize },
        { description: 'Number of recipes, clamped to the bounds.', example: 20, ...bounds },
      ),
    }),
    responses: {
      200: {
        description: 'Best first, weighted by the number of ratings.',
        body: z.object({ recommendedPosts: z.array(recommendedShape) }),
        example: recommendedExample,
      },
    },
    refusals: { BAD_REQUEST: 'The parameter "limit" must be a whole number.' },
    async handle({ query: { limit } }, dependencies) {
      const { catalogue, tags } = dependencies;
      const { nodes: recipes } = listRecipes({ orderBy: RecipeOrder.RECOMMENDED, first: limit }, catalogue, tags);
      return {
        body: { recommendedPosts: recipes.map((recipe) => presentRecommended(recipe, dependencies)) },
      };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/recipe/getall',
    name: 'searchRecipes',
    tag: 'Recipes',
    summary: 'Search recipes',
    successor: 'Query.recipes(search:)',
    query: z.object({
      search: textParameter('search', searchProblem, {
        description: 'Search terms. Without any, the result is empty.',
        example: 'gomen',
        maxLength: MAX_SEARCH_LENGTH,
      }),
      page: integerParameter(
        'page',
        { defaultValue: 1, bounded: (value) => (value < 1 ? NO_PAGE : Math.min(value, MAX_PAGE)) },
        { description: 'Page number, from 1. Past the end there are no results.', example: 1, minimum: 1 },
      ),
      perPage: integerParameter(
        'perPage',
        { defaultValue: SEARCH_PAGE_SIZE, bounded: clampPageSize },
        { description: 'Results per page, clamped to the bounds.', example: 5, ...bounds },
      ),
    }),
    responses: {
      200: {
        description: 'One page of recipes, best match first.',
        body: z.object({
          results: z.array(searchResultShape),
          totalResults: z.int().meta({ description: 'Number of results on all pages, exact up to 1,000.', minimum: 0 }),
        }),
        example: searchExample,
      },
    },
    refusals: { BAD_REQUEST: messages.searchTooLong },
    async handle({ query: { search, page, perPage } }, dependencies) {
      const { services, ...parts } = dependencies;
      const connection = await searchRecipes(
        search,
        { page, first: perPage },
        { ...parts, searching: services.search },
      );
      const results = connection.nodes.map((recipe) => presentSearchResult(recipe, dependencies));
      return { body: { results, totalResults: connection.totalCount } };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/recipe/recentposts',
    name: 'listRecent',
    tag: 'Recipes',
    summary: 'The newest recipes first',
    successor: 'Query.recipes(orderBy: NEWEST)',
    responses: {
      200: { description: 'At most 20, newest first.', body: summaries, example: { results: [summaryExample] } },
    },
    async handle(_request, dependencies) {
      const recipes = dependencies.catalogue.newest.slice(0, RECENT_LIMIT);
      return { body: { results: recipes.map((recipe) => presentSummary(recipe, dependencies)) } };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/recipe/featuredrecipes',
    name: 'listFeatured',
    tag: 'Recipes',
    summary: 'The recipes that the editors feature, newest first',
    successor: 'Query.recipes(where: { featured: true })',
    responses: {
      200: {
        description: WHOLE_LIST_TEXT,
        body: z.object({ featuredRecipes: z.array(summaryShape) }),
        example: { featuredRecipes: [summaryExample] },
      },
    },
    async handle(_request, dependencies) {
      const recipes = findNewest(dependencies.catalogue, ({ featured }) => featured, MAX_LIST_SIZE);
      return { body: { featuredRecipes: recipes.map((recipe) => presentSummary(recipe, dependencies)) } };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/recipe/getalldetailswithrelated/:post_name',
    name: 'getRecipe',
    tag: 'Recipes',
    summary: 'A recipe with all texts, and up to five related recipes',
    successor: 'Query.recipe',
    params: z.object({ post_name: pathParameter({ description: 'Slug of the recipe.', example: 'doro-wat' }) }),
    responses: {
      200: {
        description: 'The recipe and related recipes.',
        body: z.object({
          recipes: z.array(detailShape).meta({ description: 'Exactly one recipe.' }),
          relatedRecipes: z.array(summaryShape).meta({ description: 'Related recipes, never the recipe itself.' }),
        }),
        example: detailExample,
      },
      404: {
        description: 'Unknown recipe: both lists are empty.',
        body: errorShape.extend({ recipes: emptyList, relatedRecipes: emptyList }),
        example: { recipes: [], relatedRecipes: [], ...errorBody('NOT_FOUND', NO_RECIPE) },
      },
    },
    async handle({ params }, dependencies) {
      const { catalogue, services } = dependencies;
      const card = catalogue.bySlug(params.post_name);
      if (!card) {
        return { status: 404, body: { recipes: [], relatedRecipes: [], ...errorBody('NOT_FOUND', NO_RECIPE) } };
      }
      const recipe = await services.recipes.getWholeRecipe(card);
      return {
        body: {
          recipes: [presentDetail(recipe, dependencies)],
          relatedRecipes: findRelatedRecipes(catalogue, card).map((other) => presentSummary(other, dependencies)),
        },
      };
    },
  }),
  ...MEALS_AND_SEASONS.map((name) => createListRoute('category', name)),
  ...CUISINES.map((name) => createListRoute('cuisine', name)),
];

/** Returns the route for all recipes of a category or cuisine. Its path contains the name twice. */
function createListRoute(kind: 'category' | 'cuisine', name: string): RestRoute {
  return restRoute({
    method: 'GET',
    path: `/recipe/all-${name.toLowerCase()}-recipes/:name`,
    name: `list${name}`,
    tag: 'Recipes',
    summary: `All ${name} recipes, newest first`,
    successor: `Query.recipes(where: { ${kind === 'category' ? 'categories' : 'cuisines'}: ["${name.toLowerCase()}"] })`,
    params: z.object({
      name: pathParameter({ description: `Must be "${name}", case-insensitive.`, example: name }),
    }),
    responses: {
      200: { description: WHOLE_LIST_TEXT, body: summaries, example: { results: [summaryExample] } },
    },
    refusals: { NOT_FOUND: NO_LIST },
    async handle({ params }, dependencies) {
      if (params.name.toLowerCase() !== name.toLowerCase()) throw new NotFoundError(NO_LIST);
      const { catalogue } = dependencies;
      const id = catalogue.taxonomy[kind](name)?.id ?? 0;
      const isIn = ({ categoryIds, cuisineId }: RecipeCard) =>
        kind === 'category' ? categoryIds.includes(id) : cuisineId === id;
      const recipes = findNewest(catalogue, isIn, MAX_LIST_SIZE);
      return { body: { results: recipes.map((recipe) => presentSummary(recipe, dependencies)) } };
    },
  });
}
