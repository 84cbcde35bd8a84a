import { isRatedAnew, type Rated, type RatingChange, scopesOf } from './rating-change.ts';
import type { RecipeType } from './recipe.type.ts';
import { RecipeOrder } from './recipe-where.type.ts';
import type { Conditions } from './resolve-where.ts';

/** What orders recipes, the first ones of a list having the greatest. */
type Place = readonly (number | string)[];

/** A part of a list whose order, or whose recipes, depend on ratings. */
export interface Ranking {
  /** Among which recipes they are ranked, as far as that is told apart. Example: "category-3". */
  scope: string;
  /** Null where any other rating may change it. */
  order: RecipeOrder | null;
  /** What it begins and ends with; null where nothing can come before or after. */
  first: Place | null;
  last: Place | null;
}

/** Exactly as the statements order: Postgres computes these as double precision, and so does JavaScript. */
const scores: Partial<Record<RecipeOrder, (rated: Rated) => number[]>> = {
  [RecipeOrder.RECOMMENDED]: ({ ratingCount, ratingHalves }) => [(80 + ratingHalves) / (10 + ratingCount)],
  [RecipeOrder.RATING]: ({ ratingCount, ratingHalves }) => [ratingHalves / Math.max(ratingCount, 1), ratingCount],
};

/** What a part of a list is made of. */
interface Part {
  order: RecipeOrder;
  conditions: Conditions;
  isSearch?: boolean;
  /** The sort keys that it comes after, as Postgres writes them. */
  after: readonly string[] | null;
  offset: number;
  shown: readonly (Rated & Pick<RecipeType, 'id' | 'publishedOn'>)[];
  hasNextPage: boolean;
}

/** @returns on which ratings a part of a list depends beside those that it shows; undefined where on none */
export function rankingOf(part: Part): Ranking | undefined {
  const { order, conditions, after, offset, shown, hasNextPage } = part;
  const scope = scopeOf(conditions);
  if (conditions.leastRating !== undefined) return { scope, order: null, first: null, last: null };
  if (!scores[order]) return undefined;
  if (part.isSearch) return { scope, order: null, first: null, last: null };
  const [top, bottom] = [shown[0], shown.at(-1)];
  // As many recipes as there are stand on the pages before: which ones does not matter.
  if (!top && !after) return undefined;
  const start = after ? placeOfKeys(after) : top && offset > 0 ? placeOf(order, top) : null;
  return { scope, order, first: start, last: bottom && hasNextPage ? placeOf(order, bottom) : null };
}

/** @returns that of the first of all recipes. @param shown the best first @param hasNextPage whether others may follow */
export function rankingOfBest(shown: Part['shown'], hasNextPage: boolean): Ranking | undefined {
  return rankingOf({ order: RecipeOrder.RECOMMENDED, conditions: {}, after: null, offset: 0, shown, hasNextPage });
}

/** Whether the ranking shows other recipes, or in another order, once ratings have changed. */
export function isReordered({ scope, order, first, last }: Ranking, change: RatingChange): boolean {
  if (!isRatedAnew(change) || !scopesOf(change).includes(scope)) return false;
  if (order === null) return true;
  const side = (rated: Rated) => {
    const place = placeOf(order, { ...change, ...rated });
    if (first && isGreater(place, first)) return 'above';
    return last && isGreater(last, place) ? 'below' : 'within';
  };
  const [was, is] = [side(change.before), side(change.after)];
  return was !== is || is === 'within';
}

/** One of the recipe's scopes that all recipes under the conditions share. */
function scopeOf({ categories, cuisines, authors, featured }: Conditions): string {
  if (categories?.length === 1) return `category-${categories[0]}`;
  if (cuisines?.length === 1) return `cuisine-${cuisines[0]}`;
  if (authors?.length === 1) return `author-${authors[0]}`;
  return featured === true ? 'featured' : 'all';
}

function placeOf(order: RecipeOrder, recipe: Rated & Pick<RecipeType, 'id' | 'publishedOn'>): Place {
  return [...(scores[order]?.(recipe) ?? []), recipe.publishedOn, recipe.id];
}

function placeOfKeys(keys: readonly string[]): Place {
  return keys.map((key) => (/^\d{4}-\d\d-\d\d$/.test(key) ? key : Number(key)));
}

function isGreater(one: Place, other: Place): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
