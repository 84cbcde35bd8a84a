import type { PathProblem } from '../foods/recipe-facts.ts';
import type { ValueEdit } from '../reading/yaml-fix.ts';
import amounts from './amounts.json';
import { getSentenceProblems, hasPronoun, type Rule, toSentences } from './checked-recipe.ts';
import { TERMS } from './terms.ts';

/** Degrees Celsius that the two scales may disagree: both are rounded. */
const TOLERANCE = 3;
/** Degrees Celsius that hot temperatures may disagree: fat is set in steps of 10 °C and 25 °F. */
const HOT_TOLERANCE = 7;
const HOT_FROM = 130;
const HOTTEST_OVEN = 300;
/** Ovens, as their dials are marked: °F by °C. */
const DIALS: Partial<Record<string, number>> = amounts.ovenDials;

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:–|-|to|and)\s*${NUMBER})?`;
const PAIR = new RegExp(String.raw`${RANGE}\s*°\s*C(?:\s*\(${RANGE}\s*°\s*F[^)]*\))?`, 'g');
/** Returns the temperatures of a text, in °C, and both ends of a range. */
export function getCelsius(text: string): number[] {
  return [...text.matchAll(PAIR)].flatMap(([, from, to]) => [from, to].filter(Boolean).map(Number));
}

/** Degrees without their sign. */
const LOOSE = String.raw`\b(\d{2,3})\s*(?:(?:degrees?|deg\b\.?)(?:\s*([CF])\b)?|([CF])\b)`;
/** °F without °C, or degrees without their sign. */
const SINGLE = new RegExp(String.raw`${RANGE}\s*°\s*F|${LOOSE}`, 'g');
const SWAPPED = /(\d+)\s*°\s*F \((\d+)\s*°\s*C\)/g;
/** A difference: "rises by 5 °C (9 °F)", "20 °C (35 °F) less". */
const DIFFERENCE = new RegExp(String.raw`\bby ${PAIR.source}|${PAIR.source} (?:off|less|more|higher|lower)\b`, 'g');

/** Reports temperatures that no oven has, that lack a scale, or whose two scales disagree. */
const bothScales: Rule = ({ texts }) =>
  texts.flatMap(({ text: written, path, about }) => {
    const problems: PathProblem[] = [];
    const report = (message: string, edit?: ValueEdit) => problems.push({ path, message, edit });
    const text = written.replace(DIFFERENCE, ' ').replace(SWAPPED, (pair, degrees, celsius) => {
      const right = `${celsius} °C (${degrees} °F)`;
      report(`gives °F first: write ${right}`, { from: pair, to: right });
      return ' ';
    });
    for (const sentence of toSentences(text)) {
      const isFat = TERMS.fat.test(sentence) || TERMS.fat.test(text);
      const dials = TERMS.oven.test(`${about} ${sentence}`) || !isFat ? DIALS : {};
      for (const [pair, c1, c2, f1, f2] of sentence.matchAll(PAIR)) {
        const right = `(${[c1, c2].flatMap((value) => (value ? [toFahrenheit(Number(value), dials)] : [])).join('–')} °F)`;
        const celsius = pair.replace(/\s*\(.*$/, '');
        const edit = { from: pair, to: `${celsius} ${right}` };
        const hottest = Math.max(Number(c1), Number(c2 ?? 0));
        if (hottest > HOTTEST_OVEN) report(`gives ${hottest} °C: home ovens reach at most ${HOTTEST_OVEN} °C`);
        if (!f1) report(`gives ${pair} without °F: write ${edit.to}`, edit);
        else if (disagree(c1, f1, dials) || disagree(c2, f2, dials))
          report(`gives ${pair}, which disagree: write ${right}`, edit);
      }
    }
    for (const [single, from, to, loose, named, letter] of text.replace(PAIR, ' ').matchAll(SINGLE)) {
      const unit = named ?? letter;
      const numbers = [from ?? loose, to].flatMap((value) => (value ? [Number(value)] : []));
      const [celsius, degrees] = [numbers.map(toCelsius), numbers.map((value) => toFahrenheit(value, DIALS))];
      const right =
        unit === 'C' ? `${numbers[0]} °C (${degrees[0]} °F)` : `${celsius.join('–')} °C (${numbers.join('–')} °F)`;
      const meant = Number(loose) < HOTTEST_OVEN ? `${loose} °C (${degrees[0]} °F)` : `${celsius[0]} °C (${loose} °F)`;
      if (loose && !unit) report(`gives a temperature as "${single}": say °C or °F, for example ${meant}`);
      else report(`gives ${single} alone: write ${right}`, { from: single, to: right });
    }
    return problems;
  });

function disagree(celsius: string | undefined, written: string | undefined, dials: typeof DIALS): boolean {
  if (!celsius || !written) return Boolean(celsius) !== Boolean(written);
  const [degrees, marked] = [Number(celsius), dials[Number(celsius)]];
  if (marked !== undefined) return Number(written) !== marked;
  const exact = ((Number(written) - 32) * 5) / 9;
  return Math.abs(exact - degrees) > (degrees >= HOT_FROM ? HOT_TOLERANCE : TOLERANCE);
}

/** Returns the °C of °F as cooks write it: as marked on dials, to 10 °C if it is hot, to 1 °C otherwise. */
function toCelsius(degrees: number): number {
  const [marked] = Object.entries(DIALS).find(([, other]) => other === degrees) ?? [];
  const exact = ((degrees - 32) * 5) / 9;
  const step = exact >= HOT_FROM ? 10 : 1;
  return marked === undefined ? Math.round(exact / step) * step : Number(marked);
}

/** Returns °F as cooks write it: as marked on dials, to 25 °F if it is hot, to 5 °F otherwise. */
export function toFahrenheit(celsius: number, dials: typeof DIALS = {}): number {
  const exact = (celsius * 9) / 5 + 32;
  const step = celsius >= HOT_FROM ? 25 : 5;
  return dials[celsius] ?? Math.round(exact / step) * step;
}

const HOTTEST_FAT = 200;

/** Reports fat that is heated until it smokes and can catch fire. */
const hottestFat: Rule = ({ texts }) =>
  getSentenceProblems(texts, (sentence, { about }, before) => {
    // "Heat it" means the oil of the sentence before.
    const isFrying = TERMS.fryingFat.test(`${hasPronoun(sentence) ? before : about} ${sentence}`);
    const hottest = Math.max(0, ...getCelsius(sentence));
    if (!isFrying || TERMS.notFrying.test(sentence) || hottest <= HOTTEST_FAT) return undefined;
    return `heats fat to ${hottest} °C: above ${HOTTEST_FAT} °C (400 °F) it smokes and can catch fire`;
  });

export const temperatureRules: Rule[] = [bothScales, hottestFat];
