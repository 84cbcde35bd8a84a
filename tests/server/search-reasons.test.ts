import { describe, expect, it } from 'vitest';
import { collectionRules } from '#server/features/catalogue/collections/collections.ts';
import { postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const { app } = await setUpApp(await setUpDatabase({ recipes: true }));

/** Returns the reason that each result shows, by slug; null for a result without one. */
async function findReasons(query: string): Promise<Record<string, string | null>> {
  const { recipes } = await postQuery<{
    recipes: { nodes: { slug: string }[]; search: { reasons: (string | null)[] } };
  }>(app, 'query($query: String!) { recipes(search: $query, first: 50) { search { reasons } nodes { slug } } }', {
    query,
  });
  const { nodes, search } = recipes;
  expect(search.reasons).toHaveLength(nodes.length);
  return Object.fromEntries(nodes.map(({ slug }, index) => [slug, search.reasons[index] ?? null]));
}

describe('a search result', () => {
  it('has a reason if its title does not show why it matches', async () => {
    expect(await findReasons('coconut')).toMatchObject({
      'coconut-chutney': null,
      'meen-moilee': 'Also called coconut fish curry',
    });
    expect(await findReasons('eggy bread')).toEqual({ 'french-toast': 'Also called eggy bread' });
    expect(await findReasons('mozzarella')).toMatchObject({
      'pizza-margherita': expect.stringMatching(/^With .*mozzarella/),
    });
    expect(await findReasons('doro wat')).toMatchObject({ 'doro-wat': null });
    expect(await findReasons('chicken rice')).toMatchObject({ 'chicken-biryani': 'Also called chicken and rice' });
  });

  it('has the course or the collection that the words name as its reason', async () => {
    expect(new Set(Object.values(await findReasons('dessert')))).toEqual(new Set(['Dessert']));
    for (const { name, searchedAs = [] } of collectionRules)
      for (const word of searchedAs)
        expect(new Set(Object.values(await findReasons(word))), word).toEqual(new Set([`In “${name}”`]));
    expect(await findReasons('spicy')).toHaveProperty('doro-wat');
    expect(await findReasons('spicy chicken')).toMatchObject({ 'doro-wat': 'Also called Ethiopian chicken stew' });
  });
});
