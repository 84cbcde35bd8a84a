import { isPartTitle } from './plain-text-headings.ts';
import { isListBelow, isStepList, type Layout } from './plain-text-layout.ts';
import {
  type Heading,
  isSentence,
  seemsIngredient,
  seemsStep,
  startsWithAmount,
  type TextLine,
} from './plain-text-lines.ts';
import { isInstruction } from './plain-text-page.ts';

export type Part = Heading | 'head';

interface Position {
  part: Part;
  /** `true` if a heading began the part. */
  isHeaded: boolean;
  canJoin: boolean;
  hasTitle: boolean;
  hasItems: boolean;
}

/** Start of an instruction of at least five words: "Heat the oven to 200 degrees". */
const ORDER = /^(?!(?:as|for|if|in|on|to|using|with)\b)(?:\S+\s+){4}/i;

/**
 * Returns the part that a line begins without a heading: amounts begin the ingredients, and sentences or numbers the
 * steps.
 */
export function getNextPart(
  { part, isHeaded, canJoin, hasTitle, hasItems }: Position,
  line: TextLine,
  index: number,
  lines: readonly TextLine[],
  { headings: { ingredients, method } }: Layout,
): 'ingredients' | 'method' | undefined {
  // Some pages have the steps above the ingredients.
  const isStepAbove = method < 0 && line.number !== undefined;
  if ((index < ingredients && !isStepAbove) || (part === 'ingredients' && index < method)) return undefined;
  const next = lines[index + 1];
  const isBeforeItem = next !== undefined && startsWithAmount(next);
  const isFirstItem = isBeforeItem && startsWithAmount(line) && seemsIngredient(line);
  if (part === 'method') return isFirstItem && Math.min(ingredients, method) < 0 ? 'ingredients' : undefined;
  if (part === 'head') {
    const isTitled =
      hasTitle &&
      (seemsIngredient(line) ||
        (isBeforeItem && isPartTitle(line, next)) ||
        (!isSentence(line.text) && isListBelow(lines, index)));
    if (isTitled || isFirstItem) return 'ingredients';
    return line.number !== undefined && hasTitle && seemsStep(line) ? 'method' : undefined;
  }
  if (part !== 'ingredients') return undefined;
  // A list with marks after one without: the steps.
  const isOtherList =
    line.isBullet && line.isAfterBlank && !canJoin && !startsWithAmount(line) && isStepList(lines, index);
  const isOrder = isOtherList || (ORDER.test(line.text) && isInstruction(line.text));
  const isStep = seemsStep(line) && !(line.isBullet && isHeaded && !/^\p{Lu}/u.test(line.text));
  return isStep || (isOrder && !isHeaded && hasItems) ? 'method' : undefined;
}
