import { factsIn } from './plain-text-facts.ts';
import { isPartWithLists } from './plain-text-headings.ts';
import { DIVIDER, isSentence, seemsStep, startsWithAmount, type TextLine } from './plain-text-lines.ts';

/** Several recipes have several ingredient lists, each after the steps of the previous one, or dividers. */
export function splitRecipes(lines: TextLine[]): TextLine[][] {
  const starts = [0];
  let [hasSteps, hasList] = [false, false];
  const hasHeadings = lines.some(({ found }) => found?.heading === 'ingredients');
  const lastMethod = lines.findLastIndex(({ found }) => found?.heading === 'method');
  const [amounts, steps] = [getIndexes(lines, startsWithAmount), getIndexes(lines, seemsStep)];
  const isRecipe = (from: number, to: number) =>
    amounts.filter((at) => at >= from && at < to).length > 1 && steps.some((at) => at >= from && at < to);
  for (const [index, line] of lines.entries()) {
    const start = starts.at(-1) ?? 0;
    const heading = line.found?.heading;
    const isTitle =
      !hasHeadings && isUntitledList(lines, index) && isRecipe(start, index) && isRecipe(index, lines.length);
    if (isTitle) {
      starts.push(index);
      [hasSteps, hasList] = [false, false];
    } else if (heading === 'method' || seemsStep(line)) hasSteps = hasList;
    else if (line.text === DIVIDER && isRecipe(start, index) && isRecipe(index, lines.length)) {
      starts.push(index + 1);
      [hasSteps, hasList] = [false, false];
    } else if (heading === 'ingredients' && (lastMethod < 0 || index < lastMethod)) {
      const title = hasSteps ? titleBefore(lines, index, start) : start;
      // Pages describe their ingredients before the recipe, and a part of a dish can have its own list.
      if (
        title > start &&
        !isPartWithLists(lines[title]?.text ?? '') &&
        isRecipe(start, title) &&
        isRecipe(title, lines.length)
      )
        starts.push(title);
      [hasSteps, hasList] = [false, true];
    }
  }
  return starts.map((start, index) => lines.slice(start, starts[index + 1])).filter((part) => part.length > 0);
}

/** Returns whether a line is the title above a list without a heading: no part of the dish, which a colon ends. */
function isUntitledList(lines: TextLine[], index: number): boolean {
  const [line, ...list] = lines.slice(index, index + 3);
  if (!line || list.length < 2 || !list.every((item) => startsWithAmount(item) || (item.isBullet && !seemsStep(item))))
    return false;
  return (
    line.isAfterBlank &&
    line.isBeforeBlank &&
    !line.isBullet &&
    line.number === undefined &&
    !line.found &&
    !isSentence(line.text) &&
    !startsWithAmount(line) &&
    !isPartWithLists(line.text) &&
    factsIn(line.text).length === 0
  );
}

function getIndexes(lines: TextLine[], isKind: (line: TextLine) => boolean): number[] {
  return lines.flatMap((line, index) => (isKind(line) ? [index] : []));
}

/** Returns the index at which the recipe begins whose ingredient list is at an index. */
function titleBefore(lines: TextLine[], index: number, least: number): number {
  for (let at = index - 1; at > least; at -= 1) {
    const line = lines[at];
    if (!line || line.text === DIVIDER) return at + 1;
    const isTitle =
      line.level === 1 ||
      ((line.isAfterBlank || line.isBeforeBlank) && !line.isBullet && lines[at + 1]?.number === undefined);
    if (isTitle && !isSentence(line.text) && line.text.length <= 80 && factsIn(line.text).length === 0 && !line.found)
      return at;
  }
  return index;
}
