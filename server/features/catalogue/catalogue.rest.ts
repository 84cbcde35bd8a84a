import {
  MAX_PAGE,
  MAX_PAGE_SIZE,
  RECOMMENDED_LIMIT,
  SEARCH_PAGE_SIZE,
  searchProblem,
} from '#schema/rules/catalogue.ts';
import { InvalidInputError, NotFoundError } from '#server/errors.ts';
import { clamp, integerParameter, textParameter } from '#server/http/rest/parameters.ts';
import type { RestRoute } from '#server/http/rest/route.ts';
import { createRelatedLoader } from './recipe.loader.ts';
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

// A legacy list has no pages; this is more than the longest.
const WHOLE_LIST = 1_000;

/** The legacy paths of the catalogue. */
export const catalogueRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/category/getall',
    summary: 'All categories',
    answer: 'results: category_id, category_name, url, count',
    cacheable: true,
    async handle(_request, dependencies) {
      const { categories } = dependencies.services.taxonomy;
      return { body: { results: categories.map((term) => presentCategory(term, dependencies)) } };
    },
  },
  {
    method: 'GET',
    path: '/cuisine/getallcuisine',
    summary: 'All cuisines',
    answer: 'results: cuisine_id, cuisine_type, url',
    cacheable: true,
    async handle(_request, dependencies) {
      const { cuisines } = dependencies.services.taxonomy;
      return { body: { results: cuisines.map((term) => presentCuisine(term, dependencies)) } };
    },
  },
  {
    method: 'GET',
    path: '/recipe/recommendedposts',
    summary: 'The best rated recipes first',
    answer: 'recommendedPosts: url, created_at, title_name, category_name, post_name',
    query: [{ name: 'limit', type: 'integer', description: '1 to 50, 20 where it is left out' }],
    cacheable: true,
    async handle({ query }, dependencies) {
      const limit = clamp(integerParameter(query, 'limit') ?? RECOMMENDED_LIMIT, 1, MAX_PAGE_SIZE);
      const recipes = await dependencies.services.recipes.recommended(limit);
      return {
        body: { recommendedPosts: recipes.map((recipe) => presentRecommended(recipe, dependencies)) },
      };
    },
  },
  {
    method: 'GET',
    path: '/recipe/getall',
    summary: 'Search recipes',
    answer: 'results: title_id, title_name, category_name, post_name; totalResults',
    query: [
      { name: 'search', type: 'string', description: 'At most 100 characters; nothing is found without it' },
      { name: 'page', type: 'integer', description: 'From 1' },
      { name: 'perPage', type: 'integer', description: '1 to 50, 5 where it is left out' },
    ],
    cacheable: true,
    async handle({ query }, dependencies) {
      const search = textParameter(query, 'search') ?? '';
      const problem = searchProblem(search);
      if (problem) throw new InvalidInputError(problem);
      const page = integerParameter(query, 'page') ?? 1;
      if (page < 1 || page > MAX_PAGE) throw new InvalidInputError('The parameter "page" must be 1 or more.');
      const perPage = clamp(integerParameter(query, 'perPage') ?? SEARCH_PAGE_SIZE, 1, MAX_PAGE_SIZE);
      const { items, total } = await dependencies.services.search.search(search, { page, perPage });
      const results = items.map((recipe) => presentSearchResult(recipe, dependencies));
      return { body: { results, totalResults: total } };
    },
  },
  {
    method: 'GET',
    path: '/recipe/recentposts',
    summary: 'The newest recipes first',
    answer: 'results: recipe summaries',
    cacheable: true,
    async handle(_request, dependencies) {
      const recipes = await dependencies.services.recipes.recent();
      return { body: { results: recipes.map((recipe) => presentSummary(recipe, dependencies)) } };
    },
  },
  {
    method: 'GET',
    path: '/recipe/featuredrecipes',
    summary: 'The recipes of the home page, newest first',
    answer: 'featuredRecipes: recipe summaries',
    cacheable: true,
    async handle(_request, dependencies) {
      const { items } = await dependencies.services.recipes.list({
        filter: { featured: true },
        page: 1,
        perPage: WHOLE_LIST,
      });
      return { body: { featuredRecipes: items.map((recipe) => presentSummary(recipe, dependencies)) } };
    },
  },
  {
    method: 'GET',
    path: '/recipe/getalldetailswithrelated/:post_name',
    summary: 'One recipe with its long texts, and up to five that go with it',
    answer: 'recipes: the one; relatedRecipes: recipe summaries',
    cacheable: true,
    async handle({ params }, dependencies) {
      const recipe = await dependencies.services.recipes.bySlug(params.post_name ?? '');
      if (!recipe) return { status: 404, body: notFoundWith({ recipes: [], relatedRecipes: [] }) };
      const related = await createRelatedLoader(dependencies.reader).load(recipe.id);
      return {
        body: {
          recipes: [presentDetail(recipe, dependencies)],
          relatedRecipes: related.map((other) => presentSummary(other, dependencies)),
        },
      };
    },
  },
  ...MEALS_AND_SEASONS.map((name) => listRoute('category', name)),
  ...CUISINES.map((name) => listRoute('cuisine', name)),
];

/** All recipes of one category or cuisine; the name in the path must say the same twice, in any case. */
function listRoute(kind: 'category' | 'cuisine', name: string): RestRoute {
  return {
    method: 'GET',
    path: `/recipe/all-${name.toLowerCase()}-recipes/:name`,
    summary: `All ${name} recipes, newest first`,
    answer: 'results: recipe summaries',
    cacheable: true,
    async handle({ params }, dependencies) {
      if (params.name?.toLowerCase() !== name.toLowerCase()) throw new NotFoundError('There is no such list.');
      const { items } = await dependencies.services.recipes.list({
        filter: { [kind]: name },
        page: 1,
        perPage: WHOLE_LIST,
      });
      return { body: { results: items.map((recipe) => presentSummary(recipe, dependencies)) } };
    },
  };
}

function notFoundWith(empty: object) {
  const text = 'No recipe details found';
  return { ...empty, error: text, message: text, code: 'NOT_FOUND' };
}
