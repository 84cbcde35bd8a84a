import { isCollection, isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Block, getItemBlocks, getPairBlock, splice } from './yaml-blocks.ts';
import {
  getNode,
  getPair,
  getValue,
  type ParsedYaml,
  type Path,
  parseYaml,
  toFlow,
  toLines,
  toYamlScalar,
  type YamlValue,
} from './yaml-source.ts';
import { applyChange, isEqual, isFields } from './yaml-values.ts';

// The exported functions change the text of one value and keep all other bytes. If the text around the value is laid out
// in an unusual way, the functions below them return undefined, and the top-level field is rewritten.

/** The marker before a value: the colon of its key, or the dash of its item. */
type Marker = ':' | '-';

/**
 * Sets the value at a path; a missing key is added.
 * @param order - keys of the map in order; a new key goes after the last existing key that precedes it
 */
export function setValue(text: string, path: Path, value: YamlValue, order: readonly string[] = []): string {
  return editOrRewrite(
    text,
    path,
    (root) => applyChange(root, path, () => value),
    (parsed) => setInPlace(parsed, path, value, order),
  );
}

/** Removes a key, or an item of a list. A list without items becomes `[]`. */
export function removeValue(text: string, path: Path): string {
  const key = path.at(-1);
  const getExpected = (root: YamlValue) =>
    applyChange(root, path.slice(0, -1), (parent) => {
      if (Array.isArray(parent)) return parent.toSpliced(Number(key), 1);
      const { [String(key)]: _, ...rest } = isFields(parent) ? parent : {};
      return rest;
    });
  return editOrRewrite(text, path, getExpected, (parsed) => removeInPlace(parsed, path));
}

/** Inserts an item in a list before an index. */
export function insertItem(text: string, list: Path, index: number, value: YamlValue): string {
  const getExpected = (root: YamlValue) =>
    applyChange(root, list, (items) => (Array.isArray(items) ? items.toSpliced(index, 0, value) : [value]));
  return editOrRewrite(text, list, getExpected, (parsed) =>
    insertBlock(parsed, list, index, `${toItemLines(value, 0).join('\n')}\n`, 0),
  );
}

/** Moves an item with its comments to an index of its list, or of another list in the same top-level field. */
export function moveItem(text: string, from: Path, toList: Path, toIndex: number): string {
  const fromList = from.slice(0, -1);
  const fromIndex = Number(from.at(-1));
  const isSame = fromList.join() === toList.join();
  if (isSame && fromIndex === toIndex) return text;
  const getExpected = (root: YamlValue) => {
    const item = getValue(root, from) ?? null;
    const rest = applyChange(root, fromList, (items) => (Array.isArray(items) ? items.toSpliced(fromIndex, 1) : items));
    return applyChange(rest, toList, (items) => (Array.isArray(items) ? items.toSpliced(toIndex, 0, item) : [item]));
  };
  return editOrRewrite(text, from, getExpected, (parsed) => {
    const blocks = getItemBlocks(parsed, fromList);
    const block = blocks?.[fromIndex];
    if (!block) return undefined;
    const source = parsed.text.slice(block.start, block.end);
    const rest = parseYaml(removeInPlace(parsed, from) ?? '');
    return rest && insertBlock(rest, toList, toIndex, source, block.column);
  });
}

/**
 * Edits a text. Rewrites the top-level field if the edit fails or has an unexpected value. A text with errors stays
 * unchanged.
 * @param path - any path in the top-level field
 * @param getExpected - returns the value of the whole document after the edit
 * @param edit - returns the edited text
 */
function editOrRewrite(
  text: string,
  path: Path,
  getExpected: (root: YamlValue) => YamlValue,
  edit: (parsed: ParsedYaml) => string | undefined,
): string {
  const parsed = parseYaml(text);
  if (!parsed) return text;
  const expected = getExpected(parsed.value);
  const newText = edit(parsed);
  if (newText !== undefined && isEqual(parseYaml(newText)?.value, expected)) return newText;
  const [field = ''] = path;
  return setInPlace(parsed, [field], getValue(expected, [field]) ?? null, []) ?? text;
}

function setInPlace(parsed: ParsedYaml, path: Path, value: YamlValue, order: readonly string[]): string | undefined {
  const flow = getFlowAround(parsed, path);
  if (flow) {
    const inner = getValue(parsed.value, flow.path) ?? null;
    const newValue = applyChange(inner, path.slice(flow.path.length), () => value);
    return splice(parsed.text, flow.start, flow.end, toFlow(newValue));
  }
  const parentPath = path.slice(0, -1);
  const key = path.at(-1);
  const parent = parentPath.length === 0 ? parsed.document.contents : getNode(parsed, parentPath);
  if (isMap(parent)) {
    const pair = getPair(parent, key ?? '');
    if (!pair) return addPair(parsed, parent, String(key), value, order);
    return replaceAfter(':', parsed, path, value);
  }
  if (isSeq(parent)) return replaceAfter('-', parsed, path, value);
  if (parentPath.length === 0) return `${parsed.text}${toPairLines(String(key), value, 0).join('\n')}\n`;
  return setInPlace(parsed, parentPath, { [String(key)]: value }, []);
}

