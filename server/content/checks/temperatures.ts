import type { PathProblem } from '../foods/recipe-facts.ts';
import type { Rule } from './checked-recipe.ts';

/** Degrees Celsius that the two scales may disagree: both are rounded to what an oven's dial has. */
const TOLERANCE = 3;
/** Tolerance for an oven, which is set in steps of 10 °C and 25 °F. */
const OVEN_TOLERANCE = 7;
const OVEN_FROM = 130;
const HOTTEST_OVEN = 300;

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:–|-|to|and)\s*${NUMBER})?`;
const BOTH = new RegExp(String.raw`${RANGE}\s*°\s*C(?:\s*\(${RANGE}\s*°\s*F[^)]*\))?`, 'g');
const FAHRENHEIT = new RegExp(String.raw`${RANGE}\s*°\s*F`, 'g');

/** Temperatures in both scales that say the same. */
const bothScales: Rule = ({ texts }) =>
  texts.flatMap(({ text, path }) => {
    const found: PathProblem[] = [];
    const say = (message: string) => found.push({ path, message });
    for (const [written, c1, c2, f1, f2] of text.matchAll(BOTH)) {
      const right = `(${[c1, c2].flatMap((value) => (value ? [fahrenheit(Number(value))] : [])).join('–')} °F)`;
      if (!f1) say(`gives ${written} without °F: write ${written} ${right}`);
      else if (disagree(c1, f1) || disagree(c2, f2)) say(`gives ${written}, which disagree: write ${right}`);
    }
    const alone = text.replace(BOTH, ' ');
    for (const [written] of alone.matchAll(FAHRENHEIT)) say(`gives ${written} alone: write °C first, 200 °C (400 °F)`);
    const loose = /\b\d{2,3}\s*(?:degrees?|deg\b|[CF]\b(?!\w))/.exec(alone)?.[0];
    if (loose) say(`gives a temperature as "${loose}": write 200 °C (400 °F)`);
    return found;
  });

/** Ovens of homes do not get so hot. */
const hottestOven: Rule = ({ texts }) =>
  texts.flatMap(({ text, path }) =>
    [...text.matchAll(BOTH)].flatMap(([, c1, c2]) => {
      const hottest = Math.max(Number(c1), Number(c2 ?? 0));
      if (hottest <= HOTTEST_OVEN) return [];
      return [{ path, message: `gives ${hottest} °C: no oven at home gets hotter than ${HOTTEST_OVEN} °C` }];
    }),
  );

function disagree(celsius: string | undefined, written: string | undefined): boolean {
  if (!celsius || !written) return Boolean(celsius) !== Boolean(written);
  const exact = ((Number(written) - 32) * 5) / 9;
  const allowed = Number(celsius) >= OVEN_FROM ? OVEN_TOLERANCE : TOLERANCE;
  return Math.abs(exact - Number(celsius)) > allowed;
}

/** As cooks write it: to the degree for cores, to 25 °F for ovens. */
function fahrenheit(celsius: number): number {
  const exact = (celsius * 9) / 5 + 32;
  return celsius >= OVEN_FROM ? Math.round(exact / 25) * 25 : Math.round(exact / 5) * 5;
}

export const temperatureRules: Rule[] = [bothScales, hottestOven];
