import type { PathProblem } from '../foods/recipe-facts.ts';
import { type Rule, toSentences } from './checked-recipe.ts';

/** Degrees Celsius that the two scales may disagree: both are rounded. */
const TOLERANCE = 3;
/** Degrees Celsius that hot temperatures may disagree: fat is set in steps of 10 °C and 25 °F. */
const HOT_TOLERANCE = 7;
const HOT_FROM = 130;
const HOTTEST_OVEN = 300;
/** Ovens, as their dials are marked: °F by °C. */
const DIALS: Record<number, number> = {
  ...{ 150: 300, 160: 325, 180: 350, 190: 375, 200: 400 },
  ...{ 220: 425, 230: 450, 240: 475, 250: 480 },
};
const OVEN = /\b(?:ovens?|bak(?:e|ed|es|ing)|roast\p{L}*|broil\p{L}*|trays?)\b/iu;
const FAT = /\b(?:oil|fat|lard|fr(?:y|ied|ies|yer|ying)|smokes?|sugar|syrup)\b/i;

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:–|-|to|and)\s*${NUMBER})?`;
const BOTH = new RegExp(String.raw`${RANGE}\s*°\s*C(?:\s*\(${RANGE}\s*°\s*F[^)]*\))?`, 'g');
const FAHRENHEIT = new RegExp(String.raw`${RANGE}\s*°\s*F`, 'g');
/** A difference: "rises by 5 °C (9 °F)", "20 °C (35 °F) less". */
const DIFFERENCE = new RegExp(String.raw`\bby ${BOTH.source}|${BOTH.source} (?:off|less|more|higher|lower)\b`, 'g');

/** Reports temperatures whose two scales disagree. */
const bothScales: Rule = ({ texts }) =>
  texts.flatMap(({ text: said, path, about }) => {
    const found: PathProblem[] = [];
    const say = (message: string) => found.push({ path, message });
    const text = said.replace(DIFFERENCE, ' ');
    for (const sentence of toSentences(text)) {
      const isFat = FAT.test(sentence) || FAT.test(text);
      const dials = OVEN.test(`${about} ${sentence}`) || !isFat ? DIALS : {};
      for (const [written, c1, c2, f1, f2] of sentence.matchAll(BOTH)) {
        const right = `(${[c1, c2].flatMap((value) => (value ? [fahrenheit(Number(value), dials)] : [])).join('–')} °F)`;
        if (!f1) say(`gives ${written} without °F: write ${written} ${right}`);
        else if (disagree(c1, f1, dials) || disagree(c2, f2, dials))
          say(`gives ${written}, which disagree: write ${right}`);
      }
    }
    const alone = text.replace(BOTH, ' ');
    for (const [written] of alone.matchAll(FAHRENHEIT)) say(`gives ${written} alone: write °C first, 200 °C (400 °F)`);
    const loose = /\b\d{2,3}\s*(?:degrees?|deg\b|[CF]\b(?!\w))/.exec(alone)?.[0];
    if (loose) say(`gives a temperature as "${loose}": write 200 °C (400 °F)`);
    return found;
  });

/** Reports oven temperatures that home ovens do not reach. */
const hottestOven: Rule = ({ texts }) =>
  texts.flatMap(({ text, path }) =>
    [...text.matchAll(BOTH)].flatMap(([, c1, c2]) => {
      const hottest = Math.max(Number(c1), Number(c2 ?? 0));
      if (hottest <= HOTTEST_OVEN) return [];
      return [{ path, message: `gives ${hottest} °C: no oven at home gets hotter than ${HOTTEST_OVEN} °C` }];
    }),
  );

function disagree(celsius: string | undefined, written: string | undefined, dials: typeof DIALS): boolean {
  if (!celsius || !written) return Boolean(celsius) !== Boolean(written);
  const [degrees, marked] = [Number(celsius), dials[Number(celsius)]];
  if (marked !== undefined) return Number(written) !== marked;
  const exact = ((Number(written) - 32) * 5) / 9;
  return Math.abs(exact - degrees) > (degrees >= HOT_FROM ? HOT_TOLERANCE : TOLERANCE);
}

/** Returns °F as cooks write it: as marked on dials, to 25 °F if it is hot, to 5 °F otherwise. */
function fahrenheit(celsius: number, dials: typeof DIALS): number {
  const exact = (celsius * 9) / 5 + 32;
  const step = celsius >= HOT_FROM ? 25 : 5;
  return dials[celsius] ?? Math.round(exact / step) * step;
}

export const temperatureRules: Rule[] = [bothScales, hottestOven];
