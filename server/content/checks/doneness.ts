import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { wordsOf } from '../foods/words.ts';
import { linesOf, methodOf, type Rule, sentencesOf, stepsOf } from './checked-recipe.ts';
import { cookingMinutes, mostMinutes } from './times.ts';

/** Pots that soften things in a time of their own. */
const OTHER_POTS = /pressure[- ]cooker|Instant Pot|slow cooker/i;
/** Cut so, a stewing cut is done in minutes. */
const THIN = /\b(?:thinly|paper-thin|shaved|minced|ground)\b/i;
/** Grams a serving below which a pulse is a spice: chana dal in a tempering. */
const SEASONING_GRAMS = 20;

/** Dried pulses, rice and stewing cuts that the steps do not cook for long enough. */
const softening: Rule = (recipe) => {
  if (OTHER_POTS.test(methodOf(recipe))) return [];
  // Time counts from the step in which it goes in.
  const minutesFor = ({ food }: FoodLine) => {
    const words = new Set(wordsOf(food.name));
    const from = stepsOf(recipe).findIndex(({ text }) => wordsOf(text).some((word) => words.has(word)));
    return Math.round(cookingMinutes(recipe, Math.max(0, from)));
  };
  const slow = (line: FoodLine) =>
    minutesFor(line) < (line.food.cooking?.simmer ?? 0) &&
    line.eaten / recipe.fields.servings >= SEASONING_GRAMS &&
    !THIN.test(line.line.text);
  return linesOf(recipe, slow).map((foodLine) => ({
    path: foodLine.path,
    message: `"${foodLine.line.text}": the steps cook for ${minutesFor(foodLine)} minutes in all, and ${foodLine.food.name} takes at least ${foodLine.food.cooking?.simmer} to get soft`,
  }));
};

const ONIONS =
  /\bonions?\b[^.;]*?\b(?:cook|fry|stir|for)\b[^.;]*?\buntil\b[^.;]*?\b(?<how>soft|translucent|golden|brown(?:ed)?)/i;
const NOT_SO = /\bnot (?:yet )?brown|without colou?r|crisp|at the edges|edges are|deep[- ]fr|\bif they\b/i;
/** Minutes in a home pan at the least, by how they look after that. */
const ONION_MINUTES: Record<string, number> = { soft: 3, translucent: 3, golden: 5, brown: 5, browned: 5 };

/** Onions that are soft or brown before they can be. */
const onions: Rule = (recipe) =>
  stepsOf(recipe).flatMap(({ text, path }) =>
    sentencesOf(text).flatMap((sentence): PathProblem[] => {
      const how = ONIONS.exec(sentence)?.groups?.how?.toLowerCase();
      const minutes = mostMinutes(sentence);
      const least = (how && ONION_MINUTES[how]) || 0;
      if (!how || minutes === 0 || minutes >= least || NOT_SO.test(sentence)) return [];
      return [{ path, message: `has onions ${how} after ${tidy(minutes)}: that takes at least ${least} minutes` }];
    }),
  );

const FIRM_YOLK = /\beggs?\b[^.;]*\b(?:yolks? (?:is|are) (?:set|firm)|hard[- ]boiled)/i;
const FIRM_MINUTES = 7;

/** Boiled eggs with firm yolks. */
const firmYolks: Rule = (recipe) =>
  stepsOf(recipe).flatMap(({ text, path }) =>
    sentencesOf(text).flatMap((sentence): PathProblem[] => {
      const minutes = mostMinutes(sentence);
      if (!FIRM_YOLK.test(sentence) || !/\bboil|simmer/i.test(sentence)) return [];
      if (minutes === 0 || minutes >= FIRM_MINUTES) return [];
      return [{ path, message: `has firm yolks after ${tidy(minutes)}: that takes at least ${FIRM_MINUTES} minutes` }];
    }),
  );

/** @returns minutes as readers say them. */
export function tidy(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${Math.round(minutes * 10) / 10} minutes`;
}

export const donenessRules: Rule[] = [softening, onions, firmYolks];
