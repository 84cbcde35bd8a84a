import { describe, expect, it } from 'vitest';
import { postOperation, postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

interface Connection {
  edges: { cursor: string; node: { slug: string } }[];
  nodes: { slug: string }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
    pageCount: number;
  };
  totalCount: number;
}

const database = await setUpDatabase({ recipes: true });
const { app } = await setUpApp(database);

const fields = `edges { cursor node { slug } } nodes { slug }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor pageCount } totalCount`;
const listRecipes = async (args: string, moreFields = '') =>
  (await postQuery<{ recipes: Connection }>(app, `{ recipes(${args}) { ${fields} ${moreFields} } }`)).recipes;
const getSlugs = ({ nodes }: Pick<Connection, 'nodes'>) => nodes.map(({ slug }) => slug);

describe('a list of recipes', () => {
  it.each([
    'where: {}',
    'where: { categories: ["Dinner"] }',
    'where: { cuisines: ["ethiopian"] }',
    'where: { cuisines: ["indian", "italian"] }',
    'orderBy: RECOMMENDED',
    'orderBy: QUICKEST, where: { diets: { allOf: [VEGAN] } }',
  ])('is the same by page numbers and by cursors: %s', async (args) => {
    const fullList = await listRecipes(`${args}, first: 50`);
    const byNumber: string[] = [];
    const byCursor: string[] = [];
    let after = '';
    for (let page = 1; byNumber.length < getSlugs(fullList).length; page += 1) {
      const numbered = await listRecipes(`${args}, first: 7, page: ${page}`);
      const next = await listRecipes(`${args}, first: 7 ${after && `, after: "${after}"`}`);
      byNumber.push(...getSlugs(numbered));
      byCursor.push(...getSlugs(next));
      expect(next.edges.map(({ node }) => node)).toEqual(next.nodes);
      expect(next.edges).toEqual(numbered.edges);
      expect([next.pageInfo.startCursor, next.pageInfo.endCursor]).toEqual([
        next.edges[0]?.cursor,
        next.edges.at(-1)?.cursor,
      ]);
      expect([numbered.totalCount, next.totalCount]).toEqual([fullList.totalCount, fullList.totalCount]);
      expect(numbered.pageInfo).toEqual({
        ...next.pageInfo,
        hasNextPage: page * 7 < fullList.totalCount,
        hasPreviousPage: page > 1,
        pageCount: Math.ceil(fullList.totalCount / 7),
      });
      after = next.pageInfo.endCursor ?? '';
    }
    expect(byNumber.slice(0, 50)).toEqual(getSlugs(fullList));
    expect(byCursor).toEqual(byNumber);
  });

  it('refuses unknown names, cursors of another order, and invalid values', async () => {
    const getCode = async (args: string) => {
      const { errors } = await postOperation(app, `{ recipes(${args}) { totalCount } }`);
      return errors?.map(({ message, extensions }) => `${extensions.code}: ${message}`).join();
    };
    expect(await getCode('where: { cuisines: ["martian"] }')).toMatch(/^BAD_USER_INPUT: .*Ethiopian/);
    const { pageInfo } = await listRecipes('first: 1');
    expect(await getCode(`orderBy: QUICKEST, after: "${pageInfo.endCursor}"`)).toMatch(/^BAD_USER_INPUT: The cursor/);
    expect(await getCode(`page: 2, after: "${pageInfo.endCursor}"`)).toMatch(/^BAD_USER_INPUT: Use a page or a cursor/);
    expect(await getCode('first: 51')).toBe('BAD_USER_INPUT: first must not be greater than 50');
    expect(await getCode('where: { totalMinutes: { min: 9, max: 3 } }')).toMatch(/^BAD_USER_INPUT: max must not be/);
    expect(await getCode('where: { nutrition: [{ nutrient: PROTEIN, min: 9, max: 3 }] }')).toMatch(/max must not be/);
    expect(await getCode('where: { publishedAfter: "0000-01-01" }')).toMatch(/The calendar begins with the year 1/);
    expect(await getCode('where: { rating: { min: 1e308 } }')).toMatch(/min must not be greater than 5/);
    expect(await getCode(`where: { exceptSlugs: ["${'x'.repeat(101)}"] }`)).toBe(
      'BAD_USER_INPUT: A value of a condition can be at most 100 characters (where.exceptSlugs[0]).',
    );
  });

  it('has a count for each facet value, equal to the total of the filtered list', async () => {
    const { facets } = (await listRecipes(
      'where: { cuisines: ["ethiopian"] }, first: 1',
      'facets { cuisines { value count } diets { value count } }',
    )) as unknown as {
      facets: { cuisines: { value: string; count: number }[]; diets: { value: string; count: number }[] };
    };
    for (const { value, count } of facets.cuisines) {
      expect((await listRecipes(`where: { cuisines: ["${value}"] }, first: 1`)).totalCount, value).toBe(count);
    }
    for (const { value, count } of facets.diets) {
      const where = `{ cuisines: ["ethiopian"], diets: { allOf: [${value}] } }`;
      expect((await listRecipes(`where: ${where}, first: 1`)).totalCount, value).toBe(count);
    }
    expect(facets.diets.length).toBeGreaterThan(2);
  });
});

