import { type GraphQLSchema, isScalarType } from 'graphql';
import { buildSchema } from 'type-graphql';
import { assertValidInput } from '#server/check-input.ts';
import { authChecker } from './context.ts';
import { divideExecution } from './divide-execution.ts';
import { NodeResolver } from './node/node.resolver.ts';
import { getPersonalFields, markPersonalFields } from './personal.ts';

/** Specification of times ("date-time") and days ("full-date"). */
const RFC_3339 = 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6';

type ResolverClass = new () => object;

/** Every class that a resolver file of a feature exports, alone or in an array. */
const featureResolvers = Object.values(
  import.meta.glob<Record<string, ResolverClass | readonly ResolverClass[]>>('../features/**/*.resolver.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module).flat());

/** Builds the executable schema out of all resolvers. `schema/schema.graphql` is its printed form. */
export async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [NodeResolver, ...featureResolvers],
    // Apollo Server checks the schema; type-graphql would have it introspected as well, at each start.
    skipCheck: true,
    // Off by default in type-graphql 2. Its own call of class-validator would report the values, passwords among them.
    validateFn: (value) => {
      if (typeof value === 'object' && value !== null) assertValidInput(value);
    },
    authChecker,
    // A field is null if `authChecker` returns false. For most callers without access, `authChecker` throws.
    authMode: 'null',
  });
  // Neither type-graphql nor the library of scalars can state the specification of a scalar.
  for (const name of ['DateTimeISO', 'LocalDate']) {
    const scalar = schema.getType(name);
    if (isScalarType(scalar)) scalar.specifiedByURL = RFC_3339;
  }
  markPersonalFields(schema);
  divideExecution(schema);
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const names = getPersonalFields(schema).map((field) => `\`${field.replace('Query.', '')}\``);
  if (query)
    query.description = `Operations that read data. Only these depend on the token: ${names.join(', ')}, and \`node\` and \`nodes\` if their IDs belong to the member.`;
  if (mutation)
    mutation.description = 'Operations that change data. Each takes at most one `input`, and returns its result.';
  return schema;
}
