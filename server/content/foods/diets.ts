import { HIGH_PROTEIN_SHARE, LOW_SUGAR_GRAMS } from '#schema/rules/catalogue.ts';
import type { Allergen, FoodDiet } from '#server/features/catalogue/food-vocabulary.ts';
import { Diet } from '#server/features/catalogue/recipe-vocabulary.ts';
import type { Food } from './foods.ts';
import type { Nutrients } from './usda.ts';

/** A food as one line means it: its own, but for what the line's words rule out. */
type Meant = Pick<Food, 'key' | 'name' | 'contains' | 'mayContain' | 'diet' | 'checkDiet'>;

/** For what a cook has to look at the label of a food. */
export interface LabelCheck {
  foodKey: string;
  allergens: Allergen[];
  diets: Diet[];
}

const FREE_OF: [diet: Diet, words: RegExp, allergens: readonly Allergen[]][] = [
  [Diet.GLUTEN_FREE, /\bgluten[- ]free\b/i, ['gluten']],
  [Diet.DAIRY_FREE, /\bdairy[- ]free\b/i, ['milk']],
  [Diet.NUT_FREE, /\bnut[- ]free\b/i, ['nuts', 'peanut']],
  [Diet.EGG_FREE, /\begg[- ]free\b/i, ['egg']],
];
const VEGAN = /\bvegan\b/i;
const VEGETARIAN = /\bvegetarian\b|\bwithout animal rennet\b/i;
const OF_ANIMALS: readonly Allergen[] = ['milk', 'egg', 'fish', 'crustaceans', 'molluscs'];

/** @returns the food as the line means it: `soy sauce, gluten-free` has no gluten. */
export function meantBy(text: string, food: Food): Meant {
  const { key, name, checkDiet } = food;
  const vegan = VEGAN.test(text);
  const vegetarian = vegan || VEGETARIAN.test(text);
  const ruledOut = new Set<Allergen>([
    ...FREE_OF.flatMap(([, words, allergens]) => (words.test(text) ? allergens : [])),
    ...(vegan ? OF_ANIMALS : []),
  ]);
  const remaining = (allergens: readonly Allergen[]) => allergens.filter((allergen) => !ruledOut.has(allergen));
  const settled = vegan || (vegetarian && checkDiet === 'vegetarian');
  return {
    key,
    name,
    contains: remaining(food.contains),
    mayContain: remaining(food.mayContain),
    diet: vegan ? 'vegan' : vegetarian && food.diet !== 'vegan' ? 'vegetarian' : food.diet,
    checkDiet: settled ? undefined : checkDiet,
  };
}

/** @returns the allergens of a dish: those it contains, and those for which labels have to be checked. */
export function allergensOf(foods: readonly Meant[]): { contains: Allergen[]; mayContain: Allergen[] } {
  const contains = new Set(foods.flatMap((food) => food.contains));
  const mayContain = new Set(foods.flatMap((food) => food.mayContain).filter((allergen) => !contains.has(allergen)));
  return { contains: [...contains], mayContain: [...mayContain] };
}

/**
 * @param serving what one serving holds.
 * @returns the diets that a dish suits. What it may contain counts as contained; where only a label can tell whether a
 * food is vegan or vegetarian, it counts as that, and `labelsOf` lists it.
 */
export function dietsOf(foods: readonly Meant[], serving: Nutrients): Diet[] {
  const { contains, mayContain } = allergensOf(foods);
  const allergens = new Set([...contains, ...mayContain]);
  const eatenBy = (...diets: FoodDiet[]) => foods.every(({ diet }) => diets.includes(diet));
  return [
    ...(eatenBy('vegan') ? [Diet.VEGAN] : []),
    ...(eatenBy('vegan', 'vegetarian') ? [Diet.VEGETARIAN] : []),
    ...FREE_OF.filter(([, , without]) => !without.some((allergen) => allergens.has(allergen))).map(([diet]) => diet),
    ...(serving.energy > 0 && (4 * serving.protein) / serving.energy >= HIGH_PROTEIN_SHARE ? [Diet.HIGH_PROTEIN] : []),
    ...(serving.sugars < LOW_SUGAR_GRAMS ? [Diet.LOW_SUGAR] : []),
  ];
}

/** @returns the foods whose labels decide, in the order of the dish: for an allergen, or for a diet that it suits. */
export function labelsOf(foods: readonly Meant[], diets: readonly Diet[]): LabelCheck[] {
  const checks = new Map<string, LabelCheck>();
  const { mayContain } = allergensOf(foods);
  for (const food of foods) {
    const allergens = food.mayContain.filter((allergen) => mayContain.includes(allergen));
    const doubtful =
      food.checkDiet === 'vegetarian' ? [Diet.VEGAN, Diet.VEGETARIAN] : food.checkDiet ? [Diet.VEGAN] : [];
    const check = { foodKey: food.key, allergens, diets: doubtful.filter((diet) => diets.includes(diet)) };
    if (check.allergens.length + check.diets.length > 0 && !checks.has(food.key)) checks.set(food.key, check);
  }
  return [...checks.values()];
}
