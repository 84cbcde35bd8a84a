import { getAddition } from '../foods/diets.ts';
import { type Food, getNames } from '../foods/foods.ts';
import { isEgg } from '../foods/kinds-of-food.ts';
import { removeExclusions, SHARED_WORDS, toWords } from '../foods/words.ts';
import { type CheckedRecipe, type CheckedText, firstOf, type Rule, reportAt } from './checked-recipe.ts';

/** Foods that a step names without using them: "the size of a walnut", "without butter". */
const NOT_USED =
  /(?:\b(?:size|shape|thickness|texture|consistency|colou?r|smells?|tastes?|instead|place) of|\b(?:like|as thick as|such as|than|no longer of|no|without))(?:\s+(?!(?:and|or|then|with|in|to|until|for|from|while)\b)[\p{L}-]+){1,3}|[\p{L}-]+-(?:sized|like|shaped)\b|\b(?:hazel)?nut[- ]brown\b|\bfish(?: \p{L}+){0,2} out\b/giu;
/** Names of foods that are also other words: a date, a roll. */
const HOMOGRAPHS = new Set(toWords('chew sale rape sole stock fat juice ice mint spread roll date orange dressing'));
/** Names of foods that always mean something else in steps: "a little crisp", "sprinkle with salt", "bitter". */
const OTHER_WORDS = new Set(toWords('crisp sprinkle bitter'));
/** Names of foods that may mean something else in steps: a drop of water "skates", spices "cake". */
const AMBIGUOUS = new Set(toWords('grit skate cake snail curd caramel gravy bran speck yolk chip'));
/** Names of foods that are also verbs: "butter the tin". */
const VERBS = new Set(toWords('oil sugar salt cream butter flour'));
/** Foods whose verbs mean that the food is spread: "butter the tin". */
const SPREADING = new Set(toWords('butter flour'));
/** Aisles of foods that a recipe may itself make: bread, salsa. */
const PREPARED = new Set<string>(['bakery', 'cans and jars']);

/** Returns whether a step uses a food by this name: "add the cream", and not "until the spices cake". */
function isUsed(word: string, step: string): boolean {
  if (!AMBIGUOUS.has(word) && !VERBS.has(word)) return true;
  const prefix = VERBS.has(word)
    ? '(?:the|some|more|little|add|in|with|and|or|of)(?: (?:seasoned|plain|softened|melted|remaining))?'
    : '(?:add|in|with|and)(?: the| some)?';
  return new RegExp(`\\b${prefix} ${word}\\b(?! (?:the|an?|them|it|each|your|paper|on its|on the)\\b)`).test(step);
}

/** Returns whether a step spreads a food by this name: "butter the tin". */
function isSpread(word: string, step: string): boolean {
  return SPREADING.has(word) && new RegExp(`\\b${word} (?:the|an?|your|each|them|it)\\b`).test(step);
}

/** Returns whether one of a name's words is in a set. Words that many foods share do not count. */
function isAmong(words: readonly string[], set: ReadonlySet<string>): boolean {
  return words.some((word) => set.has(word) && !SHARED_WORDS.has(word));
}

const toProblem = (step: CheckedText, what: string) =>
  reportAt(step, `uses ${what}, which is not in the ingredients: add it there, or remove it from the step`);

