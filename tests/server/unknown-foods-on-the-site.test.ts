import { afterAll, describe, expect, test } from 'vitest';
import { createContent, sampleRecipe } from '../support/content.ts';
import { postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const content = createContent();
content.addRecipe('gomen', { title: 'Gomen', category: 'Dinner', alsoIn: null, featured: null });
const changes: [string, string][] = [
  ['300 g split red lentils, rinsed', '300 g celeriac, diced'],
  ['then the lentils', 'then the celeriac'],
  // A known food, in a unit of unknown weight.
  ['2 large red onions', '1 punnet red onions'],
];
content.write(
  'recipes/misir-wot.yaml',
  changes.reduce((text, [piece, replacement]) => text.replace(piece, replacement), sampleRecipe),
);
const database = await setUpDatabase({ contentDir: content.dir });
const { app } = await setUpApp(database, { env: { CONTENT_DIR: content.dir } });
afterAll(() => content.delete());

const get = (url: string) => app.inject({ url });
const NOT_KNOWN = 'We do not know what celeriac contains: check the label.';

describe('a recipe with an unknown food', () => {
  test('is published with its line as written, and names the food', async () => {
    const { recipe, other } = await postQuery<Record<'recipe' | 'other', { diets: string[]; unknownFoods: string[] }>>(
      app,
      `{ recipe(slug: "misir-wot") { diets unknownFoods uncountedFoods ingredientGroups { items { text grams food { slug } } } }
         other: recipe(slug: "gomen") { diets unknownFoods uncountedFoods } }`,
    );
    expect(recipe).toMatchObject({
      diets: [],
      unknownFoods: ['celeriac'],
      uncountedFoods: ['celeriac', 'red onion'],
    });
    expect(recipe).toMatchObject({
      ingredientGroups: [{ items: [{ text: '300 g celeriac, diced', grams: 300, food: null }, {}] }, {}],
    });
    expect(other).toMatchObject({ diets: expect.arrayContaining(['VEGAN']), unknownFoods: [], uncountedFoods: [] });
  });

  test.each([
    ['allergens: { noneOf: [MILK] }', ['gomen']],
    ['diets: { allOf: [VEGAN] }', ['gomen']],
    ['diets: { allOf: [LOW_SUGAR] }', ['gomen']],
    ['allergens: { noneOf: [] }', ['gomen', 'misir-wot']],
    ['course: [MAIN]', ['gomen', 'misir-wot']],
  ])(
    'is in the list with { %s } only if the filter does not depend on what the food contains',
    async (where, slugs) => {
      const { recipes } = await postQuery<{ recipes: { nodes: { slug: string }[]; facets: unknown } }>(
        app,
        `{ recipes(where: { ${where} }) { nodes { slug } facets { allergens { value count } } } }`,
      );
      expect(recipes.nodes.map(({ slug }) => slug).sort()).toEqual(slugs);
      expect(recipes.facets).toMatchObject({ allergens: expect.arrayContaining([{ value: 'MILK', count: 1 }]) });
    },
  );

  test.each(['without milk', 'no nuts', 'egg-free', 'gluten free', 'vegan'])(
    'is not found by a search for "onion %s"',
    async (words) => {
      const search = async (query: string) => {
        const { recipes } = await postQuery<{ recipes: { nodes: { slug: string }[] } }>(
          app,
          'query ($query: String!) { recipes(search: $query) { nodes { slug } } }',
          { query },
        );
        return recipes.nodes.map(({ slug }) => slug);
      };
      expect(await search('onion')).toContain('misir-wot');
      expect(await search(`onion ${words}`)).not.toContain('misir-wot');
    },
  );

  test('is marked in every format, and claims no diet', async () => {
    const markdown = (await get('/recipes/lunch/misir-wot.md')).body;
    expect(markdown).toContain(NOT_KNOWN);
    expect(markdown).toContain('Calculated without celeriac, red onion.');
    expect(markdown).toMatch(/\*\*Groceries\*\* about \$\d+ without celeriac, red onion$/m);
    expect(markdown).not.toContain('**Suits**');
    expect(markdown).not.toContain('**Contains**');
    const schemaOrg = (await get('/recipes/lunch/misir-wot.json')).json();
    expect(schemaOrg.nutrition.description).toBe('Calculated without celeriac, red onion.');
    expect(schemaOrg.estimatedCost.description).toBe('Calculated without celeriac, red onion.');
    expect(schemaOrg).not.toHaveProperty('suitableForDiet');
    expect((await get('/api/recipe/getalldetailswithrelated/misir-wot')).body).toContain('"dietary_info":""');
    const cooklang = (await get('/recipes/lunch/misir-wot.cook')).body;
    expect(cooklang).toMatch(/^unknown foods: celeriac$/m);
    expect(cooklang).not.toMatch(/^contains:/m);
  });
});
