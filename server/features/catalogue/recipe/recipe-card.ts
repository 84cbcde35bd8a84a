import type { RecipeWhere } from '../lists/recipe-where.type.ts';
import type { RecipeEntity } from './recipe.entity.ts';
import type { RecipeType } from './recipe.type.ts';

/** A published recipe without its long texts: all that lists, filters, facets and orders need. */
export interface RecipeCard extends RecipeType {
  /** Among all cards, from 0. */
  place: number;
  /** From start to end. */
  minutes: number;
  /** From start to end, without rests of an hour or longer: "quick" and "under an hour" go by it. */
  activeMinutes: number;
  /** By their places in `NUTRIENTS`, for one serving. */
  nutrients: readonly number[];
  /** The keys of the foods of its lines. */
  foods: readonly string[];
  /** The keys of the guides that its steps need. */
  guideKeys: readonly string[];
}

/** A condition on recipes, and the field of the filter that says so. */
export interface Condition {
  name: keyof RecipeWhere;
  holds: (card: RecipeCard) => boolean;
}

/**
 * Gives equal lists as one. Thousands of cards have the same few: a filter then finds them in the processor's cache, and
 * they take less memory.
 */
export class SharedLists {
  private readonly lists = new Map<string, readonly (number | string)[]>();

  share<List extends readonly (number | string)[]>(list: List): List {
    const key = list.join();
    // A key has the same values in the same order.
    const known = this.lists.get(key) as List | undefined;
    if (!known) this.lists.set(key, list);
    return known ?? list;
  }
}

/**
 * Returns the card of a row. It names each field: V8 reads an object that is spread together from a row of TypeORM, key by
 * key, like a hash table, which makes a filter ten times slower.
 * @param place among all cards, from 0
 * @param foods keys of the foods of its lines
 * @param lists those of all cards
 */
export function toCard(row: RecipeEntity, place: number, foods: readonly string[], lists: SharedLists): RecipeCard {
  return {
    place,
    id: row.id,
    slug: row.slug,
    title: row.title,
    aka: row.aka,
    description: row.description,
    authorId: row.authorId,
    categoryId: row.categoryId,
    categoryIds: lists.share(row.categoryIds),
    cuisineId: row.cuisineId,
    publishedOn: row.publishedOn,
    updatedAt: row.updatedAt,
    featured: row.featured,
    pictureAlt: row.pictureAlt,
    pictureColour: row.pictureColour,
    pictureVersion: row.pictureVersion,
    servings: row.servings,
    guideKeys: lists.share(row.guideKeys),
    yield: row.yield,
    estimatedCost: row.estimatedCost,
    prepMinutes: row.prepMinutes,
    cookMinutes: row.cookMinutes,
    totalMinutes: row.totalMinutes,
    minutes: row.totalMinutes ?? row.prepMinutes + row.cookMinutes,
    handsOnMinutes: row.handsOnMinutes,
    restingMinutes: row.restingMinutes,
    activeMinutes: (row.totalMinutes ?? row.prepMinutes + row.cookMinutes) - row.restingMinutes,
    difficulty: row.difficulty,
    course: row.course,
    diets: lists.share(row.diets),
    contains: lists.share(row.contains),
    mayContain: lists.share(row.mayContain),
    unknownFoods: lists.share(row.unknownFoods),
    nutrients: row.nutrients,
    pots: row.pots,
    freezerMonths: row.freezerMonths,
    foods,
    ratingCount: row.ratingCount,
    ratingHalves: row.ratingHalves,
  };
}
