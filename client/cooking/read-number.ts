import Fraction from 'fraction.js';

const VULGAR: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const vulgar = Object.keys(VULGAR).join('');

/** A number inside a text, as the source of a regular expression without groups. */
export const NUMBER = `(?:\\d+\\s?[${vulgar}]|[${vulgar}]|\\d+\\s\\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?)`;

/** @returns the value of what NUMBER has found. Example: "1 ½" becomes 3/2 */
export function readNumber(written: string): Fraction {
  const plain = written.replace(new RegExp(`\\s?([${vulgar}])`), (_, sign: string) => ` ${VULGAR[sign]}`).trim();
  return plain
    .split(/\s+/)
    .map((part) => new Fraction(part))
    .reduce((sum, part) => sum.add(part));
}
