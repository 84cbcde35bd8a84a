import { durationsInText } from '#cooking/durations-in-text.ts';
import { DAY_SECONDS } from '#schema/rules/time.ts';
import { isFat } from '../foods/kinds-of-food.ts';
import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { toWords } from '../foods/words.ts';
import { type CheckedRecipe, type CheckedText, firstOf, type Rule, reportAt, toSentences } from './checked-recipe.ts';
import { getCelsius } from './temperatures.ts';
import { TERMS } from './terms.ts';

/** The steps may take `TOLERANCE` times the stated time plus `SLACK_MINUTES`. */
const TOLERANCE = 1.2;
const SLACK_MINUTES = 3;

/** Words before steps that run in parallel. */
const ASIDE = /\bmeanwhile\b|(?:^|[.;] )While\b/i;

/** Returns the total minutes of the actions that `counts` accepts. Nights and days are left out. */
function getMinutes(text: string, counts: (action: string) => boolean, end: 'seconds' | 'maxSeconds' = 'seconds') {
  const actions = toSentences(text).flatMap((sentence) =>
    sentence.split(/,\s+|\s+(?=then\b|and (?:drain|cool|chill)\b)/),
  );
  return actions
    .filter(counts)
    .flatMap((action) =>
      durationsInText(action).map((time) => ({ ...time, sides: TERMS.bothSides.test(action) ? 2 : 1 })),
    )
    .filter((time) => time.seconds <= DAY_SECONDS && !/night|day/i.test(time.text))
    .reduce((sum, time) => sum + (time[end] * time.sides) / 60, 0);
}

/** Returns the part of a text before parallel steps. */
function getMainPart(text: string): string {
  return text.split(ASIDE)[0] ?? '';
}

/** Returns the longest duration in a text, in hours; 0 without one. */
export function getLongestHours(text: string): number {
  return Math.max(0, ...durationsInText(text).map(({ maxSeconds }) => maxSeconds / 3600));
}

/** Minimum share of `cookTime` that the steps explain; if batches repeat a step, the lower one. */
const MIN_EXPLAINED = 0.6;
const MIN_EXPLAINED_IN_BATCHES = 0.4;
/** Minutes of cooking below which the steps need not state times. */
const SHORT_COOKING_MINUTES = 15;

/** Returns the minutes of cooking in a text, without waiting; the upper ends of ranges. */
function getCookingMinutes(text: string): number {
  return getMinutes(text, (action) => !TERMS.waits.test(action), 'maxSeconds');
}

/** Reports a cooking time that is much longer than the steps. */
const shortSteps: Rule = (recipe) => {
  const { cookTime } = recipe.fields;
  const minutes = Math.round(getCookingMinutes(recipe.method));
  const minShare = TERMS.again.test(recipe.method) ? MIN_EXPLAINED_IN_BATCHES : MIN_EXPLAINED;
  if (cookTime < SHORT_COOKING_MINUTES || minutes >= cookTime * minShare) return [];
  const message = `the steps cook for ${minutes} minutes, but the cooking time is ${cookTime}: say in the steps how long the rest takes, or lower it`;
  return reportAt({ path: ['cookTime'] }, message);
};

/** Returns the minutes that steps take, with the lower ends of ranges. Parallel work does not count. */
function getStepMinutes({ steps }: CheckedRecipe, counts: (action: string) => boolean): number {
  const isSequential = (action: string) => !TERMS.parallel.test(action) && counts(action);
  return steps.reduce((sum, { text }) => sum + getMinutes(getMainPart(text), isSequential), 0);
}

/** Reports steps that take longer than stated. */
const stepTimes: Rule = (recipe) => {
  const { prepTime, cookTime, totalMinutes = 0 } = recipe.fields;
  const statedMinutes = Math.max(prepTime + cookTime, totalMinutes);
  const stepMinutes = Math.round(getStepMinutes(recipe, () => true));
  if (stepMinutes <= statedMinutes * TOLERANCE + SLACK_MINUTES) return [];
  const message = `the steps take ${stepMinutes} minutes, but preparation and cooking are ${prepTime + cookTime} together: raise them, or write "meanwhile" for steps that run at the same time`;
  return reportAt({ path: ['prepTime'] }, message);
};

