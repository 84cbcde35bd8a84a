import { HIGH_PROTEIN_SHARE, LOW_SUGAR_GRAMS } from '#schema/rules/catalogue.ts';
import { type Allergen, Diet, FOOD_DIETS, type FoodDiet } from '#schema/rules/vocabulary.ts';
import type { LabelCheckType } from '#server/features/catalogue/foods/food.type.ts';
import { type Food, getNames } from './foods.ts';
import type { Nutrients } from './usda.ts';

/** A food after `applyLabels`: without the possible allergens that the label in its line excludes. */
type LabeledFood = Pick<Food, 'key' | 'name' | 'contains' | 'mayContain' | 'diet' | 'checkDiet'>;

/** Diets that exclude allergens, the labels on packages for them, and the excluded allergens. */
const FREE_OF: [diet: Diet, label: string, allergens: readonly Allergen[]][] = [
  [Diet.GLUTEN_FREE, 'gluten-free', ['gluten']],
  [Diet.DAIRY_FREE, 'dairy-free', ['milk']],
  [Diet.NUT_FREE, 'nut-free', ['nuts', 'peanut']],
  [Diet.EGG_FREE, 'egg-free', ['egg']],
];
/** A package's label as a separate note of a line: ", labelled gluten-free". */
const LABEL = /(?<=, )labelled (gluten-free|dairy-free|nut-free|egg-free|vegan|vegetarian)(?=,|$)/gi;
/** Words that make a label optional. */
const OPTIONAL = /\b(?:if|or|unless|ideally|preferably|perhaps|maybe|not|never)\b/i;
/** Matches a claim about diets or allergens. */
const CLAIM =
  /\b(?:gluten|dairy|lactose)[\p{L}-]*|\b(?:wheat|milk|egg|nut|peanut|soy|sugar)(?:[- ]free|less)\b|\b(?:no|without) (?:wheat|milk|eggs?|nuts?|peanuts?|soya?)\b|\b(?:suitable|safe) for\b|\bfree (?:of|from)\b|\bvegan\b|\bvegetarian\b|\bplant[- ]based\b|\b\p{L}*allerg\p{L}*|\bintoleran|\bcoeliac|\bceliac|\b(?:vegan|vegetarian|allergy)[- ]friendly|\brennet\b|\bhalal\b|\bkosher\b/iu;

function readLabels(text: string): Set<string> {
  return new Set([...text.matchAll(LABEL)].map(([, label = '']) => label.toLowerCase()));
}

/** Applies the label in a line to its food. A label can remove possible allergens, but no contained ones. */
export function applyLabels(text: string, food: Food): LabeledFood {
  const labels = readLabels(text);
  const absentAllergens = new Set(FREE_OF.flatMap(([, label, allergens]) => (labels.has(label) ? allergens : [])));
  const isDietCertain = labels.has('vegan') || (labels.has('vegetarian') && food.checkDiet === 'vegetarian');
  return {
    ...food,
    mayContain: food.mayContain.filter((allergen) => !absentAllergens.has(allergen)),
    checkDiet: isDietCertain ? undefined : food.checkDiet,
  };
}

/** Returns the problem with a line's claim about its food, phrased to follow the quoted line; undefined if none. */
export function findLabelProblem(text: string, food: Food): string | undefined {
  for (const label of readLabels(text)) {
    const optional = OPTIONAL.exec(text)?.[0];
    if (optional) return `is labelled ${label}, but says "${optional}": keep one of them`;
    const containedAllergen = FREE_OF.find(([, each]) => each === label)?.[2].find((allergen) =>
      food.contains.includes(allergen),
    );
    if (containedAllergen)
      return `is labelled ${label}, but ${food.name} contains ${containedAllergen}: name another food`;
    const suitsLabel = label === 'vegan' ? food.diet === 'vegan' : food.diet === 'vegan' || food.diet === 'vegetarian';
    if (/^veg/.test(label) && !suitsLabel) return `is labelled ${label}, but ${food.name} is not: name another food`;
  }
  const names = getNames(food).sort((a, b) => b.length - a.length);
  const rest = names.reduce(
    (remaining, name) => remaining.toLowerCase().replace(name.toLowerCase(), ' '),
    text.replace(LABEL, ' '),
  );
  const claim = findClaim(rest);
  if (claim === undefined) return undefined;
  return `says "${claim}", which is not a label: write "labelled gluten-free" (or vegan, vegetarian, dairy-free, nut-free, egg-free) if the package says so, or name another food`;
}

