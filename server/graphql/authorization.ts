import { type AuthCheckerFn, createParameterDecorator, getMetadataStorage } from 'type-graphql';
import type { Access } from '#server/features/accounts/access.ts';
import type { RequestContext } from './context.ts';

/** Runs before arguments are validated, so callers without access learn nothing about them. */
export const authChecker: AuthCheckerFn<RequestContext, Access> = ({ context }, [access = {}]) =>
  context.viewer.hasAccess(access);

/** Passes the member to whom `@Authorized` gave access. */
export const Member = () => createParameterDecorator<RequestContext>(({ context }) => context.viewer.member);

/**
 * Returns the access of all operations and fields that are not public, by name, in the schema as it was built last.
 * Example: "Mutation.addReview"
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
