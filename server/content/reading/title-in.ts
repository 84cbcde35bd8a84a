import { MAX_TITLE_LENGTH } from '#schema/rules/content-desk.ts';
import { tidy } from './characters.ts';

/** A plain or quoted title. Longer lines are cut before they are read. */
const TITLE = /^title:[ \t]*(?:"((?:[^"\\]|\\.)*)"?|'((?:[^']|'')*)'?|([^\n]*))/m;

/** Returns the title of a recipe's text, also of one with errors; null if it has none. At most 120 characters. */
export function titleIn(text: string): string | null {
  const start = text.search(/^title:/m);
  if (start < 0) return null;
  const [, double, single, plain = ''] = TITLE.exec(text.slice(start, start + 4 * MAX_TITLE_LENGTH)) ?? [];
  const written =
    double?.replace(/\\(.)/g, '$1') ?? single?.replaceAll("''", "'") ?? plain.replace(/(?:^|[ \t])#.*$/, '');
  const title = [...tidy(written)].slice(0, MAX_TITLE_LENGTH).join('');
  return title === '' ? null : title;
}
