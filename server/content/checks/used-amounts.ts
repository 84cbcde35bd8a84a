import Fraction from 'fraction.js';
import { isOneOf } from '../foods/kinds-of-food.ts';
import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { toWords } from '../foods/words.ts';
import { FRACTIONS, getMentionedPart, saysRest } from '../uses/parts.ts';
import { type Rule, reportAt, toSentences } from './checked-recipe.ts';
import { TERMS } from './terms.ts';

/** Words for a part of an ingredient, and the fraction they mean; 0 for vague amounts. */
const PARTS: [words: string, fraction: number][] = [
  ...FRACTIONS.map(([words, fraction]): [string, number] => [words, new Fraction(fraction).valueOf()]),
  ['all', 1],
  ['a (?:\\p{L}+ )?(?:little|film|knob|splash|drizzle|spoonful)', 0],
];
const REST = 'the rest|the remainder';
/** Matches a part, its ingredient (`thing`) and its purpose (`goal`): "half of the oil for the sauce". */
const PART = new RegExp(
  `(?<part>${[...PARTS.map(([words]) => words), REST].join('|')}|\\{[^{}]*\\}) (?:(?:of )?(?:the|their|its)|of) (?<thing>(?:\\p{L}+ ){0,2}?\\p{L}+)(?= for the (?<goal>\\p{L}+)| (?:to|into|in|on|over|and|with|for|until|at|from|each)\\b|[,.;:]|$)`,
  'giu',
);

/** Reports steps that use more than all of an ingredient, or use it again after all of it or the rest was used. */
const overuse: Rule = (recipe) => {
  const uses: { thing: string; goal?: string; fraction: number; isAll: boolean }[] = [];
  return recipe.steps.flatMap((step) =>
    [...step.text.matchAll(PART)].flatMap(({ 0: phrase, groups = {} }): PathProblem[] => {
      const { goal, part = '' } = groups;
      const thing = toWords(groups.thing ?? '').at(-1) ?? '';
      const earlierUses = uses.filter((use) => use.thing === thing && (!goal || !use.goal || use.goal === goal));
      const fraction = PARTS.find(([words]) => new RegExp(`^${words}$`, 'iu').test(part))?.[1] ?? 0;
      uses.push({ thing, goal, fraction, isAll: fraction === 1 || saysRest(part) });
      const sum = earlierUses.reduce((all, use) => all + use.fraction, fraction);
      const isTap = thing === 'water' && recipe.mentions.findAll(phrase).length === 0;
      // "All of the beef" may return to the pan.
      if (fraction === 1 || isTap || (sum <= 1.01 && !earlierUses.some((use) => use.isAll))) return [];
      return reportAt(step, `takes "${phrase}", but earlier steps leave less`);
    }),
  );
};

/** Matches a verb for adding and the ingredients after it, up to the next action. */
const ADDS =
  /\b(?:add|(?:stir|whisk|beat|fold|pour|tip|mix|rain|throw) in)\b(?! (?:it|them|more|another)\b)(?:(?! (?:and|then) \p{L}+ )[^.;:])*/giu;
/** Foods that are added once; meat, vegetables and cheese may return from a plate. */
const ADDED_ONCE =
  'cream milk sugar honey yogurt vanilla-extract baking-powder baking-soda yeast flour cornflour potato-starch salt wine-white wine-red vinegar stock soy-sauce-light soy-sauce-dark coconut-milk garlic ginger lemon-juice lime-juice tomato-paste';

/** Reports a spice, or a food of `ADDED_ONCE`, if two steps add the whole amount of its line. */
const addedTwice: Rule = ({ lines, mentions, steps }) => {
  const added = new Set<FoodLine>();
  return steps.flatMap((step) =>
    [...step.text.matchAll(ADDS)].flatMap(([words]) =>
      mentions.findAll(words).flatMap((mention): PathProblem[] => {
        const line = mention.lines.length === 1 ? lines[mention.lines[0] ?? -1] : undefined;
        if (!line || getMentionedPart(mention, line.line) !== 'all') return [];
        const isAgain = added.has(line) && (isOneOf(line.food, ADDED_ONCE) || line.food.aisle === 'spices');
        added.add(line);
        return isAgain ? reportAt(step, `adds ${line.food.name} again: say how much each step adds`) : [];
      }),
    ),
  );
};

const UNITS = new Set(['g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cups', 'cloves']);

/** Reports pieces in the steps whose number differs from the yield: `{8 wedges}` with `yield: 6 wedges`. */
const pieces: Rule = (recipe) => {
  const pieceYield = recipe.fields.yield ?? '';
  const [, count, thing] = /^(\d+) (\p{L}+)/u.exec(pieceYield) ?? [];
  if (thing === undefined || UNITS.has(thing)) return [];
  const last = recipe.steps
    .flatMap(({ text, path }) =>
      toSentences(text).flatMap((sentence) =>
        [...sentence.matchAll(/\{(\d+) (\p{L}+)\}/gu)]
          .filter((match) => match[2] === thing || (TERMS.shapes.test(sentence) && !UNITS.has(match[2] ?? '')))
          .map((match) => ({ match, path })),
      ),
    )
    // Two pieces may make one, or one may make two.
    .findLast(({ match }) => ![0.5, 1, 2].includes(Number(match[1]) / Number(count)));
  return last ? reportAt(last, `makes ${last.match[0]}, but yield is ${pieceYield}`) : [];
};

export const usedAmountRules: Rule[] = [overuse, addedTwice, pieces];
