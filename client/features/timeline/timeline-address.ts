import { paths } from '#client/paths.ts';
import { MAX_SERVINGS, MAX_TIMELINE_DISHES } from '#schema/rules/catalogue.ts';

/** The meal in a URL. */
export type Meal = {
  /** The slugs of its dishes. */
  recipes: string[];
  /** The time of the meal, in minutes since midnight. */
  eatAt: number;
  /** If omitted, the servings that each recipe is written for. */
  servings?: number;
};

/** Default time of a meal, in minutes since midnight. */
export const DEFAULT_MEAL_TIME = 19 * 60;

/** Returns the meal in a URL; defaults replace invalid values. */
export function getMeal(search: URLSearchParams): Meal {
  const servings = Number(search.get('servings'));
  const areServingsValid = Number.isInteger(servings) && servings >= 1 && servings <= MAX_SERVINGS;
  const slugs = search.getAll('recipe').map((slug) => slug.toLowerCase());
  return {
    recipes: [...new Set(slugs)].filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug)).slice(0, MAX_TIMELINE_DISHES),
    eatAt: parseClock(search.get('at') ?? '') ?? DEFAULT_MEAL_TIME,
    servings: areServingsValid ? servings : undefined,
  };
}

/** Returns the URL of a meal's timeline. */
export function timelinePath(meal: Meal): string {
  const search = getMealSearch(meal);
  return search === '' ? paths.timeline : `${paths.timeline}?${search}`;
}

/** Returns the query string for a meal. */
export function getMealSearch({ recipes, eatAt, servings }: Meal): string {
  const search = new URLSearchParams(recipes.map((slug) => ['recipe', slug]));
  if (eatAt !== DEFAULT_MEAL_TIME) search.set('at', toClock(eatAt));
  if (servings !== undefined) search.set('servings', String(servings));
  return search.toString();
}

/** Returns the time of day for minutes since a midnight. Example: 1140 and 2580 (the next day) become "19:00" */
export function toClock(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
}

function parseClock(clock: string): number | undefined {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  return hours === '' ? undefined : Number(hours) * 60 + Number(minutes);
}
