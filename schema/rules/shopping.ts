import { MAX_OWN_LINES } from './saved.ts';

/** Days for which the link to a shared shopping list works. */
export const SHARED_LIST_DAYS = 30;

/** Maximum number of recipes in a shared list, and of foods that it leaves out. */
export const MAX_SHARED_RECIPES = 50;
export const MAX_LEFT_OUT = 500;

/** Maximum number of ticks in a change of a shared list: of its items, and of the lines that were added by hand. */
export const MAX_SHARED_TICKS = MAX_LEFT_OUT + MAX_OWN_LINES;

/** Maximum stored size of a shared list, in bytes. */
export const MAX_SHARED_BYTES = 20_000;

/** Maximum number of lists that are shared at the same time. */
export const MAX_LIVE_LISTS = 50_000;

/** Maximum number of servings of a recipe in a list. */
export const MAX_SHARED_SERVINGS = 10_000;

/** Maximum length of the key of an item, in characters. */
export const MAX_KEY_LENGTH = 120;

export const shoppingTexts = {
  shared: 'Anyone with the link can see this list.',
  noRecipes: 'Add a recipe to the basket first.',
  tooManyRecipes: `A shared list can have at most ${MAX_SHARED_RECIPES} recipes.`,
  servings: `A recipe can be for 1 to ${MAX_SHARED_SERVINGS.toLocaleString('en')} people.`,
  twice: 'A recipe can be on the list only once.',
  unknownRecipe: 'A recipe of this list is no longer published.',
  thingTooLong: `The name of an item can be at most ${MAX_KEY_LENGTH} characters.`,
  tooManyThings: `A shared list can leave out at most ${MAX_LEFT_OUT} items.`,
  tooManyTicks: `At most ${MAX_SHARED_TICKS} items of a shared list can be ticked.`,
  tooManyLines: `At most ${MAX_OWN_LINES} items can be added to a shared list at once.`,
  tooLarge: `A shared list can be at most ${MAX_SHARED_BYTES / 1_000} kB.`,
  tooManyLists: 'Too many lists are shared at the moment. Please try again later.',
  changed: 'List updated.',
  full: `The list is full: it can have at most ${MAX_OWN_LINES} items of your own. Remove one to send yours.`,
  live: 'Shared · live',
  away: 'Offline. Your ticks will sync.',
  failed: 'The link could not be created. Please try again later.',
  stopped: 'The list is no longer shared.',
  notShared: 'This list is no longer shared.',
  notStopped: 'The link could not be withdrawn and still works. Please try again later.',
} as const;
