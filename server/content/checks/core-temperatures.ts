import { isEgg } from '../foods/kinds-of-food.ts';
import type { FoodLine } from '../foods/recipe-facts.ts';
import { toWords } from '../foods/words.ts';
import { type CheckedText, getSentenceProblems, type Rule, reportAt, toClauses } from './checked-recipe.ts';
import { getCelsius, toFahrenheit } from './temperatures.ts';
import { TERMS, toPattern } from './terms.ts';
import { getLongestHours } from './times.ts';

/** Range of core temperatures, in °C; fridges are colder, ovens hotter. */
const MIN_CORE = 35;
const MAX_CORE = 99;
/** Minimum core temperature of poultry, in °C. */
export const POULTRY = 74;
/** Minimum core temperature of minced meat and eggs, in °C. */
export const MINCED = 71;
const WHOLE_CUT = 63;
/** Hours of cooking after which meat other than poultry needs no stated temperature. */
const LONG_COOKING_HOURS = 0.75;

const toDegrees = (core: number) => `${core} °C (${toFahrenheit(core)} °F)`;

/** Returns the temperatures, in °C, that a sentence states for the inside of a food. */
export function getCoreTemperatures(sentence: string): number[] {
  return toClauses(sentence)
    .filter((clause) => !TERMS.notACore.test(clause.replace(/\([^)]*\)/g, '')))
    .flatMap(getTemperatures);
}

/** Returns the temperatures of a text that the inside of a food can have, in °C. */
export function getTemperatures(text: string): number[] {
  return getCelsius(text).filter((value) => value >= MIN_CORE && value <= MAX_CORE);
}

/** Returns the minimum core temperature of meat or fish; undefined for eggs and other foods. */
function getMinCore({ food }: FoodLine): number | undefined {
  return isEgg(food) ? undefined : food.cooking?.core;
}

/** Reports core temperatures of meat, fish or eggs that are too low, and recipes that state none for meat or fish. */
const coreTemperature: Rule = (recipe) => {
  const isCured = ({ food }: FoodLine) =>
    food.diet === 'fish' && /\b(?:ceviche|cured|smoked)\b/i.test(`${recipe.fields.title} ${food.name}`);
  const meats = recipe.lines.filter((line) => getMinCore(line) !== undefined && line.eaten > 0 && !isCured(line));
  const maxCore = Math.max(0, ...meats.map((line) => getMinCore(line) ?? 0));
  const strictest = meats.find((line) => getMinCore(line) === maxCore);
  // In a dish with meat, the temperature of the meat counts.
  const isEggDish = recipe.lines.some(({ food }) => isEgg(food)) && recipe.lines.every((line) => !getMinCore(line));
  const tooLow = getSentenceProblems(recipe.texts, (sentence, text) => {
    const isAboutEggs = isEggDish && !TERMS.meats.test(sentence) && !/pasteuri[sz]/i.test(sentence);
    const minCore = isAboutEggs ? MINCED : getSafeCore(sentence, text, meats);
    const low = getCoreTemperatures(sentence).find((value) => value < minCore);
    const kind = isAboutEggs ? 'eggs are' : `${getKindName(minCore)} is`;
    return low !== undefined && `stops at ${low} °C: ${kind} safe from ${toDegrees(minCore)} on`;
  });
  if (!strictest || recipe.steps.length === 0) return tooLow;
  const { line, food } = strictest;
  // Shellfish are done when they open or turn opaque.
  const isShellfish = food.contains.some((allergen) => allergen === 'molluscs' || allergen === 'crustaceans');
  const isStated = recipe.steps.some(({ text }) => getTemperatures(text).some((value) => value >= maxCore));
  const isLong = maxCore < POULTRY && getLongestHours(recipe.method) >= LONG_COOKING_HOURS;
  if (isStated || isLong || (isShellfish && TERMS.doneShells.test(recipe.method))) return tooLow;
  const rest = maxCore === WHOLE_CUT ? ', then 3 minutes of rest' : '';
  const message = `"${line.text}": no step says how hot ${food.name} has to get inside: ${toDegrees(maxCore)}${rest}`;
  return tooLow.length > 0 ? tooLow : reportAt(strictest, message);
};

const KINDS: [terms: RegExp, core: number][] = [
  [TERMS.poultry, POULTRY],
  [toPattern('mince, minced, burger, patty, patties, meatball, sausage'), MINCED],
];

/**
 * Returns the minimum safe temperature of the meat in the sentence, else of the strictest meat in the whole text, else
 * of the least strict meat in the recipe; 0 without meat.
 */
function getSafeCore(sentence: string, { text }: CheckedText, meats: readonly FoodLine[]): number {
  const kind = KINDS.find(([terms]) => terms.test(sentence))?.[1];
  if (kind !== undefined) return kind;
  if (TERMS.meats.test(sentence)) return WHOLE_CUT;
  if (meats.length === 0) return 0;
  const words = new Set(toWords(text));
  const namedMeats = meats.filter(({ food }) => toWords(food.name).some((word) => words.has(word)));
  const cores = (namedMeats.length > 0 ? namedMeats : meats).map((line) => getMinCore(line) ?? 0);
  return namedMeats.length > 0 ? Math.max(...cores) : Math.min(...cores);
}

function getKindName(core: number): string {
  return core >= POULTRY ? 'poultry' : core >= MINCED ? 'minced meat' : 'whole meat or fish';
}

export const coreRules: Rule[] = [coreTemperature];
