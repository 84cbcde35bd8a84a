import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listRecipes, type RecipeQuery, searchRecipes } from '#server/features/catalogue/lists/list-recipes.ts';
import type { RecipeConnectionType } from '#server/features/catalogue/lists/recipe-connection.type.ts';
import { RecipeOrder, type RecipeWhere } from '#server/features/catalogue/lists/recipe-where.type.ts';
import { CatalogueService, Snapshot } from '#server/features/catalogue/snapshot.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import { CacheTags } from '#server/http/response-cache/cache-tags.ts';
import { getFacets, matchesWhere, sortCards } from '../support/plain-catalogue.ts';
import { createRandom } from '../support/random.ts';
import { insertCatalogue, insertRecipes, randomRecipe, randomRecipes } from '../support/random-catalogue.ts';
import { randomWheres } from '../support/random-wheres.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const SEED = 20_261_123;
const database = await setUpDatabase();
const catalogue = new CatalogueService(database.dataSource);
const searching = new SearchService(database.reader, 4);
const recipes = randomRecipes(SEED, 300);

beforeAll(async () => {
  await insertCatalogue(database.dataSource, recipes);
  await catalogue.refresh();
});

const orders = fc.constantFrom(...Object.values(RecipeOrder));

/** Filters of up to four conditions. */
const wheres = randomWheres(recipes);

/** Lists recipes, or search results: a blank search counts as none, as in the query `recipes`. */
async function getList({ search, ...query }: RecipeQuery & { search?: string }): Promise<RecipeConnectionType> {
  const [current, tags] = [catalogue.current, new CacheTags()];
  if (!search?.trim()) return listRecipes(query, current, tags);
  return searchRecipes(search, query, { catalogue: current, searching, tags });
}

const getSlugs = ({ nodes }: Pick<RecipeConnectionType, 'nodes'>) => nodes.map(({ slug }) => slug);
const assertProperty = <Values extends unknown[]>(property: fc.IAsyncProperty<Values>, numRuns = 120) =>
  fc.assert(property, { seed: SEED, numRuns });

/** Returns the slugs of all recipes of a list, read with cursors; calls `between` between two pages. */
async function readAllPages(
  query: RecipeQuery & { search?: string },
  between: (page: number) => Promise<void> = async () => {},
) {
  const slugs: string[] = [];
  for (let after: string | null = null, page = 1; ; page += 1) {
    const { nodes, pageInfo } = await getList({ ...query, after });
    expect(pageInfo.hasPreviousPage).toBe(after !== null);
    slugs.push(...getSlugs({ nodes }));
    if (!pageInfo.hasNextPage) return slugs;
    after = await pageInfo.endCursor();
    await between(page);
  }
}

