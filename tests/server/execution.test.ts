import fc from 'fast-check';
import {
  buildSchema,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  isObjectType,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  parse,
  specifiedRules,
  VariablesInAllowedPositionRule,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { executeQuery } from '#server/graphql/execution/execute-query.ts';

const NOTHING_MORE = 'Nothing more to resolve';

/** A schema with all that a query can meet; what its fields do is in the data. */
function oddSchema(): GraphQLSchema {
  const schema = buildSchema(`
    scalar Day
    enum Kind { GOOD BAD }
    input Filter { names: [String!], deep: Filter, least: Int = 2 }
    interface Node { id: ID text: String }
    type Thing implements Node {
      id: ID text: String need: String! number: Int kind: Kind day: Day needDay: Day!
      numbers: [Int] needNumbers: [Int!]! rows: [[Int!]]
      one: Thing needOne: Thing! many: [Thing] needMany: [Thing!]! other: Other
      node: Node needNode: Node! any: Any anyMany: [Any!]
      echo(number: Int = 3, text: String, filter: Filter, kinds: [Kind!]): String
      needEcho(number: Int!): String!
    }
    type Other implements Node { id: ID text: String need: String! thing: Thing }
    union Any = Thing | Other
    type Query { thing: Thing needThing: Thing! things: [Thing!] node: Node any: Any }
    type Mutation { thing: Thing }
  `);
  const day = schema.getType('Day');
  if (day && 'serialize' in day) {
    day.serialize = (value: unknown) => {
      if (typeof value !== 'string') throw new TypeError('This is no day');
      return value === 'never' ? undefined : `on ${value}`;
    };
  }
  for (const name of ['Thing', 'Other']) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    const { echo, needEcho } = type.getFields();
    for (const field of [echo, needEcho])
      if (field)
        field.resolve = (_source, args, _context, { fieldName, path }) => JSON.stringify([fieldName, args, path]);
  }
  const other = schema.getType('Other');
  if (isObjectType(other))
    other.isTypeOf = (value) =>
      (value as { isLate?: boolean }).isLate ? Promise.resolve(true) : 'thing' in (value as object);
  return schema;
}

const schema = oddSchema();

/** What a field can hold: the value as it is, late, made by a function, or none: thrown, rejected, an error, null. */
function behaving(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const thrown = () => {
    throw new Error('It broke');
  };
  return fc.oneof(
    { weight: 12, arbitrary: value },
    { weight: 3, arbitrary: value.map((held) => () => held) },
    { weight: 3, arbitrary: value.map((held) => () => Promise.resolve(held)) },
    {
      weight: 2,
      arbitrary: value.map((held) => async () => {
        await null;
        await null;
        return held;
      }),
    },
    { weight: 2, arbitrary: fc.constantFrom(null, undefined) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(thrown, async () => thrown(), new Error('I am an error'), {}, [], Number.NaN),
    },
  );
}

const { thing } = fc.letrec<{ thing: unknown; other: unknown; node: unknown }>((tie) => {
  const leaf = {
    text: fc.string(),
    number: fc.integer(),
    day: fc.constantFrom('Monday', 'never', 7),
    kind: fc.constantFrom('GOOD', 'BAD', 'UGLY'),
  };
  const some = (item: fc.Arbitrary<unknown>) => fc.array(behaving(item), { maxLength: 3 });
  const below = (name: 'thing' | 'other' | 'node') => behaving(tie(name));
  const typed = (name: string) => fc.constantFrom(name, name, name, 'Query', 'None', 'Node');
  const plain = (name: string) => ({
    __typename: typed(name),
    id: behaving(leaf.text),
    text: behaving(leaf.text),
    need: behaving(leaf.text),
  });
  const whole = {
    ...plain('Thing'),
    number: behaving(leaf.number),
    kind: behaving(leaf.kind),
    day: behaving(leaf.day),
    needDay: behaving(leaf.day),
    numbers: behaving(some(leaf.number)),
    needNumbers: behaving(some(leaf.number)),
    rows: behaving(some(some(leaf.number))),
    one: below('thing'),
    needOne: below('thing'),
    many: behaving(some(tie('thing'))),
    needMany: behaving(some(tie('thing'))),
    other: below('other'),
    node: below('node'),
    needNode: below('node'),
    any: below('node'),
    anyMany: behaving(some(tie('node'))),
  };
  const fewOf = (model: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record(model, { requiredKeys: ['__typename', 'need'] });
  return {
    thing: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant({ need: NOTHING_MORE, __typename: 'Thing' }),
      fewOf(whole),
    ),
    other: fewOf({ ...plain('Other'), thing: below('thing'), isLate: fc.boolean() }),
    node: fc.oneof(tie('thing'), tie('other')),
  };
});

