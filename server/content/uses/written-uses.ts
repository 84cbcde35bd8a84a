import { readMark } from '#cooking/scale-text.ts';
import type { FoodLine } from '../foods/recipe-facts.ts';
import type { Part } from './read-uses.ts';

/** What an author says that a step takes of a line: "none" where it only names it. */
export type WrittenUse = Part | 'none';

/** A use as it is written: words of a line, and how much of it. */
export type OwnUse = [words: string, part: string];

const WORDS = new Set<string>(['all', 'rest', 'some', 'none']);

/** Reads what an author writes: all, rest, some, none, or an amount. @returns null where it is none of them */
export function readWrittenUse(written: string): WrittenUse | null {
  if (WORDS.has(written)) return written as WrittenUse;
  const mark = readMark(written);
  return mark && mark.item === '' ? mark.amount : null;
}

/**
 * @param words of one line, and the title of its group in brackets where two lines hold them: "fine salt (Dough)"
 * @returns the place of the line, or what is wrong
 */
export function lineNamed(
  words: string,
  lines: readonly FoodLine[],
  groups: readonly string[],
): number | { problem: string } {
  const [, text = words, group] = /^(.*?)(?: \(([^()]+)\))?$/.exec(words) ?? [];
  const places = lines.flatMap(({ line, path }, place) => {
    const inGroup = group === undefined || groups[Number(path[1])] === group;
    return (line.text.includes(text) && inGroup) || line.text.includes(words) ? [place] : [];
  });
  const exact = places.filter((place) => lines[place]?.line.text === text);
  const found = exact.length === 1 ? exact : places;
  if (found.length === 1 && found[0] !== undefined) return found[0];
  if (found.length === 0) return { problem: `says what it uses of "${words}", which stands in no ingredient line` };
  const choices = found.map((place) => `"${lines[place]?.line.text} (${groups[Number(lines[place]?.path[1])]})"`);
  return { problem: `says what it uses of "${words}", which may be ${choices.join(' or ')}` };
}
