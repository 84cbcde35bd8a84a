import { RELATED_LIMIT, USED_IN_LIMIT } from '#schema/rules/catalogue.ts';
import { RecipeOrder } from '../lists/recipe-where.type.ts';
import { compareKeys, getSortKeys } from '../order.ts';
import type { Snapshot } from '../snapshot.ts';
import type { RecipeCard } from './recipe-card.ts';

/** Maximum number of candidates per cuisine or category, newest first. */
const MAX_CANDIDATES = 2 * RELATED_LIMIT + 1;

/**
 * Returns the recipes related to a recipe. Recipes of its cuisine come first, then recipes with the most shared foods,
 * then with the most shared categories. Other cuisines are searched only if its own has too few recipes.
 */
export function findRelatedRecipes(catalogue: Snapshot, recipe: RecipeCard): RecipeCard[] {
  const candidates = new Set(findNewest(catalogue, ({ cuisineId }) => cuisineId === recipe.cuisineId, MAX_CANDIDATES));
  if (candidates.size <= RELATED_LIMIT) {
    for (const id of recipe.categoryIds)
      for (const card of findNewest(catalogue, ({ categoryIds }) => categoryIds.includes(id), MAX_CANDIDATES))
        candidates.add(card);
  }
  const [foods, categories] = [new Set(recipe.foods), new Set(recipe.categoryIds)];
  return [...candidates]
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
    .sort((a, b) => compareKeys(a.keys, b.keys))
    .slice(0, RELATED_LIMIT)
    .map(({ card }) => card);
}

/** Returns the newest recipes that use the foods that a recipe makes. */
export function findRecipesUsing(catalogue: Snapshot, slug: string): RecipeCard[] {
  const madeFoods = catalogue.taxonomy.getMadeFoods(slug);
  if (madeFoods.length === 0) return [];
  return findNewest(catalogue, ({ foods }) => madeFoods.some((key) => foods.includes(key)), USED_IN_LIMIT);
}

/** Returns the newest recipes that pass a test. @param limit - maximum number of recipes */
export function findNewest(catalogue: Snapshot, passes: (card: RecipeCard) => boolean, limit: number): RecipeCard[] {
  const recipes: RecipeCard[] = [];
  for (const card of catalogue.newest) {
    if (recipes.length === limit) break;
    if (passes(card)) recipes.push(card);
  }
  return recipes;
}
