import { type Document, isMap, isNode, isScalar } from 'yaml';
import type { Fix } from '../problem.ts';

/** A change of a value in a YAML text. */
export interface ValueEdit {
  /** The part of the value to replace. */
  from: string;
  to: string;
  /** `key` to replace the value's key; `item` to put the new text on its own line in the list. */
  as?: 'key' | 'item';
}

/** Converts an edit to a replacement in the text; undefined if that is not possible. */
export function toFix(
  document: Document,
  path: readonly PropertyKey[],
  edit: ValueEdit,
  text: string,
): Fix | undefined {
  const node = edit.as === 'key' ? getKey(document, path) : document.getIn(path, true);
  const range = findPart(node, edit.from, text);
  if (!range || edit.as !== 'item') return range && { range, text: edit.to };
  // A quoted text, or the text of a field, cannot be cut in two.
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const [, indentation] = /(?:^|\n)( *- )$/.exec(text.slice(0, node.range?.[0])) ?? [];
  if (indentation === undefined) return undefined;
  const separator = /(?:[,;]|\s-)?\s*$/.exec(text.slice(0, range[0]))?.[0].length ?? 0;
  return { range: [range[0] - separator, range[1]], text: `\n${indentation}${edit.to}` };
}

/** Returns the offsets of a part of a value in the text. A space in `part` also matches a line break. */
export function findPart(node: unknown, part: string, text: string): Fix['range'] | undefined {
  if (!isNode(node) || !node.range) return undefined;
  const [start, end] = node.range;
  const words = part.split(' ').map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  const match = new RegExp(words.join('\\s+')).exec(text.slice(start, end));
  return match ? [start + match.index, start + match.index + match[0].length] : undefined;
}

function getKey(document: Document, path: readonly PropertyKey[]): unknown {
  const map = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  return isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key : undefined;
}
