import { type Heading, isSentence, startsWithAmount, type TextLine } from './plain-text-lines.ts';
import { findPageTitle, isInstruction } from './plain-text-page.ts';

/** Facts about a whole text, by which its lines are read. */
export interface Layout {
  /** Positions of the headings of ingredients and steps, or -1; before them, no other line begins these parts. */
  headings: Record<'ingredients' | 'method', number>;
  /** Position at which the ingredients begin, or -1. */
  listAt: number;
  /** Position of the title if it is not the first line that can be one. */
  titleAt: number | undefined;
  /** `true` for each line with an instruction at or below it, before another part begins. */
  goesOn: readonly boolean[];
  /** Position of the last line with a number. */
  lastNumber: number;
  /** Lines that the text has twice: titles of ingredients and of their steps. */
  repeated: ReadonlySet<string>;
}

function isStep({ text, number, isBullet }: TextLine): boolean {
  return number !== undefined || isBullet || (isSentence(text) && isInstruction(text));
}

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
  const [steps, method] = [find('method', 0), find('method', Math.max(0, ingredients))];
  return {
    headings: { ingredients, method },
    listAt,
    // Some pages have the steps above the ingredients.
    titleAt: findPageTitle(lines, method < 0 && steps >= 0 && steps < listAt ? steps : Math.max(0, listAt), listAt),
    goesOn: lines
      .reduceRight<boolean[]>((below, line) => {
        const isPart = line.found !== undefined && line.found.heading !== 'method';
        below.push(!isPart && (below.at(-1) === true || isStep(line)));
        return below;
      }, [])
      .reverse(),
    lastNumber: lines.findLastIndex(({ number }) => number !== undefined),
    repeated: new Set(texts.filter((text) => seen.size === seen.add(text).size)),
  };
}

/** Lines of a list without a heading that are looked through, the least of them, and the share with an amount. */
const [MAX_LIST, MIN_LIST, LISTED] = [40, 3, 0.6];

/** Returns whether most lines below a position, up to an empty one, begin with an amount. */
export function isListBelow(lines: readonly TextLine[], index: number): boolean {
  const rest = lines.slice(index + 1, index + MAX_LIST);
  const end = rest.findIndex(({ isAfterBlank }) => isAfterBlank);
  const list = end < 0 ? rest : rest.slice(0, end);
  return list.length >= MIN_LIST && list.filter(startsWithAmount).length / list.length >= LISTED;
}

/** Returns whether most lines of a list with marks that begins at a position are instructions. */
export function isStepList(lines: readonly TextLine[], index: number): boolean {
  const rest = lines.slice(index, index + MAX_LIST);
  const end = rest.findIndex(({ isBullet }) => !isBullet);
  const list = end < 0 ? rest : rest.slice(0, end);
  return list.filter(({ text }) => isSentence(text) || isInstruction(text)).length * 2 > list.length;
}
