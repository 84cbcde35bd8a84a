import { DAY_SECONDS, type DurationInText, durationsInText } from '#cooking/durations-in-text.ts';
import { type CheckedRecipe, getMethod, getSteps, problemAt, type Rule, toSentences } from './checked-recipe.ts';
import { longestHours } from './spans.ts';

/** Words for times that run in parallel, or are optional. */
const BESIDE =
  /\b(?:meanwhile|while|up to|at most|no longer than|no more than|within|or overnight|ahead|the day before|if you|every|each time|after (?:about )?\d|for the last|apart|between|of which|in the first|longer|optional|faster|sooner|than|once|about \d+ minutes (?:in|before)|all of them|altogether|in all)\b/i;
const BOTH_SIDES = /(?:on|for|per) (?:each|the other|every) side|a side\b|on both sides/i;
const MORE_THAN = 1.2;
/** Short recipes may be a few minutes out. */
const SLACK_MINUTES = 3;

/** Words after which a step goes on while another does. */
const ASIDE = /\b(?:meanwhile)\b|(?:^|[.;] )While\b/i;

/** Returns the least minutes that a text takes, one thing after the other; parallel work does not count. */
function toMinutes(text: string, counts: (clause: string) => boolean = () => true): number {
  return toSentences(text.split(ASIDE)[0] ?? '')
    .flatMap((sentence) => sentence.split(/,\s+|\s+(?=then\b)/))
    .filter((clause) => !BESIDE.test(clause) && counts(clause))
    .flatMap((sentence) =>
      shortTimes(sentence).map(({ seconds }) => (seconds / 60) * (BOTH_SIDES.test(sentence) ? 2 : 1)),
    )
    .reduce((sum, minutes) => sum + minutes, 0);
}

/** Returns the times of a text for which a cook stays in the kitchen or nearby: a day or less. */
function shortTimes(text: string): DurationInText[] {
  return durationsInText(text).filter(
    ({ seconds, text: written }) => seconds <= DAY_SECONDS && !/night|day/i.test(written),
  );
}

/** Words for waiting while nothing cooks. */
const WAITS =
  /\b(?:(?<!the )rest|chill|soak|prove|proof|rise|marinat|cool|stand|fridge|freez|steep|ferment|drain|dry|set aside|knead|overnight|off the heat|room temperature)/i;
/** Words for repeating a step. */
export const AGAIN =
  /\b(?:batch(?:es)?|in (?:pairs|turns?)|the same way|at a time|repeat|each (?:one|side|tortilla|pancake)|a side|the others?)\b/i;
const LEAST_COOKING = 0.6;
const LEAST_COOKING_AGAIN = 0.4;
/** Below this many minutes of cooking a recipe may say little. */
const SHORT_COOKING_MINUTES = 15;

/** Returns the most minutes that a text takes, or 0 if it gives none. */
export function mostMinutes(text: string): number {
  return shortTimes(text).reduce((sum, { mostSeconds }) => sum + mostSeconds / 60, 0);
}

function toClauses(recipe: CheckedRecipe, from?: number): string[] {
  const steps = getSteps(recipe);
  // "While the beans simmer" begins an instruction that runs beside them to its end.
  const asides = new Set(steps.filter(({ text }) => /^(?:while|meanwhile)\b/i.test(text)).map(({ path }) => path[1]));
  return steps
    .slice(from ?? 0)
    .filter(({ path }, index) => from === undefined || index === 0 || !asides.has(path[1]))
    .map(({ text }) => (from === undefined ? text : (text.split(ASIDE)[0] ?? '')))
    .flatMap((text) => toSentences(text))
    .flatMap((sentence) => sentence.split(/,\s+|\s+(?=then\b)/));
}

/**
 * Returns the most minutes that the steps cook, without waiting.
 * @param from - the first step that counts; with it, parallel work does not count
 */
export function cookingMinutes(recipe: CheckedRecipe, from?: number): number {
  return toClauses(recipe, from)
    .filter((clause) => !WAITS.test(clause))
    .reduce((sum, clause) => sum + mostMinutes(clause), 0);
}

/**
 * Returns the longest time of the steps in which nothing cooks, in minutes; for a dough with yeast, its rising time.
 */
export function longestWait(recipe: CheckedRecipe): number {
  const waits = toClauses(recipe).filter((clause) => !COOKS.test(clause));
  return Math.max(0, ...waits.map(mostMinutes));
}

/** Times in steps that do not explain the minutes of cooking. */
const unexplainedCooking: Rule = (recipe) => {
  const { cookTime } = recipe.fields;
  const stated = Math.round(cookingMinutes(recipe));
  const least = AGAIN.test(getMethod(recipe)) ? LEAST_COOKING_AGAIN : LEAST_COOKING;
  if (cookTime < SHORT_COOKING_MINUTES || stated >= cookTime * least) return [];
  const message = `the steps cook for ${stated} minutes, but cookTime is ${cookTime}: say in the steps how long the rest takes, or lower it`;
  return [{ path: ['cookTime'], message }];
};

