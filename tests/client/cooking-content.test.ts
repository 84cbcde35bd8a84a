import fs from 'node:fs';
import path from 'node:path';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Units } from '#client/cooking/choose-unit.ts';
import { convertText } from '#client/cooking/convert-text.ts';
import { scaleLine } from '#client/cooking/scale-line.ts';
import { readIngredientLine } from '#server/content/amounts.ts';

type Recipe = {
  ingredients: { items: (string | { line: string })[] }[];
  instructions: { steps: (string | { step: string })[] }[];
};

const folder = 'content/recipes';
const recipes = fs
  .readdirSync(folder)
  .map((file) => [file, parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Recipe] as const);
const factors = ['1/100', '1/6', '1/4', '1/3', '1/2', '3/4', '5/4', '3/2', 2, 3, 10, 25].map(
  (each) => new Fraction(each),
);
const systems: Units[] = ['written', 'metric', 'us'];

const number = '(?:\\d+(?:\\.\\d+)?|[½⅓⅔¼¾⅛⅜⅝⅞]|\\d+ [½⅓⅔¼¾]|\\d+/\\d+)';
const amount = new RegExp(`^(?:less than ⅛|(?:up to )?${number}(?:–${number})?)(?: [\\p{L}]|-inch)`, 'u');

describe.each(recipes)('%s', (_, { ingredients, instructions }) => {
  const lines = ingredients
    .flatMap(({ items }) => items)
    .map((item) => {
      const line = readIngredientLine(typeof item === 'string' ? item : item.line);
      if ('problem' in line) throw new Error(line.problem);
      return line;
    });

  test('every line can be scaled and converted', () => {
    for (const line of lines) {
      for (const system of systems) {
        for (const factor of factors) {
          const text = scaleLine(line, factor, system);
          if (line.quantity === null) expect(text).toBe(line.text);
          else expect(text, line.text).toMatch(amount);
          expect(text, line.text).not.toMatch(/(?<![\d.])0(?!\.\d|0)|NaN|undefined| {2}/);
        }
      }
      expect(scaleLine(line, new Fraction(1), 'written')).toBe(line.text);
    }
  });

  test('one is singular and two are plural', () => {
    for (const line of lines.filter(({ unit, quantity }) => unit === null && quantity !== null)) {
      const many = scaleLine(line, new Fraction(2), 'written');
      const back = scaleLine({ ...line, ...asWritten(many) }, new Fraction(1, 2), 'written');
      const again = scaleLine({ ...line, ...asWritten(back) }, new Fraction(2), 'written');
      expect(again, `${line.text}, halved: ${back}`).toBe(many);
    }
  });

  test('steps have only the chosen system', () => {
    for (const written of instructions.flatMap(({ steps }) => steps)) {
      const step = typeof written === 'string' ? written : written.step;
      expect(convertText(step, 'written')).toBe(step);
      expect(convertText(step, 'us')).not.toMatch(/\d\s?(?:°\s?C|[cm]m|ml|k?g|l)\b/);
      expect(convertText(step, 'metric')).not.toMatch(/\d\s?(?:°\s?F|inch|oz|lb|cups?)\b/);
    }
  });
});

function asWritten(text: string) {
  const line = readIngredientLine(text);
  if ('problem' in line) throw new Error(line.problem);
  return line;
}
