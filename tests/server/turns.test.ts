import { execute, GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLSchema, parse } from 'graphql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { divideExecution } from '#server/graphql/divide-execution.ts';
import { Turns } from '#server/turns.ts';
import { countTurns } from '../support/count-turns.ts';

let counter: ReturnType<typeof countTurns>;
beforeEach(() => {
  counter = countTurns();
});
afterEach(() => counter.stop());

it('each caller gets its own turn of the event loop, in order', async () => {
  const turns = new Turns();
  const entries: [string, number][] = [];
  await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      await turns.next();
      entries.push([name, counter.current()]);
    }),
  );
  expect(entries.map(([name]) => name)).toEqual(['first', 'second', 'third']);
  expect(new Set(entries.map(([, turn]) => turn)).size).toBe(3);
});

it('requests in progress continue before others start', async () => {
  const turns = new Turns();
  const entries: string[] = [];
  const run = async (name: string) => {
    await turns.next();
    entries.push(`${name} starts`);
    await turns.continue();
    entries.push(`${name} ends`);
  };
  await Promise.all(['first', 'second'].map(run));
  expect(entries).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});

/** Works for longer than one turn should take. */
function workLong(): void {
  for (const end = performance.now() + 20; performance.now() < end; );
}

it('execution continues in another turn after each field that takes long', async () => {
  const turnNumbers: number[] = [];
  const list = () => {
    turnNumbers.push(counter.current());
    workLong();
    return [1];
  };
  const type = new GraphQLList(GraphQLInt);
  const item = new GraphQLObjectType({
    name: 'Item',
    fields: { size: { type: GraphQLInt, resolve: () => workLong() ?? turnNumbers.push(counter.current()) } },
  });
  const items = { type: new GraphQLList(item), resolve: () => Promise.resolve([{}]) };
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { a: { type, resolve: list }, b: { type, resolve: list }, c: items, d: items },
  });
  const schema = new GraphQLSchema({ query });
  divideExecution(schema);
  const document = parse('{ a b c { size } d { size } }');
  expect((await execute({ schema, document })).errors).toBeUndefined();
  expect(new Set(turnNumbers).size).toBe(4);
});
