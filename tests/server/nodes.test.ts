import { beforeAll, describe, expect, it } from 'vitest';
import { addMember, graphql, signIn } from '../support/accounts.ts';
import { countStatements } from '../support/count-statements.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, outbox } = await setUpMemberApp({ recipes: true });
let token: string;
let strangerToken: string;

beforeAll(async () => {
  token = await signIn(app, await addMember(app, outbox, { email: 'abeba@gmail.com', username: 'Abeba' }));
  strangerToken = await signIn(app, await addMember(app, outbox, { email: 'bruk@gmail.com', username: 'Bruk' }));
});

type Node = { __typename: string; id: string } | null;

async function getNodes(ids: string[], asToken?: string): Promise<Node[]> {
  const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
  const { data, errors } = await graphql<{ nodes: Node[] }>(app, query, { variables: { ids }, token: asToken });
  expect(errors).toBeUndefined();
  return data.nodes;
}

describe('node IDs', () => {
  it('of objects with a slug consist of its type and slug, so that they are stable', async () => {
    const { data } = await graphql<{
      recipe: {
        id: string;
        author: { id: string; slug: string };
        category: { id: string };
        ingredientGroups: { items: { food: { id: string; slug: string } }[] }[];
      };
    }>(
      app,
      '{ recipe(slug: "doro-wat") { id author { id slug } category { id } ingredientGroups { items { food { id slug } } } } }',
    );
    const encodeId = (typeAndKey: string) => Buffer.from(typeAndKey).toString('base64url');
    const { id, author, category, ingredientGroups } = data.recipe;
    expect([id, category.id]).toEqual([encodeId('Recipe:doro-wat'), encodeId('Category:dinner')]);
    expect(author.id).toBe(encodeId(`Author:${author.slug}`));
    for (const { food } of ingredientGroups.flatMap(({ items }) => items))
      expect(food.id).toBe(encodeId(`Food:${food.slug}`));
  });

  it('find recipes, authors, categories, cuisines, reviews, the viewer and sessions', async () => {
    await graphql(
      app,
      'mutation { addReview(input: { recipeSlug: "doro-wat", rating: 5, message: "Deep." }) { __typename } }',
      { token },
    );
    const { data } = await graphql<{
      recipe: Record<string, { id: string }> & { id: string; reviews: { nodes: { id: string }[] } };
      viewer: { id: string; sessions: { id: string }[] };
      recipes: { nodes: { id: string }[] };
    }>(
      app,
      `{ recipe(slug: "doro-wat") { id author { id } category { id } cuisine { id } reviews { nodes { id } } }
         recipes(first: 3) { nodes { id } } viewer { id sessions { id } } }`,
      { token },
    );
    const { recipe, recipes, viewer } = data;
    const ids = [
      ...[recipe.id, recipe.author?.id, recipe.category?.id, recipe.cuisine?.id, recipe.reviews.nodes[0]?.id],
      ...recipes.nodes.map(({ id }) => id),
      ...[viewer.id, viewer.sessions[0]?.id],
    ].map(String);
    const nodes = await getNodes(ids, token);
    expect(nodes.map((node) => node?.id)).toEqual(ids);
    expect(nodes.map((node) => node?.__typename)).toEqual([
      ...['Recipe', 'Author', 'Category', 'Cuisine', 'Review', 'Recipe', 'Recipe', 'Recipe', 'Viewer', 'Session'],
    ]);
    // A node ID also finds the long texts, which the catalogue in memory lacks.
    const query = 'query($id: ID!) { node(id: $id) { ... on Recipe { title summary path } } }';
    const response = await graphql(app, query, { variables: { id: recipe.id } });
    expect(response.data.node).toEqual({
      title: 'Doro Wat',
      summary: expect.stringMatching(/\w+/),
      path: '/recipes/dinner/doro-wat',
    });
  });

  it('of a member’s data find nothing for anyone else', async () => {
    const { data } = await graphql<{ viewer: { id: string; sessions: { id: string }[] } }>(
      app,
      '{ viewer { id sessions { id } } }',
      {
        token,
      },
    );
    const ids = [data.viewer.id, String(data.viewer.sessions[0]?.id)];
    expect(await getNodes(ids)).toEqual([null, null]);
    expect(await getNodes(ids, strangerToken)).toEqual([null, null]);
  });

  it('that are malformed, or of missing objects, find nothing', async () => {
    const decodedIds = [
      'Recipe:no-such-dish',
      'Review:999999',
      'Review:1 or 1',
      'User:1',
      'Recipe:',
      'Recipe:a\0b',
      'Food:x',
    ];
    const ids = decodedIds.map((decodedId) => Buffer.from(decodedId).toString('base64url'));
    expect(await getNodes([...ids, '', '1', 'doro-wat', `${ids[0]}=`])).toEqual(Array(11).fill(null));
  });

  it('of recipes are resolved without an SQL statement, at most fifty per `nodes` field', async () => {
    const { data } = await graphql<{ recipes: { nodes: { id: string }[] } }>(
      app,
      '{ recipes(first: 50) { nodes { id } } }',
    );
    const ids = data.recipes.nodes.map(({ id }) => id);
    const readNodes = async () => expect(await getNodes(ids)).toHaveLength(ids.length);
    expect(await countStatements(readNodes)).toBe(0);
    const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const response = await graphql(app, query, { variables: { ids: Array(51).fill(ids[0]) } });
    expect(response.errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([
      ['At most 50 IDs can be requested at once.', 'BAD_USER_INPUT'],
    ]);
  });
});

describe('ending a session', () => {
  const fetchSessions = async (asToken: string) =>
    (
      await graphql<{ viewer: { sessions: { id: string }[] } }>(app, '{ viewer { sessions { id } } }', {
        token: asToken,
      })
    ).data.viewer.sessions.map(({ id }) => id);

  it('accepts its node ID, and the bare ID of older clients', async () => {
    const mutation = 'mutation($id: ID!) { endSession(input: { id: $id }) { __typename } }';
    for (const form of ['opaque', 'bare']) {
      const otherToken = await signIn(app, 'abeba@gmail.com');
      const [id = ''] = await fetchSessions(otherToken);
      const argument = form === 'opaque' ? id : Buffer.from(id, 'base64url').toString().replace('Session:', '');
      const { data } = await graphql(app, mutation, { variables: { id: argument }, token });
      expect(data.endSession, form).toEqual({ __typename: 'EndSessionSuccess' });
      expect(await fetchSessions(token)).not.toContain(id);
    }
  });
});