describe('a search', () => {
  it('is interpreted the same under any filter, so that counts equal results', async () => {
    const cuisines = 'facets { cuisines { value count } } search { partial corrected }';
    for (const [words, cuisine] of [
      ['doro wat', 'Italian'],
      ['doro pesto', 'Italian'],
      ['berbare', 'Chinese'],
    ]) {
      const args = `search: "${words}", where: { cuisines: ["${cuisine}"] }, first: 1`;
      const { facets, search } = (await listRecipes(args, cuisines)) as unknown as {
        facets: { cuisines: { value: string; count: number }[] };
        search: object;
      };
      expect(facets.cuisines.length, words).toBeGreaterThan(0);
      for (const { value, count } of facets.cuisines) {
        const other = await listRecipes(`search: "${words}", where: { cuisines: ["${value}"] }, first: 1`, cuisines);
        expect(other, `${words}, ${value}`).toMatchObject({ totalCount: count, search });
      }
    }
  });

  interface Interpretation {
    search: { corrected: string | null; partial: boolean; filters: { text: string }[] } | null;
  }
  const searchFields = 'search { corrected partial filters { text } }';

  it('reports dropped words and synonyms', async () => {
    const wordFields = 'search { partial dropped synonyms }';
    const search = async (query: string) =>
      ((await listRecipes(`search: "${query}", first: 1`, wordFields)) as unknown as { search: unknown }).search;
    expect(await search('cilantro')).toEqual({ partial: false, dropped: [], synonyms: ['coriander'] });
    expect(await search('quantumphysics lentils')).toEqual({
      partial: true,
      dropped: ['quantumphysics'],
      synonyms: [],
    });
  });

  it('can be combined with conditions, an order and a cursor', async () => {
    const args = 'search: "chicken", where: { cuisines: ["indian", "chinese"] }, orderBy: QUICKEST';
    const fullList = await listRecipes(`${args}, first: 50`);
    expect(fullList.totalCount).toBeGreaterThan(2);
    const firstPart = await listRecipes(`${args}, first: 2`);
    const rest = await listRecipes(`${args}, first: 48, after: "${firstPart.pageInfo.endCursor}"`);
    expect([...firstPart.nodes, ...rest.nodes]).toEqual(fullList.nodes);
    const chickenSlugs = getSlugs(await listRecipes('search: "chicken", first: 50'));
    for (const slug of getSlugs(fullList)) expect(chickenSlugs).toContain(slug);
  });

  it('reports recognized filters; a blank search is ignored', async () => {
    const soup = (await listRecipes('search: "soup without milk", first: 1', searchFields)) as Connection &
      Interpretation;
    expect(soup.search?.filters).toEqual([{ text: 'soup' }, { text: 'without milk' }]);
    const blank = (await listRecipes('search: " ", first: 3', searchFields)) as Connection & Interpretation;
    expect([blank.search, blank.nodes]).toEqual([null, (await listRecipes('first: 3')).nodes]);
  });
});

describe('categories, cuisines, authors and foods', () => {
  it.each([
    ['author(slug: "hanna-tesfaye")', 'where: { authors: ["hanna-tesfaye"] }'],
    ['author(slug: "Hanna Tesfaye")', 'where: { authors: ["hanna-tesfaye"] }'],
    ['category(slug: "DINNER")', 'where: { categories: ["dinner"] }'],
    ['cuisine(slug: "italian")', 'where: { cuisines: ["italian"] }'],
    ['food(slug: "garlic")', 'where: { foods: { allOf: ["garlic"] } }'],
    ['food(slug: "Butter-Unsalted")', 'where: { foods: { allOf: ["butter-unsalted"] } }'],
  ])('link to their recipes: %s', async (field, where) => {
    const recipes = await listRecipes(`${where}, first: 5`);
    expect(recipes.nodes.length).toBeGreaterThan(0);
    const next = await listRecipes(`${where}, first: 5, after: "${recipes.pageInfo.endCursor}"`);
    const response = await postQuery<{ item: Connection & { recipeCount: number } }>(
      app,
      `{ item: ${field} { recipeCount recipes(first: 5) { ${fields} } next: recipes(first: 5, after: "${recipes.pageInfo.endCursor}") { ${fields} } } }`,
    );
    expect(response.item).toEqual({ recipeCount: recipes.totalCount, recipes, next });
  });

  it('each have their own recipes if many are requested', async () => {
    const { categories } = await postQuery<{ categories: { slug: string; recipes: Connection }[] }>(
      app,
      `{ categories { slug recipes(first: 3, orderBy: RATING) { nodes { slug } totalCount } } }`,
    );
    for (const { slug, recipes } of categories) {
      expect(getSlugs(recipes)).toEqual(
        getSlugs(await listRecipes(`where: { categories: ["${slug}"] }, orderBy: RATING, first: 3`)),
      );
    }
  });

  it('are null if they do not exist', async () => {
    expect(
      await postQuery(app, '{ author(slug: "x") { name } food(slug: "x") { name } category(slug: "x") { name } }'),
    ).toEqual({
      author: null,
      food: null,
      category: null,
    });
  });

  it('cost more for more recipes', async () => {
    const query = (size: number) =>
      `{ categories { recipes(first: ${size}) { nodes { title author { name } cuisine { name } related { title path } } } } }`;
    expect((await postOperation(app, query(10))).errors).toBeUndefined();
    expect((await postOperation(app, query(50))).errors?.[0]?.extensions.code).toBe('OPERATION_TOO_COSTLY');
  });
});
