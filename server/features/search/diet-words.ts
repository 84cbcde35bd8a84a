import { Diet } from '#schema/rules/vocabulary.ts';
import { findSpelling } from '#server/content/similar.ts';
import { toMap, toSet } from './word-lists.ts';

export const DIET_WORDS: ReadonlyMap<string, Diet> = toMap([
  [
    'vegan, vgn, vg, wfpb, plant based, plantbased, plants only, tsom, yetsom, ye tsom, vegano, vegana, vegane, veganer, veganen, vegetalien, vegetalienne, lacto vegetarian, ovo vegetarian, lactovegetarian, ovovegetarian',
    Diet.VEGAN,
  ],
  [
    'vegetarian, veggie, veg, vegetarisch, vegetarische, vegetarischer, vegetarischen, vegetariano, vegetariana, vegetarien, vegetarienne, fleischlos, eggitarian, eggetarian, meat free, meatless, pescatarian, pescetarian',
    Diet.VEGETARIAN,
  ],
  [
    'celiac, coeliac, celiac disease, coeliac disease, celiac friendly, gf, celiaco, celiaca, celiaci, celiachia, coeliaque, cœliaque, maladie coeliaque, maladie cœliaque, zoliakie, zoeliakie',
    Diet.GLUTEN_FREE,
  ],
  ['df', Diet.DAIRY_FREE],
  ['nf', Diet.NUT_FREE],
  ['ef', Diet.EGG_FREE],
  ['high protein, protein rich', Diet.HIGH_PROTEIN],
  ['low sugar', Diet.LOW_SUGAR],
]);

/** Diets that no recipe states, so that a search for one has no results. */
export const UNSTATED_DIETS = toSet(`
  halal, kosher, jain, sattvic, ital, keto, ketogenic, paleo, whole30, whole 30, fodmap, low fodmap, diabetic, low carb, low sodium, low salt
  low fat, low cholesterol, low histamine, low purine, aip, carnivore diet, renal, heart healthy, histamine, histamine intolerance
  fodmap free, histamine free, alpha gal, oral allergy, pregnant, pregnancy, pregnancy safe, fpies, eoe, lenten, lent friendly
  allergen free, allergy friendly, fructose, fructose intolerance, low fructose, low oxalate, low salicylate, low iodine, gout, gout friendly
  kidney diet, kidney friendly, kidney stone, low potassium, ibs, mcas, pku, gerd, reflux, acid reflux, g6pd, favism, atkins, dukan
  passover, pesach, muslim, hindu, buddhist`);

/** Returns whether a word names a diet, stated or not. */
export function isDietWord(key: string): boolean {
  return DIET_WORDS.has(key) || UNSTATED_DIETS.has(key);
}

/** Minimum length of a misspelled word, and of a misspelled phrase, which may consist of known words. */
const MIN_WORD_LETTERS = 5;
const MIN_PHRASE_LETTERS = 10;

/**
 * Returns the key of the diet that a word or phrase misspells by one edit: "ceoliac", "plant base".
 * @param key - normalized by `nameKey`; a single word must be unknown to search
 */
export function findMeantDiet(key: string): string | null {
  const isPhrase = key.includes(' ');
  if (key.length < (isPhrase ? MIN_PHRASE_LETTERS : MIN_WORD_LETTERS)) return null;
  return findSpelling(
    key,
    [...DIET_WORDS.keys(), ...UNSTATED_DIETS].filter((diet) => diet.includes(' ') === isPhrase),
  );
}
