import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import type { Units } from '#cooking/choose-unit.ts';
import { type Line, scaleLine } from '#cooking/scale-line.ts';
import { findLine, readMark, scaleText } from '#cooking/scale-text.ts';
import { scaleUse, type Use } from '#cooking/scale-use.ts';
import { getMeasure, measureName } from '#cooking/units.ts';
import { MARKED_AMOUNT, stripMarks } from '#schema/rules/marked-amounts.ts';
import type { RecipeContent } from '#server/content/content.ts';
import { getGramsPerMilliliter } from '#server/content/foods/grams.ts';
import { cookbook } from '../support/cookbook.ts';
import { readLine } from './support/read-line.ts';

const { recipes } = cookbook;
const systems: Units[] = ['written', 'metric', 'us'];

const usedParts = { all: 'ALL', part: 'PART', some: 'SOME', rest: 'REST' } as const;

/** Returns the factors to test: ×⅓, ×½, ×2, ×3, 1 to 12 servings, and servings that only the form offers. */
function getFactors(servings: number): Fraction[] {
  const portions = Array.from({ length: 12 }, (_, index) => new Fraction(index + 1, servings));
  const all = [...['1/100', '1/3', '1/2', 2, 3, 25].map((factor) => new Fraction(factor)), ...portions];
  return [...new Map(all.map((factor) => [factor.toFraction(), factor])).values()];
}

function getLines({ facts }: RecipeContent): Line[] {
  return facts.lines.map(({ line, food }) => ({
    ...line,
    scale: line.details.scale && ({ fixed: 'FIXED', whole: 'WHOLE' } as const)[line.details.scale],
    instead: line.details.instead,
    gramsPerMilliliter: getGramsPerMilliliter(food),
    isLiquid: food.liquid,
  }));
}

/** Returns the parts of a line that the steps use. */
function getUses({ uses }: RecipeContent, index: number): Use[] {
  return uses
    .flat(2)
    .filter(({ line }) => line === index)
    .map(({ part, ...amount }) => ({ ...amount, part: usedParts[part] }));
}

/** Matches measures that metric cooks do not use: cups, oz and lb; from 5 g or ml on also spoons, if convertible. */
function getNonMetricPattern({ quantity, unit, gramsPerMilliliter, isLiquid, scale }: Line, factor: Fraction): RegExp {
  const milliliters = { tsp: 5, tbsp: 15 }[unit ?? ''];
  const lineFactor = scale === 'FIXED' ? 1 : factor.valueOf();
  const size = (milliliters ?? 0) * (gramsPerMilliliter ?? (isLiquid ? 1 : 0));
  return size * new Fraction(quantity ?? 0).valueOf() * lineFactor >= 5
    ? /^[^,]*\b(?:tsp|tbsp|cups?|oz|lb)\b/
    : /^[^,]*\b(?:cups?|oz|lb)\b/;
}

function getTexts({ fields }: RecipeContent): string[] {
  const steps = fields.instructions.flatMap(({ steps: details }) => details.map(({ text }) => text));
  return [...steps, ...fields.tips, ...fields.serving, ...fields.faqs.map(({ answer }) => answer), fields.summary];
}

const number = '(?:\\d+ \\d+/\\d+|\\d+(?:\\.\\d+)?|[½⅓⅔¼¾⅛⅜⅝⅞]|\\d+ [½⅓⅔¼¾]|\\d+/\\d+)';
const amount = new RegExp(
  `^(?:less than (?:[⅛¼]|1 m?[gl])|(?:up to )?${number}(?:–${number})?)(?: [\\p{L}(]|-inch)`,
  'u',
);

/** Matches units that do not belong to a system. */
const foreign: Partial<Record<Units, RegExp>> = {
  us: /[\d½⅓⅔¼¾⅛]\s?(?:°\s?C|[cm]m|ml|k?g|l)\b/,
  metric: /\d\s?(?:°\s?F|inch|oz|lb|cups?)\b/,
};

