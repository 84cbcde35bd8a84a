import { beforeAll, describe, expect, it } from 'vitest';
import { listRecipes, type RecipeQuery } from '#server/features/catalogue/lists/list-recipes.ts';
import { RecipeOrder } from '#server/features/catalogue/lists/recipe-where.type.ts';
import { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { CacheTags } from '#server/http/response-cache/cache-tags.ts';
import { insertCatalogue, randomRecipes } from '../support/random-catalogue.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase();
const catalogue = new CatalogueService(database.dataSource);
const recipes = randomRecipes(20_261_123, 20);

beforeAll(async () => {
  await insertCatalogue(database.dataSource, recipes);
  await catalogue.refresh();
});

const getList = async (query: RecipeQuery) => listRecipes(query, catalogue.current, new CacheTags());

describe('a list query', () => {
  const getRefusal = (query: RecipeQuery) =>
    getList(query).then(
      () => null,
      ({ code, message }) => [code, message],
    );

  it('with an unknown name is refused with the valid names', async () => {
    expect(await getRefusal({ where: { cuisines: ['Klingon'] } })).toEqual([
      'BAD_USER_INPUT',
      'There is no cuisine "Klingon". Choose from: Ethiopian, Indian, Italian.',
    ]);
    expect(await getRefusal({ where: { categories: ['all'] } })).toEqual([
      'BAD_USER_INPUT',
      'There is no category "all". Choose from: Lunch, Dinner, Winter, Snack.',
    ]);
    expect(await getRefusal({ where: { authors: ['nobody'] } })).toEqual([
      'BAD_USER_INPUT',
      'There is no author "nobody". Choose from: The Hanna, The Ravi, The Mei.',
    ]);
    for (const condition of ['allOf', 'anyOf', 'noneOf']) {
      expect(await getRefusal({ where: { foods: { [condition]: ['buter'] } } })).toEqual([
        'BAD_USER_INPUT',
        expect.stringMatching(/^There is no food "buter"\. Did you mean butter\b/),
      ]);
    }
  });

  it('with an unknown slug is refused with the nearest slugs', async () => {
    const [recipe] = recipes.filter(({ published }) => published);
    const slug = recipe?.slug ?? '';
    const [code, message] = (await getRefusal({ where: { slugs: [slug, `${slug}x`] } })) ?? [];
    expect(code).toBe('BAD_USER_INPUT');
    expect(message).toContain(`There is no published recipe "${slug}x". Did you mean ${slug}`);
    const withdrawn = recipes.find(({ published }) => !published)?.slug ?? '';
    expect(await getRefusal({ where: { slugs: [withdrawn] } })).toMatchObject(['BAD_USER_INPUT', expect.anything()]);
  });

  it('with a forged cursor, a cursor of another order, or a cursor and a page is refused', async () => {
    const { pageInfo } = await getList({ first: 1 });
    const newestCursor = (await pageInfo.endCursor()) ?? '';
    const encodeCursor = (...keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');
    const invalidCursors = [
      ['x', RecipeOrder.NEWEST],
      ['', RecipeOrder.NEWEST],
      [newestCursor, RecipeOrder.RATING],
      [encodeCursor('newest', '2025-02-30', '1'), RecipeOrder.NEWEST],
      [encodeCursor('newest', "2025-01-01'", '1'), RecipeOrder.NEWEST],
      [encodeCursor('newest', '2025-01-01', '99999999999'), RecipeOrder.NEWEST],
      [encodeCursor('newest', '2025-01-01', '1', '1'), RecipeOrder.NEWEST],
      [encodeCursor('recommended', 'NaN', '2025-01-01', '1'), RecipeOrder.RECOMMENDED],
    ] as const;
    for (const [after, orderBy] of invalidCursors) {
      expect(await getRefusal({ after, orderBy }), after).toEqual([
        'BAD_USER_INPUT',
        'The cursor does not belong to this list and order.',
      ]);
    }
    expect(await getRefusal({ after: newestCursor, page: 2 })).toEqual([
      'BAD_USER_INPUT',
      expect.stringContaining('not both'),
    ]);
  });
});
