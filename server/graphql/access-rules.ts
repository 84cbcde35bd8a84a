import { getMetadataStorage } from 'type-graphql';
import type { Access } from '#server/features/accounts/access.ts';

/**
 * Returns the access of all operations and fields that are not public, by name, in the schema as it was built last.
 * Example: "Mutation.addReview". type-graphql puts them in no schema, and `@Extensions` would declare each rule twice.
 */
export function getAccessRules(): Map<string, Access> {
  const { queries, mutations, objectTypes } = getMetadataStorage();
  const types = [
    { name: 'Query', fields: queries },
    { name: 'Mutation', fields: mutations },
    ...objectTypes.map(({ name, fields = [] }) => ({ name, fields })),
  ];
  return new Map(
    types.flatMap(({ name, fields }) =>
      fields.flatMap(({ schemaName, roles }): [string, Access][] =>
        roles ? [[`${name}.${schemaName}`, roles[0] ?? {}]] : [],
      ),
    ),
  );
}
