import { type ClassType, createUnionType } from 'type-graphql';

/** Services answer with discriminated results, whose `kind` is the name of the GraphQL type. */
export function typeNameOf(result: object): string | undefined {
  return 'kind' in result && typeof result.kind === 'string' ? result.kind : undefined;
}

/** A union of what a mutation can answer, distinguished by the result's `kind`. */
export function resultUnion<const Types extends readonly ClassType[]>(
  name: string,
  description: string,
  types: () => Types,
) {
  return createUnionType({ name, description, types, resolveType: typeNameOf });
}
