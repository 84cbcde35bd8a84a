import fs from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  print,
} from 'graphql';
import { expect, it } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { MAX_COST, measuredFields } from '#server/graphql/field-costs.ts';
import ownDocuments from '../../client/gql/persisted-documents.json';
import { addMember, graphql, signIn } from '../support/accounts.ts';
import { countStatements } from '../support/count-statements.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

/** Cost per millisecond; the limit of an operation allows 250 ms. */
const COST_PER_MS = 20;
/** Cost of a statement of a field that sends more than two. */
const COST_PER_STATEMENT = 20;
/** Greatest depth of an operation. */
const MAX_LEVELS = 7;
/** Fields whose time depends on their arguments, and whole lists: each can be selected once per operation. */
const ONCE_PER_OPERATION = [
  'Query.checkContent',
  'Query.contentPreview',
  'Desk.contentFiles',
  'Desk.contentWords',
  'Desk.foods',
  'Desk.pastedText',
  'Desk.pictures',
  'Desk.sourceFoods',
  'NewsletterIssue.check',
];

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
const email = await addMember(app, outbox, { email: 'abeba@gmail.com', username: 'Abeba' });
for (const role of Object.values(StaffRole)) await setRole(database.dataSource, email, { role, granted: true });
const token = await signIn(app, email);

const schema = buildSchema(fs.readFileSync('schema/schema.graphql', 'utf8'));

interface Measurement {
  statements: number;
  cost: number;
}

/** Sends a query. @returns the cost that the response states; undefined if there is none */
async function requestCost(query: string, variables?: Record<string, unknown>): Promise<number | undefined> {
  const response = await graphql(app, query, { token, variables });
  // The type lacks `extensions`, which only these tests read.
  return (response as { extensions?: { cost?: { requested: number } } }).extensions?.cost?.requested;
}

async function measure(query: string): Promise<Measurement> {
  // The first response may read data that later responses have in the cache.
  const cost = await requestCost(query);
  const statements = await countStatements(() => requestCost(query));
  return { statements, cost: cost ?? 0 };
}

/** Returns the statements and the cost of each field of the types that a query can reach. */
async function measureFields(): Promise<Map<string, Measurement>> {
  const measurements = new Map<string, Measurement>();
  const seenFields = new Set<string>();
  const types: { type: GraphQLObjectType; wrap: (text: string) => string; level: number }[] = [];
  const query = schema.getQueryType();
  if (query) types.push({ type: query, wrap: (text) => `{ ${text} }`, level: 1 });
  for (let next = types.shift(); next; next = types.shift()) {
    const { type, wrap, level } = next;
    if (seenFields.has(type.name) || level > MAX_LEVELS) continue;
    seenFields.add(type.name);
    const base = await measure(wrap('__typename'));
    for (const field of Object.values(type.getFields())) {
      const call = field.name + toArguments(field);
      const namedType = getNamedType(field.type);
      const { statements, cost } = await measure(wrap(isCompositeType(namedType) ? `${call} { __typename }` : call));
      measurements.set(`${type.name}.${field.name}`, {
        statements: statements - base.statements,
        // `__typename` alone costs 1.
        cost: cost - base.cost + 1,
      });
      if (isObjectType(namedType))
        types.push({ type: namedType, wrap: (text) => wrap(`${call} { ${text} }`), level: level + 1 });
    }
  }
  return measurements;
}

function toArguments({ name, args }: GraphQLField<unknown, unknown>): string {
  const needed = args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  return needed.length > 0 ? `(${needed.map((arg) => `${arg.name}: ${toValue(name, arg)}`).join(', ')})` : '';
}

const slugs: Record<string, string> = {
  author: 'hanna-tesfaye',
  category: 'dinner',
  collection: 'vegan',
  cuisine: 'ethiopian',
  food: 'berbere',
  guide: 'season',
  menu: 'dumpling-night',
};
const RECIPE_ID = Buffer.from('Recipe:doro-wat').toString('base64url');

function toValue(field: string, { name, type }: GraphQLArgument): string {
  const isList = String(getNullableType(type)).startsWith('[');
  const values: Record<string, string> = {
    slug: slugs[field] ?? 'gomen',
    slugs: 'doro-wat',
    file: 'recipes/gomen.yaml',
    id: RECIPE_ID,
    ids: RECIPE_ID,
    since: '2026-01-01T00:00:00Z',
  };
  if (getNamedType(type).name === 'Int') return '1';
  const value = JSON.stringify(values[name] ?? 'x');
  return isList ? `[${value}]` : value;
}

