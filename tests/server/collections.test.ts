import { describe, expect, it } from 'vitest';
import { collectionRules, getCollections } from '#server/features/catalogue/collections/collections.ts';
import { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

interface Term {
  slug: string;
}

interface TaggedRecipe extends Term {
  author: Term;
  cuisine: Term;
  categories: Term[];
  collections: Term[];
}

interface Page<Recipe> {
  totalCount: number;
  nodes: Recipe[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

const pageFields = 'totalCount pageInfo { endCursor hasNextPage }';
const emptyDatabase = await setUpDatabase();
const { app } = await setUpApp(await setUpDatabase({ recipes: true }));

async function fetchAllRecipes(): Promise<TaggedRecipe[]> {
  const recipes: TaggedRecipe[] = [];
  for (let after: string | null = null, hasMore = true; hasMore; ) {
    const response: { recipes: Page<TaggedRecipe> } = await postQuery(
      app,
      `query ($after: String) { recipes(first: 12, after: $after) { ${pageFields}
         nodes { slug author { slug } cuisine { slug } categories { slug } collections { slug } } } }`,
      { after },
    );
    recipes.push(...response.recipes.nodes);
    after = response.recipes.pageInfo.endCursor;
    hasMore = response.recipes.pageInfo.hasNextPage;
  }
  return recipes;
}

type Kind = 'category' | 'cuisine' | 'collection' | 'author';

/** Returns the slugs of a tag's recipes, from all pages of its list. */
async function getListedSlugs(kind: Kind, slug: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let after: string | null = null, hasMore = true; hasMore; ) {
    const response: Record<string, { recipeCount: number; recipes: Page<Term> }> = await postQuery(
      app,
      `query ($slug: String!, $after: String) { ${kind}(slug: $slug) { recipeCount
         recipes(first: 50, after: $after) { ${pageFields} nodes { slug } } } }`,
      { slug, after },
    );
    const { recipeCount, recipes } = response[kind] ?? expect.fail(`There is no ${kind} ${slug}`);
    expect(recipes.totalCount, slug).toBe(recipeCount);
    slugs.push(...recipes.nodes.map((recipe) => recipe.slug));
    after = recipes.pageInfo.endCursor;
    hasMore = recipes.pageInfo.hasNextPage;
  }
  return slugs;
}

/** Returns the list of each tag of the recipes, and the recipes that have the tag, both sorted by slug. */
async function getTagLists(
  kind: Kind,
  getTerms: (recipe: TaggedRecipe) => readonly Term[],
  recipes: readonly TaggedRecipe[],
) {
  const slugs = [...new Set(recipes.flatMap((recipe) => getTerms(recipe).map(({ slug }) => slug)))];
  return Promise.all(
    slugs.map(async (slug) => ({
      slug,
      listedSlugs: (await getListedSlugs(kind, slug)).sort(),
      taggedSlugs: recipes
        .filter((recipe) => getTerms(recipe).some((each) => each.slug === slug))
        .map((recipe) => recipe.slug)
        .sort(),
    })),
  );
}

describe('the tags of all recipes', () => {
  it.each<[Kind, (recipe: TaggedRecipe) => readonly Term[]]>([
    ['category', ({ categories }) => categories],
    ['cuisine', ({ cuisine }) => [cuisine]],
    ['collection', ({ collections }) => collections],
    ['author', ({ author }) => [author]],
  ])('of kind "%s" link to lists with exactly the tagged recipes', async (kind, getTerms) => {
    const recipes = await fetchAllRecipes();
    const lists = await getTagLists(kind, getTerms, recipes);
    expect(lists.length).toBeGreaterThan(5);
    for (const { slug, listedSlugs, taggedSlugs } of lists) expect(listedSlugs, slug).toEqual(taggedSlugs);
  });
});

describe('collections', () => {
  type Picture = { base: string };
  const fetchAll = () =>
    postQuery<{
      collections: { slug: string; recipeCount: number; picture: Picture; highlights: { picture: Picture }[] }[];
    }>(app, '{ collections { slug recipeCount picture { base } highlights { picture { base } } } }').then(
      ({ collections }) => collections,
    );

  it('have a fixed order, and each has recipes and its own picture', async () => {
    const collections = await fetchAll();
    expect(collections.map(({ slug }) => slug)).toEqual(collectionRules.map(({ slug }) => slug));
    expect(Math.min(...collections.map(({ recipeCount }) => recipeCount))).toBeGreaterThan(3);
    expect(new Set(collections.map(({ picture }) => picture.base)).size).toBe(collections.length);
    const highlights = collections.map(({ highlights }) => highlights.map(({ picture }) => picture.base));
    expect(highlights.map(([cover]) => cover)).toEqual(collections.map(({ picture }) => picture.base));
    for (const bases of highlights) expect(new Set(bases).size).toBeGreaterThan(3);
    // Two collections may highlight the same recipe, but more than 90 % of the highlights are different.
    expect(new Set(highlights.flat()).size).toBeGreaterThan(highlights.flat().length * 0.9);
  });

  it.each([
    ['under-30-minutes', 'egg-fried-rice', 'doro-wat'],
    ['one-pot', 'misir-wot', 'macaroni-cheese'],
    ['freezes-well', 'beef-chili', 'atakilt-wat'],
    ['for-one-injera', 'doro-wat', 'injera'],
    ['vegan', 'gomen', 'kheer'],
    ['one-pot', 'misir-wot', 'niter-kibbeh'],
    ['soups', 'minestrone', 'beef-chili'],
    ['salads', 'panzanella', 'gomen'],
    ['bread', 'focaccia', 'apple-pie'],
    ['sides', 'gomen', 'misir-wot'],
    ['breakfasts', 'buttermilk-pancakes', 'masala-chai'],
    ['sauces', 'chilli-oil', 'berbere'],
    ['desserts', 'apple-pie', 'focaccia'],
    ['slow-weekend', 'pulled-pork', 'poha'],
    ['light', 'chana-masala', 'macaroni-cheese'],
    ['spicy', 'doro-wat', 'macaroni-cheese'],
    ['spicy', 'mapo-tofu', 'palak-paneer'],
    ['with-children', 'buttermilk-pancakes', 'doro-wat'],
    ['birthday', 'layer-cake', 'doro-wat'],
    ['birthday', 'tiramisu', 'panna-cotta'],
  ])('%s has %s and not %s', async (slug, inside, outside) => {
    const recipes = await getListedSlugs('collection', slug);
    expect(recipes).toContain(inside);
    expect(recipes).not.toContain(outside);
  });

  it('are found by slug, ignoring case, and by ID; unknown slugs give null', async () => {
    const response = await postQuery<{ collection: { id: string }; missing: null }>(
      app,
      '{ collection(slug: "One-Pot") { id } missing: collection(slug: "two-pots") { id } }',
    );
    expect(response.missing).toBeNull();
    expect(
      await postQuery(app, 'query ($id: ID!) { node(id: $id) { ... on Collection { slug name } } }', {
        id: response.collection.id,
      }),
    ).toEqual({ node: { slug: 'one-pot', name: 'One pot' } });
  });

  it('are omitted without recipes, even if a rule names a missing cuisine', async () => {
    const catalogue = new CatalogueService(emptyDatabase.dataSource);
    await catalogue.refresh();
    expect(getCollections(catalogue.current)).toEqual([]);
  });
});

describe('authors', () => {
  it('are all listed, each with 3 to 8 typical foods, without salt and water', async () => {
    const { authors } = await postQuery<{ authors: { slug: string; typicalFoods: { name: string }[] }[] }>(
      app,
      '{ authors { slug typicalFoods { name } } }',
    );
    expect(authors).toHaveLength(6);
    const foods = authors.map(({ typicalFoods }) => typicalFoods.map(({ name }) => name));
    expect(foods[0]).toContain('berbere');
    for (const each of foods) {
      expect(each.length).toBeGreaterThan(2);
      expect(each.length).toBeLessThanOrEqual(8);
      expect(each).not.toContain('salt');
      expect(each).not.toContain('water');
    }
  });
});