/** Replaces the value after a key's colon or an item's dash. */
function replaceAfter(marker: Marker, parsed: ParsedYaml, path: Path, value: YamlValue): string | undefined {
  const { text } = parsed;
  const node = getNode(parsed, path);
  const [start = -1, end = -1] = node?.range ?? [];
  const hasSource = start >= 0 && end > start;
  if (!hasSource) return addAfter(marker, parsed, path, value);
  const lineBreak = /\n$/.test(text.slice(start, end)) ? '\n' : '';
  if (value === null) {
    const valueStart = text.slice(0, start).trimEnd().length;
    return splice(text, valueStart, end, lineBreak);
  }
  if (typeof value !== 'object' && isScalar(node))
    return splice(text, start, end, `${toYamlScalar(value, node)}${lineBreak}`);
  if (isCollection(node) && node.flow && Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return splice(text, start, end, toFlow(value));
  const block = getBlock(marker, parsed, path);
  if (!block) return undefined;
  const lines =
    marker === '-' ? toItemLines(value, block.column) : toPairLines(String(path.at(-1)), value, block.column);
  return splice(text, block.start, block.end, `${lines.join('\n')}\n`);
}

/** Writes a value after a colon or a dash that has none. */
function addAfter(marker: Marker, parsed: ParsedYaml, path: Path, value: YamlValue): string | undefined {
  if (value === null) return parsed.text;
  const block = getBlock(marker, parsed, path);
  if (!block) return undefined;
  const valueStart = block.markerOffset + 1;
  const lineEnd = parsed.text.indexOf('\n', valueStart);
  const end = lineEnd < 0 ? parsed.text.length : lineEnd;
  if (!/^\s*(?:#.*)?$/.test(parsed.text.slice(valueStart, end))) return undefined;
  if (typeof value !== 'object') return splice(parsed.text, valueStart, valueStart, ` ${toYamlScalar(value)}`);
  if (parsed.text.slice(valueStart, end).trim() !== '') return undefined;
  const indentation = block.column + 2;
  const lines = toLines(value, indentation);
  const inLine = marker === '-' || (lines.length === 1 && /^[[{]/.test(lines[0] ?? ''));
  return splice(
    parsed.text,
    valueStart,
    end,
    inLine ? ` ${lines.join('\n')}` : `\n${' '.repeat(indentation)}${lines.join('\n')}`,
  );
}

function getBlock(marker: Marker, parsed: ParsedYaml, path: Path): Block | undefined {
  return marker === ':' ? getPairBlock(parsed, path) : getItemBlocks(parsed, path.slice(0, -1))?.[Number(path.at(-1))];
}

/** Adds a missing key to a map, after the last existing key that precedes it in `order`. */
function addPair(
  parsed: ParsedYaml,
  map: YAMLMap,
  key: string,
  value: YamlValue,
  order: readonly string[],
): string | undefined {
  const { text } = parsed;
  const keys = map.items.map((pair) => (isScalar(pair.key) ? String(pair.key.value) : ''));
  const rank = order.indexOf(key);
  const previous = rank < 0 ? keys.at(-1) : keys.findLast((each) => order.includes(each) && order.indexOf(each) < rank);
  const path = getPathTo(parsed, map);
  if (!path) return undefined;
  const neighbor = previous ?? keys[0];
  const block = neighbor === undefined ? undefined : getPairBlock(parsed, [...path, neighbor]);
  if (!block) return undefined;
  const source = `${' '.repeat(previous === undefined ? 0 : block.column)}${toPairLines(key, value, block.column).join('\n').trimStart()}\n`;
  if (previous === undefined) return path.length === 0 ? splice(text, block.start, block.start, source) : undefined;
  const gap = block.end > 0 && text[block.end - 1] !== '\n' ? '\n' : '';
  return splice(text, block.end, block.end, `${gap}${source}`);
}

function removeInPlace(parsed: ParsedYaml, path: Path): string | undefined {
  const flow = getFlowAround(parsed, path);
  const parentPath = path.slice(0, -1);
  const parent = parentPath.length === 0 ? parsed.document.contents : getNode(parsed, parentPath);
  if (flow) return undefined;
  if (isMap(parent)) {
    const block = getPairBlock(parsed, path);
    return block && parent.items.length > 1 ? splice(parsed.text, block.start, block.end, '') : undefined;
  }
  const blocks = getItemBlocks(parsed, parentPath);
  const block = blocks?.[Number(path.at(-1))];
  if (!blocks || !block) return undefined;
  const rest = splice(parsed.text, block.start, block.end, '');
  if (blocks.length > 1) return rest;
  // The list has no items left.
  const pair = getPairBlock(parsed, parentPath);
  return pair && splice(rest, pair.markerOffset + 1, pair.markerOffset + 1, ' []');
}

/**
 * Inserts the lines of an item in a list before an index.
 * @param column - column of the dash in `block`; the lines are indented like the list
 */
function insertBlock(parsed: ParsedYaml, list: Path, index: number, block: string, column: number): string | undefined {
  const { text } = parsed;
  if (getFlowAround(parsed, [...list, 0])) {
    const items = getValue(parsed.value, list);
    if (!Array.isArray(items) || items.length > 0) return undefined;
    const [start = 0, end = 0] = getNode(parsed, list)?.range ?? [];
    const textWithoutList = splice(text, text.slice(0, start).trimEnd().length, end, '');
    const rest = parseYaml(textWithoutList);
    return rest && insertBlock(rest, list, index, block, column);
  }
  const items = getItemBlocks(parsed, list);
  if (items && items.length > 0) {
    const [first] = items;
    const next = items[index];
    const offset = next ? next.start : (items.at(-1)?.end ?? 0);
    const gap = offset > 0 && text[offset - 1] !== '\n' ? '\n' : '';
    return splice(text, offset, offset, gap + indent(block, (first?.column ?? 0) - column));
  }
  const pair = getPairBlock(parsed, list);
  if (!pair) return addList(parsed, list, block, column);
  const lineEnd = text.indexOf('\n', pair.markerOffset);
  const offset = lineEnd < 0 ? text.length : lineEnd + 1;
  return splice(text, offset, offset, (lineEnd < 0 ? '\n' : '') + indent(block, pair.column + 2 - column));
}

/** Inserts the lines of an item in a list that has no key yet. */
function addList(parsed: ParsedYaml, list: Path, block: string, column: number): string | undefined {
  const withKey = parseYaml(setInPlace(parsed, list, [], []) ?? '');
  return withKey && getNode(withKey, list) ? insertBlock(withKey, list, 0, block, column) : undefined;
}

/** Indents lines by a number of additional spaces; removes spaces if the number is negative. */
function indent(block: string, spaceCount: number): string {
  const source = block.endsWith('\n') ? block : `${block}\n`;
  if (spaceCount === 0) return source;
  return source.replace(/^( *)(?=\S)/gm, (spaces) => ' '.repeat(Math.max(0, spaces.length + spaceCount)));
}

function toItemLines(value: YamlValue, column: number): string[] {
  const lines = value === null || value === '' ? [''] : toValueLines(value, column + 2);
  return lines.map((line, index) => (index === 0 ? `${' '.repeat(column)}- ${line}`.trimEnd() : line));
}

/** Fields with short lists of names, written on one line: `alsoIn: [Dinner, Winter]`. */
const ON_ONE_LINE: ReadonlySet<string> = new Set(['aka', 'alsoIn']);

function toPairLines(key: string, value: YamlValue, column: number): string[] {
  const head = `${' '.repeat(column)}${key}:`;
  if (value === null || value === '') return [head];
  if (ON_ONE_LINE.has(key)) return [`${head} ${toFlow(value)}`];
  const lines = toValueLines(value, column + 2);
  if (lines.length === 1 && (typeof value !== 'object' || /^[[{]/.test(lines[0] ?? ''))) return [`${head} ${lines[0]}`];
  return [head, `${' '.repeat(column + 2)}${lines[0]}`, ...lines.slice(1)];
}

function toValueLines(value: YamlValue, indentation: number): string[] {
  return typeof value === 'object' && value !== null ? toLines(value, indentation) : [toYamlScalar(value ?? '')];
}

/** Returns the outermost list or map in brackets or braces around a value; undefined if there is none. */
function getFlowAround(parsed: ParsedYaml, path: Path): { path: Path; start: number; end: number } | undefined {
  for (let length = 0; length < path.length; length += 1) {
    const head = path.slice(0, length);
    const node = length === 0 ? parsed.document.contents : getNode(parsed, head);
    if (isCollection(node) && node.flow && node.range) return { path: head, start: node.range[0], end: node.range[1] };
  }
  return undefined;
}

/** Returns the path to a map of the document; undefined if the document does not contain it. */
function getPathTo({ document }: ParsedYaml, target: YAMLMap): Path | undefined {
  const search = (node: unknown, path: Path): Path | undefined => {
    if (node === target) return path;
    const inner: [string | number, unknown][] = isMap(node)
      ? node.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair.value])
      : isSeq(node)
        ? (node as YAMLSeq).items.map((item, index) => [index, item])
        : [];
    for (const [step, each] of inner) {
      const foundPath = search(each, [...path, step]);
      if (foundPath) return foundPath;
    }
    return undefined;
  };
  return search(document.contents, []);
}
