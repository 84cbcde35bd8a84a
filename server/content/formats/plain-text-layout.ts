import { type Heading, startsWithAmount, type TextLine } from './plain-text-lines.ts';
import { findPageTitle } from './plain-text-page.ts';

/** Facts about a whole text, by which its lines are read. */
export interface Layout {
  /** Positions of the headings of ingredients and steps, or -1; before them, no other line begins these parts. */
  headings: Record<'ingredients' | 'method', number>;
  /** Position at which the ingredients begin, or -1. */
  listAt: number;
  /** Position of the title if it is not the first line that can be one. */
  titleAt: number | undefined;
  /** Position of the last line with a number. */
  lastNumber: number;
  /** Lines that the text has twice: titles of ingredients and of their steps. */
  repeated: ReadonlySet<string>;
  /** `true` if a letter program broke the lines, so that a step can go on in the next line. */
  isWrapped: boolean;
}

/** Letter programs break lines before this length. */
const MAX_WRAPPED = 100;

/** Returns the layout of a recipe's lines. */
export function getLayout(lines: readonly TextLine[]): Layout {
  const find = (heading: Heading, from: number) =>
    lines.findIndex(({ found }, index) => index >= from && found?.heading === heading);
  const ingredients = find('ingredients', 0);
  const isListed = (line: TextLine | undefined) => line !== undefined && startsWithAmount(line);
  const listAt =
    ingredients >= 0 ? ingredients : lines.findIndex((line, at) => isListed(line) && isListed(lines[at + 1]));
  const seen = new Set<string>();
  const texts = lines.map(({ text }) => text);
  return {
    headings: { ingredients, method: find('method', Math.max(0, ingredients)) },
    listAt,
    titleAt: findPageTitle(lines, Math.max(0, listAt)),
    lastNumber: lines.findLastIndex(({ number }) => number !== undefined),
    repeated: new Set(texts.filter((text) => seen.size === seen.add(text).size)),
    isWrapped: lines.every(({ text }) => text.length <= MAX_WRAPPED),
  };
}