/** Reports a `totalMinutes` that is less than preparation or cooking alone, or not less than their sum. */
const statedTotal: Rule = ({ fields: { prepTime, cookTime, totalMinutes } }) => {
  if (totalMinutes === undefined) return [];
  const sum = prepTime + cookTime;
  const longer = prepTime > cookTime ? 'preparation' : 'cooking';
  const report = (what: string) => reportAt({ path: ['totalMinutes'] }, `totalMinutes is ${what}`);
  if (totalMinutes === sum) return report('preparation and cooking together: leave it out');
  if (totalMinutes > sum) return report(`${totalMinutes}, more than both parts: waiting belongs to preparation`);
  return totalMinutes < Math.max(prepTime, cookTime) ? report(`${totalMinutes}, less than ${longer} alone`) : [];
};

/** Minutes by which cooking may exceed `cookTime`, in addition to the tolerance. */
const COOKING_SLACK = 5;

/** Reports steps that cook for longer than stated. */
const longCooking: Rule = (recipe) => {
  const { cookTime } = recipe.fields;
  const isCooking = (action: string) =>
    TERMS.cooks.test(action) && !TERMS.waits.test(action) && !TERMS.notCooked.test(action);
  const minutes = getStepMinutes(recipe, isCooking);
  if (minutes <= cookTime * TOLERANCE + COOKING_SLACK) return [];
  const message = `the cooking time is ${cookTime}, but the steps cook for ${Math.round(minutes)} minutes: raise it`;
  return reportAt({ path: ['cookTime'] }, message);
};

/** Grams above which fat counts as frying fat, part of which is not eaten; and the minimum °C for frying. */
const FRYING_GRAMS = 150;
const MIN_FRYING = 140;

/** Returns whether a line is frying fat. */
export function isFryingFat({ food, grams, line }: FoodLine): boolean {
  return isFat(food) && (grams ?? 0) > FRYING_GRAMS && TERMS.fries.test(line.text);
}

/** Reports frying fat that no step heats, or that is so cool that the food absorbs it. */
const fryingHeat: Rule = (recipe) => {
  const [fat] = recipe.lines.filter(isFryingFat);
  if (!fat || !TERMS.fries.test(recipe.method) || Math.max(0, ...getCelsius(recipe.method)) >= MIN_FRYING) return [];
  const message = `"${fat.line.text}": no step heats it to ${MIN_FRYING} °C (285 °F), and cooler fat does not fry`;
  return reportAt(fat, message);
};

/** Grams per serving below which a pulse is a spice: chana dal in a tempering. */
const SEASONING_GRAMS = 20;

/** Reports dried pulses, rice and stewing cuts that the steps do not cook for long enough. */
const softening: Rule = (recipe) => {
  const { steps, method } = recipe;
  // "While the beans simmer" begins an instruction that runs in parallel until they are done.
  const asides = new Set(steps.filter(({ text }) => /^(?:while|meanwhile)\b/i.test(text)).map(({ path }) => path[1]));
  if (TERMS.otherPots.test(method)) return [];
  return recipe.lines.flatMap((foodLine): PathProblem[] => {
    const { food, line, eaten } = foodLine;
    const words = new Set(toWords(food.name));
    // Time counts from the first step that names the food.
    const isNamed = ({ text }: CheckedText) => toWords(text).some((word) => words.has(word));
    const from = Math.max(0, steps.findIndex(isNamed));
    const laterSteps = steps.filter(({ path }, index) => index === from || (index > from && !asides.has(path[1])));
    const minutes = Math.round(getCookingMinutes(laterSteps.map(({ text }) => getMainPart(text)).join(' ')));
    const minMinutes = food.cooking?.simmer ?? 0;
    if (minutes >= minMinutes || eaten / recipe.fields.servings < SEASONING_GRAMS || TERMS.thinCuts.test(line.text))
      return [];
    const message = `"${line.text}": the steps cook for ${minutes} minutes in all, but it needs at least ${minMinutes} to soften`;
    return reportAt(foodLine, message);
  });
};

export const timeRules: Rule[] = [firstOf([longCooking, stepTimes]), statedTotal, shortSteps, fryingHeat, softening];
