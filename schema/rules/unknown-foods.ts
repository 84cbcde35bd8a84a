/** Returns the sentence about a food of which nothing is known. @param food in the words of the recipe */
export function unknownFoodText(food: string): string {
  return `We do not know what ${food} contains: check the label.`;
}

/** Returns the sentence about nutrition that leaves foods out; undefined if it leaves none out. */
export function nutritionWithoutText(foods: readonly string[]): string | undefined {
  return foods.length === 0 ? undefined : `Calculated${getOmissionText(foods)}.`;
}

/** Returns the end of a text about a value that leaves foods out, after a space; empty if it leaves none out. */
export function getOmissionText(foods: readonly string[]): string {
  return foods.length === 0 ? '' : ` without ${foods.join(', ')}`;
}
