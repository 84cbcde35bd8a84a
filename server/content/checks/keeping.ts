import { isEgg, isOneOf } from '../foods/kinds-of-food.ts';
import { getEaten, getFlour, getNutrients } from '../foods/recipe-facts.ts';
import { type CheckedRecipe, getSentenceProblems, getYesAnswers, type Rule } from './checked-recipe.ts';
import { getCelsius } from './temperatures.ts';
import { TERMS, toPattern } from './terms.ts';
import { getLongestHours } from './times.ts';
import lists from './words.json';

const DAY = 24;
const MAX_FREEZER_HOURS = 366 * DAY;

/** Keeping times of foods, in days in the fridge and hours out of it; the first that a sentence names counts. */
const SHELF_LIVES = lists.keeping.map((food) => ({ ...food, terms: toPattern(food.terms) }));
type ShelfLife = Pick<(typeof SHELF_LIVES)[number], 'what' | 'days' | 'hoursOut'>;
type KeptFood = 'garlic oil' | 'infused fat' | 'fat' | 'rice' | 'meat' | 'moist' | 'bread' | 'dry';

function getShelfLife(food: KeptFood): ShelfLife {
  return SHELF_LIVES.find((each) => each.food === food) ?? { what: '', days: 0, hoursOut: 0 };
}

/** Reports keeping times in texts that are too long for the food. */
const keepingTimes: Rule = (recipe) =>
  getSentenceProblems([...recipe.texts, ...getYesAnswers(recipe.texts)], (sentence, { subject, field, text }) => {
    if (field === 'alt' || !(TERMS.keeps.test(`${subject} ${sentence}`) || TERMS.warm.test(subject))) return undefined;
    const dish = getShelfLife(getKeptKind(recipe, { isRiceApart: /\brice apart\b/i.test(text) }));
    return sentence
      .split(/[,:]|(?<!\b(?:an?|one|two|three|four|five|six|\d+) )\b(?:and|or|but)\b/i)
      .map((clause) => findKeepingProblem(clause, sentence, subject, field === 'step', dish))
      .find(Boolean);
  });

/** Mentions of a place that the food is taken out of, and of foods that are served with it, left out or replaced. */
const ASIDE = /\bout of the \p{L}+|\b(?:instead of|in place of|with|without)(?: (?!with\b)\p{L}+){1,3}/giu;

function findKeepingProblem(clause: string, sentence: string, subject: string, isStep: boolean, dish: ShelfLife) {
  const hours = getLongestHours(clause);
  if (hours === 0 || TERMS.notKeeping.test(clause)) return undefined;
  const mainText = sentence.replace(ASIDE, ' ');
  const place = getPlace(clause) ?? getPlace(mainText) ?? (isStep ? undefined : (getPlace(subject) ?? 'fridge'));
  if (place === 'freezer')
    return hours > MAX_FREEZER_HOURS && `keeps it for ${toSpan(hours)} in the freezer: a year is the maximum`;
  const food =
    SHELF_LIVES.find(({ food: kind, terms }) => terms.test(`${subject} ${kind === 'dry' ? mainText : sentence}`)) ??
    dish;
  const maxHours = place === 'out' ? food.hoursOut : food.days * DAY;
  if (place === undefined || hours <= maxHours || (!isStep && hours < 2)) return undefined;
  const out = place === 'out' ? ` out of the fridge: ${toSpan(maxHours)} is the maximum;` : ':';
  return `keeps it for ${toSpan(hours)}${out} ${food.what}`;
}

function getPlace(text: string): 'fridge' | 'freezer' | 'out' | undefined {
  if (TERMS.fridge.test(text) && !/\bout of the (?:fridge|refrigerator)\b/i.test(text)) return 'fridge';
  return TERMS.freezer.test(text) ? 'freezer' : TERMS.warm.test(text) ? 'out' : undefined;
}

/** Grams per serving above which a food decides how long the dish keeps; rice is weighed dry. */
const DECISIVE_GRAMS = 20;
const DECISIVE_RICE = 8;
/** Below this share of water, a dish counts as dry. */
const MOIST_SHARE = 0.25;
/** Minimum share of flour in a dish that keeps like bread; below, of fat in a dish that keeps like oil. */
const MIN_FLOUR = 0.22;
const MIN_FLOUR_OF_DESSERT = 0.15;
const MIN_FAT = 0.5;

