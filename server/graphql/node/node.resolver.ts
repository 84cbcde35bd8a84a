import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import type { CreateLoader } from '#server/database/loaders.ts';
import { getCollections } from '#server/features/catalogue/collections/collections.ts';
import { answerById, questionById } from '#server/features/questions/question.loader.ts';
import { reviewById } from '#server/features/reviews/review.loader.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { MAX_NODES, NodesArgs, NodeType } from './node.type.ts';
import { type DecodedNodeId, decodeNodeId, encodeNodeId, type NodeKind, readRowId } from './node-id.ts';

/** A row of the database or of the taxonomy: known by its slug if it has one. */
type NodeRow = { slug?: string; id?: string | number };

@Resolver(() => NodeType)
export class NodeResolver {
  @Query(() => NodeType, {
    nullable: true,
    description:
      'The object with an ID; null if it does not exist. Access tokens, sessions and the viewer are visible only to the member to whom they belong.\n\nExample: `{ node(id: "UmVjaXBlOmRvcm8td2F0") { id ... on Recipe { title } } }`',
  })
  async node(
    @Arg('id', () => ID, { description: 'ID of any object. Example: "UmVjaXBlOmRvcm8td2F0".' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<object | null> {
    const [node = null] = await readNodes([id], context);
    return node;
  }

  @Query(() => [NodeType], {
    nullable: 'items',
    // Costs as much as the longest list, regardless of the number of IDs.
    complexity: ({ childComplexity }) => MAX_NODES * childComplexity,
    description: `The objects with the given IDs, in the same order; null for IDs without an object. At most ${MAX_NODES}.\n\nExample: \`{ nodes(ids: ["UmVjaXBlOmRvcm8td2F0", "Q3Vpc2luZTppbmRpYW4"]) { __typename id } }\``,
  })
  nodes(@Args() { ids }: NodesArgs, @Ctx() context: RequestContext): Promise<(object | null)[]> {
    return readNodes(ids, context);
  }

  @FieldResolver(() => ID, {
    description: 'Opaque ID, unique across all types, so caches may use it as a key. Example: "UmVjaXBlOmRvcm8td2F0".',
  })
  id(@Root() row: NodeRow, @Info() { parentType }: GraphQLResolveInfo): string {
    return encodeNodeId(parentType.name, row.slug ?? row.id ?? '');
  }
}

/** Finds objects of one kind by their keys, in one batch; the result may also have other objects. */
type Finder = (keys: string[], context: RequestContext) => Promise<(readonly [key: string, node: object])[]>;

const createMemoryFinder =
  (find: (key: string, context: RequestContext) => object | undefined): Finder =>
  async (keys, context) =>
    keys.flatMap((key) => {
      const node = find(key, context);
      return node ? [[key, node]] : [];
    });

/** Returns a finder of members' contributions, which loads them in batches. Its keys are row ids. */
const createLoaderFinder =
  (loader: CreateLoader<{ load(id: number): Promise<{ id: number } | null> }>): Finder =>
  async (keys, { loaders, tags }) => {
    // Changes of questions and answers are announced as changes of reviews.
    tags.addReviews();
    const ids = keys.flatMap((key) => readRowId(key) ?? []);
    const nodes = await Promise.all(ids.map((id) => loaders.get(loader).load(id)));
    return nodes.flatMap((row) => (row ? [[String(row.id), row] as const] : []));
  };

const finders: Record<NodeKind, Finder> = {
  // Finds only tokens of the signed-in member.
  AccessToken: async (_keys, { services, viewer }) => {
    const member = await viewer.find();
    return member ? (await services.accessTokens.list(member.id)).map((token) => [token.id, token] as const) : [];
  },
  Answer: createLoaderFinder(answerById),
  Author: createMemoryFinder((key, { catalogue }) => catalogue.taxonomy.authors.find(({ slug }) => slug === key)),
  Category: createMemoryFinder((key, { catalogue }) => catalogue.taxonomy.categories.find(({ slug }) => slug === key)),
  Collection: createMemoryFinder((key, { catalogue }) => getCollections(catalogue).find(({ slug }) => slug === key)),
  Cuisine: createMemoryFinder((key, { catalogue }) => catalogue.taxonomy.cuisines.find(({ slug }) => slug === key)),
  Food: createMemoryFinder((key, { catalogue }) => catalogue.taxonomy.food(key)),
  Guide: createMemoryFinder((key, { catalogue }) => catalogue.taxonomy.guide(key)),
  Menu: createMemoryFinder((key, { catalogue }) => catalogue.taxonomy.menu(key)),
  Question: createLoaderFinder(questionById),
  Recipe: createMemoryFinder((key, { catalogue }) => catalogue.bySlug(key)),
  Review: createLoaderFinder(reviewById),
  // Finds only sessions of the signed-in member.
  Session: async (_keys, { services, viewer }) => {
    const member = await viewer.find();
    return member ? (await services.account.sessions(member)).map((session) => [session.id, session] as const) : [];
  },
  Viewer: async (_keys, { viewer }) => {
    const member = await viewer.find();
    return member ? [[String(member.id), member]] : [];
  },
};

/**
 * @param ids - IDs of any type, in any order
 * @returns each node, or null if it does not exist or is not visible to the client
 * @throws {UnauthenticatedError} if an access token, a session or a viewer is requested with an invalid token
 */
async function readNodes(ids: readonly string[], context: RequestContext): Promise<(object | null)[]> {
  const decodedIds = ids.map(decodeNodeId);
  const kinds = new Set(decodedIds.flatMap((decoded) => (decoded ? [decoded.kind] : [])));
  const nodesByKind = new Map<NodeKind, Map<string, object>>();
  await Promise.all(
    [...kinds].map(async (kind) =>
      nodesByKind.set(kind, new Map(await finders[kind](getKeys(decodedIds, kind), context))),
    ),
  );
  return decodedIds.map((decoded) => {
    const node = decoded && nodesByKind.get(decoded.kind)?.get(decoded.key);
    return node ? { ...node, __typename: decoded.kind } : null;
  });
}

function getKeys(decodedIds: readonly (DecodedNodeId | undefined)[], kind: NodeKind): string[] {
  return [...new Set(decodedIds.flatMap((decoded) => (decoded?.kind === kind ? [decoded.key] : [])))];
}
