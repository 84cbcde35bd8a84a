import Fraction from 'fraction.js';
import type { Amount } from './amount.ts';
import { fractionText, roundToFraction } from './show-number.ts';

const cups = [
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 1],
].map(([n = 0, d]) => new Fraction(n, d ?? 1));
/** What can go on top, in 48ths of a cup: teaspoons. */
const spoons: [text: string, teaspoons: number][] = [
  ['1 tbsp', 3],
  ['2 tbsp', 6],
  ['3 tbsp', 9],
  ['1 tsp', 1],
  ['2 tsp', 2],
  ['4 tsp', 4],
];
const one = new Fraction(1);
const CLOSE = new Fraction(1, 20);

/**
 * Puts together what no single cup measure comes close to, as American cooks do: ½ cup plus 2 tbsp.
 * @returns null where one measure will do
 */
export function cupsAndSpoons({ from, unit }: Amount): string | null {
  if (unit?.one !== 'cup' || from.gte(2)) return null;
  if (roundToFraction(from).sub(from).abs().lte(from.mul(CLOSE))) return null;
  let best = { text: '', error: from };
  for (const whole of from.lt(1) ? cups : cups.map((cup) => cup.add(1)).concat(one)) {
    for (const [spoon, teaspoons] of spoons) {
      const error = whole.add(teaspoons, 48).sub(from).abs();
      const text = `${fractionText(whole)} ${whole.gt(one) ? 'cups' : 'cup'} plus ${spoon}`;
      if (error.lt(best.error)) best = { text, error };
    }
  }
  return best.text;
}
