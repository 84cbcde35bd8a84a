import { nutritionWithoutText } from './unknown-foods.ts';

/** schema.org's names for diets, by our names. */
const restrictedDiets: Record<string, string> = {
  Vegan: 'https://schema.org/VeganDiet',
  Vegetarian: 'https://schema.org/VegetarianDiet',
  'Gluten-free': 'https://schema.org/GlutenFreeDiet',
};

/** schema.org's names for nutrients per serving. */
const nutrients: Record<string, string> = {
  Energy: 'calories',
  Protein: 'proteinContent',
  Carbohydrate: 'carbohydrateContent',
  Fiber: 'fiberContent',
  Sugars: 'sugarContent',
  Fat: 'fatContent',
  'Saturated fat': 'saturatedFatContent',
  Sodium: 'sodiumContent',
};

/** The range of the stars. */
export const ratingScale = { bestRating: 5, worstRating: 0.5 };

/** Returns schema.org's names of a recipe's diets, without the diets that it has no name for. */
export function suitableDiets(diets: readonly string[]): string[] {
  return diets.flatMap((diet) => restrictedDiets[diet] ?? []);
}

/**
 * Returns a recipe's nutrition table in schema.org's terms; undefined if it is empty.
 * @param uncountedFoods - foods that the table leaves out
 */
export function nutritionInformation(
  nutrition: readonly { name: string; amount: number; unit: string }[],
  uncountedFoods: readonly string[],
): Record<string, string> | undefined {
  const facts = nutrition.flatMap(({ name, amount, unit }) => {
    const property = nutrients[name];
    return property ? [[property, `${amount} ${unit === 'kcal' ? 'calories' : unit}`]] : [];
  });
  if (facts.length === 0) return undefined;
  const description = nutritionWithoutText(uncountedFoods);
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    ...(description && { description }),
    ...Object.fromEntries(facts),
  };
}

/**
 * Returns schema.org's pictures of a recipe: square, 4:3 and 16:9.
 * @param base - absolute URL of the picture, without a file name
 */
export function imageObjects(base: string) {
  const files = [
    { file: '1x1-640.jpg', width: 640, height: 640 },
    { file: '4x3-640.jpg', width: 640, height: 480 },
    { file: '16x9-1200.jpg', width: 1200, height: 675 },
  ];
  return files.map(({ file, width, height }) => ({
    '@type': 'ImageObject',
    url: `${base}/${file}`,
    width: toPixelValue(width),
    height: toPixelValue(height),
  }));
}

/** Returns a size in px as an object, because schema.org allows no bare number. E37 is UN/CEFACT's unit "pixel". */
function toPixelValue(value: number) {
  return { '@type': 'QuantitativeValue', value, unitCode: 'E37', unitText: 'px' };
}

/** Matches a volume, such as "500 ml": importers would mistake its number for servings. */
const VOLUME = /\d\s*(?:ml|millilit(?:er|re)s?|l|lit(?:er|re)s?)\b/i;

/**
 * Returns the yields of a recipe. The servings are both first and last, because importers read only one of these.
 * @param yieldText - its yield in words. Example: "24 cookies"
 */
export function recipeYields(servings: number, yieldText?: string): string[] {
  const inWords = yieldText === undefined || VOLUME.test(yieldText) ? [] : [yieldText];
  return [String(servings), ...inWords, `${servings} ${servings === 1 ? 'serving' : 'servings'}`];
}

/**
 * Returns the ingredients of a step with their amounts; undefined if it uses none. They are properties of the step,
 * because importers read a step with a nested list as a section, and then find no text.
 */
export function supplies(uses: readonly { item: string; amount: string | null }[]) {
  if (uses.length === 0) return undefined;
  return uses.map(({ item, amount }) => ({
    '@type': 'HowToSupply',
    name: item,
    requiredQuantity: amount ?? undefined,
  }));
}
