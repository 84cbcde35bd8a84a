import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { type ParsedLine, readIngredientLine } from '#server/content/amounts.ts';

type Parts = [quantity: string | null, to: string | null, unit: string | null, item: string, note: string | null];

// biome-ignore format: one case per line
const lines: [line: string, parts: Parts][] = [
  ['300 g split red lentils, rinsed', ['300', null, 'g', 'split red lentils', 'rinsed']],
  ['2 large red onions, very finely chopped', ['2', null, null, 'large red onions', 'very finely chopped']],
  ['1 1/2 tbsp berbere', ['3/2', null, 'tbsp', 'berbere', null]],
  ['1½ tsp cumin', ['3/2', null, 'tsp', 'cumin', null]],
  ['1 ½ tsp cumin', ['3/2', null, 'tsp', 'cumin', null]],
  ['½ lemon', ['1/2', null, null, 'lemon', null]],
  ['⅓ cup sugar', ['1/3', null, 'cup', 'sugar', null]],
  ['3/4 cup sugar', ['3/4', null, 'cup', 'sugar', null]],
  ['1⁄2 cup sugar', ['1/2', null, 'cup', 'sugar', null]],
  ['0.5 l stock', ['1/2', null, 'l', 'stock', null]],
  ['.5 l stock', ['1/2', null, 'l', 'stock', null]],
  ['1.2 L water', ['6/5', null, 'L', 'water', null]],
  ['0.1 g saffron', ['1/10', null, 'g', 'saffron', null]],
  ['200g flour', ['200', null, 'g', 'flour', null]],
  ['200\u00a0g flour', ['200', null, 'g', 'flour', null]],
  ['2–3 cloves garlic, grated', ['2', '3', 'cloves', 'garlic', 'grated']],
  ['2-3 cloves garlic', ['2', '3', 'cloves', 'garlic', null]],
  ['2 – 3 cloves garlic', ['2', '3', 'cloves', 'garlic', null]],
  ['2 to 3 cloves garlic', ['2', '3', 'cloves', 'garlic', null]],
  ['½–1 tsp chilli flakes', ['1/2', '1', 'tsp', 'chilli flakes', null]],
  ['1 1/2–2 cups broth', ['3/2', '2', 'cups', 'broth', null]],
  ['1–1 1/2 cups broth', ['1', '3/2', 'cups', 'broth', null]],
  ['2 fl oz rum', ['2', null, 'fl oz', 'rum', null]],
  ['2 Tablespoons oil', ['2', null, 'Tablespoons', 'oil', null]],
  ['8 oz. cream cheese', ['8', null, 'oz.', 'cream cheese', null]],
  ['3 cm piece of ginger', ['3', null, 'cm', 'piece of ginger', null]],
  ['2 slices of bread', ['2', null, 'slices', 'bread', null]],
  ['1 large yellow onion', ['1', null, null, 'large yellow onion', null]],
  ['2 limes', ['2', null, null, 'limes', null]],
  ['4 clove-studded onions', ['4', null, null, 'clove-studded onions', null]],
  ['4 cloves', ['4', null, null, 'cloves', null]],
  ['4 cloves, crushed', ['4', null, null, 'cloves', 'crushed']],
  ['1 can (400 g) chopped tomatoes', ['1', null, 'can', '(400 g) chopped tomatoes', null]],
  ['1 can chopped tomatoes, 400 g', ['1', null, 'can', 'chopped tomatoes', '400 g']],
  ['1 x 400 g can chopped tomatoes', ['1', null, null, 'x 400 g can chopped tomatoes', null]],
  ['2 × 400 g cans beans, drained', ['2', null, null, '× 400 g cans beans', 'drained']],
  ['200 g cheese (feta, crumbled), to serve', ['200', null, 'g', 'cheese (feta, crumbled)', 'to serve']],
  ['1 cup 2 % milk', ['1', null, 'cup', '2 % milk', null]],
  ['400 g type 00 flour, plus more', ['400', null, 'g', 'type 00 flour', 'plus more']],
  ['salt, to taste', [null, null, null, 'salt', 'to taste']],
  ['oil, for frying', [null, null, null, 'oil', 'for frying']],
  ['pinch of salt', ['1', null, 'pinch', 'salt', null]],
  ['juice of 1 lemon', ['1', null, null, 'lemon', 'juice']],
  ['finely grated zest and juice of 2 large limes, strained', ['2', null, null, 'large limes', 'finely grated zest and juice, strained']],
  ['2-inch piece ginger', ['2', null, 'inch', 'piece ginger', null]],
  ['2 400 g cans beans', ['2', null, 'cans', 'beans', '400 g each']],
  ['3 6-ounce jars olives, drained', ['3', null, 'jars', 'olives', '6-ounce each, drained']],
  ['1 (400 g) tin plums', ['1', null, 'tin', '(400 g) plums', null]],
  ['2 9-inch flatbreads', ['2', null, null, '9-inch flatbreads', null]],
  ['1 4- to 5-lb goose', ['1', null, null, '4- to 5-lb goose', null]],
  ['A 2½-kg goose, plucked', ['5/2', null, 'kg', 'goose', 'plucked']],
  ['200 g – 300 g flour', ['200', '300', 'g', 'flour', null]],
  ['200 g / 7 oz flour', ['200', null, 'g', 'flour', null]],
  ['350g/12oz beetroot, grated', ['350', null, 'g', 'beetroot', 'grated']],
  ['700g/1lb 9oz beetroot', ['700', null, 'g', 'beetroot', null]],
  ['1.5 litres/2¾ pints water', ['3/2', null, 'litres', 'water', null]],
  ['4cm/1½in piece galangal', ['4', null, 'cm', 'piece galangal', null]],
  ['90 g/3 oz/2 large duck eggs', ['90', null, 'g', 'large duck eggs', null]],
  ['2 tbsp/ about 1 oz/ 30 grams treacle', ['2', null, 'tbsp', 'treacle', null]],
  ['3 x 70g/2½oz bars chocolate', ['3', null, null, 'x 70g/2½oz bars chocolate', null]],
  ['2 x whole ducks', ['2', null, null, 'whole ducks', null]],
  ['1 cup plus 2 tbsp milk', ['9/8', null, 'cup', 'milk', null]],
  ['1–2 cups plus 2 tbsp milk', ['9/8', '17/8', 'cups', 'milk', null]],
  ['1 cup plus 1–2 tbsp milk', ['17/16', '9/8', 'cup', 'milk', null]],
  ['1 tbsp + 1 tsp sugar', ['4/3', null, 'tbsp', 'sugar', null]],
  ['1 kg 200 g flour', ['6/5', null, 'kg', 'flour', null]],
  ['2lbs 8oz quinces', ['5/2', null, 'lbs', 'quinces', null]],
  ['about 200 g flour', ['200', null, 'g', 'flour', null]],
  ['2 heaped tsp mace', ['2', null, 'tsp', 'mace', 'heaped']],
  ['scant 1 cup cream, whipped', ['1', null, 'cup', 'cream', 'whipped']],
  ['1 very large bunch dill, torn', ['1', null, 'bunch', 'dill', 'very large, torn']],
  ['6 thick slices rye', ['6', null, 'slices', 'rye', 'thick']],
  ['A bunch of fresh dill', ['1', null, 'bunch', 'fresh dill', null]],
  ['good pinch ground mace', ['1', null, 'pinch', 'ground mace', 'good']],
  ['small handful sorrel', ['1', null, 'handful', 'sorrel', 'small']],
  ['a few sprigs of savory', [null, null, 'sprigs', 'savory', null]],
  ['a quince, peeled', ['1', null, null, 'quince', 'peeled']],
  ['half a quince', ['1/2', null, null, 'quince', null]],
  ['half a cup of barley', ['1/2', null, 'cup', 'barley', null]],
  ['Two quinces', ['2', null, null, 'quinces', null]],
  ['2 dozen clams', ['24', null, null, 'clams', null]],
  ['2 or 3 quinces', ['2', '3', null, 'quinces', null]],
  ['½ c barley flakes', ['1/2', null, 'c', 'barley flakes', null]],
  ['2 Tb. lard', ['2', null, 'Tb.', 'lard', null]],
  ['4 garlic cloves, crushed', ['4', null, 'cloves', 'garlic', 'crushed']],
  ['2 lg garlic cloves', ['2', null, 'cloves', 'garlic', 'lg']],
  ['4 whole cloves', ['4', null, null, 'whole cloves', null]],
  ['2 celery stalks', ['2', null, 'stalks', 'celery', null]],
  ['1 cinnamon stick', ['1', null, null, 'cinnamon stick', null]],
  ['Whole milk powder ⅓ cup (30 g)', ['1/3', null, 'cup', 'Whole milk powder', '(30 g)']],
  ['10 g malt powder or 1 tbsp treacle', ['10', null, 'g', 'malt powder or 1 tbsp treacle', null]],
];

