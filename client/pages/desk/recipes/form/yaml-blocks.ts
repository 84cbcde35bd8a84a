import { isMap, isScalar, isSeq } from 'yaml';
import { getNode, getPair, type ParsedYaml, type Path } from './yaml-source.ts';

/** The lines of a text that belong to a key with its value, or to an item of a list. */
export type Block = {
  /** Offset of the first line; of the key itself, if a dash precedes it in its line. */
  start: number;
  /** Offset after the last line. */
  end: number;
  /** Column of the key or of the dash. */
  column: number;
  /** Offset of the colon or of the dash. */
  markerOffset: number;
};

/** Returns a text whose part between two offsets is replaced. */
export function splice(text: string, start: number, end: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** Returns the lines of a key and its value; undefined if it is missing or shares its line with more than dashes. */
export function getPairBlock(parsed: ParsedYaml, path: Path): Block | undefined {
  const parentPath = path.slice(0, -1);
  const parent = parentPath.length === 0 ? parsed.document.contents : getNode(parsed, parentPath);
  const key = isMap(parent) && !parent.flow ? getPair(parent, path.at(-1) ?? '')?.key : undefined;
  if (!isScalar(key) || !key.range) return undefined;
  const { text } = parsed;
  const start = getLineStart(text, key.range[0]);
  const column = key.range[0] - start;
  const markerOffset = text.indexOf(':', key.range[1]);
  if (markerOffset < 0) return undefined;
  const end = getBlockEnd(text, key.range[0], column, true);
  // The first key of a list item shares its line with the item's dash.
  const textBefore = text.slice(start, key.range[0]);
  if (textBefore.trim() !== '')
    return /^ *(?:- +)+$/.test(textBefore) ? { start: key.range[0], end, column, markerOffset } : undefined;
  return { start, end, column, markerOffset };
}

/**
 * Returns the lines of each item of a list, with the comments above it; undefined if there is no list, or if its layout
 * is not supported. Example: a list in brackets.
 */
export function getItemBlocks(parsed: ParsedYaml, list: Path): Block[] | undefined {
  const node = getNode(parsed, list);
  if (!isSeq(node) || node.flow || !node.range) return undefined;
  const { text } = parsed;
  const [start] = node.range;
  const column = start - getLineStart(text, start);
  const blocks: Block[] = [];
  let offset = getLineStart(text, start);
  if (text.slice(offset, start).trim() !== '') return undefined;
  let blockStart = offset;
  while (offset < text.length) {
    const line = getLine(text, offset);
    const indentation = line.search(/\S/);
    if (indentation === column && /^-(?:\s|$)/.test(line.slice(column))) {
      const end = getBlockEnd(text, offset + column, column, false);
      blocks.push({ start: blockStart, end, column, markerOffset: offset + column });
      offset = end;
      blockStart = end;
    } else if (indentation < 0 || (indentation === column && line[column] === '#')) {
      offset += line.length + 1;
    } else break;
  }
  return blocks.length === node.items.length ? blocks : undefined;
}

/**
 * Returns the offset after the last line that is indented deeper than a column.
 * @param isKey - `true` to include dashes at the column: a list need not be indented below its key
 */
function getBlockEnd(text: string, offset: number, column: number, isKey: boolean): number {
  let end = getLineStart(text, offset);
  end += getLine(text, end).length + 1;
  for (let lineStart = end; lineStart < text.length; ) {
    const line = getLine(text, lineStart);
    const indentation = line.search(/\S/);
    const isInside = indentation > column || (isKey && indentation === column && /^-(?:\s|$)/.test(line.slice(column)));
    if (indentation >= 0 && !isInside) break;
    lineStart += line.length + 1;
    if (isInside) end = lineStart;
  }
  return Math.min(end, text.length);
}

function getLineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function getLine(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? text.length : end);
}
