import type { RecipeWhere } from '../lists/recipe-where.type.ts';
import type { RecipeEntity } from './recipe.entity.ts';
import type { RecipeType } from './recipe.type.ts';

/** A published recipe without its long texts, for lists, filters, facets and sorting. */
export interface RecipeCard extends RecipeType {
  /** Index among all cards. */
  index: number;
  /** Total minutes; unlike `totalMinutes`, never null. */
  minutes: number;
  /** Total minutes without rests of an hour or longer; "quick" and "under an hour" use them. */
  activeMinutes: number;
  /** Nutrients of one serving, in the order of `NUTRIENTS`. */
  nutrients: readonly number[];
  /** Keys of the foods in its ingredient lines. */
  foods: readonly string[];
  /** Keys of the guides that its steps link to. */
  guideKeys: readonly string[];
}

/** A condition on recipes, and the filter field that sets it. */
export interface Condition {
  name: keyof RecipeWhere;
  holds: (card: RecipeCard) => boolean;
}

/**
 * Interns equal texts and lists to save memory. Thousands of cards share a few lists, so a filter finds them in the CPU
 * cache.
 */
export class SharedValues {
  private readonly texts = new Map<string, string>();
  private readonly lists = new Map<string, readonly (number | string)[]>();

  shareText<Text extends string>(text: Text): Text {
    const interned = this.texts.get(text) as Text | undefined;
    if (!interned) this.texts.set(text, text);
    return interned ?? text;
  }

  shareList<List extends readonly (number | string)[]>(list: List): List {
    const key = list.join();
    // Equal keys mean equal values in the same order.
    const interned = this.lists.get(key) as List | undefined;
    if (!interned) this.lists.set(key, list);
    return interned ?? list;
  }
}

/**
 * Returns the card of a row. It lists each field, because V8 stores an object spread from a TypeORM row as a hash
 * table, which makes filters ten times slower.
 * @param index - index among all cards
 * @param foods - keys of the foods in its ingredient lines
 * @param shared - shared by all cards
 */
export function toCard(row: RecipeEntity, index: number, foods: readonly string[], shared: SharedValues): RecipeCard {
  return {
    index,
    id: row.id,
    slug: row.slug,
    title: row.title,
    aka: row.aka,
    description: row.description,
    authorId: row.authorId,
    categoryId: row.categoryId,
    categoryIds: shared.shareList(row.categoryIds),
    cuisineId: row.cuisineId,
    publishedOn: shared.shareText(row.publishedOn),
    updatedAt: row.updatedAt,
    featured: row.featured,
    pictureAlt: row.pictureAlt,
    pictureColor: shared.shareText(row.pictureColor),
    pictureVersion: row.pictureVersion,
    servings: row.servings,
    guideKeys: shared.shareList(row.guideKeys),
    yield: row.yield,
    estimatedCost: row.estimatedCost,
    prepMinutes: row.prepMinutes,
    cookMinutes: row.cookMinutes,
    totalMinutes: row.totalMinutes,
    minutes: row.totalMinutes ?? row.prepMinutes + row.cookMinutes,
    handsOnMinutes: row.handsOnMinutes,
    restingMinutes: row.restingMinutes,
    activeMinutes: (row.totalMinutes ?? row.prepMinutes + row.cookMinutes) - row.restingMinutes,
    difficulty: shared.shareText(row.difficulty),
    course: shared.shareText(row.course),
    diets: shared.shareList(row.diets),
    contains: shared.shareList(row.contains),
    mayContain: shared.shareList(row.mayContain),
    unknownFoods: shared.shareList(row.unknownFoods),
    nutrients: row.nutrients,
    pots: row.pots,
    freezerMonths: row.freezerMonths,
    foods: foods.map((key) => shared.shareText(key)),
    ratingCount: row.ratingCount,
    ratingHalves: row.ratingHalves,
  };
}
