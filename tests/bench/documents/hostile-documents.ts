/** Returns the texts that `make` returns for 0 to `count` - 1, joined by spaces. */
const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join(' ');

/** Returns `core` nested in `depth` pairs of `open` and `close`. */
const nest = (depth: number, open: string, core: string, close: string) =>
  open.repeat(depth) + core + close.repeat(depth);

/** Documents that are expensive to process, by kind, each about as large as the server's limits allow. */
export const hostileDocuments: Record<string, string> = {
  'one field 400 times': `{ ${repeat(400, () => 'cuisines { name }')} }`,
  'one field 5 times in each of 23 inline fragments': `{ ${repeat(23, () => `... { ${repeat(5, () => 'cuisines { name slug }')} }`)} }`,
  'one field 21 times, with 20 fields each': `{ ${repeat(21, () => `cuisines { ${repeat(20, (n) => ['name', 'slug', 'count', 'path'][n % 4] ?? '')} }`)} }`,
  'nested inline fragments': `{ ${nest(
    23,
    '... { ',
    repeat(5, () => 'cuisines { name }'),
    ' }',
  )} }`,
  '240 aliases': `{ ${repeat(240, (n) => `a${n}: cuisines { name }`)} }`,
  '300 levels of fields': `{ recipe(slug: "gomen") ${nest(300, '{ related ', '{ slug }', ' }')} }`,
  'fragments that double 8 times, 100 fields at their end': `{ ${repeat(2, () => '...F0')} } ${repeat(7, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F7 on Query { ${repeat(100, () => '__typename')} }`,
  'fragments that triple 5 times, 90 fields at their end': `{ ${repeat(3, () => '...F0')} } ${repeat(4, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} ...F${n + 1} }`)} fragment F4 on Query { ${repeat(90, (n) => `f${n}`)} cuisines { name } }`,
  'fragments within fields': `{ recipe(slug: "gomen") { ...F0 } } ${repeat(6, (n) => `fragment F${n} on Recipe { related { ...F${n + 1} } r: related { ...F${n + 1} } }`)} fragment F6 on Recipe { slug title description }`,
  'a cycle of fragments': `{ ...F0 } ${repeat(11, (n) => `fragment F${n} on Query { ...F${(n + 1) % 11} }`)}`,
  '400 fragments': `{ __typename } ${repeat(400, (n) => `fragment F${n} on Query { __typename }`)}`,
  '160 operations': repeat(160, (n) => `query Q${n} { __typename }`),
  '150 variables': `query (${repeat(150, (n) => `$a${n}: Int`)}) { __typename }`,
  '450 unknown fields': `{ ${repeat(450, (n) => `cuisinez${n}`)} }`,
  '300 unknown arguments': `{ recipes(${repeat(300, (n) => `perPagez${n}: 1`)}) { totalCount } }`,
  '300 directives': `{ cuisines ${repeat(300, () => '@include')} { name } }`,
  'a list in 480 lists': `{ recipes(page: ${nest(480, '[', '1', ']')}) { totalCount } }`,
  'an object in 240 objects': `{ recipes(page: ${nest(240, '{ a: ', '1', ' }')}) { totalCount } }`,
  'a list of 900 numbers': `{ recipes(page: [${repeat(900, String)}]) { totalCount } }`,
  'a variable of 480 lists': `query ($a: ${nest(480, '[', 'Int', ']')}) { recipes(page: $a) { totalCount } }`,
  'a text of 90 kB': `{ recipe(slug: "${'a'.repeat(90_000)}") { slug } }`,
  'a text of 15,000 escapes': `{ recipe(slug: "${'\\u0061'.repeat(15_000)}") { slug } }`,
  'a text of 20,000 lines': `{ recipe(slug: """${'  a\n'.repeat(20_000)}""") { slug } }`,
  'a name of 90 kB': `{ ${'a'.repeat(90_000)} }`,
  'a number of 90 kB': `{ recipes(page: ${'9'.repeat(90_000)}) { totalCount } }`,
  'a comment of 90 kB': `#${'a'.repeat(90_000)}\n{ cuisines { name } }`,
  '90 kB of commas': `${','.repeat(90_000)}{ cuisines { name } }`,
  '40,000 braces': '{ '.repeat(40_000),
};