/** Reports foods in steps that are not listed. */
const unlistedFood: Rule = ({ facts, finder, fields, steps, lines }) => {
  const listedFoods = lines.map(({ food }) => food);
  const instructionWords = getInstructionWords(fields);
  const listedWords = new Set([
    ...getDishWords(fields),
    ...lines.flatMap(({ line, food }) => [...toWords(line.text), ...getNames(food).flatMap(toWords)]),
  ]);
  const listedKeys = new Set(listedFoods.flatMap(({ key, parts = {} }) => [key, 'water', ...Object.keys(parts)]));
  return steps.flatMap((step) => {
    const stepWords = toWords(step.text).join(' ');
    return finder.findAll(step.text.replace(NOT_USED, ' ')).flatMap(({ food, words }) => {
      // `unlistedAllergen` handles foods that add an allergen.
      if (food.contains.some((allergen) => !facts.contains.includes(allergen))) return [];
      const added = getAddition({ ...food, mayContain: [] }, listedFoods);
      const isNamed = isAmong(words, listedWords) || (PREPARED.has(food.aisle) && isAmong(words, instructionWords));
      const key = words.join(' ');
      if (OTHER_WORDS.has(key) || HOMOGRAPHS.has(key) || !isUsed(key, stepWords)) return [];
      // "The flour" means the listed chickpea flour if no other flour is listed.
      const isListed = added ? isNamed && stepWords.includes(`the ${key}`) : isNamed || listedKeys.has(food.key);
      return isListed ? [] : toProblem(step, added ? `${food.name} (${added})` : food.name);
    });
  });
};

/** Reports names of allergens in steps that no ingredient contains: "top it with macadamias". */
const unlistedAllergen: Rule = ({ facts, finder, fields, steps, lines }) => {
  const dishWords = getDishWords(fields);
  const instructionWords = getInstructionWords(fields);
  const listedWords = new Set(lines.flatMap(({ line }) => toWords(line.text)));
  return steps.flatMap((step) => {
    const stepWords = toWords(step.text).join(' ');
    const mentioned = finder.allergenNames.findAll(removeExclusions(step.text.replace(NOT_USED, ' ')));
    return mentioned.flatMap(({ name, contains, mayContain }) => {
      const words = toWords(name);
      const key = words.join(' ');
      const spread = isSpread(key, stepWords);
      if (OTHER_WORDS.has(key) || !(spread || isUsed(key, stepWords))) return [];
      const certain = contains.find((allergen) => !facts.contains.includes(allergen));
      // "The noodles" means the listed rice noodles; after "Bake the bread", "the bread" means the baked bread.
      if (isAmong(words, listedWords) && (!certain || spread || stepWords.includes(`the ${key}`))) return [];
      const isMade = isAmong(words, dishWords) && !isRaw(finder.findByName(name));
      if (isMade || (!certain && isAmong(words, instructionWords))) return [];
      const added =
        certain ?? mayContain.find((each) => !facts.contains.includes(each) && !facts.mayContain.includes(each));
      return added ? toProblem(step, `${name} (${added})`) : [];
    });
  });
};

/** Returns whether a food cannot be the result of a recipe, even if the title names it: "scrambled eggs". */
function isRaw(food: Food | undefined): boolean {
  return food !== undefined && (food.aisle === 'produce' || food.aisle === 'meat and fish' || isEgg(food));
}

/** The part of a title after the main noun: " alla Genovese" of "Pesto alla Genovese". */
const AFTER_HEAD = / (?:al|alla|con|de|for|from|in|of|on|to|with)\b.*/iu;

/**
 * Returns words for the result of the recipe, which its steps may name: the last word of its title, of its other names
 * and of its groups. "Egg" is not among them in "Chicken and Egg Stew".
 */
function getDishWords({ title, aka, ingredients }: CheckedRecipe['fields']): Set<string> {
  const names = [title, ...aka, ...ingredients.map((group) => group.title)].map((name) => name.replace(AFTER_HEAD, ''));
  // "Chicken and eggs" names the ingredients.
  return new Set(names.filter((name) => !/ and /i.test(name)).flatMap((name) => toWords(name).slice(-1)));
}

/** Returns the last words of the instructions' titles, which say what they use or make: "bread" of "Tear the bread". */
function getInstructionWords({ instructions }: CheckedRecipe['fields']): Set<string> {
  return new Set(instructions.flatMap(({ title }) => toWords(title).slice(-1)));
}

export const ingredientRules: Rule[] = [firstOf([unlistedAllergen, unlistedFood])];
