import type { FoodLine } from '../foods/recipe-facts.ts';
import { getLines, getMethod, getSteps, inStatements, problemAt, type Rule, toSentences } from './checked-recipe.ts';
import { tidy } from './doneness.ts';
import { mostMinutes } from './times.ts';

const DEGREES = /(\d+)\s*°\s*C/g;
const degreesIn = (text: string) => [...text.matchAll(DEGREES)].map(([, value]) => Number(value));
/** An oven bakes from here on, in °C; below it, it keeps things warm. */
const OVEN_FROM = 85;
const BAKES = /\b(?:(?<!\bkeep[^.;]*)in(?:to)? (?:the|a|your) (?:hot )?oven|bake|roast)\b(?=[^.;]*\bminutes?\b)/i;
/** Temperature inside the food rather than of the oven: "96 °C (205 °F) in the middle". */
const INSIDE = /\d+\s*°\s*C(?: \(\d+ °F\))? (?:inside|(?:in|at) (?:the|its) (?:middle|cent(?:re|er)|thickest|bone))/gi;
const IN_THE_OVEN = /\boven\b/i;
const NO_DIAL = /\b(?:heat|seeds?|spices|grill|broiler|stove|ring|embers|flame|pan|pot|skillet|wok|steam)\b/i;

/** Baking in an oven whose temperature no step gives, or in one that is cooler than the food that comes out. */
const ovenHeat: Rule = (recipe) => {
  const steps = getSteps(recipe);
  const sentences = steps.flatMap(({ text }) => toSentences(text));
  const ovens = sentences
    .filter((sentence) => IN_THE_OVEN.test(sentence) || BAKES.test(sentence))
    .map((sentence) => sentence.replace(INSIDE, ' '))
    .map((sentence) => Math.max(0, ...degreesIn(sentence).filter((value) => value > 99 || IN_THE_OVEN.test(sentence))));
  const hottest = Math.max(0, ...ovens);
  const bake = steps.find(({ text }) => toSentences(text).some((each) => BAKES.test(each) && !NO_DIAL.test(each)));
  if (bake && hottest < OVEN_FROM)
    return problemAt(bake, 'bakes, but no step says how hot the oven is: give °C and °F');
  const core = steps.find(({ text }) => degreesIn(text).some((value) => value > hottest && value < 100));
  if (!core || hottest < OVEN_FROM) return [];
  return problemAt(core, `gets hotter inside than the oven, ${hottest} °C: it never does`);
};

/** Grams from which fat is one to fry in, and the heat in °C at which it does. */
const FRYING_GRAMS = 300;
const FRYING_FROM = 140;
const FRIES = /\b(?:fry|frying|deep-fr\p{L}+)\b/iu;

/** Returns whether a line is fat to fry in. */
export function isFryingFat({ food, grams }: FoodLine): boolean {
  return /^(?:oil|lard|ghee)/.test(food.key) && (grams ?? 0) >= FRYING_GRAMS;
}

/** Reports fat to fry in that no step heats, or that is so cool that the food absorbs it. */
const fryingHeat: Rule = (recipe) => {
  const [fat] = getLines(recipe, (line) => isFryingFat(line) && FRIES.test(line.line.text));
  const hottest = Math.max(0, ...degreesIn(getMethod(recipe)));
  if (!fat || !FRIES.test(getMethod(recipe)) || hottest >= FRYING_FROM) return [];
  const message = `"${fat.line.text}": no step heats it to ${FRYING_FROM} °C (285 °F), and cooler fat does not fry`;
  return problemAt(fat, message);
};

const COOKS_IN =
  /\b(?:simmer|boil|fry|sear|saut[ée]|heat the (?:oil|fat|lard|ghee|butter)|(?:bring|heat)\b[^.,;]*\b(?:boil|simmer))\b(?:(?!\b(?:and|then) \p{L}+ (?:it|them|the)\b)[^.;])*?\b(?:in|into) (?:a|an|the) (?:[\p{L}\d-]+ ){0,2}?(?:bowl|colander|sieve|strainer|jug|pitcher|jar|plate|platter|board|glass(?! bowl)|tray|rack|bag|blender|food processor)\b(?! (?:over|of|above|set))/iu;
