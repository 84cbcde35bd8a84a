import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { MAX_NODES, NodesArgs, NodeType } from './node.type.ts';
import { nodeId } from './node-id.ts';
import { readNodes } from './read-nodes.ts';

/** A row of the database, or of the taxonomy: known by its slug where it has one. */
type NodeRow = { slug?: string; id?: string | number };

@Resolver(() => NodeType)
export class NodeResolver {
  @Query(() => NodeType, {
    nullable: true,
    description:
      'What an id stands for; null where that is nothing (any more). A session or a viewer is found by the member only.\n\nExample: `{ node(id: "UmVjaXBlOmRvcm8td2F0") { id ... on Recipe { title } } }`',
  })
  async node(
    @Arg('id', () => ID, { description: 'Of anything that has one. Example: "UmVjaXBlOmRvcm8td2F0".' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<object | null> {
    const [node = null] = await readNodes([id], context);
    return node;
  }

  @Query(() => [NodeType], {
    nullable: 'items',
    // Counted as the longest list there can be: then no list needs to be weighed.
    complexity: ({ childComplexity }) => MAX_NODES * childComplexity,
    description: `What ids stand for, in the order asked; null for those that stand for nothing (any more). At most ${MAX_NODES}.\n\nExample: \`{ nodes(ids: ["UmVjaXBlOmRvcm8td2F0", "Q3Vpc2luZTppbmRpYW4"]) { __typename id } }\``,
  })
  nodes(@Args() { ids }: NodesArgs, @Ctx() context: RequestContext): Promise<(object | null)[]> {
    return readNodes(ids, context);
  }

  @FieldResolver(() => ID, {
    description:
      'Opaque, unique among all types, and the same for good: caches may use it as a key. Example: "UmVjaXBlOmRvcm8td2F0".',
  })
  id(@Root() row: NodeRow, @Info() { parentType }: GraphQLResolveInfo): string {
    return nodeId(parentType.name, row.slug ?? row.id ?? '');
  }
}
