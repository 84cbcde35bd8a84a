import type { Line } from '#cooking/scale-line.ts';
import { readIngredientLine } from '#server/content/amounts.ts';

/** Reads an ingredient line. @param fields - facts about the line's food, and how the line is scaled */
export function readLine(text: string, fields: Partial<Line> = {}) {
  const line = readIngredientLine(text);
  if ('problem' in line) throw new Error(`${text} ${line.problem}`);
  return { ...line, ...fields };
}