const condition = fc.constantFrom(
  '',
  '',
  '',
  ' @include(if: $yes)',
  ' @skip(if: $yes)',
  ' @include(if: $no) @skip(if: $yes)',
  ' @skip(if: false)',
);
/** Of the same name for the same field: documents whose fields collide are no valid ones. */
const alias = fc.constantFrom<((name: string) => string)[]>(
  () => '',
  () => '',
  (name) => `other_${name}: `,
  (name) => (name === 'text' ? '__proto__: ' : `constructor_${name}: `),
);

const { selection } = fc.letrec<{ selection: string; node: string }>((tie) => {
  const leaves = [
    'id',
    'text',
    'need',
    'number',
    'kind',
    'day',
    'needDay',
    'numbers',
    'needNumbers',
    'rows',
    '__typename',
    'echo',
    'echo1: echo(number: $number)',
    'echo2: echo(text: "t", filter: { names: ["n"], deep: { least: $number } })',
    'echo3: echo(kinds: [GOOD], number: null)',
    'constructor: needEcho(number: $number)',
    'needEcho(number: 4)',
  ];
  const set = (fields: fc.Arbitrary<string>) =>
    fc.array(fields, { minLength: 1, maxLength: 5 }).map((chosen) => `{ ${chosen.join(' ')} }`);
  const field = (names: string[], inner?: fc.Arbitrary<string>) =>
    fc
      .tuple(alias, fc.constantFrom(...names), condition, inner ?? fc.constant(''))
      .map(([as, name, when, below]) => `${/[:( ]/.test(name) ? '' : as(name)}${name}${when} ${below}`);
  const things = field(['one', 'needOne', 'many', 'needMany'], tie('selection'));
  const nodes = field(['node', 'needNode'], tie('node'));
  const spread = fc
    .tuple(fc.constantFrom('... on Thing', '... on Node', '...'), condition, set(field(['id', 'text'])))
    .map((parts) => parts.join(' '));
  const other = fc.tuple(condition, tie('selection')).map(([when, below]) => `other${when} { id need thing ${below} }`);
  const any = tie('selection').map(
    (below) => `any { __typename ... on Node { id } ... on Thing ${below} ... on Other { need } }`,
  );
  return {
    selection: set(
      fc.oneof(
        { maxDepth: 4 },
        field(leaves),
        field(leaves),
        spread,
        fc.constant('...Shared'),
        things,
        nodes,
        other,
        any,
      ),
    ),
    node: tie('selection').map((below) => `{ id text ... on Other { need thing { text } } ... on Thing ${below} }`),
  };
});

const query = fc
  .tuple(fc.constantFrom('thing', 'needThing', 'things'), selection)
  .map(
    ([name, below]) =>
      `query Q($yes: Boolean!, $no: Boolean = false, $number: Int) { ${name} ${below} } fragment Shared on Thing { text one { id ...Deep } } fragment Deep on Thing { need numbers }`,
  );

// What these refuse can be executed all the same.
const loose: unknown[] = [NoUnusedFragmentsRule, NoUnusedVariablesRule, VariablesInAllowedPositionRule];
const rules = specifiedRules.filter((rule) => !loose.includes(rule));

