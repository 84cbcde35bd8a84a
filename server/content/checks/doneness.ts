import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { linesOf, methodOf, type Rule, sentencesOf, stepsOf } from './checked-recipe.ts';
import { cookingMinutes, longestWait, mostMinutes } from './times.ts';

/** These soften things in a time of their own. */
const OTHER_POTS = /pressure[- ]cooker|Instant Pot|slow cooker/i;
/** Cut so, a stewing cut is done in minutes. */
const THIN = /\b(?:thinly|paper-thin|shaved|minced|ground)\b/i;
/** Grams a serving below which a pulse is a spice: chana dal in a tempering. */
const SEASONING_GRAMS = 20;

/** Dried pulses, rice and stewing cuts that the steps do not cook for long enough. */
const softening: Rule = (recipe) => {
  if (OTHER_POTS.test(methodOf(recipe))) return [];
  const stated = Math.round(cookingMinutes(recipe));
  const slow = (line: FoodLine) =>
    stated < (line.food.cooking?.simmer ?? 0) &&
    line.eaten / recipe.fields.servings >= SEASONING_GRAMS &&
    !THIN.test(line.line.text);
  return linesOf(recipe, slow).map(({ line, food, path }) => ({
    path,
    message: `"${line.text}": the steps cook for ${stated} minutes in all, and ${food.name} takes at least ${food.cooking?.simmer} to get soft`,
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

const RISE_MINUTES = 30;

/** Dough with yeast that does not rise. */
const yeast: Rule = (recipe) => {
  const [first] = linesOf(recipe, ({ food }) => food.key.startsWith('yeast'));
  if (!first || recipe.texts.some(({ text }) => /overnight/i.test(text))) return [];
  const longest = longestWait(recipe);
  if (longest >= RISE_MINUTES) return [];
  const message = `"${first.line.text}": no step lets the dough rise for ${RISE_MINUTES} minutes or more (the longest wait is ${tidy(longest)})`;
  return [{ path: first.path, message }];
};

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

const BAKE_MINUTES = 8;
/** From here on, in °C, flat breads are done in less. */
const FIERCE_OVEN = 240;
const DEGREES = /(\d+)\s*°\s*C/g;

/** What rises in the oven and is out of it before it is baked. */
const baking: Rule = (recipe) => {
  const raised = linesOf(recipe, ({ food }) => /^(?:yeast|baking-powder|baking-soda|bicarbonate)/.test(food.key));
  const hottest = Math.max(0, ...[...methodOf(recipe).matchAll(DEGREES)].map(([, value]) => Number(value)));
  const bakes = stepsOf(recipe).flatMap(({ text, path }) =>
    sentencesOf(text)
      .filter((sentence) => /\bbake\b/i.test(sentence) && mostMinutes(sentence) > 0)
      .map((sentence) => ({ path, minutes: mostMinutes(sentence) })),
  );
  const minutes = bakes.reduce((sum, bake) => sum + bake.minutes, 0);
  const [first] = bakes;
  if (!first || raised.length === 0 || hottest >= FIERCE_OVEN || minutes >= BAKE_MINUTES) return [];
  const message = `bakes for ${tidy(minutes)}: what rises takes at least ${BAKE_MINUTES} in an oven below ${FIERCE_OVEN} °C`;
  return [{ path: first.path, message }];
};

function tidy(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${Math.round(minutes * 10) / 10} minutes`;
}

export const donenessRules: Rule[] = [softening, onions, yeast, firmYolks, baking];
