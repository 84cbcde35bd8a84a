import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import type { Units } from '#cooking/choose-unit.ts';
import { type Line, scaleLine } from '#cooking/scale-line.ts';
import { lineOf, readMark, scaleText } from '#cooking/scale-text.ts';
import { MARKED_AMOUNT, withoutMarks } from '#schema/rules/marked-amounts.ts';
import { readIngredientLine } from '#server/content/amounts.ts';
import { checkContent } from '#server/content/check-content.ts';
import type { RecipeContent } from '#server/content/content.ts';
import { gramsPerMillilitre } from '#server/content/foods/grams.ts';

const { recipes } = await checkContent('content');
const systems: Units[] = ['written', 'metric', 'us'];

/** ×⅓, ×½, ×2, ×3 and 1 to 12 servings, and what only a form can ask for. */
function factorsOf(servings: number): Fraction[] {
  const portions = Array.from({ length: 12 }, (_, index) => new Fraction(index + 1, servings));
  return [...['1/100', '1/3', '1/2', 2, 3, 25].map((factor) => new Fraction(factor)), ...portions];
}

function linesOf({ facts }: RecipeContent): Line[] {
  return facts.lines.map(({ line, food }) => ({
    ...line,
    scale: line.said.scale && ({ fixed: 'FIXED', whole: 'WHOLE' } as const)[line.said.scale],
    instead: line.said.instead,
    gramsPerMillilitre: gramsPerMillilitre(food),
    isLiquid: food.liquid,
  }));
}

/** What metric cooks do not measure: cups and ounces, and spoons of what can be weighed or poured from 5 g or ml on. */
function notMetric({ quantity, unit, gramsPerMillilitre, isLiquid, scale }: Line, factor: Fraction): RegExp {
  const millilitres = { tsp: 5, tbsp: 15 }[unit ?? ''];
  const own = scale === 'FIXED' ? 1 : factor.valueOf();
  const measured = (millilitres ?? 0) * (gramsPerMillilitre ?? (isLiquid ? 1 : 0));
  return measured * new Fraction(quantity ?? 0).valueOf() * own >= 5
    ? /^[^,]*\b(?:tsp|tbsp|cups?|oz|lb)\b/
    : /^[^,]*\b(?:cups?|oz|lb)\b/;
}

function textsOf({ fields }: RecipeContent): string[] {
  const steps = fields.instructions.flatMap(({ steps: details }) => details.map(({ text }) => text));
  return [...steps, ...fields.tips, ...fields.serving, ...fields.faqs.map(({ answer }) => answer), fields.summary];
}

const number = '(?:\\d+ \\d+/\\d+|\\d+(?:\\.\\d+)?|[½⅓⅔¼¾⅛⅜⅝⅞]|\\d+ [½⅓⅔¼¾]|\\d+/\\d+)';
const amount = new RegExp(`^(?:less than [⅛¼]|(?:up to )?${number}(?:–${number})?)(?: [\\p{L}(]|-inch)`, 'u');

/** What no kitchen measures, at the start of a line. */
const absurd: [what: string, pattern: RegExp][] = [
  ['a part of an egg', /^(?:[\d ]*[⅛¼⅓½⅔¾]|\d+\.\d+) (?:\p{L}+ )?(?:egg(?! noodle)|yolk)/u],
  [
    'a part of a leaf or sprig',
    /^(?:[\d ]*[⅛¼⅓½⅔¾]|\d+\.\d+) (?!k?g |t(?:b)?sp |cups? |ml |oz |lb |handful|bunch)(?:[\p{L} ]+ )?(?:lea(?:f|ves)|sprigs?|pods?|star anise)\b/u,
  ],
  ['more than 12 cloves', /^(?:1[3-9]|[2-9]\d|\d{3,}) cloves [^,]*garlic/],
  ['an eighth of what is no teaspoon', /⅛ (?!tsp)/],
  ['a decimal part of an ounce', /^0\.\d+ oz/],
  ['two units', /^[^,]* plus /],
  ['a quarter of a teaspoon beside three', /^(?:[3-9]|\d\d+) [⅛¼⅓⅔¾] tsp/],
  ['a quarter of a tablespoon beside five', /^(?:[5-9]|\d\d+) [⅛¼⅓⅔¾] tbsp/],
  [
    'a part of a scallion or chilli',
    /^(?:[\d ]*[⅛¼⅓½⅔¾]) (?!tsp|tbsp|cup|oz|lb|kg|g |ml)(?:\p{L}+ )*(?:scallion|chilli|jalapeño)/u,
  ],
  ['a fraction in figures', /^\d+\/\d/],
  ['a decimal number of things or spoons', /^\d+\.\d+ (?!g|kg|mg|ml|l|oz|lb|cm|mm)/],
];

