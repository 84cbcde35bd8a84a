import Fraction from 'fraction.js';

const MAX_AMOUNT = 100_000;

const vulgar = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒';
const numberAtStart = new RegExp(
  `^(?:(?<mixed>\\d+)\\s?(?<mixedVulgar>[${vulgar}])|(?<vulgar>[${vulgar}])|` +
    '(?<whole>\\d+)\\s+(?<wholeTop>\\d+)\\s*[/⁄]\\s*(?<wholeBottom>\\d+)|' +
    '(?<top>\\d+)\\s*[/⁄]\\s*(?<bottom>\\d+)|(?<decimal>\\d*\\.\\d+|\\d+))',
);
const unreadableNumber = new RegExp(`^(?:[\\d./⁄${vulgar}]|,\\d|\\s+\\d+\\s*[/⁄])`);
const dash = /^\s*[-‐‑‒–—]\s*/;
const rangeWord = /^(?:\s+|-\s*)(?:to|or)\s+(?=[\d.]|\p{No})/u;
/** A hyphen between a number and a word: "2-inch piece", "5½-lb duckling". */
const hyphen = /^-(?=\p{L})/u;

/** A number or range at the start of a text, and the `rest` of the text. `to` is null for a single number. */
export interface Quantity {
  from: Fraction;
  to: Fraction | null;
  rest: string;
}

/**
 * Reads the number or range that `text` begins with: `2`, `0.5`, `1/2`, `½`, `1 1/2`, `1½`, `2–3`, `2 to 3`, `half a`.
 * @returns the quantity; null if `text` does not begin with a number; a problem if the number or range is invalid
 */
export function readQuantity(text: string): Quantity | null | { problem: string } {
  const from = readNumberWord(text) ?? readNumber(text);
  if (from === null || 'problem' in from) return from;
  const separator = rangeWord.exec(from.rest) ?? (hyphen.test(from.rest) ? null : dash.exec(from.rest));
  if (!separator) return { from: from.value, to: null, rest: from.rest };
  const upper = from.rest.slice(separator[0].length);
  if (!isNumber(upper)) {
    return { problem: `has a range without an upper end: write 2–3, or delete the "${separator[0].trim()}"` };
  }
  const to = readNumber(upper);
  if (to === null || 'problem' in to) return to;
  if (to.value.lte(from.value)) {
    return { problem: `has a range that does not go up, from ${from.text} to ${to.text}` };
  }
  if (dash.test(to.rest) && !hyphen.test(to.rest)) return { problem: 'has a range with more than two ends' };
  return { from: from.value, to: to.value, rest: to.rest };
}

/** Numbers in words; "half a" counts as one word. */
const WORDS: Record<string, string> = {
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10' },
  ...{ twelve: '12', 'a dozen': '12', 'half a dozen': '6', half: '1/2', 'half a': '1/2', 'half an': '1/2' },
  ...{ 'a quarter': '1/4', 'one half': '1/2', 'one quarter': '1/4', 'a half': '1/2' },
};
const numberWord = new RegExp(
  `^(?:${Object.keys(WORDS)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?=\\s)`,
  'i',
);

interface ParsedNumber {
  value: Fraction;
  rest: string;
  text: string;
}

function readNumberWord(text: string): ParsedNumber | null {
  const [wordText] = numberWord.exec(text) ?? [];
  if (wordText === undefined) return null;
  return { value: new Fraction(WORDS[wordText.toLowerCase()] ?? 1), rest: text.slice(wordText.length), text: wordText };
}

/** Returns whether a text begins with a number in figures. */
function isNumber(text: string): boolean {
  return /^(?:\p{N}|\.\d)/u.test(text);
}

function readNumber(text: string): ParsedNumber | { problem: string } | null {
  if (!isNumber(text)) return null;
  const match = numberAtStart.exec(text);
  if (!match) return { problem: `has an amount in signs that cannot be read: write 0 to 9, "." and "/"` };
  const numberText = match[0];
  const rest = text.slice(numberText.length);
  if (/^,\d/.test(rest)) return { problem: 'has a comma in its number: write 0.5 for a half and 1000 for a thousand' };
  if (unreadableNumber.test(rest))
    return { problem: 'has a number that cannot be read: write it like 2, 0.5, 1/2 or 1 1/2' };
  const parts = match.groups ?? {};
  if (/^0+$/.test(parts.bottom ?? parts.wholeBottom ?? '1')) return { problem: `divides by zero in "${numberText}"` };
  const value = toFraction(parts).mul(DOZEN.test(rest) ? 12 : 1);
  if (value.equals(0)) return { problem: 'has an amount of zero: delete it, or write how much' };
  if (value.gt(MAX_AMOUNT)) return { problem: `has an amount above ${MAX_AMOUNT}` };
  if (parts.wholeTop && BigInt(parts.wholeTop) >= BigInt(parts.wholeBottom ?? 1)) {
    return { problem: `has a mixed number whose fraction is not below one, "${numberText}"` };
  }
  return { value, rest: rest.replace(DOZEN, ''), text: numberText };
}

const DOZEN = /^\s+dozen(?=\s)/i;

/** Returns a fraction character as digits. Example: "½" becomes "1/2". */
export function expandFraction(character: string): string {
  return character.normalize('NFKC').replace('⁄', '/');
}

function toFraction(parts: Record<string, string | undefined>): Fraction {
  const character = parts.mixedVulgar ?? parts.vulgar;
  if (character) return new Fraction(expandFraction(character)).add(new Fraction(parts.mixed ?? 0));
  if (parts.whole) return new Fraction(`${parts.wholeTop}/${parts.wholeBottom}`).add(new Fraction(parts.whole));
  if (parts.top) return new Fraction(`${parts.top}/${parts.bottom}`);
  return new Fraction(`0${parts.decimal}`);
}
