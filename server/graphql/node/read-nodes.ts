import { collectionsOf } from '#server/features/catalogue/collections/collection-lists.ts';
import type { Loaders, RequestContext } from '#server/graphql/context.ts';
import { type NodeKind, type NodeName, readNodeId, rowIdIn } from './node-id.ts';

/** Finds things of one kind by their keys, all in one statement at most. */
type Finder = (keys: string[], context: RequestContext) => Promise<(readonly [key: string, found: object])[]>;

const inMemory =
  (find: (key: string, context: RequestContext) => object | undefined): Finder =>
  async (keys, context) =>
    keys.flatMap((key) => {
      const found = find(key, context);
      return found ? [[key, found]] : [];
    });

/** Written by members: known by numbers. */
const written =
  (loaderOf: (loaders: Loaders) => { load(id: number): Promise<{ id: number } | null> }): Finder =>
  async (keys, { loaders, tags }) => {
    tags.addReviews();
    const ids = keys.flatMap((key) => rowIdIn(key) ?? []);
    const found = await Promise.all(ids.map((id) => loaderOf(loaders).load(id)));
    return found.flatMap((row) => (row ? [[String(row.id), row] as const] : []));
  };

const finders: Record<NodeKind, Finder> = {
  // Of the member who asks only, as sessions are.
  AccessToken: async (_keys, { services, viewer }) => {
    const member = await viewer.find();
    return member ? (await services.accessTokens.list(member.id)).map((token) => [token.id, token] as const) : [];
  },
  Answer: written(({ answersById }) => answersById),
  Author: inMemory((key, { catalogue }) => catalogue.taxonomy.authors.find(({ slug }) => slug === key)),
  Category: inMemory((key, { catalogue }) => catalogue.taxonomy.categories.find(({ slug }) => slug === key)),
  Collection: inMemory((key, { catalogue }) => collectionsOf(catalogue).find(({ slug }) => slug === key)),
  Cuisine: inMemory((key, { catalogue }) => catalogue.taxonomy.cuisines.find(({ slug }) => slug === key)),
  Food: inMemory((key, { catalogue }) => catalogue.taxonomy.food(key)),
  Guide: inMemory((key, { catalogue }) => catalogue.taxonomy.guide(key)),
  Menu: inMemory((key, { catalogue }) => catalogue.taxonomy.menu(key)),
  Question: written(({ questionsById }) => questionsById),
  Recipe: inMemory((key, { catalogue }) => catalogue.bySlug(key)),
  Review: written(({ reviewsById }) => reviewsById),
  // Of the member who asks only.
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
 * @param ids of anything, in any order
 * @returns the node of each, null where there is none (any more), or not for the one who asks
 * @throws UnauthenticatedError where a session or a viewer is asked for with a token that is not good
 */
export async function readNodes(ids: readonly string[], context: RequestContext): Promise<(object | null)[]> {
  const names = ids.map(readNodeId);
  const kinds = new Set(names.flatMap((name) => (name ? [name.kind] : [])));
  const found = new Map<NodeKind, Map<string, object>>();
  await Promise.all(
    [...kinds].map(async (kind) => found.set(kind, new Map(await finders[kind](keysOf(names, kind), context)))),
  );
  return names.map((name) => {
    const node = name && found.get(name.kind)?.get(name.key);
    return node ? { ...node, __typename: name.kind } : null;
  });
}

function keysOf(names: readonly (NodeName | undefined)[], kind: NodeKind): string[] {
  return [...new Set(names.flatMap((name) => (name?.kind === kind ? [name.key] : [])))];
}