const NO_VESSEL = /\b(?:drain|heatproof|metal bowl|microwave|kettle|lift|while)\b/i;

/** Reports cooking in a vessel that does not go on a stove. */
const vessels: Rule = (recipe) =>
  inStatements(getSteps(recipe), (sentence) => {
    const said = NO_VESSEL.test(sentence) ? undefined : COOKS_IN.exec(sentence)?.[0];
    return said && `says "${said}", and that stands on no stove: name a pan or a pot`;
  });

/** Least minutes that a food takes in total, and most minutes in one go. */
interface Span {
  words: RegExp;
  /** Selects the ingredient line; if omitted, the words in a step are enough. */
  line?: (line: FoodLine) => boolean;
  least?: number;
  most?: number;
}
const key = (pattern: RegExp) => (line: FoodLine) => pattern.test(line.food.key);
const SPANS: Span[] = [
  {
    words: /\b(?:shrimp|prawns?|clams?|mussels?|vongole)\b/i,
    line: key(/^(?:shrimp|prawn|clam|mussel)/),
    least: 1,
    most: 10,
  },
  { words: /\b(?:gnocchi|tangyuan)\b/i, most: 10 },
  { words: /\b(?:spaghetti|tagliatelle|pasta|noodles|macaroni|penne|ditalini|lasagne sheets)\b/i, most: 18 },
  {
    words: /\b(?:fish|fillets?|salmon|cod|bass|snapper)\b/i,
    line: ({ food, grams }) => food.diet === 'fish' && food.cooking?.core !== undefined && (grams ?? 0) > 200,
    least: 5,
    most: 30,
  },
  {
    words: /\b(?:fish|bass|snapper)\b/i,
    line: ({ food, line }) => food.diet === 'fish' && /\bwhole\b/.test(line.text),
    least: 8,
  },
  {
    words: /\b(?:chicken|thighs?|drumsticks?|pieces)\b/i,
    line: ({ food, line }) => /^chicken/.test(food.key) && /\b(?:bone-in|on the bone|drumsticks?)\b/i.test(line.text),
    least: 15,
  },
];
const HOT = /\b(?:bake|boil|cook|fry|grill|poach|roast|simmer|steam|give (?:it|them)|toss|leave them in)\b/i;
/** A word that refers to a thing in the sentence before. */
const IT = /\b(?:it|they|them)\b/i;

const NO_COOKING = /^if\b|\b(?:stock|soak|marinat\p{L}*|fridge|chill|rest|sauce|broth|soup)\b/iu;

/** Reports foods that are cooked for an impossible time. */
const cookingSpans: Rule = (recipe) =>
  SPANS.flatMap(({ words, line, least = 0, most = Number.POSITIVE_INFINITY }) => {
    const [first] = line ? getLines(recipe, line) : [];
    const steps = getSteps(recipe);
    if ((line && !first) || !words.test(getMethod(recipe))) return [];
    const minutes = steps
      .filter(({ text }) => words.test(text))
      .flatMap(({ text }) => toSentences(text))
      .filter((sentence) => HOT.test(sentence) && !/^if\b/i.test(sentence))
      .reduce((sum, sentence) => sum + mostMinutes(sentence), 0);
    if (first && minutes < least)
      return problemAt(first, `"${first.line.text}": the steps cook it for ${tidy(minutes)}, and it takes ${least}`);
    return inStatements(steps, (sentence, { text }, before) => {
      // "Cover and steam for 9 minutes. The fish is done when …"
      const [after = ''] = /^ The \p{L}+/u.exec(text.slice(text.indexOf(sentence) + sentence.length)) ?? [];
      const meant = `${IT.test(sentence) ? before.slice(-2).join(' ') : ''} ${sentence} ${after}`;
      const isLong = HOT.test(sentence) && !NO_COOKING.test(sentence) && mostMinutes(sentence) > most;
      const said = isLong ? words.exec(meant)?.[0] : undefined;
      return said && `cooks ${said} for ${tidy(mostMinutes(sentence))}: ${most} are the most`;
    });
  });

export const heatRules: Rule[] = [ovenHeat, fryingHeat, vessels, cookingSpans];
