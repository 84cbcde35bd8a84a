import { type Contestant, post } from './bench-case.ts';

/** Beginning of GraphQL's answers without errors. */
const DATA = '{"data":{';

/** @returns the data of an answer of GraphQL. */
export const readData = (text: string): unknown => JSON.parse(text).data;

/** A server that is asked by GraphQL, with the same document and each of these variables. */
export function byGraphql(
  { name, server, read = readData }: Pick<Contestant, 'name' | 'server' | 'read'>,
  query: string,
  asked: object[],
): Contestant {
  const requests = asked.map((variables) => post('/graphql', { query, variables }));
  return { name, server, requests, beginsWith: DATA, read };
}

/** The product by GraphQL, without any answer in memory, and the floor by a path of its own: asked for the same. */
export function productAndFloor(query: string, path: string, asked: object[]): Contestant[] {
  const requests = asked.map((variables) => post(path, variables));
  return [
    byGraphql({ name: 'product', server: 'product' }, query, asked),
    { name: 'floor', server: 'floor', requests, beginsWith: DATA, read: readData },
  ];
}
