import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import type { Units } from '#cooking/choose-unit.ts';
import type { Line } from '#cooking/scale-line.ts';
import { scaleSubstitute } from '#cooking/scale-substitute.ts';
import { readLine } from './support/read-line.ts';

const berbere = { amount: '1 tbsp', text: '2 tsp sweet paprika, ½ tsp cayenne pepper and 1 pinch cloves' };
const guajillo = { amount: '3 pieces', text: '2 dried ancho chillies' };
const rice = { amount: '300 g', text: '60 g glutinous rice and 240 g long-grain rice' };
const halfDense = { gramsPerMilliliter: 0.5 };

// biome-ignore format: one case per line
test.each<[line: Line, substitute: typeof rice, factor: number, units: Units, amount: string, text: string]>([
  [readLine('3 tbsp berbere, sifted'), berbere, 1, 'written', '3 tbsp berbere', '2 tbsp sweet paprika, 1 ½ tsp cayenne pepper and 3 pinches cloves'],
  [readLine('3 tbsp berbere'), berbere, 2, 'written', '6 tbsp berbere', '4 tbsp sweet paprika, 1 tbsp cayenne pepper and ¼ tsp cloves'],
  // 30 g are 60 ml, four spoons.
  [readLine('30 g berbere', halfDense), berbere, 0.5, 'written', '15 g berbere', '4 tsp sweet paprika, 1 tsp cayenne pepper and 2 pinches cloves'],
  [readLine('2 tbsp rice', halfDense), rice, 1, 'written', '2 tbsp rice', '3 g glutinous rice and 12 g long-grain rice'],
  [readLine('1 cup water'), { amount: '100 ml', text: '100 ml stock' }, 1, 'metric', '240 ml water', '240 ml stock'],
  [readLine('600 g rice'), rice, 1, 'us', '1.3 lb rice', '4.2 oz glutinous rice and 1.1 lb long-grain rice'],
  [readLine('6 guajillo chillies'), guajillo, 1, 'written', '6 guajillo chillies', '4 dried ancho chillies'],
  [readLine('2–4 tbsp berbere'), berbere, 1, 'written', '2–4 tbsp berbere', '4–8 tsp sweet paprika, 1–2 tsp cayenne pepper and 2–4 pinches cloves'],
  [readLine('600 g rice', { scale: 'FIXED' }), rice, 2, 'written', '600 g rice (stays the same)', '120 g glutinous rice and 480 g long-grain rice'],
  [readLine('2 tsp asafoetida'), { amount: '⅛ tsp', text: '' }, 1, 'written', '2 tsp asafoetida', ''],
])('a substitute for %j is scaled', (line, substitute, factor, units, amount, text) => {
  expect(scaleSubstitute(line, substitute, new Fraction(factor), units)).toEqual({ amount, text });
});

test.each([
  ['60 g guajillo chillies', guajillo],
  ['1 pinch berbere', berbere],
  ['30 g berbere', berbere],
  ['berbere, to taste', berbere],
])('leaves %s unchanged', (line, substitute) => {
  expect(scaleSubstitute(readLine(line), substitute, new Fraction(2), 'written')).toBeNull();
});