describe('lists of recipes', () => {
  const getExpectedSlugs = (where: RecipeWhere, order = RecipeOrder.NEWEST) =>
    sortCards(
      recipes.filter((recipe) => matchesWhere(recipe, where)),
      order,
    ).map(({ slug }) => slug);

  it('have the matching recipes on each numbered page, in order', () =>
    assertProperty(
      fc.asyncProperty(wheres, orders, fc.integer({ min: 1, max: 50 }), async (where, orderBy, first) => {
        const expectedSlugs = getExpectedSlugs(where, orderBy);
        const pages = Math.max(1, Math.ceil(expectedSlugs.length / first));
        const page = 1 + (expectedSlugs.length % pages);
        const listing = await getList({ where, orderBy, first, page });
        expect(getSlugs(listing)).toEqual(expectedSlugs.slice((page - 1) * first, page * first));
        expect(listing.totalCount).toBe(expectedSlugs.length);
        expect(listing.pageInfo).toMatchObject({ hasNextPage: page < pages, hasPreviousPage: page > 1 });
      }),
    ));

  it('continue after a cursor where the previous page ended', () =>
    assertProperty(
      fc.asyncProperty(wheres, orders, fc.integer({ min: 1, max: 50 }), async (where, orderBy, first) => {
        expect(await readAllPages({ where, orderBy, first })).toEqual(getExpectedSlugs(where, orderBy));
      }),
      60,
    ));

  it('count the recipes for each facet value', () =>
    assertProperty(
      fc.asyncProperty(wheres, async (where) => {
        const listing = await getList({ where, first: 1 });
        expect(await listing.facets()).toEqual(getFacets(recipes, where));
      }),
    ));

  it('show each recipe once while others are published', async () => {
    const random = createRandom(SEED + 1);
    for (const orderBy of Object.values(RecipeOrder)) {
      const existingSlugs = new Set(getExpectedSlugs({}, orderBy));
      const slugs = await readAllPages({ orderBy, first: 70 }, async () => {
        const newRecipes = [randomRecipe(random, recipes.length + 1), randomRecipe(random, recipes.length + 2)];
        recipes.push(...newRecipes);
        await insertRecipes(database.dataSource, newRecipes);
        await catalogue.refresh();
      });
      expect(new Set(slugs).size, orderBy).toBe(slugs.length);
      expect(
        slugs.filter((slug) => existingSlugs.has(slug)),
        orderBy,
      ).toEqual([...existingSlugs]);
    }
  });

  it('are empty if the list of slugs is; other empty conditions are ignored', async () => {
    const total = (await getList({})).totalCount;
    const emptyList = await getList({ where: { slugs: [] } });
    expect(emptyList).toMatchObject({ nodes: [], totalCount: 0 });
    expect(await emptyList.facets()).toEqual(getFacets(recipes, { slugs: [] }));
    for (const name of ['exceptSlugs', 'categories', 'cuisines', 'authors', 'difficulty'])
      expect((await getList({ where: { [name]: [] } })).totalCount).toBe(total);
  });

  it('ignore the case of names', async () => {
    const slug = recipes.find(({ published }) => published)?.slug ?? '';
    const wheres: RecipeWhere[] = [
      { slugs: [slug] },
      { exceptSlugs: [slug] },
      { categories: ['dinner'] },
      { cuisines: ['ethiopian'] },
      { authors: ['the hanna'] },
      { foods: { allOf: ['onion'] } },
      { foods: { anyOf: ['niter-kibbeh'] } },
      { foods: { noneOf: ['pork'] } },
    ];
    for (const where of wheres) {
      const shouted: RecipeWhere = JSON.parse(JSON.stringify(where), (_key, value) =>
        typeof value === 'string' ? value.toUpperCase() : value,
      );
      expect(getSlugs(await getList({ where: shouted }))).toEqual(getSlugs(await getList({ where })));
    }
  });

  it('stay unchanged until an import', async () => {
    const countAll = () => listRecipes({ first: 1 }, catalogue.current, new CacheTags()).totalCount;
    const countBefore = countAll();
    const newRecipes = Array.from({ length: 20 }, (_, index) => ({
      ...randomRecipe(createRandom(SEED + 2), recipes.length + 1 + index),
      published: true,
    }));
    await insertRecipes(database.dataSource, newRecipes);
    expect(await catalogue.refreshIfChanged()).toBe(false);
    expect(countAll()).toBe(countBefore);
    recipes.push(...newRecipes);
    await database.dataSource.query("insert into content_state (digest) values ('')");
    const reloads = await Promise.all([catalogue.refreshIfChanged(), catalogue.refreshIfChanged()]);
    expect(reloads, 'the second request finds the first one’s catalogue').toEqual([true, false]);
    expect(countAll()).toBe(countBefore + 20);
  });

  it('follow new ratings, but lists of earlier snapshots do not', async () => {
    const where: RecipeWhere = { rating: { min: 4 } };
    const total = (snapshot = catalogue.current) => listRecipes({ where }, snapshot, new CacheTags()).totalCount;
    const [previous, totalBefore] = [catalogue.current, total()];
    const {
      id = 0,
      slug = '',
      ratingCount,
      ratingHalves,
    } = recipes.find((recipe) => matchesWhere(recipe, where)) ?? {};
    const rate = async (count = 0, halves = 0) => {
      const set = 'update recipes set rating_count = $2, rating_halves = $3 where id = $1';
      await database.dataSource.query(set, [id, count, halves]);
      await catalogue.refreshRatings([slug, 'no-such-dish']);
    };
    const getOrders = (snapshot: Snapshot) =>
      Object.values(RecipeOrder).map((order) => snapshot.getSorted(order).map((card) => [card.slug, card.ratingCount]));
    const ordersBefore = getOrders(previous);
    await rate(1, 1);
    expect([total(), total(previous)]).toEqual([totalBefore - 1, totalBefore]);
    const { taxonomy, changedAt, cards, nextDay } = catalogue.current;
    const sorted = getOrders(new Snapshot(taxonomy, changedAt, cards, nextDay));
    expect(getOrders(catalogue.current)).toEqual(sorted);
    expect(getOrders(previous)).toEqual(ordersBefore);
    expect([catalogue.current.bySlug(slug)?.ratingCount, previous.bySlug(slug)?.ratingCount]).toEqual([1, ratingCount]);
    await rate(ratingCount, ratingHalves);
    expect(total()).toBe(totalBefore);
  });

  it('stay unchanged while the database is unreachable', async () => {
    const otherCatalogue = new CatalogueService(database.dataSource);
    await otherCatalogue.refresh();
    const { current } = otherCatalogue;
    const away = vi.spyOn(database.dataSource, 'transaction').mockRejectedValueOnce(new Error('away'));
    await expect(otherCatalogue.refresh()).rejects.toThrow('away');
    away.mockRestore();
    expect(otherCatalogue.current).toBe(current);
    await otherCatalogue.refresh();
    expect(otherCatalogue.current).not.toBe(current);
  });
});

