import type { Allergen } from '#schema/rules/vocabulary.ts';
import { ALLERGEN_WORDS } from './search-words.ts';

/**
 * Returns the allergens in a name of several words if each word names one, as in "no dairy soy nuts"; otherwise
 * undefined.
 * @param key - normalized by `nameKey`
 */
export function getListedAllergens(key: string): readonly Allergen[] | undefined {
  const allergens = key.split(' ').map((word) => ALLERGEN_WORDS.get(word));
  if (allergens.length < 2 || allergens.includes(undefined)) return undefined;
  return [...new Set(allergens.flatMap((allergen) => allergen ?? []))];
}
