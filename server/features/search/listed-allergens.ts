import type { Allergen } from '#schema/rules/vocabulary.ts';
import { ALLERGEN_WORDS } from './search-words.ts';

/**
 * Returns the allergens of a name of several words if each word names one: "no dairy soy nuts" may be a list. Returns
 * undefined for other names.
 * @param key - normalized by `nameKey`
 */
export function getListedAllergens(key: string): readonly Allergen[] | undefined {
  const named = key.split(' ').map((word) => ALLERGEN_WORDS.get(word));
  if (named.length < 2 || named.includes(undefined)) return undefined;
  return [...new Set(named.flatMap((each) => each ?? []))];
}
