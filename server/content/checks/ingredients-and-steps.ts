import { addedBy } from '../foods/diets.ts';
import { type Food, getNames, getParts } from '../foods/foods.ts';
import { toWords, withoutRuledOut } from '../foods/words.ts';
import { type CheckedRecipe, getSteps, type Rule } from './checked-recipe.ts';

/** Words that many names share, and that name none of them. */
const VAGUE = new Set(
  toWords(
    'red white black green yellow brown dark light blue golden powder leaf seed ground dried dry smoked sweet hot sour bitter salted unsalted low ' +
      'extra virgin full fat skimmed canned tin can or and of the a with in on for to from style purpose all',
  ),
);

/**
 * A food that is a size, a shape, a color or a taste, or that stays away: "the size of a walnut", "without butter".
 */
const NOT_MEANT =
  /(?:\b(?:size|shape|thickness|texture|consistency|colou?r|smells?|tastes?|instead|place) of|\b(?:like|as thick as|such as|than|no longer of|no|without))(?:\s+(?!(?:and|or|then|with|in|to|until|for|from|while)\b)[\p{L}-]+){1,3}|[\p{L}-]+-(?:sized|like|shaped)\b|\b(?:hazel)?nut[- ]brown\b|\bfish(?: \p{L}+){0,2} out\b/giu;
/** English words that are also names of foods in some language. */
const HOMOGRAPHS = new Set(
  toWords(
    'chew sale rape sole stock oil fat sugar water salt ice mint spread roll date orange cream butter flour juice dressing grit',
  ),
);

/**
 * Names of allergens that steps use for other things, too: a drop of water skates, spices cake, sugar turns to caramel.
 */
const AMBIGUOUS = new Set(toWords('grit skate cake snail curd caramel gravy'));

/** Words for many foods, by which a step means a listed one. */
const WORDS: [words: string, isOne: (food: Food) => boolean][] = [
  [
    'cheeses?',
    ({ contains, key }) => contains.includes('milk') && !/^(?:milk|butter|ghee|yogurt|cream|niter)/.test(key),
  ],
  ['meat', ({ diet }) => diet === 'meat' || diet === 'fish'],
  ['fish(?! out)', ({ diet }) => diet === 'fish'],
  ['seafood|shellfish', ({ contains }) => contains.includes('crustaceans') || contains.includes('molluscs')],
  ['(?:hazel)?nuts', ({ contains }) => contains.includes('nuts') || contains.includes('peanut')],
  [takes('butter'), ({ key }) => /butter|^ghee|^niter/.test(key)],
  [takes('flour'), ({ key }) => /flour|masa|semolina|starch|cornmeal|dough/.test(key)],
  [takes('sugar'), ({ key }) => /sugar|jaggery|honey|syrup|piloncillo/.test(key)],
  [takes('oil'), ({ key }) => /^oil|chilli-oil|^ghee|^lard/.test(key)],
  [takes('salt'), ({ key }) => /^salt/.test(key)],
  [takes('cream'), ({ key }) => /cream|half-and-half/.test(key)],
];
const GENERIC = WORDS.map(([words, isOne]) => ({ pattern: new RegExp(`\\b(?:${words})\\b`, 'i'), isOne }));

/** "Add the butter", and not "butter the tin". */
function takes(word: string): string {
  const adds = 'add|stir in|whisk in|pour in|scatter with|sprinkle with|fold in|top with|mix in|and|with';
  return `(?:${adds}) (?:the |some |more |a little )?${word}(?! (?:the|a|an|them|it|each|paper|on its|on the))`;
}

/** Reports a kind of food in a step without any listed food of that kind. */
const unlistedKind: Rule = (recipe) => {
  const { facts, finder, fields } = recipe;
  const foods = facts.lines.flatMap(({ food }) =>
    [...getParts(food, finder.foods)].flatMap((key) => finder.foods.get(key) ?? []),
  );
  const listed = [fields.title, ...fields.aka, ...facts.lines.map(({ line }) => line.text)].join('\n');
  return getSteps(recipe).flatMap(({ text, path }) => {
    const meant = text.replace(NOT_MEANT, ' ');
    return GENERIC.flatMap(({ pattern, isOne }) => {
      const said = pattern.exec(meant)?.[0].split(' ').at(-1);
      if (said === undefined || foods.some(isOne) || new RegExp(`\\b${said}\\b`, 'i').test(listed)) return [];
      const message = `uses ${said}, which is not among the ingredients: list it, or take it out of the step`;
      return [{ path, message }];
    });
  });
};

