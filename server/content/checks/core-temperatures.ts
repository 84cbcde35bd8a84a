import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { toWords } from '../foods/words.ts';
import {
  type CheckedRecipe,
  type CheckedText,
  getLines,
  getMethod,
  getSteps,
  inStatements,
  type Rule,
  toSentences,
} from './checked-recipe.ts';
import { longestHours } from './spans.ts';

const CELSIUS = /(\d+)(?:\s*(?:–|-|to)\s*(\d+))?\s*°\s*C/g;
/** Range of core temperatures, in °C: fridges are below it, ovens above. */
const CORE_FROM = 45;
const CORE_UP_TO = 99;
const POULTRY = 74;
const MINCED = 71;
const WHOLE = 63;
const LONG_COOKING_HOURS = 0.75;

const FAHRENHEIT: Record<number, number> = { 63: 145, 71: 160, 74: 165 };
const degrees = (core: number) => `${core} °C (${FAHRENHEIT[core] ?? Math.round((core * 9) / 5 + 32)} °F)`;

/** Other things that have so much heat, and words for meat and eggs that are not done yet. */
const NOT_A_CORE =
  /\b(?:ovens?|water|syrup|sugar|caramel|chocolate|dough|yeast|plates?|butter|milk|cream|collagen|proteins?|stops getting|begins? to set|sets hard|melts?|below|hardly|still|tough|reheat\p{L}*|(?:keep|hold)\p{L}* (?:\p{L}+ )?(?:warm|hot)|(?:hold|keep)ing)\b/iu;

/** Temperatures that a text gives for the inside of a food; only their own part of the sentence says of which food. */
function coreTemperatures(sentence: string): number[] {
  return sentence
    .split(/[,;:]/)
    .filter((clause) => !NOT_A_CORE.test(clause.replace(/\([^)]*\)/g, '')))
    .flatMap(anyTemperature);
}

function anyTemperature(text: string): number[] {
  return [...text.matchAll(CELSIUS)]
    .map(([, from]) => Number(from))
    .filter((value) => value >= CORE_FROM && value <= CORE_UP_TO);
}

/** Returns whether a line is eggs, whites or yolks. */
export function isEgg({ food }: FoodLine): boolean {
  return /^egg(?:-(?:yolk|white))?$/.test(food.key);
}

/** Returns the core temperature that a food needs. */
function getCore({ food }: FoodLine): number | undefined {
  return food.key.startsWith('egg') ? undefined : food.cooking?.core;
}

/** Reports meat or fish that does not get hot enough, or whose temperature the recipe does not give. */
const coreTemperature: Rule = (recipe) => {
  const meats = getLines(recipe, (line) => getCore(line) !== undefined && line.eaten > 0 && !isPickled(recipe, line));
  const needed = Math.max(0, ...meats.map((line) => getCore(line) ?? 0));
  const strictest = meats.find((line) => getCore(line) === needed);
  const steps = getSteps(recipe);
  const tooLow = recipe.texts.flatMap((text) =>
    toSentences(text.text).flatMap((sentence) => {
      const least = leastFor(sentence, text, meats);
      return coreTemperatures(sentence)
        .filter((value) => value < least)
        .map((value): PathProblem => {
          const message = `stops at ${value} °C: ${getKind(least)} is safe from ${degrees(least)} on`;
          return { path: text.path, message };
        });
    }),
  );
  if (!strictest || steps.length === 0) return tooLow;
  const { line, food, path } = strictest;
  const said = steps.some(({ text }) => anyTemperature(text).some((value) => value >= needed));
  if (
    said ||
    (needed < POULTRY && longestHours(getMethod(recipe)) >= LONG_COOKING_HOURS) ||
    (isShell(strictest) && SHELL_IS_DONE.test(getMethod(recipe)))
  )
    return tooLow;
  const message = `"${line.text}": no step says how hot ${food.name} has to get inside: ${degrees(needed)}${needed === WHOLE ? ', then 3 minutes of rest' : ''}`;
  return tooLow.length > 0 ? tooLow : [{ path, message }];
};

/** Kinds of meat that a text may name although the recipe does not list them. */
const OTHER_MEAT = /\b(?:pork|beef|lamb|veal|fish|cod|salmon|shrimp|prawns?)\b/i;
const KINDS: [words: RegExp, core: number][] = [
  [/\b(?:chicken|turkey|duck|poultry|hen|goose)\b/i, POULTRY],
  [/\b(?:mince|minced|burgers?|patt(?:y|ies)|meatballs?|sausages?)\b/i, MINCED],
];

/**
 * Returns the lowest safe temperature for the food in the sentence, else in the whole text; for several unnamed meats,
 * the mildest.
 */
function leastFor(sentence: string, { text }: CheckedText, meats: readonly FoodLine[]): number {
  const kind = KINDS.find(([words]) => words.test(sentence))?.[1];
  if (kind !== undefined) return kind;
  if (OTHER_MEAT.test(sentence)) return WHOLE;
  if (meats.length === 0) return 0;
  const words = new Set(toWords(text));
  const named = meats.filter(({ food }) => toWords(food.name).some((word) => words.has(word)));
  const cores = (named.length > 0 ? named : meats).map((line) => getCore(line) ?? 0);
  return named.length > 0 ? Math.max(...cores) : Math.min(...cores);
}

function getKind(core: number): string {
  return core >= POULTRY ? 'poultry' : core >= MINCED ? 'minced meat' : 'whole meat or fish';
}

