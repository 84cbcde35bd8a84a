import type { Line } from '#cooking/scale-line.ts';
import { linesIn } from '#cooking/scale-text.ts';
import { withoutMarks } from '#schema/rules/marked-amounts.ts';
import type { FoodLine } from './recipe-facts.ts';

/** What one waits for names things, but takes none: "while the onions cook". */
const WAITING =
  /\b(?:while|until|when|once|as soon as|as) (?:the|it|its|they|their|all)\b[^,.;:]*|\b(?:its|their)(?: own)? juices?\b/gi;

/** Words of cuts and states that name no animal. */
const NO_MEAT = new Set([
  'bone-in',
  'boneless',
  'skin-on',
  'skinless',
  'skin',
  'with',
  'from',
  'without',
  'large',
  'whole',
  'fresh',
]);

/**
 * @param lines of the ingredient list, in its order
 * @param named keys of the foods that the author names besides
 * @returns which lines a detail of a step uses, by their places from 0
 */
export function linesInStep(detail: string, lines: readonly FoodLine[], named: readonly string[] = []): number[] {
  const text = withoutMarks(detail).replace(WAITING, ' ');
  const words = new Set(wordsOf(text));
  const found = new Set(linesIn(text, lines.map(toItem)).map(({ place }) => place));
  return lines.flatMap((line, place) =>
    found.has(place) || named.includes(line.food.key) || isMeatIn(line, words) ? [place] : [],
  );
}

function toItem({ line }: FoodLine, place: number): Pick<Line, 'item'> & { place: number } {
  return { item: line.item, place };
}

/** "Add the chicken" means the thighs. */
function isMeatIn({ line, food }: FoodLine, words: ReadonlySet<string>): boolean {
  if (food.diet !== 'meat' && food.diet !== 'fish') return false;
  return wordsOf(line.item).some((word) => word.length > 3 && !NO_MEAT.has(word) && words.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
}
