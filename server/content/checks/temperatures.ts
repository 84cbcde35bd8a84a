import type { PathProblem } from '../foods/recipe-facts.ts';
import type { ValueEdit } from '../reading/yaml-fix.ts';
import amounts from './amounts.json';
import { getSentenceProblems, hasPronoun, type Rule, toSentences } from './checked-recipe.ts';
import { TERMS } from './terms.ts';

/** Maximum difference between the two scales, in °C: both are rounded. */
const TOLERANCE = 3;
/** Maximum difference at hot temperatures, in °C: frying fat is stated in steps of 10 °C and 25 °F. */
const HOT_TOLERANCE = 7;
const HOT_FROM = 130;
const MAX_OVEN = 300;
/** Markings on oven dials: °F by °C. */
const DIALS: Partial<Record<string, number>> = amounts.ovenDials;

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:–|-|to|and)\s*${NUMBER})?`;
const PAIR = new RegExp(String.raw`${RANGE}\s*°\s*C(?:\s*\(${RANGE}\s*°\s*F[^)]*\))?`, 'g');
/** Returns the temperatures of a text, in °C; both ends of a range. */
export function getCelsius(text: string): number[] {
  return [...text.matchAll(PAIR)].flatMap(([, from, to]) => [from, to].filter(Boolean).map(Number));
}

/** Degrees without the degree sign: "350 degrees F". */
const UNSIGNED = String.raw`\b(\d{2,3})\s*(?:(?:degrees?|deg\b\.?)(?:\s*([CF])\b)?|([CF])\b)`;
/** °F without °C, or degrees without the degree sign. */
const SINGLE = new RegExp(String.raw`${RANGE}\s*°\s*F|${UNSIGNED}`, 'g');
const SWAPPED = /(\d+)\s*°\s*F \((\d+)\s*°\s*C\)/g;
/** A difference: "rises by 5 °C (9 °F)", "20 °C (35 °F) less". */
const DIFFERENCE = new RegExp(String.raw`\bby ${PAIR.source}|${PAIR.source} (?:off|less|more|higher|lower)\b`, 'g');

/** Reports temperatures that no oven has, that lack a scale, or whose two scales disagree. */
const bothScales: Rule = ({ texts }) =>
  texts.flatMap(({ text: originalText, path, subject }) => {
    const problems: PathProblem[] = [];
    const report = (message: string, edit?: ValueEdit) => problems.push({ path, message, edit });
    const text = originalText.replace(DIFFERENCE, ' ').replace(SWAPPED, (pair, degrees, celsius) => {
      const right = `${celsius} °C (${degrees} °F)`;
      report(`gives °F first: write ${right}`, { from: pair, to: right });
      return ' ';
    });
    for (const sentence of toSentences(text)) {
      const isFat = TERMS.fat.test(sentence) || TERMS.fat.test(text);
      const dials = TERMS.oven.test(`${subject} ${sentence}`) || !isFat ? DIALS : {};
      for (const [pair, c1, c2, f1, f2] of sentence.matchAll(PAIR)) {
        const right = `(${[c1, c2].flatMap((value) => (value ? [toFahrenheit(Number(value), dials)] : [])).join('–')} °F)`;
        const celsius = pair.replace(/\s*\(.*$/, '');
        const edit = { from: pair, to: `${celsius} ${right}` };
        const hottest = Math.max(Number(c1), Number(c2 ?? 0));
        if (hottest > MAX_OVEN) report(`gives ${hottest} °C: home ovens reach at most ${MAX_OVEN} °C`);
        if (!f1) report(`gives ${pair} without °F: write ${edit.to}`, edit);
        else if (disagree(c1, f1, dials) || disagree(c2, f2, dials))
          report(`gives ${pair}, which disagree: write ${right}`, edit);
      }
    }
    for (const [single, from, to, bare, letterAfterDegrees, letter] of text.replace(PAIR, ' ').matchAll(SINGLE)) {
      const unit = letterAfterDegrees ?? letter;
      const numbers = [from ?? bare, to].flatMap((value) => (value ? [Number(value)] : []));
      const [celsius, degrees] = [numbers.map(toCelsius), numbers.map((value) => toFahrenheit(value, DIALS))];
      const right =
        unit === 'C' ? `${numbers[0]} °C (${degrees[0]} °F)` : `${celsius.join('–')} °C (${numbers.join('–')} °F)`;
      const hint = Number(bare) < MAX_OVEN ? `${bare} °C (${degrees[0]} °F)` : `${celsius[0]} °C (${bare} °F)`;
      if (bare && !unit) report(`gives a temperature as "${single}": say °C or °F, for example ${hint}`);
      else report(`gives ${single} alone: write ${right}`, { from: single, to: right });
    }
    return problems;
  });

function disagree(celsius: string | undefined, fahrenheit: string | undefined, dials: typeof DIALS): boolean {
  if (!celsius || !fahrenheit) return Boolean(celsius) !== Boolean(fahrenheit);
  const [degrees, marked] = [Number(celsius), dials[Number(celsius)]];
  if (marked !== undefined) return Number(fahrenheit) !== marked;
  const exact = ((Number(fahrenheit) - 32) * 5) / 9;
  return Math.abs(exact - degrees) > (degrees >= HOT_FROM ? HOT_TOLERANCE : TOLERANCE);
}

/** Converts °F to °C as cooks write it: as marked on oven dials, else rounded to 10 °C if it is hot, or to 1 °C. */
function toCelsius(degrees: number): number {
  const [marked] = Object.entries(DIALS).find(([, other]) => other === degrees) ?? [];
  const exact = ((degrees - 32) * 5) / 9;
  const step = exact >= HOT_FROM ? 10 : 1;
  return marked === undefined ? Math.round(exact / step) * step : Number(marked);
}

/** Converts °C to °F as cooks write it: as marked on `dials`, else rounded to 25 °F if it is hot, or to 5 °F. */
export function toFahrenheit(celsius: number, dials: typeof DIALS = {}): number {
  const exact = (celsius * 9) / 5 + 32;
  const step = celsius >= HOT_FROM ? 25 : 5;
  return dials[celsius] ?? Math.round(exact / step) * step;
}

const MAX_FAT = 200;

/** Reports fat that is heated until it smokes and can catch fire. */
const hottestFat: Rule = ({ texts }) =>
  getSentenceProblems(texts, (sentence, { subject }, context) => {
    // "Heat it" means the oil of an earlier sentence.
    const isFrying = TERMS.fryingFat.test(`${hasPronoun(sentence) ? context : subject} ${sentence}`);
    const hottest = Math.max(0, ...getCelsius(sentence));
    if (!isFrying || TERMS.notFrying.test(sentence) || hottest <= MAX_FAT) return undefined;
    return `heats fat to ${hottest} °C: above ${MAX_FAT} °C (400 °F) it smokes and can catch fire`;
  });

export const temperatureRules: Rule[] = [bothScales, hottestFat];