/** Returns an allergen or a less strict diet that a food adds to others; undefined if it adds neither. */
export function getAddition(
  food: Pick<Food, 'contains' | 'mayContain' | 'diet'>,
  others: readonly Food[],
): string | undefined {
  const contained = others.flatMap(({ contains }) => contains);
  const allergens = [...contained, ...others.flatMap(({ mayContain }) => mayContain)];
  const addsDiet = others.every(({ diet }) => FOOD_DIETS.indexOf(diet) < FOOD_DIETS.indexOf(food.diet));
  return (
    food.contains.find((allergen) => !contained.includes(allergen)) ??
    food.mayContain.find((allergen) => !allergens.includes(allergen)) ??
    (addsDiet ? food.diet : undefined)
  );
}

/** Returns the first claim about diets or allergens in a text; undefined if there is none. */
export function findClaim(text: string): string | undefined {
  return CLAIM.exec(text)?.[0];
}

/** Returns the allergens of a dish: contained ones, and ones for which labels have to be checked. */
export function getDishAllergens(foods: readonly Pick<LabeledFood, 'contains' | 'mayContain'>[]): {
  contains: Allergen[];
  mayContain: Allergen[];
} {
  const contains = new Set(foods.flatMap((food) => food.contains));
  const mayContain = new Set(foods.flatMap((food) => food.mayContain).filter((allergen) => !contains.has(allergen)));
  return { contains: [...contains], mayContain: [...mayContain] };
}

/**
 * Returns the diets that a dish suits. What it may contain counts as contained. A food that is vegan or vegetarian only
 * according to its label counts as such, and `getLabelChecks` lists it.
 * @param serving - the nutrients of one serving
 */
export function getDiets(foods: readonly LabeledFood[], serving: Nutrients): Diet[] {
  const { contains, mayContain } = getDishAllergens(foods);
  const allergens = new Set([...contains, ...mayContain]);
  const allHaveDiet = (...diets: FoodDiet[]) => foods.every(({ diet }) => diets.includes(diet));
  return [
    ...(allHaveDiet('vegan') ? [Diet.VEGAN] : []),
    ...(allHaveDiet('vegan', 'vegetarian') ? [Diet.VEGETARIAN] : []),
    ...FREE_OF.filter(([, , excluded]) => !excluded.some((allergen) => allergens.has(allergen))).map(([diet]) => diet),
    ...(serving.energy > 0 && (4 * serving.protein) / serving.energy >= HIGH_PROTEIN_SHARE ? [Diet.HIGH_PROTEIN] : []),
    ...(serving.sugars < LOW_SUGAR_GRAMS ? [Diet.LOW_SUGAR] : []),
  ];
}

/** Returns the foods whose labels decide on an allergen, or on a diet that the dish suits, in order. */
export function getLabelChecks(foods: readonly LabeledFood[], diets: readonly Diet[]): LabelCheckType[] {
  const checks = new Map<string, LabelCheckType>();
  const { mayContain } = getDishAllergens(foods);
  for (const food of foods) {
    const allergens = food.mayContain.filter((allergen) => mayContain.includes(allergen));
    const uncertainDiets =
      food.checkDiet === 'vegetarian' ? [Diet.VEGAN, Diet.VEGETARIAN] : food.checkDiet ? [Diet.VEGAN] : [];
    const check = { foodKey: food.key, allergens, diets: uncertainDiets.filter((diet) => diets.includes(diet)) };
    if (check.allergens.length + check.diets.length > 0 && !checks.has(food.key)) checks.set(food.key, check);
  }
  return [...checks.values()];
}
