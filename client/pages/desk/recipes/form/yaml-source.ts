import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  type YAMLMap,
} from 'yaml';

/** Keys and indexes that lead to a value. Example: `['ingredients', 0, 'items', 2]`. */
export type Path = readonly (string | number)[];

/** A value of a YAML document. */
export type YamlValue = string | number | boolean | null | YamlValue[] | { [key: string]: YamlValue };

/** A text, its document, the offsets of its lines, and its value. */
export type ParsedYaml = { text: string; document: Document.Parsed; lines: LineCounter; value: YamlValue };

const OPTIONS = { stringKeys: true, uniqueKeys: false, prettyErrors: false } as const;

/** Cache of the last parsed texts: each key press parses the text before its edit, after it, and again to render. */
const recentTexts = new Map<string, ParsedYaml | undefined>();
const MAX_RECENT_TEXTS = 3;

/** Returns the document of a text; undefined if the text has an error, or is not a map of fields. */
export function parseYaml(text: string): ParsedYaml | undefined {
  const parsed = recentTexts.has(text) ? recentTexts.get(text) : parse(text);
  recentTexts.delete(text);
  recentTexts.set(text, parsed);
  const [oldest = ''] = recentTexts.keys();
  if (recentTexts.size > MAX_RECENT_TEXTS) recentTexts.delete(oldest);
  return parsed;
}

function parse(text: string): ParsedYaml | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...OPTIONS, lineCounter: lines });
  if (document.errors.length > 0 || (document.contents !== null && !isMap(document.contents))) {
    const isEmpty = document.errors.length === 0 && isScalar(document.contents) && document.contents.value === null;
    if (!isEmpty) return undefined;
  }
  return { text, document, lines, value: document.toJS() ?? {} };
}

/** Returns the node at a path; null for an empty value, undefined if there is none. */
export function getNode({ document }: ParsedYaml, path: Path): Node | null | undefined {
  let node: unknown = document.contents;
  for (const step of path) {
    if (isMap(node)) node = getPair(node, step)?.value;
    else if (isSeq(node)) node = node.items[Number(step)];
    else return undefined;
  }
  return node as Node | null | undefined;
}

/** Returns the pair of a key; undefined if the map lacks the key. */
export function getPair(map: YAMLMap, key: string | number) {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

/** Returns the value at a path; undefined if there is none. */
export function getValue(value: YamlValue | undefined, path: Path): YamlValue | undefined {
  return path.reduce<YamlValue | undefined>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return typeof inner === 'object' && inner !== null ? inner[String(step)] : undefined;
  }, value);
}

/** Returns a value as YAML lines. The first line goes after "- " or "key: ". */
export function toLines(value: YamlValue, indentation: number): string[] {
  const source = new Document(value)
    .toString({ lineWidth: 0, flowCollectionPadding: false, nullStr: '' })
    .trimEnd()
    .replace(/ +$/gm, '');
  return source.split('\n').map((line, index) => (index === 0 ? line : `${' '.repeat(indentation)}${line}`));
}

/** Returns a value on one line, in brackets or braces if it is a list or a map. */
export function toFlow(value: YamlValue): string {
  const document = new Document(value);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}

/**
 * Returns the source of a scalar.
 * @param replaced - the scalar that it replaces, whose quotes stay if its text did not need them
 */
export function toYamlScalar(value: string | number | boolean, replaced?: Scalar): string {
  const scalar = new Scalar(value);
  const isQuoted = replaced?.type === Scalar.QUOTE_DOUBLE || replaced?.type === Scalar.QUOTE_SINGLE;
  if (isQuoted && typeof value === 'string' && isPlain(replaced.value)) scalar.type = replaced.type;
  return toSource(scalar);
}

/** Returns whether a value is a text that needs no quotes. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string' && toSource(new Scalar(value)) === value;
}

/** Returns the source of a scalar as the value of a key. */
function toSource(scalar: Scalar): string {
  return new Document({ k: scalar }).toString({ lineWidth: 0 }).trimEnd().slice('k: '.length);
}