/**
 * A food in a step that is not listed, above all one that breaks a diet. `unlistedAllergen` handles foods that add an
 * allergen.
 */
const unlistedFood: Rule = (recipe) => {
  const { facts, finder, fields } = recipe;
  const listed = facts.lines.map(({ food }) => food);
  const known = new Set([
    // A step may name the dish itself: the bread, the salsa.
    ...[fields.title, ...fields.aka, ...getTitles(fields)].flatMap(toWords),
    ...facts.lines.flatMap(({ line, food }) => [...toWords(line.text), ...getNames(food).flatMap(toWords)]),
  ]);
  const keys = new Set(listed.flatMap(({ key, parts = {} }) => [key, 'water', ...Object.keys(parts)]));
  return getSteps(recipe).flatMap(({ text, path }) => {
    const said = toWords(text).join(' ');
    return finder.mentioned(text.replace(NOT_MEANT, ' ')).flatMap(({ food, words }) => {
      if (food.contains.some((allergen) => !facts.contains.includes(allergen))) return [];
      const added = addedBy({ ...food, mayContain: [] }, listed);
      const isKnown = words.some((word) => known.has(word) && !VAGUE.has(word));
      // "The flour" means the listed chickpea flour if no other flour is listed.
      const isListed = added
        ? isKnown && said.includes(`the ${words.join(' ')}`)
        : isKnown || keys.has(food.key) || HOMOGRAPHS.has(words.join(' '));
      if (isListed) return [];
      const what = added ? `${food.name} (${added})` : food.name;
      const message = `uses ${what}, which is not among the ingredients: list it, or take it out of the step`;
      return [{ path, message }];
    });
  });
};

/** A name of an allergen in a step that no ingredient contains: "top it with macadamias". */
const unlistedAllergen: Rule = (recipe) => {
  const { facts, finder, fields } = recipe;
  const contained = new Set([...facts.contains, ...facts.mayContain]);
  const titles = new Set([fields.title, ...fields.aka, ...getTitles(fields)].flatMap(toWords));
  const listed = new Set(facts.lines.flatMap(({ line }) => toWords(line.text)));
  return getSteps(recipe).flatMap(({ text, path }) => {
    const said = toWords(text).join(' ');
    return finder.allergenNames
      .mentioned(withoutRuledOut(text.replace(NOT_MEANT, ' ')))
      .flatMap(({ name, contains, mayContain }) => {
        const words = toWords(name);
        const key = words.join(' ');
        if (words.some((word) => titles.has(word) && !VAGUE.has(word))) return [];
        if (AMBIGUOUS.has(key) && !new RegExp(takes(key)).test(said)) return [];
        const certain = contains.find((allergen) => !contained.has(allergen));
        // "The noodles" means the listed rice noodles.
        if (words.some((word) => listed.has(word) && !VAGUE.has(word)) && (!certain || said.includes(`the ${key}`)))
          return [];
        const added = certain ?? mayContain.find((allergen) => !contained.has(allergen));
        if (!added) return [];
        const message = `uses ${name} (${added}), which is not among the ingredients: list it, or take it out of the step`;
        return [{ path, message }];
      });
  });
};

/** Reports one mistake only once. */
const unlisted: Rule = (recipe) =>
  [unlistedAllergen, unlistedFood, unlistedKind].map((rule) => rule(recipe)).find((found) => found.length > 0) ?? [];

function getTitles({ ingredients, instructions }: CheckedRecipe['fields']): string[] {
  return [...ingredients, ...instructions].map(({ title }) => title);
}

export const ingredientRules: Rule[] = [unlisted];
