import type { RuleProblem } from './problem.ts';

/** Categories or cuisines per page. */
export const GRID_PAGE_SIZE = 4;

/** Recipes per page in the list of a category or cuisine. */
export const LIST_PAGE_SIZE = 1;

/** Default number of reviews per page. */
export const REVIEW_PAGE_SIZE = 10;

/** Maximum number of reviews per page; the REST path returns one page of this size. */
export const MAX_REVIEW_PAGE_SIZE = 100;

/** Blog posts per page: fills rows of two, three or four. */
export const BLOG_PAGE_SIZE = 12;

/** Recipes at the top of the home page. */
export const HERO_SIZE = 4;

/** Featured recipes per page on the home page. */
export const FEATURED_PAGE_SIZE = 6;

/** Recipes per page of a collection. */
export const GALLERY_PAGE_SIZE = 12;

/** Default number of recipes per page, in searches and other lists. */
export const SEARCH_PAGE_SIZE = 5;

/** Recipes per page of lists with filters: fills rows of two or three. */
export const FILTERED_PAGE_SIZE = 24;

/** Values of the time filters and of their facets, in minutes. */
export const MINUTE_STEPS = [15, 30, 45, 60, 90, 120, 180] as const;

/** Maximum number of ingredient filters in a list's URL. */
export const MAX_INGREDIENTS = 5;

/** Maximum length of the name of an ingredient in a filter, in code points. */
export const MAX_INGREDIENT_LENGTH = 40;

/** Maximum number of recipes per page. */
export const MAX_PAGE_SIZE = 50;

/** Largest page number; no list has that many pages. */
export const MAX_PAGE = 1_000_000;

/** Default number of recommended recipes. */
export const RECOMMENDED_LIMIT = 20;

/** Recommended recipes in the side panel. */
export const TOP_LIKED_LIMIT = 3;

/** Maximum number of entries in a feed, and of recipes on the REST path for recent recipes. */
export const RECENT_LIMIT = 20;

/** Related recipes of a recipe; the sidebar shows the second to the fifth. */
export const RELATED_LIMIT = 5;

/** Maximum number of recipes shown on a recipe's page that use the recipe as an ingredient. */
export const USED_IN_LIMIT = 12;

/** Maximum number of recipes that a guide shows. */
export const GUIDE_RECIPES_LIMIT = 6;

/** Maximum length of a search query, in code points. */
export const MAX_SEARCH_LENGTH = 100;

/** Terms that the site suggests. A test checks that each finds recipes. */
export const searchSuggestions = ['berbere', 'lentils', 'paneer', 'tortillas', 'scallions', 'tomatoes'] as const;

/** Maximum number of search hits; totals are exact up to it. */
export const MAX_SEARCH_HITS = 1_000;

/** Maximum number of recipes per request by slug. */
export const MAX_SLUGS = 50;

/** Maximum number of values in a condition of a filter. */
export const MAX_WHERE_VALUES = 50;

/** Maximum number of dishes on a timeline: as many as one cook can manage. */
export const MAX_TIMELINE_DISHES = 6;

/** Maximum number of servings that a recipe can be scaled to. */
export const MAX_SERVINGS = 100;

/** Maximum length of a slug or name in an argument, in characters: longer than all existing ones. */
export const MAX_VALUE_LENGTH = 100;

/** High-protein: minimum share of the energy from protein, at 4 kcal per gram. */
export const HIGH_PROTEIN_SHARE = 0.2;

/** Low-sugar: less sugar than this per serving, in grams. */
export const LOW_SUGAR_GRAMS = 5;

export const messages = {
  searchTooLong: `Search can be at most ${MAX_SEARCH_LENGTH} characters.`,
  slugTooLong: `each value in slugs must be shorter than or equal to ${MAX_VALUE_LENGTH} characters`,
  valueTooLong: `A value of a condition can be at most ${MAX_VALUE_LENGTH} characters.`,
  tooManyValues: `A condition can list at most ${MAX_WHERE_VALUES} values.`,
  emptyRange: 'max must not be less than min',
  noSuchDay: 'The calendar begins with the year 1.',
  badCursor: 'The cursor does not belong to this list and order.',
  cursorAndPage: 'Use a page or a cursor, not both.',
  tooManyIngredients: `At most ${MAX_INGREDIENTS} ingredients can be requested at once.`,
  tooManySlugs: `At most ${MAX_SLUGS} recipes can be requested at once.`,
  invalidCharacters: 'The text contains characters that cannot be used.',
} as const;

/** Returns the problem with a search query; undefined if there is none. */
export function searchProblem(query: string): RuleProblem | undefined {
  return [...query].length > MAX_SEARCH_LENGTH ? { code: 'TOO_LONG', message: messages.searchTooLong } : undefined;
}

/** Returns the problem with a range; undefined if there is none. */
export function rangeProblem({ min, max }: { min?: number | null; max?: number | null }): RuleProblem | undefined {
  return typeof min === 'number' && typeof max === 'number' && max < min
    ? { code: 'OUT_OF_RANGE', message: messages.emptyRange }
    : undefined;
}
