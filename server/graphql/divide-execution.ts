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
      if (turns.isLong) return turns.next().then(() => resolve(root, args, context, info));
      const value: unknown = resolve(root, args, context, info);
      // The results of several statements may arrive in the same turn.
      return value instanceof Promise ? value.then((result) => turns.deliver(result)) : value;
    };
  }
}

/** Returns whether a field belongs to an item of a list. What the items load in one turn is one statement. */
function isInList({ key, prev }: ResponsePath): boolean {
  return typeof key === 'number' || (prev !== undefined && isInList(prev));
}

/** Serializes a response in another turn if the current one takes long. */
export const divideResponse: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse() {
        if (turns.isLong) await turns.next();
      },
    };
  },
};