/** Returns the kind of food that decides how long the dish keeps. */
function getKeptKind({ facts, fields }: CheckedRecipe, { isRiceApart = false } = {}): KeptFood {
  const { lines } = facts;
  const decisiveFoods = lines.filter(({ eaten }) => eaten / fields.servings > DECISIVE_GRAMS).map(({ food }) => food);
  const isRice = lines.some((line) => line.food.cooking?.rice && line.eaten / fields.servings > DECISIVE_RICE);
  const hasEgg = decisiveFoods.some(isEgg);
  if (lines.length === 0) return 'dry';
  if (isRice && !isRiceApart) return 'rice';
  if (decisiveFoods.some((food) => food.cooking?.core !== undefined && !isEgg(food))) return 'meat';
  const weight = getEaten(lines);
  const { protein, fat, carbohydrate } = getNutrients(lines);
  const fresh = lines.filter(({ food }) => food.aisle === 'produce');
  const isStrained = fresh.every(({ grams, eaten }) => eaten < (grams ?? 0) / 2);
  if (fat / weight > MIN_FAT && !hasEgg) return fresh.length === 0 ? 'fat' : isStrained ? 'infused fat' : 'garlic oil';
  if ((protein + fat + carbohydrate) / weight > 1 - MOIST_SHARE) return 'dry';
  // A bun that is filled with cream keeps as long as the cream.
  if (decisiveFoods.some((food) => isOneOf(food, 'cream-whipping cream-single'))) return 'moist';
  const leastFlour = fields.course === 'dessert' ? MIN_FLOUR_OF_DESSERT : MIN_FLOUR;
  if (getFlour(lines) / weight > leastFlour) return 'bread';
  return hasEgg ? 'meat' : 'moist';
}

/** A time for chilling: "refrigerate them within two hours", and not "in the fridge, and eat it within two days". */
const CHILLED_WITHIN =
  /\b(?:refrigerat\p{L}*|chill|chilled|cool|cooled|cold|fridge)(?: (?!and\b|eat|use)\p{L}+){0,4} within\b(?:(?! and\b)[^.,;])*/iu;

/** Reports leftovers that wait too long for the fridge. */
const chilledLate: Rule = (recipe) => {
  const kind = getKeptKind(recipe);
  const { hoursOut } = getShelfLife(kind);
  return getSentenceProblems(recipe.texts, (sentence) => {
    const hours = getLongestHours(CHILLED_WITHIN.exec(sentence)?.[0] ?? '');
    const limit = `${kind === 'rice' ? 'rice' : 'perishable food'} belongs in the fridge within ${toSpan(hoursOut)}`;
    return hours > hoursOut && `leaves it out of the fridge for ${toSpan(hours)}: ${limit}`;
  });
};

/** Ranges of unsafe temperatures, in °C, for reheating, holding food warm and the fridge. */
const GROWTH = lists.growth.map((range) => ({ ...range, terms: toPattern(range.terms) }));

/** Reports temperatures at which germs grow. */
const germGrowth: Rule = (recipe) => {
  if (getShelfLife(getKeptKind(recipe)).hoursOut > 2) return [];
  return getSentenceProblems(recipe.texts, (sentence) => {
    const degrees = Math.max(0, ...getCelsius(sentence));
    const range = GROWTH.find(({ terms, from, to }) => degrees > from && degrees < to && terms.test(sentence));
    return range && !/\b(?:not|never|below)\b/i.test(sentence) && `says ${degrees} °C: ${range.right}`;
  });
};

/** Returns a duration as text, in hours, days or months. */
function toSpan(hours: number): string {
  const [size, unit] = hours >= 60 * DAY ? [30 * DAY, 'month'] : hours >= DAY ? [DAY, 'day'] : [1, 'hour'];
  const value = Math.round((hours / size) * 10) / 10;
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

export const keepingRules: Rule[] = [keepingTimes, chilledLate, germGrowth];