describe('searches', () => {
  const queries = fc.constantFrom(
    'stew',
    'golden soup',
    'smo',
    'ginger',
    'butter stew',
    'bread without onion',
    'quick',
  );

  /** Returns the recipes that a search finds without a filter. */
  const findBySearch = async (search: string, orderBy?: RecipeOrder) => {
    const slugs = await readAllPages({ search, orderBy, first: 50 });
    return slugs.flatMap((slug) => recipes.find((recipe) => recipe.slug === slug) ?? []);
  };

  it('return the hits that pass the filter, in order, page by page', () =>
    assertProperty(
      fc.asyncProperty(
        queries,
        wheres,
        orders,
        fc.integer({ min: 1, max: 20 }),
        async (search, where, orderBy, first) => {
          const hits = (await findBySearch(search, orderBy)).filter((recipe) => matchesWhere(recipe, where));
          const slugs = hits.map(({ slug }) => slug);
          if (orderBy !== RecipeOrder.RELEVANCE)
            expect(sortCards(hits, orderBy).map(({ slug }) => slug)).toEqual(slugs);
          const fullList = await getList({ search, where, orderBy, first: 50 });
          // If no recipe has all the terms, recipes with some of them are shown.
          if (slugs.length === 0) {
            expect(fullList.totalCount === 0 || fullList.search?.partial).toBe(true);
            return;
          }
          expect(fullList.search?.partial).toBe(false);
          expect(fullList.totalCount).toBe(slugs.length);
          expect(await readAllPages({ search, where, orderBy, first })).toEqual(slugs);
          const secondPage = await getList({ search, where, orderBy, first, page: 2 });
          expect(getSlugs(secondPage)).toEqual(slugs.slice(first, 2 * first));
        },
      ),
      40,
    ));

  it('count the hits for each facet value', () =>
    assertProperty(
      fc.asyncProperty(queries, wheres, async (search, where) => {
        const hits = await findBySearch(search);
        const listing = await getList({ search, where, first: 1 });
        if (listing.search?.partial) return;
        expect(await listing.facets()).toEqual(getFacets(hits, where));
      }),
      40,
    ));

  it('start with the best match, are ignored if blank, and correct misspelled words', async () => {
    const title = recipes.find(({ published }) => published)?.title ?? '';
    const { nodes, search } = await getList({ search: title, first: 1 });
    expect(nodes[0]?.title).toBe(title);
    expect(search).toMatchObject({ corrected: null, partial: false, dropped: [], synonyms: [], filters: [] });
    const blank = await getList({ search: '  ' });
    expect(blank.search).toBeNull();
    expect(getSlugs(blank)).toEqual(getSlugs(await getList({})));
    expect((await getList({ search: '?!' })).nodes).toEqual([]);
    expect((await getList({ search: 'stwe' })).search).toMatchObject({ corrected: 'stew' });
  });
});
