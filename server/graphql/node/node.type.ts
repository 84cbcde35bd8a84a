import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, ID, InterfaceType } from 'type-graphql';
import { problem } from '#server/check-input.ts';

/** Maximum number of ids per `nodes` field. */
export const MAX_NODES = 50;

@InterfaceType('Node', {
  description: 'An object that `node` and `nodes` find by its ID.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class NodeType {
  /** Resolved by `NodeResolver`. */
  id: unknown;
}

@ArgsType()
export class NodesArgs {
  @Field(() => [ID], { description: `IDs, at most ${MAX_NODES}. Example: ["UmVjaXBlOmRvcm8td2F0"].` })
  @ArrayMaxSize(MAX_NODES, problem('TOO_LONG', `At most ${MAX_NODES} IDs can be requested at once.`))
  ids: string[];
}
