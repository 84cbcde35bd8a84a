/** Shown for a recipe that contains no allergen. */
export const NO_ALLERGEN = 'none of the 14 allergens that food labels list';

/** Returns the sentence about a food that is not in the table. @param food - its name in the recipe */
export function unknownFoodText(food: string): string {
  return `We do not know what ${food} contains: check the label.`;
}

/** Returns the sentence that names the foods missing from a nutrition table; undefined if there are none. */
export function nutritionWithoutText(foods: readonly string[]): string | undefined {
  return foods.length === 0 ? undefined : `Calculated${getOmissionText(foods)}.`;
}

/** Returns the suffix of a value computed without some foods, with a leading space; empty if no food is left out. */
export function getOmissionText(foods: readonly string[]): string {
  return foods.length === 0 ? '' : ` without ${foods.join(', ')}`;
}