const SHELL_IS_DONE = /\b(?:pink|opaque|firm|open(?:s|ed)?)\b/i;

/** Shellfish are done when they open or turn. */
function isShell({ food }: FoodLine): boolean {
  return food.contains.some((allergen) => allergen === 'molluscs' || allergen === 'crustaceans');
}

function isPickled(recipe: CheckedRecipe, { food }: FoodLine): boolean {
  return food.diet === 'fish' && /\b(?:ceviche|cured|smoked)\b/i.test(`${recipe.fields.title} ${food.name}`);
}

/** Looks of meat, fish and eggs before they are done. */
const UNDERDONE =
  /\b(?:pink|ros[ée]|rosy|rare|blood\p{L}*|blush\p{L}*|under(?:done|cooked)|glassy|translucent|see-through|custardy|wobbl\p{L}*|(?:half|barely|lightly) (?:done|cooked|raw|set|warm\p{L}*|melted|seared)|need(?: not|n't) be (?:done|cooked)|outside (?:has|is|looks|turns|goes)|(?:gr[ea]y|brown|white) outside|just (?:set|cooked|warm\p{L}*|turn\p{L}*|chang\p{L}*|shown|seared|done))\b/iu;
/** Looks that only the middle of a piece must not have, and words for it. */
const UNDONE =
  '(?:red|blue|raw|wet|cool|cold|warm|dark|gr[ea]y|soft|sticky|shiny|soupy|runny|liquid|jelly-like|uncooked|gelatinous)';
const INSIDE = '(?:inside|middle|cent(?:re|er)|heart|core|bone|juices?)';
const UNDONE_INSIDE = new RegExp(
  `\\b${UNDONE}\\b[^,.;:]{0,20}\\b${INSIDE}\\b|\\b${INSIDE}\\b[^,.;:]{0,18}\\b${UNDONE}\\b`,
  'i',
);
/** Words that deny it, and words for other things that look similar. */
const NOT_UNDERDONE =
  /\b(?:no|(?<!need )not|never|without|lost|until|any|film|rather than|instead of|longer|dye|warning|reheat\p{L}*|fridge|finish|must|if(?![^.]*\b(?:all the same|anyway|regardless)\b)|(?:7[1-9]|8\d) °C)\b/iu;
/** Other foods that may well look so, in the sentence or before it. */
const OTHER_FOOD =
  /\b(?:onions?|leeks?|shallots?|garlic|peppercorns?|radish(?:es)?|lentils|sauce|broth|stock|dough|tortillas?|pastry|cream|butter|muffins)\b/i;

/** They are done when they are pink. */
const SHRIMP = /\b(?:shrimp|prawns?)\b/i;

/** Reports meat, fish and eggs that are served before they are done. */
const underdone: Rule = (recipe) => {
  const strict =
    getLines(recipe, (line) => getCore(line) !== undefined && line.eaten > 0).sort(
      (a, b) => (getCore(b) ?? 0) - (getCore(a) ?? 0),
    )[0] ?? getLines(recipe, isEgg)[0];
  if (!strict) return [];
  const { name, cooking } = strict.food;
  return inStatements(recipe.texts, (sentence, { text, path, field, about }, before) => {
    const said = UNDERDONE.exec(sentence)?.[0] ?? UNDONE_INSIDE.exec(sentence)?.[0];
    if (field === 'alt' || field === 'title' || path.at(-1) === 'question') return undefined;
    if (!said || NOT_UNDERDONE.test(`${about}. ${sentence}`) || /\bnot safe\b/i.test(text)) return undefined;
    const around = `${about} ${before.at(-1) ?? ''} ${sentence}`;
    if (OTHER_FOOD.test(around) || (/pink/i.test(said) && SHRIMP.test(`${around} ${name}`))) return undefined;
    return `says "${said}": ${name} is safe from ${degrees(cooking?.core ?? POULTRY)} on, all through`;
  });
};

const DEGREES_SAID =
  /\b(?:[4-9]\d|1[0-6]\d)(?=[.,;!?)]|$| (?:on|and|in|at|then|or|for|inside|it|you|as|when|before|after|to|by|is|will|does|rather)\b)/;
const COUNTED = /(?:°|minutes?|hours?|seconds?|%|parts|cups?|[x×])/i;

/** A number that may be a temperature, without saying of which food. */
const bareDegrees: Rule = (recipe) => {
  if (getLines(recipe, ({ food }) => food.cooking?.core !== undefined).length === 0) return [];
  return inStatements(recipe.texts, (sentence, { field }) => {
    const said = field === 'equipment' || COUNTED.test(sentence) ? undefined : DEGREES_SAID.exec(sentence)?.[0];
    return said && `says "${said}" without its unit: of a temperature give °C and °F`;
  });
};

/** A custard or a frittata is done at a temperature, too; beside meat, the meat's counts. */
const eggCore: Rule = (recipe) => {
  const { lines } = recipe.facts;
  if (!lines.some(isEgg) || lines.some((line) => getCore(line) !== undefined)) return [];
  return recipe.texts.flatMap(({ text, path }) =>
    toSentences(text)
      .filter((sentence) => !OTHER_MEAT.test(sentence) && !/pasteuri[sz]/i.test(sentence))
      .flatMap(coreTemperatures)
      .filter((value) => value < MINCED)
      .map((value) => ({ path, message: `stops at ${value} °C: eggs are safe from ${degrees(MINCED)} on` })),
  );
};

export const coreRules: Rule[] = [coreTemperature, eggCore, underdone, bareDegrees];
