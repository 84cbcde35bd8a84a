import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isNode, isScalar, type Node, type Pair, parseDocument } from 'yaml';
import { replacementText, yamlText } from './yaml-text.ts';

type Path = readonly (string | number)[];

/** One place where a document has to say something else. */
type Difference =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  /** A field that is not there yet, for the place after the field `after`; null where none that is there precedes it. */
  | { kind: 'add'; path: Path; value: unknown; after: string | null };

interface Splice {
  start: number;
  end: number;
  text: string;
}

/**
 * Changes the given places of a YAML text and leaves every other byte as it is, comments, quotes and line ends included.
 * @param before the present content of the text, in the shape in which `after` is given.
 * @returns the new text; null where the text is laid out so that this cannot be done place by place.
 */
export function editYaml(text: string, before: unknown, after: unknown): string | null {
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return null;
  const changes = differences(before, after);
  const splices = changes.map((change) => spliceFor(document, text, change));
  if (splices.some((splice) => splice === null)) return null;
  // From the end, so that places stay where they are; of two at one place the later first, to stand behind.
  const edited = (splices as Splice[])
    .reverse()
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text: piece }) => result.slice(0, start) + piece + result.slice(end), text);
  return saysTheSame(document, edited, changes) ? edited : null;
}

function spliceFor(document: Document, text: string, change: Difference): Splice | null {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  // `featured: false` says nothing, so it counts as not there; but it is.
  if (change.kind === 'set' || (change.kind === 'add' && document.hasIn(change.path))) {
    const old = document.getIn(change.path, true);
    if (!isNode(old) || !old.range) return null;
    const [start, end] = old.range;
    const inside = change.path.some((_, depth) => isFlow(document.getIn(change.path.slice(0, depth), true)));
    const tail = /\s*$/.exec(text.slice(start, end))?.[0] ?? '';
    return {
      start,
      end: end - tail.length,
      text: indented(replacementText(change.value, old, inside), columnOf(text, start), eol),
    };
  }
  const parent = document.getIn(change.path.slice(0, -1), true);
  const map = change.path.length === 1 ? document.contents : parent;
  if (!isMap(map) || map.flow) return null;
  const name = change.kind === 'add' ? change.after : change.path.at(-1);
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === name);
  const start = pair && isScalar(pair.key) ? pair.key.range?.[0] : undefined;
  if (!pair || start === undefined) return null;
  const end = endOfLines(text, pair);
  const column = columnOf(text, start);
  if (change.kind === 'remove') return { start: start - column, end, text: '' };
  const piece = indented(yamlText({ [String(change.path.at(-1))]: change.value }), column, eol);
  const gap = end > 0 && text[end - 1] !== '\n' ? eol : '';
  return { start: end, end, text: `${gap}${' '.repeat(column)}${piece}${eol}` };
}

/** Returns the start of the line after a field. */
function endOfLines(text: string, pair: Pair): number {
  const last = isNode(pair.value) && pair.value.range ? pair.value : (pair.key as Node);
  const end = last.range?.[1] ?? 0;
  if (text[end - 1] === '\n') return end;
  const lineEnd = text.indexOf('\n', end);
  return lineEnd < 0 ? text.length : lineEnd + 1;
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

function indented(piece: string, column: number, eol: string): string {
  return piece.replace(/\n/g, `${eol}${' '.repeat(column)}`);
}

function isFlow(node: unknown): boolean {
  return isCollection(node) && node.flow === true;
}

/** Returns `true` when the edited text says what the old one said, but for the changes. */
function saysTheSame(old: Document, edited: string, changes: Difference[]): boolean {
  const document = parseDocument(edited, { logLevel: 'silent' });
  if (document.errors.length > 0) return false;
  const wanted = old.clone();
  for (const change of changes) {
    if (change.kind === 'remove') wanted.deleteIn(change.path);
    else wanted.setIn(change.path, wanted.createNode(change.value));
  }
  return isDeepStrictEqual(document.toJS(), wanted.toJS());
}

/** @returns the smallest parts of `before` that have to change to make it `after`; lists that grow or shrink are one. */
function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((entry, index) => differences(entry, after[index], [...path, index]));
  }
  if (isFields(before) && isFields(after)) {
    const removed = Object.keys(before)
      .filter((key) => !(key in after))
      .map((key): Difference => ({ kind: 'remove', path: [...path, key] }));
    const keys = Object.keys(after);
    const others = keys.flatMap((key, index): Difference[] => {
      if (key in before) return differences(before[key], after[key], [...path, key]);
      const previous = keys.slice(0, index).findLast((other) => other in before);
      return [{ kind: 'add', path: [...path, key], value: after[key], after: previous ?? null }];
    });
    return [...removed, ...others];
  }
  return [{ kind: 'set', path, value: after }];
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
