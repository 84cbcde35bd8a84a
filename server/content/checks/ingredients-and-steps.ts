import { type Food, namesOf, partsOf } from '../foods/foods.ts';
import { wordsOf } from '../foods/words.ts';
import { type CheckedRecipe, type Rule, stepsOf } from './checked-recipe.ts';

/** Words that many names share, and that name none of them. */
const VAGUE = new Set(
  wordsOf(
    'red white black green yellow brown dark light blue golden powder leaf seed ground dried dry smoked sweet hot sour bitter salted unsalted low ' +
      'extra virgin full fat skimmed canned tin can or and of the a with in on for to from style purpose all',
  ),
);

/** Here a food is a size, a shape, an alternative or a taste. */
const COMPARED =
  /(?:size of|like|as thick as|thickness of|consistency of|colour of|smells? of|tastes? of|such as|instead of|in place of|or|no|without|than|if you have|into)\s+(?:an?\s+|any\s+|the\s+|some\s+)?(?:\p{L}+\s+){0,2}$/iu;
/** English words, besides being names of foods in some language. */
const HOMOGRAPHS = new Set(
  wordsOf(
    'chew sale rape sole stock oil fat sugar water salt ice mint spread roll date orange cream butter flour juice dressing grit',
  ),
);

/** Words for many foods, by which a step means one that is listed. */
const GENERIC: [word: string, isOne: (food: Food) => boolean][] = [
  ['cheese', ({ contains, key }) => contains.includes('milk') && !/^(?:milk|butter|ghee|yogurt|cream|niter)/.test(key)],
  ['meat', ({ diet }) => diet === 'meat' || diet === 'fish'],
  ['fish', ({ diet }) => diet === 'fish'],
  ['nuts', ({ contains }) => contains.includes('nuts') || contains.includes('peanut')],
  ['butter', ({ key }) => /butter|^ghee|^niter|peanut|paste/.test(key)],
  ['flour', ({ key }) => /flour|masa|semolina|starch|cornmeal|dough/.test(key)],
  ['sugar', ({ key }) => /sugar|jaggery|honey|syrup|piloncillo/.test(key)],
  ['oil', ({ key }) => /^oil|chilli-oil|^ghee|^lard/.test(key)],
  ['salt', ({ key }) => /^salt/.test(key)],
  ['cream', ({ key }) => /cream|half-and-half/.test(key)],
];

/** "add the butter", and not "butter the tin". */
const takes = (word: string) =>
  new RegExp(
    `\\b(?:add|stir in|whisk in|pour in|scatter with|sprinkle with|fold in|top with|mix in|and|with) (?:the |some |more |a little )?${word}\\b(?! (?:the|a|an|them|it|each|paper))`,
    'i',
  );

/** A kind of food in a step of which nothing is in the list. */
const unlistedKind: Rule = (recipe) => {
  const { facts, finder } = recipe;
  const foods = facts.lines.flatMap(({ food }) =>
    [...partsOf(food, finder.foods)].flatMap((key) => finder.foods.get(key) ?? []),
  );
  const listed = new Set(facts.lines.flatMap(({ line }) => wordsOf(line.text)));
  return stepsOf(recipe).flatMap(({ text, path }) =>
    GENERIC.filter(
      ([word, isOne]) =>
        takes(word).test(text) && !foods.some(isOne) && !wordsOf(word).some((each) => listed.has(each)),
    ).map(([word]) => ({
      path,
      message: `uses ${word}, which is not among the ingredients: list it, or take it out of the step`,
    })),
  );
};

/** A food in a step that is not in the list. */
const unlistedFood: Rule = (recipe) => {
  const { facts, finder, fields } = recipe;
  const known = new Set([
    // What is being made is named as well: the bread, the salsa.
    ...[fields.title, ...fields.aka, ...titlesOf(fields)].flatMap(wordsOf),
    ...facts.lines.flatMap(({ line, food }) => [...wordsOf(line.text), ...namesOf(food).flatMap(wordsOf)]),
  ]);
  const keys = new Set(facts.lines.map(({ food }) => food.key));
  const parts = new Set(facts.lines.flatMap(({ food }) => Object.keys(food.parts ?? {})));
  return stepsOf(recipe).flatMap(({ text, path }) => {
    const found = finder.mentioned(text).filter(({ food, words }) => {
      if (keys.has(food.key) || parts.has(food.key) || food.key.startsWith('water')) return false;
      if (words.some((word) => known.has(word) && !VAGUE.has(word))) return false;
      if (words.length === 1 && (HOMOGRAPHS.has(words[0] ?? '') || (words[0] ?? '').length < 4)) return false;
      return !isCompared(text, words);
    });
    return found.map(({ food }) => ({
      path,
      message: `uses ${food.name}, which is not among the ingredients: list it, or take it out of the step`,
    }));
  });
};

function titlesOf({ ingredients, instructions }: CheckedRecipe['fields']): string[] {
  return [...ingredients, ...instructions].map(({ title }) => title);
}

function isCompared(text: string, words: string[]): boolean {
  const pieces = text.split(/(?<=\s)/);
  const at = pieces.findIndex((_, place) => {
    const some = wordsOf(pieces.slice(place, place + words.length).join(' '));
    return words.every((word, index) => some[index] === word);
  });
  if (at < 0) return false;
  const next = pieces.slice(at, at + words.length).join('');
  return COMPARED.test(pieces.slice(0, at).join('')) || /-(?:sized|like|shaped)/.test(next);
}

export const ingredientRules: Rule[] = [unlistedFood, unlistedKind];