type Asked = Parameters<typeof executeQuery>[0] & { rootValue?: unknown };

const shown = ({ data, errors }: ExecutionResult) => ({
  data: JSON.stringify(data),
  errors: errors?.map((error) => error.toJSON()),
});

/** Both ways read what stands in the context. */
async function both(asked: Asked) {
  return { ours: shown(await executeQuery(asked)), theirs: shown(await execute(asked)) };
}

describe('executing a query by its plan', () => {
  const root = schema.getQueryType()?.getFields() ?? {};
  for (const [name, field] of Object.entries(root))
    field.resolve = (_source, _args, context) => {
      const held = (context as Record<string, unknown>)[name];
      return typeof held === 'function' ? held() : held;
    };

  it('answers as graphql-js does, whatever goes wrong', { timeout: 120_000 }, async () => {
    let withErrors = 0;
    await fc.assert(
      fc.asyncProperty(
        query,
        behaving(thing),
        fc.array(behaving(thing), { maxLength: 3 }),
        fc.boolean(),
        fc.constantFrom(undefined, null, 4),
        async (text, one, many, yes, number) => {
          const document = parse(text);
          fc.pre(validate(schema, document, rules).length === 0);
          const contextValue = { thing: one, needThing: one, things: many };
          for (const variableValues of [
            { yes, number },
            { yes: !yes, no: true },
            { yes, number: 'no number' },
          ]) {
            const { ours, theirs } = await both({ schema, document, variableValues, contextValue });
            expect(ours).toEqual(theirs);
            if (theirs.errors) withErrors += 1;
          }
        },
      ),
      { numRuns: 100 },
    );
    expect(withErrors).toBeGreaterThan(50);
  });

  it.each([
    ['a mutation', 'mutation { thing { id } }', undefined],
    ['one of several operations', 'query A { thing { id } } query B { thing { text } }', 'B'],
    ['an operation that is not there', 'query A { thing { id } }', 'C'],
    [
      'introspection',
      '{ __schema { types { name fields { name args { defaultValue } } } } __type(name: "Thing") { kind } }',
      undefined,
    ],
  ])('answers %s as graphql-js does', async (_what, text, operationName) => {
    const contextValue = { thing: { id: '1', text: 'one' } };
    const { ours, theirs } = await both({ schema, document: parse(text), operationName, contextValue });
    expect(ours).toEqual(theirs);
  });

  it('leaves out what fails below a place that is null by then', async () => {
    const fail = async (text: string, ticks: number) => {
      for (let tick = 0; tick < ticks; tick += 1) await null;
      throw new Error(text);
    };
    const thing = { needDay: () => fail('at once', 1), text: () => fail('too late', 12) };
    const document = parse('{ thing { needDay text } needThing { text id } }');
    const contextValue = { thing, needThing: { id: async () => 7, text: () => fail('in time', 30) } };
    const { ours, theirs } = await both({ schema, document, contextValue });
    expect(ours).toEqual(theirs);
    expect(ours.errors?.map(({ message }) => message)).toEqual(['at once', 'in time']);
  });

  it('gives resolvers the same arguments anew, so that one may change them', async () => {
    const document = parse('{ thing { echo(filter: { names: ["n"] }) } }');
    const contextValue = { thing: { id: '1' } };
    const echo = (
      schema.getType('Thing') as unknown as { getFields(): Record<string, { resolve: unknown }> }
    ).getFields().echo;
    const before = echo?.resolve;
    if (echo)
      echo.resolve = (_source: unknown, { filter }: { filter: { names: string[] } }) => {
        filter.names.push('m');
        return filter.names.join();
      };
    const answers = [
      await executeQuery({ schema, document, contextValue }),
      await executeQuery({ schema, document, contextValue }),
    ];
    if (echo) echo.resolve = before;
    expect(answers.map(({ data }) => JSON.stringify(data))).toEqual(Array(2).fill('{"thing":{"echo":"n,m"}}'));
  });
});
