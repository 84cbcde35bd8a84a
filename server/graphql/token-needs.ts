import { type GraphQLFieldMap, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { TokenNeed } from '#server/features/accounts/token-rights.ts';

/** Opens a mutation, or a field of the member's own types, to tokens of programs. Without it only the member reaches it. */
export const OpenToTokens = () => Extensions({ isOpenToTokens: true });

/** Types of which programs reach nothing but ids and what is opened to them. */
const MEMBERS_ONLY: ReadonlySet<string> = new Set(['Mutation', 'Viewer', 'Session', 'AccessToken']);

/** @returns what a program needs for a field. @param type that has the field, by its name in the schema */
export function tokenNeedOf(schema: GraphQLSchema, type: string, field: string): TokenNeed {
  const isOpen = field === 'id' || field === '__typename' || fieldsOf(schema, type)[field]?.extensions.isOpenToTokens;
  if (MEMBERS_ONLY.has(type) && !isOpen) return 'SESSION';
  return type === 'Mutation' ? 'WRITE' : 'READ';
}

function fieldsOf(schema: GraphQLSchema, name: string): GraphQLFieldMap<unknown, unknown> {
  const type = schema.getType(name);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}
