import { getAddition } from '../foods/diets.ts';
import { getNames } from '../foods/foods.ts';
import { removeRuledOut, toWords } from '../foods/words.ts';
import { type CheckedRecipe, type CheckedText, problemAt, type Rule } from './checked-recipe.ts';

/** Words that many names share, and that name none of them. */
const VAGUE = new Set(
  toWords(
    'red white black green yellow brown dark light blue golden powder leaf seed ground dried dry smoked sweet hot sour bitter salted unsalted low ' +
      'extra virgin full fat skimmed canned tin can or and of the a with in on for to from style purpose all',
  ),
);

/** A food as a size, shape, color or taste, or that is left out: "the size of a walnut", "without butter". */
const NOT_MEANT =
  /(?:\b(?:size|shape|thickness|texture|consistency|colou?r|smells?|tastes?|instead|place) of|\b(?:like|as thick as|such as|than|no longer of|no|without))(?:\s+(?!(?:and|or|then|with|in|to|until|for|from|while)\b)[\p{L}-]+){1,3}|[\p{L}-]+-(?:sized|like|shaped)\b|\b(?:hazel)?nut[- ]brown\b|\bfish(?: \p{L}+){0,2} out\b/giu;
/** English words that are also names of foods in some language. */
const HOMOGRAPHS = new Set(
  toWords(
    'chew sale rape sole stock oil fat sugar water salt ice mint spread roll date orange cream butter flour juice dressing grit',
  ),
);

/** Names of foods that steps use for other things, too: a drop of water skates, spices cake. */
const AMBIGUOUS = new Set(toWords('grit skate cake snail curd caramel gravy bran speck yolk chip'));

/** Names of foods that are other words in steps: "a little crisp", "sprinkle with salt", "bitter". */
const OTHER_WORDS = new Set(toWords('crisp sprinkle bitter'));

/** "Add the butter", and not "butter the tin". */
function takes(word: string): string {
  const adds = 'add|stir in|whisk in|pour in|scatter with|sprinkle with|fold in|top with|mix in|and|with';
  return `(?:${adds}) (?:the |some |more |a little )?${word}(?! (?:the|a|an|them|it|each|paper|on its|on the))`;
}

const toProblem = (step: CheckedText, what: string) =>
  problemAt(step, `uses ${what}, which is not in the ingredients: add it there, or remove it from the step`);

/** Reports foods in steps that are not listed, above all one that breaks a diet. */
const unlistedFood: Rule = ({ facts, finder, fields, steps, lines }) => {
  const listed = lines.map(({ food }) => food);
  const known = new Set([
    ...getTitleWords(fields),
    ...lines.flatMap(({ line, food }) => [...toWords(line.text), ...getNames(food).flatMap(toWords)]),
  ]);
  const keys = new Set(listed.flatMap(({ key, parts = {} }) => [key, 'water', ...Object.keys(parts)]));
  return steps.flatMap((step) => {
    const stepWords = toWords(step.text).join(' ');
    return finder.findAll(step.text.replace(NOT_MEANT, ' ')).flatMap(({ food, words }) => {
      // `unlistedAllergen` handles foods that add an allergen.
      if (food.contains.some((allergen) => !facts.contains.includes(allergen))) return [];
      const added = getAddition({ ...food, mayContain: [] }, listed);
      const isKnown = words.some((word) => known.has(word) && !VAGUE.has(word));
      const key = words.join(' ');
      if (OTHER_WORDS.has(key) || (AMBIGUOUS.has(key) && !new RegExp(takes(key)).test(stepWords))) return [];
      // "The flour" means the listed chickpea flour if no other flour is listed.
      const isListed = added
        ? isKnown && stepWords.includes(`the ${key}`)
        : isKnown || keys.has(food.key) || HOMOGRAPHS.has(key);
      return isListed ? [] : toProblem(step, added ? `${food.name} (${added})` : food.name);
    });
  });
};

/** Reports names of allergens in steps that no ingredient contains: "top it with macadamias". */
const unlistedAllergen: Rule = ({ facts, finder, fields, steps, lines }) => {
  const contained = new Set([...facts.contains, ...facts.mayContain]);
  const titles = getTitleWords(fields);
  const listed = new Set(lines.flatMap(({ line }) => toWords(line.text)));
  return steps.flatMap((step) => {
    const stepWords = toWords(step.text).join(' ');
    const mentioned = finder.allergenNames.findAll(removeRuledOut(step.text.replace(NOT_MEANT, ' ')));
    return mentioned.flatMap(({ name, contains, mayContain }) => {
      const words = toWords(name);
      const key = words.join(' ');
      const isIn = (known: ReadonlySet<string>) => words.some((word) => known.has(word) && !VAGUE.has(word));
      if (OTHER_WORDS.has(key) || isIn(titles) || (AMBIGUOUS.has(key) && !new RegExp(takes(key)).test(stepWords)))
        return [];
      const certain = contains.find((allergen) => !contained.has(allergen));
      // "The noodles" means the listed rice noodles.
      if (isIn(listed) && (!certain || stepWords.includes(`the ${key}`))) return [];
      const added = certain ?? mayContain.find((allergen) => !contained.has(allergen));
      return added ? toProblem(step, `${name} (${added})`) : [];
    });
  });
};

/** Reports one mistake only once. */
const unlisted: Rule = (recipe) =>
  [unlistedAllergen, unlistedFood].map((rule) => rule(recipe)).find((found) => found.length > 0) ?? [];

/** Returns the words that name the dish or a group of ingredients; a title of steps lists no food. */
function getTitleWords({ title, aka, ingredients }: CheckedRecipe['fields']): Set<string> {
  return new Set([title, ...aka, ...ingredients.map((group) => group.title)].flatMap(toWords));
}

export const ingredientRules: Rule[] = [unlisted];