/** Amounts at the start of a line that a cook cannot measure. */
const unmeasurable: [what: string, pattern: RegExp][] = [
  ['a part of an egg', /^(?:[\d ]*[⅛¼⅓½⅔¾]|\d+\.\d+) (?:\p{L}+ )?(?:egg(?! noodle)|yolk)/u],
  [
    'a part of a leaf or sprig',
    /^(?:[\d ]*[⅛¼⅓½⅔¾]|\d+\.\d+) (?!k?g |t(?:b)?sp |cups? |ml |oz |lb |handful|bunch)(?:[\p{L} ]+ )?(?:lea(?:f|ves)|sprigs?|pods?|star anise)\b/u,
  ],
  ['more than 12 cloves', /^(?:1[3-9]|[2-9]\d|\d{3,}) cloves [^,]*garlic/],
  ['an eighth of a unit other than a teaspoon or an ounce', /⅛ (?!tsp|oz)/],
  ['a third of a teaspoon', /[⅓⅔] tsp/],
  ['a decimal part of a gram', /^[1-9]\d*\.\d+ (?:g|ml)\b/],
  ['a decimal part of an ounce', /^0\.\d+ oz/],
  ['two units', /^[^,]* plus /],
  ['a quarter of a teaspoon next to three or more', /^(?:[3-9]|\d\d+) [⅛¼⅓⅔¾] tsp/],
  ['a quarter of a tablespoon next to three or more', /^(?:[3-9]|\d\d+) [⅛¼⅓⅔¾] tbsp/],
  [
    'a part of a scallion or chilli, except a half',
    /^(?:[\d ]*[⅛¼⅓⅔¾]|\d+ ½) (?!tsp|tbsp|cup|oz|lb|kg|g |ml)(?:\p{L}+ )*(?:scallion|chilli|jalapeño)/u,
  ],
  ['a quarter of a fruit for its zest', /^[\d ]*[⅛¼⅓⅔¾] [^,]+, .*\bzest\b/],
  ['a fraction with a slash', /^\d+\/\d/],
  ['a decimal number of things or spoons', /^\d+\.\d+ (?!g|kg|mg|ml|l|oz|lb|cm|mm)/],
];

// Collects problems first: an assertion for each of hundreds of thousands of texts would take longer than scaling them.
test.each(recipes.map((recipe) => [recipe.slug, recipe] as const))('%s can be scaled and converted', (_, recipe) => {
  const lines = getLines(recipe);
  const factors = getFactors(recipe.fields.servings);
  const texts = getTexts(recipe);
  expect(lines.flatMap((line) => findLineProblems(line, factors))).toEqual([]);
  expect(texts.flatMap((text) => findAmountProblems(text, factors, lines))).toEqual([]);
  expect(texts.flatMap((text) => findTextProblems(text, factors, lines))).toEqual([]);
  expect(lines.flatMap(findPluralProblems)).toEqual([]);
  expect(lines.flatMap((line, index) => findSumProblems(line, getUses(recipe, index)))).toEqual([]);
});

