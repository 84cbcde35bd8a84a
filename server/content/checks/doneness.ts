import type { FoodLine } from '../foods/recipe-facts.ts';
import { toWords } from '../foods/words.ts';
import { getLines, getMethod, getSteps, inStatements, type Rule } from './checked-recipe.ts';
import { cookingMinutes, mostMinutes } from './times.ts';

/** Pots that soften things in a time of their own. */
const OTHER_POTS = /pressure[- ]cooker|slow cooker/i;
/** Cut so, a stewing cut is done in minutes. */
const THIN = /\b(?:thinly|paper-thin|shaved|minced|ground)\b/i;
/** Grams a serving below which a pulse is a spice: chana dal in a tempering. */
const SEASONING_GRAMS = 20;

/** Dried pulses, rice and stewing cuts that the steps do not cook for long enough. */
const softening: Rule = (recipe) => {
  if (OTHER_POTS.test(getMethod(recipe))) return [];
  // Time counts from the step in which it goes in.
  const minutesFor = ({ food }: FoodLine) => {
    const words = new Set(toWords(food.name));
    const from = getSteps(recipe).findIndex(({ text }) => toWords(text).some((word) => words.has(word)));
    return Math.round(cookingMinutes(recipe, Math.max(0, from)));
  };
  const slow = (line: FoodLine) =>
    minutesFor(line) < (line.food.cooking?.simmer ?? 0) &&
    line.eaten / recipe.fields.servings >= SEASONING_GRAMS &&
    !THIN.test(line.line.text);
  return getLines(recipe, slow).map((foodLine) => ({
    path: foodLine.path,
    message: `"${foodLine.line.text}": the steps cook for ${minutesFor(foodLine)} minutes in all, and ${foodLine.food.name} takes at least ${foodLine.food.cooking?.simmer} to get soft`,
  }));
};

const SOFT = /\buntil\b[^.;]*\b(?:soft|tender|knife|skewer|crush\p{L}*|cooked|done)\b/iu;
/** Part of its time that a thing takes once it is hot, or after another step. */
const HURRY = 0.6;

/** Reports a step that says when a food is soft, and gives it too short a time. */
const hurried: Rule = (recipe) =>
  getLines(recipe, ({ food, line }) => food.cooking?.simmer !== undefined && !THIN.test(line.text)).flatMap(
    ({ line, food }) =>
      inStatements(getSteps(recipe), (sentence) => {
        const [minutes, least] = [mostMinutes(sentence), food.cooking?.simmer ?? 0];
        const isNamed =
          SOFT.test(sentence) &&
          !/\b(?:more|another|again|(?:carry|go) on)\b/i.test(sentence) &&
          toWords(sentence).includes(toWords(food.name).at(-1) ?? '');
        const isShort = isNamed && minutes > 0 && minutes < least * HURRY;
        return isShort && `"${line.text}" is said to be soft in ${tidy(minutes)}: it takes at least ${least}`;
      }),
  );

/** Returns minutes as readers say them. */
export function tidy(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${Math.round(minutes * 10) / 10} minutes`;
}

export const donenessRules: Rule[] = [softening, hurried];
