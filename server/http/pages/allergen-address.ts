import { ALLERGENS, type Allergen } from '#schema/rules/vocabulary.ts';
import { nameKey } from '#server/content/foods/words.ts';
import { ALLERGEN_WORDS, toEnglish } from '#server/features/search/search-words.ts';

const PARAMETER = 'without';
/** The filter's values, by their keys. */
const VALUES = new Map(ALLERGENS.map((allergen) => [nameKey(allergen), allergen]));

/**
 * Returns a page's URL with the filter's values for allergens that a visitor typed by other names: "?without=dairy"
 * becomes "?without=milk". The filter would drop such a name, and show dishes with milk. It still drops unknown values.
 */
export function replaceAllergenNames(url: string): string {
  const [path = '', search = ''] = url.split('?', 2);
  const texts = new URLSearchParams(search).getAll(PARAMETER);
  const words = texts.flatMap((text) => (getAllergens(text) ? [text] : text.split(/[,\s]+/)));
  if (!words.some(getAllergens)) return url;
  const values = new Set<string>(words.flatMap((word) => getAllergens(word) ?? VALUES.get(nameKey(word)) ?? word));
  // In the filter's order, so that the filter need not redirect again.
  const sorted = new Set([...ALLERGENS.filter((allergen) => values.has(allergen)), ...values]);
  const otherParameters = search.split('&').filter((parameter) => !parameter.startsWith(`${PARAMETER}=`));
  const allergenParameters = [...sorted].map((value) => `${PARAMETER}=${encodeURIComponent(value)}`);
  return `${path}?${[...otherParameters, ...allergenParameters].join('&')}`;
}

/** Returns the allergens that a text names; undefined for values of the filter and unknown texts. */
function getAllergens(text: string): readonly Allergen[] | undefined {
  const key = nameKey(text.replace(/[-_]/g, ' '));
  return VALUES.has(key) ? undefined : ALLERGEN_WORDS.get(toEnglish(key));
}
