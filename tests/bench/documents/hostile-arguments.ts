import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** An operation that passes an expensive value to a field under 15 aliases, the maximum. */
export interface HostileArgument {
  query: string;
  /** @param round - makes the values differ, so that nothing from the last round is cached */
  variables: (round: number) => Record<string, unknown>;
}

const ALIASES = 15;
/** Maximum number of items in a list. */
const ITEMS = 50;
/** Letters that fit in a request body of 100 KiB. */
const LETTERS = 90_000;

type Argument = GraphQLArgument | GraphQLInputField;
/** Makes a text. @param seed - makes it differ from other texts */
type MakeText = (seed: number) => string;

/** Expensive texts: names that resemble no known name, and as much text as a body can hold. */
const texts: Record<string, { make: MakeText; items: number }> = {
  'short names': { make: (seed) => `${(seed * 7_919).toString(36)}qzandoeriutkalsom`.slice(0, 15), items: ITEMS },
  'long names': { make: (seed) => `${seed}${'a b-'.repeat(50)}`.slice(0, 110), items: ITEMS },
  'one text': { make: (seed) => `${seed}${'aé '.repeat(LETTERS)}`.slice(0, LETTERS / ALIASES / 2), items: 1 },
};

/** Creates operations for every text and list argument of queries, mutations, and fields of query results. */
export function hostileArguments(schema: GraphQLSchema): Record<string, HostileArgument> {
  const rows: Record<string, HostileArgument> = {};
  const add = (path: string, field: GraphQLField<unknown, unknown>, wrap: (call: string) => string) => {
    for (const inputPath of field.args.flatMap((arg) => findPaths(arg, [])))
      for (const [kind, { make, items }] of Object.entries(texts)) {
        const name = `${path}(${inputPath.map((each) => each.name).join('.')}): ${kind}`;
        rows[name] = getOperation(field, inputPath, { wrap, make, items });
      }
  };
  const query = schema.getQueryType();
  const mutation = schema.getMutationType();
  for (const field of Object.values(mutation?.getFields() ?? {})) add(field.name, field, (call) => `mutation ${call}`);
  for (const field of Object.values(query?.getFields() ?? {})) {
    add(field.name, field, (call) => `query ${call}`);
    const type = getNullableType(field.type);
    if (!isObjectType(type)) continue;
    for (const inner of Object.values(type.getFields()))
      add(`${field.name}.${inner.name}`, inner, createWrapper(field));
  }
  return rows;
}

/** Slugs of existing entries, by the query field that takes a slug. */
const slugs: Record<string, string> = {
  author: 'hanna-tesfaye',
  category: 'dinner',
  collection: 'vegan',
  cuisine: 'ethiopian',
  food: 'berbere',
  guide: 'season',
  recipe: 'gomen',
};

/** Returns a function that wraps a call in a query of this field. */
function createWrapper(field: GraphQLField<unknown, unknown>) {
  const slug = slugs[field.name];
  const parent = `${field.name}${slug ? `(slug: "${slug}")` : ''}`;
  return (call: string) => `query ${call.replace('{', `{ ${parent} {`)} }`;
}

/** Returns the paths to texts and lists within an argument. */
function findPaths(argument: Argument, path: Argument[]): Argument[][] {
  const type = getNullableType(argument.type);
  const namedType = getNamedType(argument.type);
  const newPath = [...path, argument];
  const isText = namedType.name === 'String' || namedType.name === 'ID';
  if (isText || (isListType(type) && !isInputObjectType(namedType))) return [newPath];
  return isInputObjectType(namedType)
    ? Object.values(namedType.getFields()).flatMap((field) => findPaths(field, newPath))
    : [];
}

function getOperation(
  { name, args, type }: GraphQLField<unknown, unknown>,
  path: Argument[],
  { wrap, make, items }: { wrap: (call: string) => string; make: MakeText; items: number },
): HostileArgument {
  const aliases = Array.from({ length: ALIASES }, (_, n) => n);
  const passedArgs = args.filter((arg) => path.includes(arg) || isRequired(arg));
  const declarations = aliases.flatMap((n) => passedArgs.map((arg) => `$${arg.name}${n}: ${arg.type}`)).join(', ');
  const values = (n: number) => passedArgs.map((arg) => `${arg.name}: $${arg.name}${n}`).join(', ');
  const selection = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
  const calls = aliases.map((n) => `a${n}: ${name}(${values(n)}) ${selection}`).join(' ');
  const variables = (round: number) =>
    Object.fromEntries(
      aliases.flatMap((n) =>
        passedArgs.map((arg) => {
          const seed = (round * ALIASES + n) * ITEMS;
          return [`${arg.name}${n}`, getInputValue(arg, path, (index) => make(seed + index), items)];
        }),
      ),
    );
  return { query: wrap(`(${declarations}) { ${calls} }`), variables };
}

function isRequired({ type, defaultValue }: Argument): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

/** Returns the hostile value on the path, elsewhere the smallest required value; undefined if none is required. */
function getInputValue(argument: Argument, path: Argument[], make: MakeText, items: number): unknown {
  const isOnPath = path.includes(argument);
  if (!isOnPath && !isRequired(argument)) return undefined;
  return toLiteral(getNullableType(argument.type), isOnPath ? path : [], make, items);
}

function toLiteral(type: GraphQLInputType, path: Argument[], make: MakeText, items: number): unknown {
  if (isNonNullType(type)) return toLiteral(type.ofType, path, make, items);
  if (isListType(type))
    return Array.from({ length: path.length > 0 ? items : 1 }, (_, n) =>
      toLiteral(type.ofType, path, (index) => make(n + index), items),
    );
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, getInputValue(field, path, make, items)]),
    );
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (type.name === 'Int' || type.name === 'Float') return 1;
  if (type.name === 'Boolean') return true;
  if (/Date/.test(type.name)) return '2026-01-01T00:00:00Z'.slice(0, type.name === 'LocalDate' ? 10 : undefined);
  return path.length > 0 ? make(0) : 'gomen';
}
