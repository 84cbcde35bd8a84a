import type { RecipeWhere } from '../lists/recipe-where.type.ts';
import type { RecipeEntity } from './recipe.entity.ts';
import type { RecipeType } from './recipe.type.ts';

/** A published recipe without its long texts: all that lists, filters, facets and orders need. */
export interface RecipeCard extends RecipeType {
  /** Among all cards, from 0. */
  place: number;
  /** From start to end. */
  minutes: number;
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

/** Returns the cards that meet all conditions, in their order. */
export function matching(
  cards: readonly RecipeCard[],
  conditions: readonly Pick<Condition, 'holds'>[],
): readonly RecipeCard[] {
  return conditions.reduce((left, { holds }) => left.filter(holds), cards);
}

/**
 * Returns the card of a row. It names each field: V8 reads an object that is spread together from a row of TypeORM, key by
 * key, like a hash table, which makes a filter ten times slower.
 * @param place among all cards, from 0
 * @param foods keys of the foods of its lines
 */
export function toCard(row: RecipeEntity, place: number, foods: readonly string[]): RecipeCard {
  return {
    place,
    id: row.id,
    slug: row.slug,
    title: row.title,
    aka: row.aka,
    description: row.description,
    authorId: row.authorId,
    categoryId: row.categoryId,
    categoryIds: row.categoryIds,
    cuisineId: row.cuisineId,
    publishedOn: row.publishedOn,
    updatedAt: row.updatedAt,
    featured: row.featured,
    pictureAlt: row.pictureAlt,
    pictureColour: row.pictureColour,
    pictureVersion: row.pictureVersion,
    servings: row.servings,
    guideKeys: row.guideKeys,
    yield: row.yield,
    estimatedCost: row.estimatedCost,
    prepMinutes: row.prepMinutes,
    cookMinutes: row.cookMinutes,
    totalMinutes: row.totalMinutes,
    minutes: row.totalMinutes ?? row.prepMinutes + row.cookMinutes,
    difficulty: row.difficulty,
    course: row.course,
    diets: row.diets,
    contains: row.contains,
    mayContain: row.mayContain,
    nutrients: row.nutrients,
    pots: row.pots,
    freezerMonths: row.freezerMonths,
    foods,
    ratingCount: row.ratingCount,
    ratingHalves: row.ratingHalves,
  };
}