/** Returns problems of scaling and converting a line to measurable amounts. */
function findLineProblems(line: Line, factors: Fraction[]): string[] {
  const problems: string[] = [];
  const asIs = scaleLine(line, new Fraction(1), 'written');
  if (asIs !== line.text) problems.push(`${line.text} as written: ${asIs}`);
  for (const units of systems) {
    for (const factor of factors) {
      const text = scaleLine(line, factor, units);
      const report = (problem: string) =>
        problems.push(`${problem}: ${text}, of ${line.text} × ${factor.toFraction()}, ${units}`);
      if (line.quantity === null && text !== line.text) report('changed without an amount');
      if (line.quantity !== null && !line.instead && !amount.test(text)) report('no amount');
      if (/(?<![\d.])0(?!\.\d|0)|NaN|undefined| {2}/.test(text)) report('a zero or an unreadable text');
      if (units === 'written' && factor.equals(1)) continue;
      if (units === 'metric' && /^\d*\.\d+ g\b/.test(text)) report('a decimal part of a gram');
      if (!factor.equals(1) && /^[1-9]\d\d(?<!00|25|50|75) ml [^,]*\bwater\b/.test(text))
        report('water between the marks');
      if (units === 'us' && line.quantity && /^[^,(]*[\d½⅓⅔¼¾⅛]\s?(?:k?g|ml|l)\b/.test(text)) report('not American');
      if (/\b(?:a 8|a 11|a 18|an \d(?<![81]))/.test(text)) report('a wrong article');
      if (isSilentlyWhole(line, factor, text)) report('an item below one that is rounded without a note');
      if (units === 'metric' && line.quantity && getNonMetricPattern(line, factor).test(text)) report('not metric');
      for (const [what, pattern] of unmeasurable) if (pattern.test(text)) report(what);
    }
  }
  return problems;
}

/** Returns `true` if less than 0.7 of a counted item is shown as one, without a note. */
function isSilentlyWhole({ quantity, quantityTo, unit, scale }: Line, factor: Fraction, text: string): boolean {
  const isCounted = !unit || ['clove', 'slice', 'stick', 'sprig', 'piece'].includes(unit);
  if (!quantity || quantityTo || !isCounted || scale === 'FIXED' || /\bzest\b/.test(text)) return false;
  return factor.mul(quantity).lt(0.7) && /^1 /.test(text) && !text.includes('(rounded from ');
}

/** Returns problems of amounts in a text that should equal the amount of an ingredient line. */
function findAmountProblems(text: string, factors: Fraction[], lines: Line[]): string[] {
  const problems: string[] = [];
  for (const match of text.matchAll(MARKED_AMOUNT)) {
    const mark = readMark(match[1] ?? '');
    if (!mark) throw new Error(`${match[0]} cannot be read`);
    const line = findLine(mark, text.slice(match.index + match[0].length), lines);
    if (!line?.quantity || line.quantityTo || line.instead !== null || !mark.amount.from.equals(line.quantity))
      continue;
    if ((mark.amount.unit?.singular ?? null) !== line.unit) continue;
    for (const units of systems) {
      for (const factor of factors) {
        // The line is matched by the words after the amount; their conversion is tested elsewhere.
        const [inText = ''] = scaleText(`${match[0]} | ${line.item}`, factor, units, [line]).split(' | ');
        const inList = scaleLine(line, factor, units);
        if (!inList.startsWith(inText)) problems.push(`${inText} in “${text}”, but ${inList}`);
      }
    }
  }
  return problems;
}

/** Returns problems of a scaled text: it must have no braces, and only units of the chosen system. */
function findTextProblems(text: string, factors: Fraction[], lines: Line[]): string[] {
  const problems: string[] = [];
  const asIs = scaleText(text, new Fraction(1), 'written', lines);
  if (asIs !== stripMarks(text)) problems.push(`${text} as written: ${asIs}`);
  for (const units of systems) {
    for (const factor of factors) {
      const scaled = scaleText(text, factor, units, lines);
      if (/[{}]|NaN|undefined/.test(scaled) || foreign[units]?.test(scaled))
        problems.push(`${scaled}, × ${factor.toFraction()}, ${units}`);
    }
  }
  return problems;
}

/** Largest deviation from a line's amount, after each step's share is rounded to a measurable amount. */
const MAX_DEVIATION = 0.25;

/** Returns problems of the displayed shares of all steps, which must add up to the line's amount after rounding. */
function findSumProblems(line: Line, uses: Use[]): string[] {
  const problems: string[] = [];
  for (const units of systems) {
    for (const factor of [new Fraction(1, 2), new Fraction(1), new Fraction(2), new Fraction(3)]) {
      const shares = uses.map((use) => scaleUse(line, use, factor, units).amount);
      const wholeAmount = scaleUse(line, { part: 'ALL' }, factor, units).amount;
      const sizes = [wholeAmount, ...shares].map((text) => getSize(text, line));
      const [all = 0, ...parts] = sizes;
      if (parts.length === 0 || sizes.some(Number.isNaN)) continue;
      const sum = parts.reduce((total, part) => total + part, 0);
      // Amounts below one spoon are rounded to quarter teaspoons.
      const quarterSpoon = wholeAmount?.endsWith(' tsp') ? getSize('¼ tsp', line) : 0;
      if (Math.abs(sum - all) > Math.max(MAX_DEVIATION * all, quarterSpoon * 1.01))
        problems.push(`${shares.join(' + ')} of ${wholeAmount} ${line.item}, ${units}`);
    }
  }
  return problems;
}

/** Returns grams or, if the density is not known, milliliters; NaN for counted items and texts without an amount. */
function getSize(text: string | null, { gramsPerMilliliter }: Line): number {
  const [, count, name = ''] = text?.match(new RegExp(`^(${number}) (.+)$`, 'u')) ?? [];
  const measure = measureName(name);
  if (!count || !measure) return Number.NaN;
  const { size, dimension } = getMeasure(measure);
  const { quantity } = readLine(`${count} g of it`);
  const density = dimension === 'volume' ? (gramsPerMilliliter ?? 1) : 1;
  return new Fraction(quantity ?? 0).mul(size).valueOf() * density;
}

/** Returns a problem if a doubled line has another plural after it is halved and doubled again. */
function findPluralProblems(line: Line): string[] {
  if (line.unit !== null || line.quantity === null || line.scale) return [];
  const doubled = scaleLine(line, new Fraction(2), 'written');
  const halved = scaleLine({ ...line, ...readLine(doubled) }, new Fraction(1, 2), 'written');
  const doubledAgain = scaleLine({ ...line, ...readLine(halved) }, new Fraction(2), 'written');
  return doubledAgain === doubled ? [] : [`${line.text}, halved: ${halved}, doubled again: ${doubledAgain}`];
}
