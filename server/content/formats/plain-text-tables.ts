import { AMOUNT } from './plain-text-words.ts';

/** A table in Markdown with rows that do not begin with a mark: "|---|---|", "salt | 1 tsp". */
const OPEN_TABLE = /^[ :|-]{0,200}-{3}[ :|-]{0,200}\n(?:[^|\n]+\|[^|\n]+(?:\n|$))+/gm;

/** Space between a title and the writer of the recipe: "RHUBARB PIE⇥Mrs. Ada Moss". */
const WRITER = /(?<=\p{L})(?:\t+| {3,})(?=(?:by|Mrs?\.?|Ms\.?|Miss|Dr\.) \p{Lu})/gu;

/** Writes the lines of tables in a text so that each can be read alone. */
export function withTableLines(text: string): string {
  const rows = text.replace(OPEN_TABLE, (table) => table.replace(/^[^|\n].*/gm, '| $& |'));
  return withoutColumns(withLabeledCells(rows.replace(WRITER, '\n')));
}

/** Splits ingredients in two columns into lines: "1 cup milk⇥½ tsp salt". Up to a quarter may have no amount. */
function withoutColumns(text: string): string {
  const cellsIn = (rows: string) => rows.trim().split(/\n\s*|\t\s*| {3,}/);
  const areItems = (cells: string[], share: number) =>
    cells.filter((cell) => AMOUNT.test(cell) && /\p{L}{3}/u.test(cell)).length >= cells.length * share;
  return text.replace(/(?:^.*\S(?:\t| {3}).*\n?)+/gm, (rows) => {
    const isList = areItems(cellsIn(rows), 0.75);
    return rows.replace(/.+/g, (row) => (isList || areItems(cellsIn(row), 1) ? cellsIn(row).join('\n') : row));
  });
}

/** Joins the labels in one row with the values in the next, one per line: "Prep time⇥Serves" above "10 min⇥4". */
function withLabeledCells(text: string): string {
  return text.replace(/^\p{L}[^\t\n]*\t[^\d\n]*\n\d.*\t.*$/gmu, (rows) => {
    const [labels = [], values = []] = rows.split('\n').map((row) => row.split('\t'));
    return labels.map((label, index) => `${label.trim()}: ${values[index] ?? ''}`).join('\n');
  });
}

/** Converts a row of a Markdown table to a line with its amount first: "| Oats | 50 g |". */
export function fromTableRow(line: string): string[] {
  if (!/\|\s*$/.test(line)) return [line];
  const cells = line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  // Some pages have a line between all cells: "What you need: |".
  if (cells.length < 2 && !/^\s*\|/.test(line)) return cells;
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return [];
  if (cells.some((cell) => /^ingredients?$/i.test(cell))) return ['Ingredients'];
  const amounts = cells.filter((cell) => /^[\d½¼¾⅓⅔⅛]/.test(cell));
  return [`- ${[...amounts, ...cells.filter((cell) => !amounts.includes(cell))].join(' ')}`];
}