it('`measuredFields` lists each field that sends more than two statements, with its cost', {
  timeout: 120_000,
}, async () => {
  const measurements = await measureFields();
  expect(measurements.size).toBeGreaterThan(300);
  const costlyFields = [...measurements].filter(
    ([name, { statements }]) => statements > 2 && !ONCE_PER_OPERATION.includes(name),
  );
  expect(Object.fromEntries(costlyFields.map(([name, { statements }]) => [name, statements]))).toEqual(
    Object.fromEntries(Object.entries(measuredFields).map(([name, { statements }]) => [name, statements])),
  );
  for (const [name, { statements, ms }] of Object.entries(measuredFields)) {
    const cost = measurements.get(name)?.cost ?? 0;
    expect(cost, name).toBeGreaterThanOrEqual(statements * COST_PER_STATEMENT);
    expect(cost, name).toBeGreaterThanOrEqual(ms * COST_PER_MS);
  }
  for (const name of ONCE_PER_OPERATION) expect(measurements.get(name)?.cost, name).toBeGreaterThan(MAX_COST / 2);
});

it('each query of our own client is below the limit', async () => {
  const texts: string[] = Object.values(ownDocuments);
  const queries = texts.filter((text) => /^query/.test(text));
  expect(queries.length).toBeGreaterThan(30);
  const costlyQueries = await Promise.all(
    queries.map(async (query) => {
      const { errors } = await graphql(app, query, { token, variables: toVariables(query) });
      return errors?.[0]?.extensions.code === 'OPERATION_TOO_COSTLY' ? [query] : [];
    }),
  );
  expect(costlyQueries.flat()).toEqual([]);
});

/** Returns values for the required variables of a query. */
function toVariables(query: string): Record<string, unknown> {
  const [operation] = parse(query).definitions;
  const variables = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
  const values: Record<string, unknown> = { Int: 1, Boolean: true, DateTimeISO: '2026-01-01T00:00:00Z' };
  return Object.fromEntries(
    variables.flatMap(({ variable, type, defaultValue }) => {
      if (type.kind !== Kind.NON_NULL_TYPE || defaultValue) return [];
      const value = values[print(type).replace(/[[\]!]/g, '')] ?? 'x';
      return [[variable.name.value, type.type.kind === Kind.LIST_TYPE ? [value] : value]];
    }),
  );
}

it('the cost of an operation is computed again for other variables', async () => {
  const query = `query ($name: String, $first: Int, $where: RecipeWhere) {
    desk { pictures(name: $name) { name } }
    one: recipes(first: $first, where: $where) { nodes { slug } }
  }`;
  const cost = await requestCost(query, { name: 'gomen', first: 2 });
  expect(await requestCost(query, { name: 'gomen', first: 2, where: { authors: ['Mei Lin'] } })).toBe(cost);
  expect(await requestCost(query, { name: 'gomen', first: 3 })).toBeGreaterThan(cost ?? 0);
  expect(await requestCost(query, { name: null, first: 2 })).toBeGreaterThan(MAX_COST / 2);
  expect(await requestCost(query, { name: '', first: 2 })).toBeGreaterThan(MAX_COST / 2);
  expect(await requestCost(query, { name: 'gomen', first: 'two' })).toBeUndefined();
});

it('a member’s data can be exported once per operation, and ten times an hour', async () => {
  const fetchExport = (query: string) => graphql(app, query, { token });
  const doubleExports = [
    '{ viewer { a: exportedData b: exportedData } }',
    '{ a: viewer { ...F } b: viewer { ...F } } fragment F on Viewer { exportedData }',
  ];
  for (const query of doubleExports)
    expect((await fetchExport(query)).errors?.[0]?.extensions.code, query).toBe('OPERATION_TOO_COSTLY');
  await database.dataSource.query(`delete from throttles where key like 'export-data:%'`);
  for (let number = 1; number <= 10; number += 1)
    expect((await fetchExport('{ viewer { exportedData } }')).errors).toBeUndefined();
  expect((await fetchExport('{ viewer { exportedData } }')).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
});
