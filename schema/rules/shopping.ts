import { lineProblem, ownLineProblem } from './kitchen-changes.ts';
import { firstProblem, type RuleProblem } from './problem.ts';
import { MAX_OWN_LINES } from './saved.ts';

/** Days that the link to a shared shopping list works. */
export const SHARED_LIST_DAYS = 30;

/** Recipes and things in one shared list. */
export const MAX_SHARED_RECIPES = 50;
export const MAX_LEFT_OUT = 500;

/** Ticks in one change of a shared list: of its things, and of the lines that were written by hand. */
export const MAX_SHARED_TICKS = MAX_LEFT_OUT + MAX_OWN_LINES;

/** Size of one shared list as stored, in bytes. */
export const MAX_SHARED_BYTES = 20_000;

/** Shared lists that exist at once. */
export const MAX_LIVE_LISTS = 50_000;

/** People that one recipe of a list is cooked for. */
const MAX_SHARED_SERVINGS = 10_000;

const MAX_SLUG_LENGTH = 100;
const MAX_KEY_LENGTH = 120;

export const shoppingTexts = {
  shared: 'Anyone with the link can see this list.',
  noRecipes: 'Put a recipe into the basket first.',
  tooManyRecipes: `A shared list can have at most ${MAX_SHARED_RECIPES} recipes.`,
  servings: `A recipe can be for 1 to ${MAX_SHARED_SERVINGS.toLocaleString('en')} people.`,
  twice: 'A recipe can stand on the list once.',
  unknownRecipe: 'A recipe of this list is no longer published.',
  thingTooLong: `The name of a thing can be at most ${MAX_KEY_LENGTH} characters.`,
  tooManyThings: `A shared list can leave out at most ${MAX_LEFT_OUT} things.`,
  tooManyTicks: `At most ${MAX_SHARED_TICKS} things of a shared list can be ticked.`,
  tooManyLines: `At most ${MAX_OWN_LINES} lines can be added to a shared list at once.`,
  tooLarge: `A shared list can be at most ${MAX_SHARED_BYTES / 1_000} kB.`,
  tooManyLists: 'Too many lists are shared at the moment. Please try again later.',
  changed: 'The list is changed.',
  full: `The list is full: it can have at most ${MAX_OWN_LINES} lines of your own. Remove one, and yours is sent.`,
  live: 'Shared · live',
  away: 'Offline. Your ticks will sync.',
  failed: 'The link could not be made. Please try again later.',
  stopped: 'The list is no longer shared.',
  notShared: 'This list is not shared any more.',
  notStopped: 'The link still works: it could not be withdrawn. Please try again later.',
} as const;

/** @returns the problem of the recipes of a list; undefined where there is none. */
export function sharedRecipesProblem(recipes: readonly { slug: string; servings: number }[]): RuleProblem | undefined {
  if (recipes.length === 0) return { code: 'REQUIRED', message: shoppingTexts.noRecipes };
  if (recipes.length > MAX_SHARED_RECIPES) return { code: 'TOO_LONG', message: shoppingTexts.tooManyRecipes };
  const slugs = recipes.map(({ slug }) => slug);
  return firstProblem(recipes, ({ slug, servings }, index) => {
    if (servings < 1 || servings > MAX_SHARED_SERVINGS)
      return { code: 'OUT_OF_RANGE', message: shoppingTexts.servings, at: 'servings' };
    if (slug.length > MAX_SLUG_LENGTH) return { code: 'NOT_FOUND', message: shoppingTexts.unknownRecipe, at: 'slug' };
    return slugs.indexOf(slug) < index ? { code: 'INVALID', message: shoppingTexts.twice, at: 'slug' } : undefined;
  });
}

/** @returns the problem of the keys of what need not be bought; undefined where there is none. */
export function leftOutProblem(keys: readonly string[]): RuleProblem | undefined {
  if (keys.length > MAX_LEFT_OUT) return { code: 'TOO_LONG', message: shoppingTexts.tooManyThings };
  return firstProblem(keys, (key) =>
    key.length > MAX_KEY_LENGTH ? { code: 'TOO_LONG', message: shoppingTexts.thingTooLong } : undefined,
  );
}

/** @returns the problem of keys that are ticked, or no longer; undefined where there is none */
export function ticksProblem(keys: readonly string[]): RuleProblem | undefined {
  if (keys.length > MAX_SHARED_TICKS) return { code: 'TOO_LONG', message: shoppingTexts.tooManyTicks };
  return firstProblem(keys, lineProblem);
}

/** @returns the problem of lines that are added, or removed; undefined where there is none */
export function ownLinesProblem(lines: readonly string[]): RuleProblem | undefined {
  if (lines.length > MAX_OWN_LINES) return { code: 'TOO_LONG', message: shoppingTexts.tooManyLines };
  return firstProblem(lines, ownLineProblem);
}