/** Times in steps that exceed the stated times. */
const stepTimes: Rule = (recipe) => {
  // Reports one mistake only once.
  if ([noCooking, longCooking].some((rule) => rule(recipe).length > 0)) return [];
  const { prepTime, cookTime, totalMinutes = 0 } = recipe.fields;
  const stated = Math.max(prepTime + cookTime, totalMinutes);
  const needed = Math.round(getSteps(recipe).reduce((sum, { text }) => sum + toMinutes(text), 0));
  if (needed <= stated * MORE_THAN + SLACK_MINUTES) return [];
  const message = `the steps take ${needed} minutes, but prepTime and cookTime are ${prepTime + cookTime} together: raise them, or say "meanwhile" where things run side by side`;
  return [{ path: ['prepTime'], message }];
};

/** A total that is shorter than its longest part, or longer than both. */
const statedTotal: Rule = ({ fields: { prepTime, cookTime, totalMinutes } }) => {
  if (totalMinutes === undefined) return [];
  const both = prepTime + cookTime;
  const longer = prepTime > cookTime ? 'prepTime' : 'cookTime';
  const say = (message: string) => problemAt({ path: ['totalMinutes'] }, message);
  if (totalMinutes === both) return say('totalMinutes is prepTime and cookTime together: leave it out');
  if (totalMinutes > both)
    return say(
      `totalMinutes is ${totalMinutes}, more than prepTime and cookTime together: waiting belongs to prepTime`,
    );
  const isLess = totalMinutes < Math.max(prepTime, cookTime);
  return isLess ? say(`totalMinutes is ${totalMinutes}, less than ${longer} alone`) : [];
};

const COOKS = /\b(?:bak(?:e|ing)|roast|fry|simmer|boil|steam|grill|griddle|saut[ée]|poach|brown|sear|deep-fry)\b/iu;
/** Minutes and a share by which cooking may go past `cookTime`. */
const COOKING_SLACK = 5;

/** Steps that cook for longer than is stated. */
const longCooking: Rule = (recipe) => {
  const { cookTime } = recipe.fields;
  if (cookTime === 0) return [];
  const minutes = getSteps(recipe)
    .map(({ text }) => toMinutes(text, (clause) => COOKS.test(clause) && !WAITS.test(clause)))
    .reduce((sum, each) => sum + each, 0);
  if (minutes <= cookTime * MORE_THAN + COOKING_SLACK) return [];
  const message = `cookTime is ${cookTime}, but the steps cook for ${Math.round(minutes)} minutes: raise it`;
  return [{ path: ['cookTime'], message }];
};

/** Minutes of chopping and stirring that no step says: some for the dish, and some for each line. */
const HANDS_MINUTES = 20;
const HANDS_OF_A_LINE = 4;
const MINUTES_OF_AN_HOUR = 60;

/** Preparation that neither waits nor hands explain. */
const unexplainedPreparation: Rule = (recipe) => {
  const { prepTime } = recipe.fields;
  const hands = HANDS_MINUTES + recipe.facts.lines.length * HANDS_OF_A_LINE;
  const waits = getSteps(recipe).reduce((sum, { text }) => sum + mostMinutes(text), 0);
  const longest = longestHours(getMethod(recipe)) * MINUTES_OF_AN_HOUR;
  const explained = hands + Math.max(waits, longest);
  if (prepTime <= explained) return [];
  const message = `prepTime is ${prepTime}, but the steps wait for ${Math.round(waits)} minutes: say in the steps what takes so long, or lower it`;
  return [{ path: ['prepTime'], message }];
};

const HEAT =
  /\b(?:bake|roast|fry|simmer|boil|steam|grill|griddle|saut[ée]|poach|toast|heat the (?:oil|butter|oven|pan|wok)|over (?:a )?(?:low|medium|high)(?:-\p{L}+)? heat)\b(?! (?:water|potatoes))/iu;
/** Made elsewhere or by another: boiled water, toasted bread from the shop. */
const NO_HEAT = /\b(?:not|never|if you|instead|no need|before you)\b/i;

/** Cooking that takes no time. */
const noCooking: Rule = (recipe) => {
  if (recipe.fields.cookTime > 0) return [];
  const heated = getSteps(recipe).find(({ text }) =>
    toSentences(text).some((sentence) => HEAT.test(sentence) && mostMinutes(sentence) > 0 && !NO_HEAT.test(sentence)),
  );
  const said = heated && HEAT.exec(heated.text)?.[0];
  if (!said) return [];
  return [{ path: ['cookTime'], message: `cookTime is 0, but a step says "${said}": give the minutes of cooking` }];
};

export const timeRules: Rule[] = [
  stepTimes,
  statedTotal,
  unexplainedCooking,
  noCooking,
  longCooking,
  unexplainedPreparation,
];
