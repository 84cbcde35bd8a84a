import { ALLERGENS, COURSES, DIETS, DIFFICULTIES, NUTRIENTS } from '#schema/rules/vocabulary.ts';
import type { RecipeFacetsType } from '#server/features/catalogue/lists/recipe-connection.type.ts';
import { RecipeOrder, type RecipeWhere } from '#server/features/catalogue/lists/recipe-where.type.ts';
import { CATEGORY_NAMES, CUISINE_NAMES, getParts, RANDOM_FOODS, type RandomRecipe } from './random-catalogue.ts';

// A slow but simple implementation of filters, orders and facets, to compare the service's results with.

type Range = { min?: number | null; max?: number | null } | null | undefined;

const toMinutes = ({ totalMinutes, prepMinutes, cookMinutes }: RandomRecipe) =>
  totalMinutes ?? prepMinutes + cookMinutes;
const getChangedAt = ({ publishedOn, updatedAt }: RandomRecipe) =>
  Math.max(Date.parse(publishedOn), updatedAt.getTime());
const isWithin = (value: number, range: Range) =>
  value >= (range?.min ?? -Infinity) && value <= (range?.max ?? Infinity);
const isBounded = (range: Range) => typeof range?.min === 'number' || typeof range?.max === 'number';
const isNonEmpty = <Value>(values: Value[] | null | undefined): values is Value[] => (values?.length ?? 0) > 0;
const passesFilter = (names: string[] | null | undefined, ownNames: string[]) =>
  !isNonEmpty(names) || names.some((name) => ownNames.some((each) => each.toLowerCase() === name.toLowerCase()));

function containsFood({ foods }: RandomRecipe, name: string): boolean {
  return foods.flatMap(getParts).some((key) => {
    const food = RANDOM_FOODS[key];
    const names = [food?.name, food?.plural, ...(food?.aka ?? []), ...(food?.kinds ?? [])];
    // A name that is also a key, such as "butter", means that food.
    return name in RANDOM_FOODS ? key === name : names.includes(name.toLowerCase());
  });
}

export function matchesWhere(recipe: RandomRecipe, where: RecipeWhere): boolean {
  const { foods = {} } = where;
  const rating = recipe.ratingCount === 0 ? 0 : recipe.ratingHalves / 2 / recipe.ratingCount;
  return (
    recipe.published &&
    (where.slugs?.includes(recipe.slug) ?? true) &&
    !(where.exceptSlugs ?? []).includes(recipe.slug) &&
    passesFilter(where.categories, recipe.categories) &&
    passesFilter(where.cuisines, [recipe.cuisine]) &&
    passesFilter(where.authors, [recipe.author]) &&
    (where.diets?.allOf ?? []).every((diet) => recipe.diets.includes(diet)) &&
    (!isNonEmpty(where.allergens?.noneOf) || recipe.unknownFoods.length === 0) &&
    !(where.allergens?.noneOf ?? []).some((each) => [...recipe.contains, ...recipe.mayContain].includes(each)) &&
    (foods?.allOf ?? []).every((name) => containsFood(recipe, name)) &&
    (!isNonEmpty(foods?.anyOf) || foods.anyOf.some((name) => containsFood(recipe, name))) &&
    !(foods?.noneOf ?? []).some((name) => containsFood(recipe, name)) &&
    isWithin(toMinutes(recipe), where.totalMinutes) &&
    isWithin(toMinutes(recipe) - recipe.restingMinutes, where.activeMinutes) &&
    passesFilter(where.difficulty, [recipe.difficulty]) &&
    passesFilter(where.course, [recipe.course]) &&
    isWithin(recipe.estimatedCost, where.estimatedCost) &&
    isWithin(recipe.pots, where.pots) &&
    (recipe.freezerMonths !== null || !isBounded(where.freezerMonths)) &&
    isWithin(recipe.freezerMonths ?? 0, where.freezerMonths) &&
    rating >= (where.rating?.min ?? 0) &&
    (where.nutrition ?? []).every(({ nutrient, ...range }) =>
      isWithin(recipe.nutrients[NUTRIENTS.indexOf(nutrient)] ?? 0, range),
    ) &&
    recipe.publishedOn > (where.publishedAfter ?? '') &&
    getChangedAt(recipe) > (where.updatedAfter?.getTime() ?? 0) &&
    recipe.featured === (where.featured ?? recipe.featured)
  );
}

type Key = (recipe: RandomRecipe) => number | string;
const KEYS: Record<RecipeOrder, Key[]> = {
  [RecipeOrder.NEWEST]: [],
  [RecipeOrder.RELEVANCE]: [],
  [RecipeOrder.RECOMMENDED]: [(recipe) => (80 + recipe.ratingHalves) / (10 + recipe.ratingCount)],
  [RecipeOrder.RATING]: [
    (recipe) => recipe.ratingHalves / Math.max(1, recipe.ratingCount),
    (recipe) => recipe.ratingCount,
  ],
  [RecipeOrder.UPDATED]: [getChangedAt],
  [RecipeOrder.QUICKEST]: [(recipe) => -toMinutes(recipe)],
};

/** Returns the recipes sorted by an order, the greatest keys first. */
export function sortCards(recipes: readonly RandomRecipe[], order: RecipeOrder): RandomRecipe[] {
  const keys: Key[] = [...KEYS[order], (recipe) => recipe.publishedOn, (recipe) => recipe.id];
  return [...recipes].sort((a, b) => {
    for (const key of keys) if (key(a) !== key(b)) return key(a) < key(b) ? 1 : -1;
    return 0;
  });
}

/** Counts each facet by filtering once for each of its values. */
export function getFacets(recipes: readonly RandomRecipe[], where: RecipeWhere): RecipeFacetsType {
  const counts = <Value>(values: readonly Value[], narrowed: (value: Value) => RecipeWhere) =>
    values
      .map((value) => ({ value, count: recipes.filter((recipe) => matchesWhere(recipe, narrowed(value))).length }))
      .filter(({ count }) => count > 0);
  return {
    categories: counts(CATEGORY_NAMES, (name) => ({ ...where, categories: [name] })),
    cuisines: counts(CUISINE_NAMES, (name) => ({ ...where, cuisines: [name] })),
    diets: counts(DIETS, (diet) => ({ ...where, diets: { allOf: [...(where.diets?.allOf ?? []), diet] } })),
    allergens: counts(ALLERGENS, (allergen) => ({
      ...where,
      allergens: { noneOf: [...(where.allergens?.noneOf ?? []), allergen] },
    })),
    totalMinutes: counts([15, 30, 45, 60, 90, 120, 180], (max) => ({ ...where, totalMinutes: { max } })),
    activeMinutes: counts([15, 30, 45, 60, 90, 120, 180], (max) => ({ ...where, activeMinutes: { max } })),
    difficulty: counts(DIFFICULTIES, (difficulty) => ({ ...where, difficulty: [difficulty] })),
    course: counts(COURSES, (course) => ({ ...where, course: [course] })),
  };
}
