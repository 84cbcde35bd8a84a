import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLSchema, getNullableType, isLeafType, isObjectType, type ResponsePath } from 'graphql';
import { turns } from '#server/turns.ts';
import type { RequestContext } from './context.ts';

/** Makes fields that return objects or lists run in another turn of the event loop if the current one takes long. */
export function divideExecution(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    const { resolve } = field;
    if (!resolve || isLeafType(getNullableType(field.type))) continue;
    field.resolve = (root, args, context, info) => {
      if (isInList(info.path)) return resolve(root, args, context, info);
      if (turns.isLong) return turns.continue().then(() => resolve(root, args, context, info));
      const value: unknown = resolve(root, args, context, info);
      // Several results may arrive in the same turn, and would all be processed in it.
      return value instanceof Promise ? value.then((result) => turns.deliver(result)) : value;
    };
  }
}

/** Returns whether a field belongs to an item of a list. Loaders batch the items of a turn, so these stay together. */
function isInList({ key, prev }: ResponsePath): boolean {
  return typeof key === 'number' || (prev !== undefined && isInList(prev));
}

/** Serializes a response in another turn if the current one takes long. */
export const divideResponse: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse() {
        if (turns.isLong) await turns.continue();
      },
    };
  },
};