test.each(lines)('%j is parsed', (text, [quantity, quantityTo, unit, item, note]) => {
  expect(readIngredientLine(text)).toEqual({ text, quantity, quantityTo, unit, item, note });
});

// biome-ignore format: one case per line
const problems: [line: string, problem: RegExp][] = [
  ['1//2 cup flour', /number that cannot be read/],
  ['1/2/3 cup flour', /number that cannot be read/],
  ['1.5.2 g salt', /number that cannot be read/],
  ['1½½ cups', /number that cannot be read/],
  ['2. eggs', /number that cannot be read/],
  ['1.5 1/2 cups flour', /number that cannot be read/],
  ['1/0 tsp salt', /divides by zero/],
  ['1 1/0 tsp salt', /divides by zero/],
  ['0 eggs', /amount of zero/],
  ['999999 g flour', /above 100000/],
  ['2 3/2 cups flour', /fraction is not below one/],
  ['2-', /without an upper end/],
  ['2–eggs', /without an upper end/],
  ['3 – 2 eggs', /does not go up, from 3 to 2/],
  ['2–2 eggs', /does not go up/],
  ['1-1/2 cups flour', /does not go up, from 1 to 1\/2/],
  ['1–2–3 eggs', /more than two ends/],
  ['0,5 l milk', /comma in its number/],
  ['1,000 g flour', /comma in its number/],
  ['² eggs', /signs that cannot be read/],
  ['٢ eggs', /signs that cannot be read/],
  ['7up', /put a space after the number/],
  ['2% milk', /put a space after the number/],
  ['2 400 beans', /two numbers side by side/],
  ['300 g – 200 g flour', /does not go up/],
  ['1 cup plus 50 g flour', /two amounts/],
  ['1 kg 200 ml flour', /two amounts/],
  ['200 g', /an amount but no food/],
  ['2', /an amount but no food/],
  ['2, chopped', /an amount but no food/],
  ['2 x 400 g', /an amount but no food/],
  ['1x -', /an amount but no food/],
  ['2 eggs,', /ends with a comma/],
  [', chopped', /begin with an amount or with a word/],
  ['• 2 eggs', /begin with an amount or with a word/],
  ['~200 g flour', /begin with an amount or with a word/],
  ['-1 egg', /begin with an amount or with a word/],
  ['', /begin with an amount or with a word/],
];

