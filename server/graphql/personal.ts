import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Callers who can see personal data: the member whose token came with the request, or everyone who has a secret link.
 */
type Audience = 'MEMBER' | 'LINK';

/**
 * Marks a type or a field as personal data. No cache stores such a response. The client sends its token with
 * fields of the member, and evicts them after sign-in and sign-out (`client/gql/personal-fields.ts`, generated).
 */
export const Personal = (audience: Audience = 'MEMBER') => Extensions({ personal: audience });

/** Returns who can see a field's value; undefined for data that is the same for everyone. */
function getAudience({ extensions, type }: GraphQLField<unknown, unknown>): Audience | undefined {
  return (extensions.personal ?? getNamedType(type).extensions.personal) as Audience | undefined;
}

/** Makes each personal field record itself in the context when resolved, for `Cache-Control`. */
export function markPersonalFields(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    if (!getAudience(field)) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (root, args, context: { isPersonal?: true }, info) => {
      context.isPersonal = true;
      return resolve(root, args, context, info);
    };
  }
}

/** Returns the fields through which queries reach data of the member, sorted. Example: "Query.viewer" */
export function getPersonalFields(schema: GraphQLSchema): string[] {
  const fields: string[] = [];
  const types = new Set<GraphQLObjectType | GraphQLInterfaceType>();
  const add = (type: unknown): void => {
    if (isUnionType(type)) type.getTypes().forEach(add);
    if (isInterfaceType(type)) schema.getPossibleTypes(type).forEach(add);
    if (isObjectType(type) && !type.extensions.personal) types.add(type);
  };
  add(schema.getQueryType());
  // The loop also visits types that are added during it.
  for (const type of types)
    for (const field of Object.values(type.getFields()))
      if (getAudience(field) === 'MEMBER') fields.push(`${type.name}.${field.name}`);
      else add(getNamedType(field.type));
  return fields.sort();
}
