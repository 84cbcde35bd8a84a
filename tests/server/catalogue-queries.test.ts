import { beforeAll, describe, expect, it } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { countStatements } from '../support/count-statements.ts';
import { postOperation, postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

interface Card {
  slug: string;
  title: string;
  publishedOn: string;
}
interface Page {
  totalCount: number;
  pageInfo: { pageCount: number };
  nodes: Card[];
}

const database = await setUpDatabase({ recipes: true });
const { app, catalogue } = await setUpApp(database);

beforeAll(async () => {
  await addReviews(database.dataSource, 'gomen', [
    { username: 'Abeba', halves: 10 },
    { username: 'Bruk', halves: 9 },
    { username: 'Chala', halves: 9 },
  ]);
  await addReviews(database.dataSource, 'poha', [{ username: 'Devi', halves: 10 }]);
});

const cards = 'totalCount pageInfo { pageCount } nodes { slug title publishedOn }';

describe('categories and cuisines', () => {
  it('have a fixed order, and count all their recipes', async () => {
    const { categories, cuisines } = await postQuery<Record<string, { name: string; recipeCount: number }[]>>(
      app,
      '{ categories { name recipeCount } cuisines { name recipeCount } }',
    );
    expect(categories?.map(({ name }) => name)).toEqual([
      'Lunch',
      'Breakfast',
      'Snack',
      'Winter',
      'Dinner',
      'Summer',
      'Spring',
    ]);
    expect(cuisines?.map(({ name }) => name)).toEqual([
      'Ethiopian',
      'Indian',
      'American',
      'Mexican',
      'Chinese',
      'Italian',
    ]);
    for (const { name, recipeCount } of categories ?? []) {
      const { recipes } = await postQuery<{ recipes: Page }>(
        app,
        `query($name: String!) { recipes(where: { categories: [$name] }, first: 50) { ${cards} } }`,
        { name },
      );
      expect([name, recipes.nodes.length, recipes.totalCount]).toEqual([name, Math.min(recipeCount, 50), recipeCount]);
      expect(recipeCount).toBeGreaterThanOrEqual(5);
    }
    for (const { recipeCount } of cuisines ?? []) expect(recipeCount).toBeGreaterThanOrEqual(5);
  });

  it('are found by slug, ignoring case; unknown slugs give null', async () => {
    const response = await postQuery(
      app,
      '{ category(slug: "DINNER") { slug picture { base alt color } } cuisine(slug: "klingon") { slug } }',
    );
    expect(response).toEqual({
      category: {
        slug: 'dinner',
        picture: {
          base: expect.stringMatching(/^\/pictures\/[a-z-]+\/[0-9a-f]{10}$/),
          alt: expect.any(String),
          color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        },
      },
      cuisine: null,
    });
  });
});

describe('recipes', () => {
  it('are listed newest first, page by page, without gaps or repeats', async () => {
    const seenCards: Card[] = [];
    for (let page = 1; ; page += 1) {
      const { recipes } = await postQuery<{ recipes: Page }>(
        app,
        `query($page: Int!) { recipes(page: $page, first: 7) { ${cards} } }`,
        { page },
      );
      expect(recipes.pageInfo.pageCount).toBe(Math.ceil(recipes.totalCount / 7));
      seenCards.push(...recipes.nodes);
      if (page > recipes.pageInfo.pageCount) {
        expect(recipes.nodes).toEqual([]);
        expect(seenCards).toHaveLength(recipes.totalCount);
        break;
      }
    }
    expect(new Set(seenCards.map(({ slug }) => slug)).size).toBe(seenCards.length);
    const dates = seenCards.map(({ publishedOn }) => publishedOn);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('meet all conditions', async () => {
    const { recipes } = await postQuery<{
      recipes: { totalCount: number; nodes: { cuisine: { name: string }; categories: { name: string }[] }[] };
    }>(
      app,
      '{ recipes(where: { categories: ["dinner"], cuisines: ["Ethiopian"] }, first: 50) { totalCount nodes { cuisine { name } categories { name } } } }',
    );
    expect(recipes.totalCount).toBe(recipes.nodes.length);
    expect(recipes.totalCount).toBeGreaterThan(0);
    for (const recipe of recipes.nodes) {
      expect(recipe.cuisine.name).toBe('Ethiopian');
      expect(recipe.categories.map(({ name }) => name)).toContain('Dinner');
    }
  });

  it('can be limited to featured recipes', async () => {
    const { recipes } = await postQuery<{ recipes: { totalCount: number; nodes: { featured: boolean }[] } }>(
      app,
      '{ recipes(where: { featured: true }, first: 50) { totalCount nodes { featured } } }',
    );
    expect(recipes.totalCount).toBeGreaterThanOrEqual(4);
    expect(recipes.nodes.every(({ featured }) => featured)).toBe(true);
    expect(recipes.nodes).toHaveLength(recipes.totalCount);
  });

  it('in recommended order rank three good ratings above a single perfect rating', async () => {
    const { recipes } = await postQuery<{
      recipes: { nodes: { slug: string; rating: { average: number; count: number } }[] };
    }>(app, '{ recipes(orderBy: RECOMMENDED, first: 3) { nodes { slug rating { average count } } } }');
    expect(recipes.nodes[0]).toEqual({ slug: 'gomen', rating: { average: 4.67, count: 3 } });
    expect(recipes.nodes[1]).toEqual({ slug: 'poha', rating: { average: 5, count: 1 } });
  });

  it('cannot be requested with invalid pages or sizes', async () => {
    for (const [args, message] of [
      ['page: 0', 'page must not be less than 1'],
      ['first: 51', 'first must not be greater than 50'],
      ['first: 0', 'first must not be less than 1'],
    ]) {
      const { errors } = await postOperation(app, `{ recipes(${args}) { totalCount } }`);
      expect(errors).toEqual([expect.objectContaining({ message, extensions: { code: 'BAD_USER_INPUT' } })]);
    }
  });

  it('cost between 1 and 40 dollars', async () => {
    const { recipes } = await postQuery<{ recipes: { nodes: { slug: string; estimatedCost: number }[] } }>(
      app,
      '{ recipes(first: 50) { nodes { slug estimatedCost } } }',
    );
    for (const { slug, estimatedCost } of recipes.nodes) {
      expect(estimatedCost, slug).toBeGreaterThanOrEqual(1);
      expect(estimatedCost, slug).toBeLessThanOrEqual(40);
    }
  });
});

describe('recipes by slugs', () => {
  const fetchBySlugs = (slugs: string[], fields = 'slug') =>
    postQuery<{ recipesBySlugs: { slug: string; estimatedCost: number }[] }>(
      app,
      `query($slugs: [String!]!) { recipesBySlugs(slugs: $slugs) { ${fields} } }`,
      { slugs },
    );

  it('are returned in the requested order, each once, without unknown slugs', async () => {
    const { recipesBySlugs } = await fetchBySlugs(['poha', 'no-such-dish', 'Doro-Wat', 'Poha', 'gomen']);
    expect(recipesBySlugs.map(({ slug }) => slug)).toEqual(['poha', 'doro-wat', 'gomen']);
  });

  it('omit withdrawn recipes', async () => {
    const setPublished = async (isPublished: boolean) => {
      await database.dataSource.query(`update recipes set is_published = $1 where slug = 'esquites'`, [isPublished]);
      await catalogue.refresh();
    };
    await setPublished(false);
    expect(await fetchBySlugs(['esquites', 'poha'])).toEqual({ recipesBySlugs: [{ slug: 'poha' }] });
    await setPublished(true);
    expect(await fetchBySlugs(['esquites'])).toEqual({ recipesBySlugs: [{ slug: 'esquites' }] });
  });

  it('need no statement, or one with their ingredients', async () => {
    const { recipes } = await postQuery<{ recipes: Page }>(app, `{ recipes(first: 50) { ${cards} } }`);
    const slugs = recipes.nodes.map(({ slug }) => slug);
    const countStatementsFor = (fields: string) => countStatements(() => fetchBySlugs(slugs, fields));
    expect(await countStatementsFor('slug estimatedCost author { name }')).toBe(0);
    expect(await countStatementsFor('slug ingredientGroups { items { text } } nutrition { name }')).toBe(1);
  });

  it('are at most fifty, with slugs of limited length', async () => {
    const query = 'query($slugs: [String!]!) { recipesBySlugs(slugs: $slugs) { slug } }';
    const response = await postOperation(app, query, {
      slugs: Array.from({ length: 51 }, (_, index) => `dish-${index}`),
    });
    expect(response.errors).toEqual([
      expect.objectContaining({
        message: 'At most 50 recipes can be requested at once.',
        extensions: { code: 'BAD_USER_INPUT' },
      }),
    ]);
    const longSlugResponse = await postOperation(app, query, { slugs: ['x'.repeat(101)] });
    expect(longSlugResponse.errors).toEqual([
      expect.objectContaining({
        message: 'each value in slugs must be shorter than or equal to 100 characters (slugs[0])',
        extensions: { code: 'BAD_USER_INPUT' },
      }),
    ]);
  });

  it('are refused if the query costs too much, even for one slug', async () => {
    const { errors } = await postOperation(
      app,
      '{ recipesBySlugs(slugs: ["gomen"]) { related { related { related { slug } } } } }',
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['OPERATION_TOO_COSTLY']);
  });
});

describe('the number of statements', () => {
  const everything = `title author { name } category { name } cuisine { name } reasons summary tips
    related { slug reasons } reviews { nodes { message } }`;
  const countFor = (first: number) =>
    countStatements(() =>
      postQuery(app, `query($first: Int!) { recipes(first: $first) { totalCount nodes { ${everything} } } }`, {
        first,
      }),
    );

  it('does not depend on the number of recipes', async () => {
    await catalogue.refresh();
    const countForOne = await countFor(1);
    await catalogue.refresh();
    expect(await countFor(25)).toBe(countForOne);
    // Two statements: all bodies, and the comments.
    expect(countForOne).toBe(2);
  });

  it('is lower once the bodies are cached, until the catalogue is reloaded', async () => {
    await countFor(25);
    // One statement: the comments.
    expect(await countFor(25)).toBe(1);
    await database.dataSource.query(
      "update recipe_bodies set summary = 'Changed.' where recipe_id = (select id from recipes where slug = 'gomen')",
    );
    await catalogue.refresh();
    expect(await countFor(25)).toBe(2);
    expect(await postQuery(app, '{ recipe(slug: "gomen") { summary } }')).toEqual({ recipe: { summary: 'Changed.' } });
  });

  it.each([
    '{ recipes(where: { categories: ["dinner"] }) { totalCount nodes { title author { name } rating { average } } } }',
    '{ recipes(where: { foods: { anyOf: ["onion"] } }, orderBy: RATING) { totalCount facets { diets { value count } } } }',
    '{ home { hero { title } featured { nodes { title } } latest { title } } collections { name recipeCount } }',
    '{ recipe(slug: "doro-wat") { title related { title } usedIn { title } collections { name } } foods { name recipeCount } }',
  ])('is zero if no long text is requested: %s', async (query) => {
    expect(await countStatements(() => postQuery(app, query))).toBe(0);
  });

  it('is two for a whole recipe page', async () => {
    const query = `{ recipe(slug: "doro-wat") { ${everything} } categories { name } }`;
    const page = query.replace('related { slug reasons }', 'related { slug }');
    expect(await countStatements(() => postQuery(app, page))).toBe(2);
  });
});
