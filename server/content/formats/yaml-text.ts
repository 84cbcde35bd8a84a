import { Document, isScalar, isSeq, visit } from 'yaml';

/** Fields with short lists of names, written on one line: `alsoIn: [Dinner, Winter]`. */
const ON_ONE_LINE = new Set(['aka', 'alsoIn']);

/** Returns a value as YAML in the layout of docs/content.md, without a trailing newline. */
export function yamlText(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Pair: (_, pair) => {
      if (isScalar(pair.key) && ON_ONE_LINE.has(String(pair.key.value)) && isSeq(pair.value)) pair.value.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, nullStr: '' }).trimEnd();
}
