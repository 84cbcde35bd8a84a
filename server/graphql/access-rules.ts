import { getMetadataStorage } from 'type-graphql';
import type { Access } from '#server/features/accounts/access.ts';

/**
 * Returns the access rules of the operations and fields that are not public, by name. Example: "Mutation.addReview".
 * Reads type-graphql's metadata, because the schema has no rules; with `@Extensions`, each would be declared twice.
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