describe.each(recipes.map((recipe) => [recipe.slug, recipe] as const))('%s', (_, recipe) => {
  const lines = linesOf(recipe);
  const factors = factorsOf(recipe.fields.servings);

  test('every line can be scaled and converted, to what a kitchen measures', () => {
    for (const line of lines) {
      for (const units of systems) {
        for (const factor of factors) {
          const text = scaleLine(line, factor, units);
          if (line.quantity === null) expect(text).toBe(line.text);
          else if (!line.instead) expect(text, line.text).toMatch(amount);
          expect(text, line.text).not.toMatch(/(?<![\d.])0(?!\.\d|0)|NaN|undefined| {2}/);
          if (factor.equals(1) && units === 'written') continue;
          if (units === 'metric' && line.quantity) expect(text, line.text).not.toMatch(notMetric(line, factor));
          for (const [what, pattern] of absurd)
            expect(text, `${what}: ${line.text} × ${factor.toFraction()}`).not.toMatch(pattern);
        }
      }
      expect(scaleLine(line, new Fraction(1), 'written')).toBe(line.text);
    }
  });

  test('an amount in a text is that of the list, whenever it is all of it', () => {
    for (const text of textsOf(recipe)) {
      for (const found of text.matchAll(MARKED_AMOUNT)) {
        const mark = readMark(found[1] ?? '');
        if (!mark) throw new Error(`${found[0]} cannot be read`);
        const line = lineOf(mark, text.slice(found.index + found[0].length), lines);
        if (!line?.quantity || line.quantityTo || !mark.amount.from.equals(line.quantity)) continue;
        if ((mark.amount.unit?.one ?? null) !== line.unit) continue;
        for (const units of systems) {
          for (const factor of factors) {
            // The line is found by the words that follow; what they say in other units is another matter.
            const [inText = ''] = scaleText(`${found[0]} | ${line.item}`, factor, units, [line]).split(' | ');
            const inList = scaleLine(line, factor, units);
            expect(inList.startsWith(inText) || line.instead !== null, `${inText} in “${text}”, but ${inList}`).toBe(
              true,
            );
          }
        }
      }
    }
  });

  test('texts have no braces, and only the chosen system', () => {
    for (const text of textsOf(recipe)) {
      expect(scaleText(text, new Fraction(1), 'written', lines)).toBe(withoutMarks(text));
      for (const factor of factors) {
        for (const units of systems) expect(scaleText(text, factor, units, lines)).not.toMatch(/[{}]|NaN|undefined/);
        expect(scaleText(text, factor, 'us', lines)).not.toMatch(/\d\s?(?:°\s?C|[cm]m|ml|kg|l)\b/);
        expect(scaleText(text, factor, 'metric', lines)).not.toMatch(/\d\s?(?:°\s?F|inch|oz|lb|cups?)\b/);
      }
    }
  });

  test('one is singular and two are plural', () => {
    for (const line of lines.filter(({ unit, quantity, scale }) => unit === null && quantity !== null && !scale)) {
      const many = scaleLine(line, new Fraction(2), 'written');
      const back = scaleLine({ ...line, ...asWritten(many) }, new Fraction(1, 2), 'written');
      const again = scaleLine({ ...line, ...asWritten(back) }, new Fraction(2), 'written');
      expect(again, `${line.text}, halved: ${back}`).toBe(many);
    }
  });
});

function asWritten(text: string) {
  const line = readIngredientLine(text);
  if ('problem' in line) throw new Error(line.problem);
  return line;
}
