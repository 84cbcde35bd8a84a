import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listRecipes, type RecipeQuery, searchRecipes } from '#server/features/catalogue/lists/list-recipes.ts';
import type { RecipeConnectionType } from '#server/features/catalogue/lists/recipe-connection.type.ts';
import { RecipeOrder, type RecipeWhere } from '#server/features/catalogue/lists/recipe-where.type.ts';
import { CatalogueService, Snapshot } from '#server/features/catalogue/snapshot.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import { CacheTags } from '#server/http/response-cache/cache-tags.ts';
import { getFacets, meets, sortCards } from '../support/plain-catalogue.ts';
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

/** Returns all entries of a list, page by page with cursors. */
async function follow(
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
  const expected = (where: RecipeWhere, order = RecipeOrder.NEWEST) =>
    sortCards(
      recipes.filter((recipe) => meets(recipe, where)),
      order,
    ).map(({ slug }) => slug);

  it('have the matching recipes on each numbered page, in order', () =>
    assertProperty(
      fc.asyncProperty(wheres, orders, fc.integer({ min: 1, max: 50 }), async (where, orderBy, first) => {
        const expectedSlugs = expected(where, orderBy);
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
        expect(await follow({ where, orderBy, first })).toEqual(expected(where, orderBy));
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
      const before = new Set(expected({}, orderBy));
      const slugs = await follow({ orderBy, first: 70 }, async () => {
        const more = [randomRecipe(random, recipes.length + 1), randomRecipe(random, recipes.length + 2)];
        recipes.push(...more);
        await insertRecipes(database.dataSource, more);
        await catalogue.refresh();
      });
      expect(new Set(slugs).size, orderBy).toBe(slugs.length);
      expect(
        slugs.filter((slug) => before.has(slug)),
        orderBy,
      ).toEqual([...before]);
    }
  });

  it('are empty if no slugs are allowed; other empty conditions are ignored', async () => {
    const total = (await getList({})).totalCount;
    const none = await getList({ where: { slugs: [] } });
    expect(none).toMatchObject({ nodes: [], totalCount: 0 });
    expect(await none.facets()).toEqual(getFacets(recipes, { slugs: [] }));
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
    const before = countAll();
    const more = Array.from({ length: 20 }, (_, index) => ({
      ...randomRecipe(createRandom(SEED + 2), recipes.length + 1 + index),
      published: true,
    }));
    await insertRecipes(database.dataSource, more);
    expect(await catalogue.refreshIfChanged()).toBe(false);
    expect(countAll()).toBe(before);
    recipes.push(...more);
    await database.dataSource.query("insert into content_state (digest) values ('')");
    const reloads = await Promise.all([catalogue.refreshIfChanged(), catalogue.refreshIfChanged()]);
    expect(reloads, 'the second request finds the first one’s catalogue').toEqual([true, false]);
    expect(countAll()).toBe(before + 20);
  });

  it('follow new ratings, but lists of earlier snapshots do not', async () => {
    const where: RecipeWhere = { rating: { min: 4 } };
    const total = (snapshot = catalogue.current) => listRecipes({ where }, snapshot, new CacheTags()).totalCount;
    const [previous, before] = [catalogue.current, total()];
    const { id = 0, slug = '', ratingCount, ratingHalves } = recipes.find((recipe) => meets(recipe, where)) ?? {};
    const rate = async (count = 0, halves = 0) => {
      const set = 'update recipes set rating_count = $2, rating_halves = $3 where id = $1';
      await database.dataSource.query(set, [id, count, halves]);
      await catalogue.refreshRatings([slug, 'no-such-dish']);
    };
    const getOrders = (snapshot: Snapshot) =>
      Object.values(RecipeOrder).map((order) => snapshot.getSorted(order).map((card) => [card.slug, card.ratingCount]));
    const ordersBefore = getOrders(previous);
    await rate(1, 1);
    expect([total(), total(previous)]).toEqual([before - 1, before]);
    const { taxonomy, changedAt, cards, nextDay } = catalogue.current;
    const sorted = getOrders(new Snapshot(taxonomy, changedAt, cards, nextDay));
    expect(getOrders(catalogue.current)).toEqual(sorted);
    expect(getOrders(previous)).toEqual(ordersBefore);
    expect([catalogue.current.bySlug(slug)?.ratingCount, previous.bySlug(slug)?.ratingCount]).toEqual([1, ratingCount]);
    await rate(ratingCount, ratingHalves);
    expect(total()).toBe(before);
  });

  it('survive an unreachable database', async () => {
    const broken = new CatalogueService(database.dataSource);
    await broken.refresh();
    const { current } = broken;
    const away = vi.spyOn(database.dataSource, 'transaction').mockRejectedValueOnce(new Error('away'));
    await expect(broken.refresh()).rejects.toThrow('away');
    away.mockRestore();
    expect(broken.current).toBe(current);
    await broken.refresh();
    expect(broken.current).not.toBe(current);
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

  /** Recipes that the search alone finds. */
  const findBySearch = async (search: string, orderBy?: RecipeOrder) => {
    const slugs = await follow({ search, orderBy, first: 50 });
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
          const hits = (await findBySearch(search, orderBy)).filter((recipe) => meets(recipe, where));
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
          expect(await follow({ search, where, orderBy, first })).toEqual(slugs);
          const second = await getList({ search, where, orderBy, first, page: 2 });
          expect(getSlugs(second)).toEqual(slugs.slice(first, 2 * first));
        },
      ),
      40,
    ));

  it('count the hits for each facet value', () =>
    assertProperty(
      fc.asyncProperty(queries, wheres, async (search, where) => {
        const alone = await findBySearch(search);
        const listing = await getList({ search, where, first: 1 });
        if (listing.search?.partial) return;
        expect(await listing.facets()).toEqual(getFacets(alone, where));
      }),
      40,
    ));

  it('start with the best match, and are ignored if blank', async () => {
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
