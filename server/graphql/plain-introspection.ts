import { GraphQLError, type ValidationRule } from 'graphql';

/**
 * Introspection takes no aliases: its fields are free of charge, and so each is to be had once. A schema of some hundred
 * fields, asked for fifteen times over, is an answer of megabytes. What tools send has none.
 */
export const plainIntrospectionRule: ValidationRule = (context) => ({
  Field(node) {
    if (!node.alias || node.name.value === '__typename') return;
    const isRoot = node.name.value === '__schema' || node.name.value === '__type';
    if (isRoot || context.getParentType()?.name.startsWith('__'))
      context.reportError(new GraphQLError('Introspection takes no aliases.', { nodes: node }));
  },
});
