import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import type { ErrorCode } from '#server/errors.ts';

const ALIASED: ErrorCode = 'INTROSPECTION_ALIASED';

/** Left to themselves the rules throw, and Apollo takes that for a failure of ours. */
const refusedAs = (code: ErrorCode) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message, { extensions: { code } })),
  ],
});

/**
 * Introspection takes no aliases: its fields are free of charge, and so each is to be had once. A schema of some hundred
 * fields, asked for fifteen times over, is an answer of megabytes. What tools send has none.
 */
const plainIntrospectionRule: ValidationRule = (context) => ({
  Field(node) {
    if (!node.alias || node.name.value === '__typename') return;
    const isRoot = node.name.value === '__schema' || node.name.value === '__type';
    if (isRoot || context.getParentType()?.name.startsWith('__'))
      context.reportError(
        new GraphQLError('Introspection takes no aliases.', { nodes: node, extensions: { code: ALIASED } }),
      );
  },
});

/** Limits of a document's shape: checked once for each document, with its other rules. */
export const limitRules = [
  // A fragment is as deep as its fields written out.
  maxDepthRule({ n: 8, flattenFragments: true, ...refusedAs('OPERATION_TOO_DEEP') }),
  maxAliasesRule({ n: 15, allowList: [], ...refusedAs('TOO_MANY_ALIASES') }),
  maxDirectivesRule({ n: 5, ...refusedAs('TOO_MANY_DIRECTIVES') }),
  plainIntrospectionRule,
] as ValidationRule[];
