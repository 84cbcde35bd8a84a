import v8 from 'node:v8';
import vm from 'node:vm';
import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DocumentGuard, getWeight } from '#server/graphql/document-guard.ts';
import { Client } from '#server/security/client.ts';
import ownDocuments from '../../client/gql/persisted-documents.json';

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const nest = (depth: number) => `{ recipe ${'{ related '.repeat(depth - 2)}{ slug }${' }'.repeat(depth - 2)} }`;
const fieldsByFragments = (extraFields: number) =>
  `{ ${repeat(7, () => '...F')} ${repeat(extraFields, (n) => `f${n}`)} } fragment F on Query { ${repeat(99, (n) => `g${n}`)} }`;

let clientCount = 0;

/** Returns the guard's error for a new client's document: its code and message. */
async function getRefusal(text: string): Promise<string | undefined> {
  clientCount += 1;
  const refusal = await new DocumentGuard().getRefusal(text, new Client(`client ${clientCount}`));
  if (refusal) expect(refusal.status).toBe(400);
  return refusal && `${refusal.code}: ${refusal.text}`;
}

describe('a document', () => {
  it.each<[string, (size: number) => string, number, string]>([
    ['characters', (size) => `#${'a'.repeat(size - 14)}\n{ cuisines }`, 20_000, 'DOCUMENT_TOO_LARGE'],
    ['levels of brackets', nest, 30, 'DOCUMENT_TOO_NESTED'],
    ['operations', (size) => repeat(size, (n) => `query Q${n} { cuisines { name } }`), 10, 'TOO_MANY_OPERATIONS'],
    ['fragments', (size) => `{ ${repeat(size, (n) => `... { f${n} }`)} }`, 24, 'TOO_MANY_FRAGMENTS'],
    ['fields after fragments are expanded', (size) => fieldsByFragments(size - 693), 700, 'TOO_MANY_FIELDS'],
    [
      'selections of the same field at one position',
      (size) => `{ ${repeat(size, () => 'cuisines { name }')} }`,
      21,
      'FIELD_REPEATED',
    ],
    [
      'selections of the same field at one position',
      (size) => `{ ${repeat(size / 3, () => '... { cuisines { name } }')} ...F ...F } fragment F on Query {
        ${repeat((size * 2) / 3, () => 'cuisines { slug }')} }`,
      21,
      'FIELD_REPEATED',
    ],
    [
      'selections of the same field at one position',
      (size) => `{ ${repeat(size / 3, () => 'cuisines { name name name }')} }`,
      21,
      'FIELD_REPEATED',
    ],
  ])('has a limit of %s', async (limitName, make, limit, code) => {
    expect(await getRefusal(make(limit))).toBeUndefined();
    expect(await getRefusal(make(limit + (limitName.startsWith('selections') ? 3 : 1)))).toMatch(
      new RegExp(`^${code}: The document has \\d+ ${limitName}, and ${limit} is the limit\\.`),
    );
  });

  it('has a limit of tokens', async () => {
    const createDocument = (count: number) => `{ cuisines { ${repeat(count - 5, () => 'name')} } }`;
    expect(await getRefusal(createDocument(1_001))).toMatch(/^TOO_MANY_TOKENS: /);
    expect(await getRefusal(createDocument(1_000))).not.toMatch(/^TOO_MANY_TOKENS: /);
  });

  it('of our own client, or for introspection, is within all limits', async () => {
    for (const text of [...Object.values(ownDocuments), getIntrospectionQuery()])
      expect(await getRefusal(text), text).toBeUndefined();
  });

  it('with fragments that contain each other is refused', async () => {
    const cycle = '{ ...F } fragment F on Query { cuisines { name } ...G } fragment G on Query { ...F }';
    expect(await getRefusal(cycle)).toMatch(/^FRAGMENT_CYCLE: .* contains itself/);
  });
});

describe('cached documents', () => {
  const collectGarbage: () => void = () => {
    v8.setFlagsFromString('--expose-gc');
    vm.runInNewContext('gc')();
  };

  it.each<[string, number, (index: number) => string]>([
    ['long texts', 5_000, (index) => `{ recipe(slug: "${index}${'a'.repeat(19_000)}") { slug } }`],
    ['many fields', 1_500, (index) => `query Q${index} { ${repeat(400, (n) => `f${n}`)} }`],
  ])('are bounded by their size: %s', async (_name, documents, make) => {
    const { store } = new DocumentGuard();
    collectGarbage();
    const heapBefore = process.memoryUsage().heapUsed;
    for (let index = 0; index < documents; index += 1) await store.set(`hash ${index}`, parse(make(index)));
    collectGarbage();
    expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(60_000_000);
    let weight = 0;
    for (let index = 0; index < documents; index += 1) {
      const document = await store.get(`hash ${index}`);
      if (document) weight += getWeight(document);
    }
    expect(weight).toBeGreaterThan(20_000_000);
    expect(weight).toBeLessThanOrEqual(30_000_000);
  });
});