test.each(problems)('%j cannot be read', (text, problem) => {
  expect(readIngredientLine(text)).toEqual({ problem: expect.stringMatching(problem) });
});

/** Formats a line as a page does. */
function formatLine({ quantity, quantityTo, unit, item, note }: ParsedLine): string {
  const amount = quantity === null ? '' : `${quantityTo === null ? quantity : `${quantity}–${quantityTo}`} `;
  return `${amount}${unit === null ? '' : `${unit} `}${item}${note === null ? '' : `, ${note}`}`;
}

const count = fc.integer({ min: 1, max: 999 });
const numbers = fc.oneof(
  count.map((wholeNumber) => [String(wholeNumber), new Fraction(wholeNumber)] as const),
  fc.tuple(count, fc.integer({ min: 1, max: 99 })).map(([a, b]) => [`${a}/${b}`, new Fraction(a, b)] as const),
  fc
    .tuple(count, fc.constantFrom('½', '⅓', '¾', '⅛'))
    .map(
      ([wholeNumber, character]) =>
        [
          `${wholeNumber}${character}`,
          new Fraction({ '½': '1/2', '⅓': '1/3', '¾': '3/4', '⅛': '1/8' }[character] ?? 0).add(wholeNumber),
        ] as const,
    ),
  fc
    .tuple(fc.nat(99), fc.integer({ min: 1, max: 99 }))
    .map(([a, b]) => [`${a}.${b}`, new Fraction(`${a}.${b}`)] as const),
);
const words = fc.constantFrom('red', 'onions', 'large', 'lentils', 'berbere', 'Gruyère', 'crème fraîche');
const phrases = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const units = fc.constantFrom(
  null,
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'cups',
  'fl oz',
  'pinch',
  'cloves',
  'slices',
  'cans',
);

test('formatted amounts are parsed exactly', () => {
  const notes = fc.option(phrases);
  fc.assert(
    fc.property(numbers, fc.option(numbers), units, phrases, notes, ([numberText, value], upper, unit, item, note) => {
      const to = upper?.[1].gt(value) ? upper : null;
      const text = `${numberText}${to ? `–${to[0]}` : ''}${unit ? ` ${unit}` : ''} ${item}${note ? `, ${note}` : ''}`;
      expect(readIngredientLine(text)).toEqual({
        text,
        quantity: value.toFraction(),
        quantityTo: to ? to[1].toFraction() : null,
        unit,
        item,
        note,
      });
    }),
  );
});

// Generates texts of digits, symbols and units, which break parsing most often.
const raggedTexts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '1',
        '2',
        '0',
        '/',
        '⁄',
        '½',
        '.',
        ',',
        ' ',
        '–',
        '-',
        'x',
        '(',
        ')',
        'g',
        'cup',
        'clove',
        'of',
        'to',
        'flour',
        'fl oz',
        '²',
        '\u202e',
      ),
      fc.string({ maxLength: 3, unit: 'binary' }),
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

test('any text is either parsed or refused, and parsed amounts round-trip', () => {
  fc.assert(
    fc.property(fc.oneof(raggedTexts, fc.string({ unit: 'binary' })), (text) => {
      const line = readIngredientLine(text);
      if ('problem' in line) {
        expect(line.problem).not.toBe('');
        return;
      }
      const reparsed = readIngredientLine(formatLine(line));
      expect(reparsed).toEqual({ ...line, text: formatLine(line) });
    }),
    { numRuns: 5_000 },
  );
});

test('a long line of nonsense is read within half a second', () => {
  for (const piece of ['1 x ', '1/', '1 ', '½', '(', ',', '1–', 'about ']) {
    const startedAt = performance.now();
    readIngredientLine(piece.repeat(20_000));
    expect(performance.now() - startedAt).toBeLessThan(500);
  }
});
