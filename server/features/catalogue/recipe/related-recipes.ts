import { RELATED_LIMIT, USED_IN_LIMIT } from '#schema/rules/catalogue.ts';
import { RecipeOrder } from '../lists/recipe-where.type.ts';
import { compareKeys, getSortKeys } from '../order.ts';
import type { Snapshot } from '../snapshot.ts';
import type { RecipeCard } from './recipe-card.ts';

/** Maximum number of candidates per cuisine or category, newest first. */
const CANDIDATES = 2 * RELATED_LIMIT + 1;

/**
 * Returns the recipes related to one, best first: recipes of its cuisine, then by shared foods, then by shared
 * categories. Other cuisines are searched only if its own has too few.
 */
export function relatedRecipes(catalogue: Snapshot, recipe: RecipeCard): RecipeCard[] {
  const near = new Set(newestWhere(catalogue, ({ cuisineId }) => cuisineId === recipe.cuisineId, CANDIDATES));
  if (near.size <= RELATED_LIMIT) {
    for (const id of recipe.categoryIds)
      for (const card of newestWhere(catalogue, ({ categoryIds }) => categoryIds.includes(id), CANDIDATES))
        near.add(card);
  }
  const [foods, categories] = [new Set(recipe.foods), new Set(recipe.categoryIds)];
  return [...near]
    .filter(({ id }) => id !== recipe.id)
    .map((card) => ({
      card,
      keys: [
        Number(card.cuisineId === recipe.cuisineId),
        card.foods.filter((key) => foods.has(key)).length,
        card.categoryIds.filter((id) => categories.has(id)).length,
        ...getSortKeys(card, RecipeOrder.NEWEST),
      ],
    }))
    .sort((one, other) => compareKeys(one.keys, other.keys))
    .slice(0, RELATED_LIMIT)
    .map(({ card }) => card);
}

/** Returns the newest recipes that use the foods that a recipe makes. */
export function recipesUsing(catalogue: Snapshot, slug: string): RecipeCard[] {
  const made = catalogue.taxonomy.getMadeFoods(slug);
  if (made.length === 0) return [];
  return newestWhere(catalogue, ({ foods }) => made.some((key) => foods.includes(key)), USED_IN_LIMIT);
}

/** Returns the newest recipes that pass a test. @param most - maximum number of recipes */
export function newestWhere(catalogue: Snapshot, passes: (card: RecipeCard) => boolean, most: number): RecipeCard[] {
  const found: RecipeCard[] = [];
  for (const card of catalogue.newest) {
    if (found.length === most) break;
    if (passes(card)) found.push(card);
  }
  return found;
}
