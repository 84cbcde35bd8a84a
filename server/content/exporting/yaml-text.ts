import { Document, isMap, isScalar, isSeq, Scalar, visit } from 'yaml';

/** Fields that are short lists of names, and stand on one line: `alsoIn: [Dinner, Winter]`. */
const ON_ONE_LINE = new Set(['aka', 'alsoIn', 'with']);

/** @returns a value as YAML in the layout of docs/content.md, without a line end after it. */
export function yamlText(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Pair: (_, pair) => {
      if (isScalar(pair.key) && ON_ONE_LINE.has(String(pair.key.value)) && isSeq(pair.value)) pair.value.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}

/** @returns a value for the place of `old`: in its style, on one line inside brackets. */
export function replacementText(value: unknown, old: unknown, insideBrackets: boolean): string {
  if (typeof value === 'string' && isScalar(old)) {
    if (old.type === Scalar.QUOTE_DOUBLE) return JSON.stringify(value);
    // YAML's rules for text inside brackets are stricter.
    if (insideBrackets) return /^\p{L}[\p{L}\p{N} -]*$/u.test(value) ? value : JSON.stringify(value);
  }
  const flow = insideBrackets || ((isSeq(old) || isMap(old)) && old.flow === true);
  if (!flow || typeof value !== 'object') return yamlText(value);
  const document = new Document(value);
  if (isSeq(document.contents) || isMap(document.contents)) document.contents.flow = true;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}
