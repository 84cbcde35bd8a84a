import { Parser } from 'htmlparser2';

type Json = Record<string, unknown>;

/** An open element that is an item or the value of a property. */
interface OpenElement {
  depth: number;
  properties: string[];
  item?: Json;
  /** Value in an attribute, which takes precedence over the text. */
  value?: string;
  text: string;
}

/** Attributes that contain a property's value, by element. */
const VALUE_ATTRIBUTES: Record<string, string> = {
  a: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  time: 'datetime',
};
const BLOCK = /^(?:br|p|li|ol|ul|div|h[1-6]|tr|section)$/;
const HIDDEN = /^(?:script|style|noscript|template)$/;

/** Returns the top-level microdata items of a page, in the form of JSON-LD. */
export function parseMicrodata(page: string): Json[] {
  const items: Json[] = [];
  const open: OpenElement[] = [];
  let depth = 0;
  let hiddenDepth = 0;
  const addText = (text: string) => {
    for (const element of open) if (!element.item) element.text += text;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (HIDDEN.test(name)) hiddenDepth += 1;
      if (BLOCK.test(name)) addText('\n');
      const { itemscope, itemtype, itemprop, content } = attributes;
      const properties = itemprop?.split(/\s+/).filter(Boolean) ?? [];
      if (itemscope === undefined && properties.length === 0) return;
      const item = itemscope === undefined ? undefined : { '@type': itemtype?.split(/\s+/) ?? [] };
      open.push({ depth, properties, item, value: content ?? attributes[VALUE_ATTRIBUTES[name] ?? ''], text: '' });
    },
    ontext(text) {
      if (hiddenDepth === 0) addText(text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (open.at(-1)?.depth === depth) close(open, items);
      if (BLOCK.test(name)) addText('\n');
      if (HIDDEN.test(name)) hiddenDepth -= 1;
      depth -= 1;
    },
  });
  parser.end(page);
  return items;
}

function close(open: OpenElement[], items: Json[]): void {
  const element = open.pop();
  if (!element) return;
  const owner = element.properties.length > 0 ? open.findLast(({ item }) => item)?.item : undefined;
  if (!owner && element.item) items.push(element.item);
  if (!owner) return;
  const value = element.item ?? element.value ?? element.text;
  for (const property of element.properties) {
    const existing = Object.hasOwn(owner, property) ? [owner[property]].flat() : [];
    owner[property] = existing.length > 0 ? [...existing, value] : value;
  }
}
