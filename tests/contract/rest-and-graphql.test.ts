import type { GraphQLObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '#server/graphql/schema.ts';
import { restRoutes } from '#server/http/rest/routes.ts';
import { graphql } from '../support/accounts.ts';
import { addReviews } from '../support/catalogue.ts';
import { call } from '../support/described-responses.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const { app, catalogue } = await setUpApp(database);

beforeAll(async () => {
  await addReviews(database.dataSource, 'gomen', [
    { username: 'Abeba', halves: 10, message: 'Tender & <bright>.' },
    { username: 'Bruk', halves: 9, message: 'Good.' },
  ]);
});

const get = async (url: string) => (await call(app, { method: 'GET', url: `/api${url}` })).json();

async function queryData(query: string, variables: object = {}) {
  const { data, errors } = await graphql(app, query, { variables });
  expect(errors).toBeUndefined();
  // biome-ignore lint/suspicious/noExplicitAny: the shapes are what this file compares
  return data as any;
}

// biome-ignore lint/suspicious/noExplicitAny: likewise
type Node = any;

const toUrl = (path: string) => `https://mesob.test${path}`;
const summaryFields = `slug title description publishedOn author { name } category { name slug } cuisine { name }
  rating { average count } picture { base }`;

const getSummary = (recipe: Node) => ({
  url: toUrl(`${recipe.picture.base}/4x3-640.jpg`),
  category_name: recipe.category.name,
  post_name: recipe.slug,
  title_name: recipe.title,
  author_name: recipe.author.name,
  created_at: `${recipe.publishedOn}T00:00:00.000Z`,
  short_description: recipe.description,
  cuisine: recipe.cuisine.name,
  slug: recipe.slug,
  totalreviewrecipe_message: recipe.rating.count,
  totalrating: recipe.rating.average,
  blClass: `bl-${recipe.category.slug}`,
});

/** Returns the recipes on all pages of a list. */
async function fetchAllRecipes(where: object, orderBy = 'NEWEST'): Promise<Node[]> {
  const recipes = [];
  for (let page = 1; ; page += 1) {
    const {
      recipes: { pageInfo, nodes },
    } = await queryData(
      `query ($where: RecipeWhere, $orderBy: RecipeOrder!, $page: Int!) {
        recipes(where: $where, orderBy: $orderBy, page: $page, first: 50) { pageInfo { pageCount } nodes { ${summaryFields} } }
      }`,
      { where, orderBy, page },
    );
    recipes.push(...nodes);
    if (page >= pageInfo.pageCount) return recipes;
  }
}

describe('REST and GraphQL return the same', () => {
  it('categories and cuisines', async () => {
    const { categories, cuisines } = await queryData(
      '{ categories { name recipeCount picture { base } } cuisines { name picture { base } } }',
    );
    const restCategories = (await get('/category/getall')).results.map(({ category_id: _, ...rest }: Node) => rest);
    expect(restCategories).toEqual(
      categories.map((term: Node) => ({
        category_name: term.name,
        url: toUrl(`${term.picture.base}/1x1-640.jpg`),
        count: term.recipeCount,
      })),
    );
    const restCuisines = (await get('/cuisine/getallcuisine')).results.map(({ cuisine_id: _, ...rest }: Node) => rest);
    expect(restCuisines).toEqual(
      cuisines.map((term: Node) => ({ cuisine_type: term.name, url: toUrl(`${term.picture.base}/1x1-640.jpg`) })),
    );
  });

  it('recent, featured and recommended recipes', async () => {
    const summaries = (await fetchAllRecipes({})).map(getSummary);
    expect((await get('/recipe/recentposts')).results).toEqual(summaries.slice(0, 20));
    const featured = await fetchAllRecipes({ featured: true });
    expect((await get('/recipe/featuredrecipes')).featuredRecipes).toEqual(featured.map(getSummary));
    const best = (await fetchAllRecipes({}, 'RECOMMENDED')).slice(0, 50).map(getSummary);
    expect((await get('/recipe/recommendedposts?limit=50')).recommendedPosts).toEqual(
      best.map(({ url, created_at, title_name, category_name, post_name }) => ({
        url,
        created_at,
        title_name,
        category_name,
        post_name,
      })),
    );
  });

  const lists = [
    ...catalogue.current.taxonomy.categories.map(({ name }) => ({ kind: 'category', field: 'categories', name })),
    ...catalogue.current.taxonomy.cuisines.map(({ name }) => ({ kind: 'cuisine', field: 'cuisines', name })),
  ];
  it.each(lists)('the list of the $kind $name', async ({ field, name }) => {
    const { results } = await get(`/recipe/all-${name.toLowerCase()}-recipes/${name}`);
    expect(results.length).toBeGreaterThan(0);
    expect(results).toEqual((await fetchAllRecipes({ [field]: [name] })).map(getSummary));
  });

  it.each(['salt', 'lentil ber', 'gomen', 'berbare', 'nothing like that'])('a search for %s', async (query) => {
    const { recipes } = await queryData(
      'query ($query: String!) { recipes(search: $query, page: 2, first: 7) { totalCount nodes { slug title category { name } } } }',
      { query },
    );
    const { results, totalResults } = await get(`/recipe/getall?search=${encodeURIComponent(query)}&page=2&perPage=7`);
    expect(totalResults).toBe(recipes.totalCount);
    expect(results.map(({ title_id: _, ...rest }: Node) => rest)).toEqual(
      recipes.nodes.map((recipe: Node) => ({
        title_name: recipe.title,
        category_name: recipe.category.name,
        post_name: recipe.slug,
      })),
    );
  });

  it('every recipe with its long texts and its related recipes', async () => {
    for (const { slug } of await fetchAllRecipes({})) {
      const { recipe } = await queryData(
        `query ($slug: String!) { recipe(slug: $slug) { ${summaryFields} reasons servings prepMinutes cookMinutes difficulty
          diets ingredientGroups { title items { text } } tips equipment nutrition { name amount unit }
          instructions { title details } servingSuggestions faqs { question answer } summary related { ${summaryFields} } } }`,
        { slug },
      );
      const { slug: _, blClass, category_name, post_name, totalrating, ...shared } = getSummary(recipe);
      const restResponse = await get(`/recipe/getalldetailswithrelated/${slug}`);
      expect(restResponse.relatedRecipes).toEqual(recipe.related.map(getSummary));
      expect(restResponse.recipes).toEqual([
        {
          ...shared,
          choice: recipe.reasons,
          num_servings: recipe.servings,
          prep_time: recipe.prepMinutes,
          cook_time: recipe.cookMinutes,
          difficulty_level: toLegacyName(recipe.difficulty),
          dietary_info: recipe.diets.map(toLegacyName).join(', '),
          ingredient_name: recipe.ingredientGroups.map((group: Node, index: number) => ({
            number: index + 1,
            title: group.title,
            details: group.items.map(({ text }: Node) => text),
          })),
          cooking_tips: recipe.tips,
          equiprecipe_title: recipe.equipment,
          nutri_facts: recipe.nutrition.map(({ name, amount, unit }: Node) => ({
            nutrient: name,
            content: `${amount} ${unit}`,
          })),
          instructions: recipe.instructions,
          expert_tips: recipe.servingSuggestions,
          faqs: recipe.faqs,
          summary: recipe.summary,
        },
      ]);
    }
  });

  it('comments', async () => {
    const { recipe } = await queryData(
      '{ recipe(slug: "gomen") { reviews(first: 50) { nodes { username rating message } } } }',
    );
    expect(recipe.reviews.nodes).toHaveLength(2);
    expect(await get('/recipe/getsingleproductmany/gomen')).toEqual({ reviews: recipe.reviews.nodes });
  });
});

/** Returns the REST name of a GraphQL enum value: Gluten-free for GLUTEN_FREE. */
function toLegacyName(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', '-');
}

describe('every REST route names its GraphQL equivalent', () => {
  it.each(restRoutes.map(({ path, successor }) => [path, successor]))('%s names %s', async (_path, successor) => {
    const [, type = '', field = ''] = /^(\w+)\.(\w+)/.exec(successor ?? '') ?? [];
    const schema = await createSchema();
    expect((schema.getType(type) as GraphQLObjectType).getFields()).toHaveProperty(field);
  });
});
