import type { Food } from '../foods/foods.ts';
import { namesOf } from '../foods/foods.ts';
import type { FoodLine } from '../foods/recipe-facts.ts';
import { isState, wordsOf } from '../foods/words.ts';
import { type CheckedRecipe, methodOf, type Rule, stepsOf } from './checked-recipe.ts';

/** Words that many names share, and that name none of them. */
const VAGUE = new Set(
  wordsOf(
    'red white black green yellow brown dark light blue golden powder leaf seed ground dried dry smoked sweet hot sour bitter salted unsalted low ' +
      'extra virgin full fat skimmed canned tin can or and of the a with in on for to from style purpose all',
  ),
);

/** What steps say for several foods at once. */
const TOGETHER: [words: RegExp, isOne: (food: Food) => boolean][] = [
  [/\b(?:spices?|seasonings?)\b/i, ({ aisle }) => aisle === 'spices'],
  [/\bherbs?\b/i, ({ aisle }) => aisle === 'produce' || aisle === 'spices'],
  [
    /\b(?:vegetables|aromatics|greens|leaves|fruit|berries)\b/i,
    ({ aisle }) => aisle === 'produce' || aisle === 'frozen',
  ],
  [/\bseason/i, ({ key }) => /^(?:salt|pepper)/.test(key)],
  [/\bdry (?:ingredients|things|mixture)\b/i, ({ aisle }) => aisle === 'dry goods' || aisle === 'spices'],
  [/\b(?:wet|liquid) (?:ingredients|things|mixture)\b|\bliquids?\b/i, ({ aisle }) => /dairy|drinks|cans/.test(aisle)],
  [/\bcheeses?\b/i, ({ key }) => /cheese|queso|cotija|parmesan|pecorino|ricotta|mozzarella|paneer|feta|ayib/.test(key)],
  [/\bmeat\b/i, ({ aisle }) => aisle === 'meat and fish'],
  [/\bfish\b|\bseafood\b|\bfillets?\b/i, ({ diet }) => diet === 'fish'],
  [/\bbeans?\b|\bpulses\b/i, ({ key }) => /(?:^|-)(?:beans?|lentil)(?:-|$)/.test(key)],
  [/\bdough\b|\bbatter\b/i, ({ key }) => /flour|dough|masa/.test(key)],
  [/\bshells?\b/i, ({ contains }) => contains.includes('molluscs') || contains.includes('crustaceans')],
  [/\bwine\b/i, ({ key }) => key.startsWith('wine')],
];
/** All of a group, named by its title: "mix everything for the marinade". */
const EVERYTHING =
  /\beverything\b|\b(?:all (?:of )?the|the rest of the|(?:the )?(?:other|remaining)) (?:other )?(?:ingredients|things|spices)\b|\bingredients\b/i;

function wordsThatName(item: string, food: Food): Set<string> {
  const words = [item, food.name].flatMap((name) => wordsOf(name.replace(/\(.*?\)/g, ' ')));
  return new Set(words.filter((word) => word.length > 2 && !VAGUE.has(word) && !isState(word, food.aisle)));
}

function isUsed({ line, food, path }: FoodLine, recipe: CheckedRecipe): boolean {
  const steps = stepsOf(recipe);
  if (steps.some((step) => step.with.includes(food.key))) return true;
  const method = methodOf(recipe);
  if (recipe.finder.mentioned(method).some((found) => found.food.key === food.key)) return true;
  const words = new Set(wordsOf(method));
  if ([...wordsThatName(line.item, food)].some((word) => words.has(word))) return true;
  if (TOGETHER.some(([together, isOne]) => isOne(food) && together.test(method))) return true;
  const group = recipe.fields.ingredients[Number(path[1])];
  const title = wordsOf(group?.title ?? '').filter((word) => word.length > 2);
  return steps.some(({ text }) => {
    if (!EVERYTHING.test(text)) return false;
    const said = new Set(wordsOf(text));
    return title.length === 0 || title.some((word) => said.has(word)) || recipe.fields.ingredients.length === 1;
  });
}

/** An ingredient that no step uses. */
const unusedIngredient: Rule = (recipe) =>
  recipe.facts.lines
    .filter((line) => !isUsed(line, recipe))
    .map(({ line, food, path }) => ({
      path,
      message: `"${line.text}" is used in no step: name ${food.name} where it goes in, or say "with: [${food.key}]" at the step`,
    }));

/** Here a food is a size, a shape, an alternative or a taste. */
const COMPARED =
  /(?:size of|like|as thick as|thickness of|consistency of|colour of|smells? of|tastes? of|such as|instead of|in place of|or|no|without|than|if you have|into)\s+(?:an?\s+|any\s+|the\s+|some\s+)?(?:\p{L}+\s+){0,2}$/iu;
/** English words, besides being names of foods in some language. */
const HOMOGRAPHS = new Set(
  wordsOf(
    'chew sale rape sole stock oil fat sugar water salt ice mint spread roll date orange cream butter flour juice dressing grit',
  ),
);

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
  return stepsOf(recipe).flatMap(({ text, path, with: named }) => {
    const found = finder.mentioned(text).filter(({ food, words }) => {
      if (keys.has(food.key) || parts.has(food.key) || named.includes(food.key) || food.key.startsWith('water'))
        return false;
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

export const ingredientRules: Rule[] = [unusedIngredient, unlistedFood];
