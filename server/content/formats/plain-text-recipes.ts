import { factsIn } from './plain-text-facts.ts';
import { DIVIDER, isSentence, seemsStep, startsWithAmount, type TextLine } from './plain-text-lines.ts';

/** Several recipes have several ingredient lists, each after the steps of the previous one, or dividers. */
export function splitRecipes(lines: TextLine[]): TextLine[][] {
  const starts = [0];
  let [hasSteps, hasList] = [false, false];
  for (const [index, line] of lines.entries()) {
    const start = starts.at(-1) ?? 0;
    const heading = line.found?.heading;
    if (heading === 'method' || seemsStep(line)) hasSteps = hasList;
    else if (line.text === DIVIDER && isRecipe(lines.slice(start, index)) && isRecipe(lines.slice(index))) {
      starts.push(index + 1);
      [hasSteps, hasList] = [false, false];
    } else if (heading === 'ingredients') {
      const title = hasSteps ? titleBefore(lines, index, start) : start;
      if (title > start) starts.push(title);
      [hasSteps, hasList] = [false, true];
    }
  }
  return starts.map((start, index) => lines.slice(start, starts[index + 1])).filter((part) => part.length > 0);
}

function isRecipe(lines: TextLine[]): boolean {
  return lines.filter(startsWithAmount).length > 1 && lines.some(seemsStep);
}

/** Returns the index at which the recipe begins whose ingredient list is at an index. */
function titleBefore(lines: TextLine[], index: number, least: number): number {
  for (let at = index - 1; at > least; at -= 1) {
    const line = lines[at];
    if (!line || line.text === DIVIDER) return at + 1;
    const isTitle = line.level === 1 || (line.isAfterBlank && !line.isBullet && lines[at + 1]?.number === undefined);
    if (isTitle && !isSentence(line.text) && line.text.length <= 80 && factsIn(line.text).length === 0 && !line.found)
      return at;
  }
  return index;
}
