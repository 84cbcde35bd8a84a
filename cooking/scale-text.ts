import Fraction from 'fraction.js';
import { MARKED_AMOUNT, stripMarks } from '#schema/rules/marked-amounts.ts';
import { countableUnits } from '#schema/rules/units.ts';
import { type Amount, getAmount } from './amount.ts';
import type { Units } from './choose-unit.ts';
import { convertText } from './convert-text.ts';
import { NUMBER, readNumber } from './numbers.ts';
import { inflectItem } from './plurals.ts';
import type { Line } from './scale-line.ts';
import { scalePans } from './scale-pans.ts';
import { type IngredientTraits, shownAmount } from './shown-amount.ts';
import { measureName } from './units.ts';

const MARK = new RegExp(`^(${NUMBER})(?:\\s*(?:–|-|to)\\s*(${NUMBER}))?\\s*(.*)$`, 'u');
const countables: ReadonlySet<string> = new Set(countableUnits.flat());

/**
 * Returns a text for another number of servings or in other units, without braces: scales the amounts in braces,
 * converts measures, and adds the sizes of baking pans.
 * @param lines - the ingredient list, to find the line to which an amount belongs
 */
export function scaleText(markedText: string, factor: Fraction, units: Units, lines: readonly Line[] = []): string {
  if (factor.equals(1) && units === 'written') return stripMarks(markedText);
  const text = scalePans(markedText, factor);
  const marks = [...text.matchAll(MARKED_AMOUNT)];
  const convert = (plain: string) => (units === 'written' ? plain : convertText(plain, units));
  let shown = '';
  let end = 0;
  for (const mark of marks) {
    const [matched, marked = ''] = mark;
    const after = mark.index + matched.length;
    shown += convert(text.slice(end, mark.index));
    shown += scaleMark(marked, text.slice(after), factor, units, lines);
    end = after;
  }
  return shown + convert(text.slice(end));
}

function scaleMark(marked: string, after: string, factor: Fraction, units: Units, lines: readonly Line[]): string {
  const mark = readMark(marked);
  if (!mark) return marked;
  const line = findLine(mark, after, lines);
  if (line?.scale === 'FIXED' && units === 'written') return marked;
  const traits: IngredientTraits = line ?? { item: mark.item || 'piece' };
  const { text, isPlural } = shownAmount(mark.amount, traits, factor, units);
  return mark.item ? `${text} ${inflectItem(mark.item, isPlural)}` : text;
}

/** Reads the amount and the item of a text in braces; null if it does not begin with a number. */
export function readMark(marked: string): { amount: Amount; item: string } | null {
  const [, from, to, rest = ''] = MARK.exec(marked) ?? [];
  if (!from) return null;
  const [, firstWord = '', wordsAfterUnit = ''] = /^(\S+)\s*(?:of\s+)?(.*)$/.exec(rest) ?? [];
  const unit = measureName(firstWord) || countables.has(firstWord) ? firstWord : null;
  const quantity = readNumber(from).toFraction();
  const amount = getAmount({ quantity, quantityTo: to ? readNumber(to).toFraction() : null, unit });
  return amount && { amount, item: unit ? wordsAfterUnit : rest };
}

/** Matches the end of the words that name the food. */
const PHRASE_END = /[,.;:(){}]|\s(?:into|with|and|or|to|in|on|at|for|from|over|until|before|after|instead|more)\s/;

/** Returns the ingredient line to which an amount in a text belongs, by its words; undefined if there is none. */
export function findLine(
  { amount, item }: { amount: Amount; item: string },
  after: string,
  lines: readonly Line[],
): Line | undefined {
  const phrase = `${item} ${after.slice(0, PHRASE_END.exec(after)?.index)}`;
  const words = toWords(phrase);
  const candidates = lines
    .map((line) => {
      const lineWords = getItemWords(line);
      const noun = lineWords.at(-1);
      const score = noun && words.includes(noun) ? lineWords.filter((word) => words.includes(word)).length : 0;
      return { line, score: score + (score > 0 && hasAmount(line, amount) ? 0.5 : 0) };
    })
    .filter(({ score }) => score > 0);
  return candidates.sort((a, b) => b.score - a.score)[0]?.line;
}

function hasAmount(line: Line, { from, unit }: Amount): boolean {
  const other = getAmount(line);
  return other?.from.equals(from) === true && other.unit?.singular === unit?.singular;
}

/** Returns the words that name a line's item; the last is the noun. */
function getItemWords({ item }: Pick<Line, 'item'>): string[] {
  return toWords(item.replace(/\s+(?:of|with|on|in|from|for|or|and)\s.*|\s*\(.*/, ''));
}

function toWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).map(toSingular);
}

/** Cache of singulars, because recipes repeat the same words. */
const singulars = new Map<string, string>();
const MAX_SINGULARS = 10_000;

function toSingular(word: string): string {
  const cached = singulars.get(word);
  if (cached !== undefined) return cached;
  if (singulars.size >= MAX_SINGULARS) singulars.clear();
  const singular = inflectItem(word, false).replace(/s$/, '');
  singulars.set(word, singular);
  return singular;
}
