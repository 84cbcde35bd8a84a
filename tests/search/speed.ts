import os from 'node:os';
import { Allergen, Diet, Difficulty, Nutrient } from '#schema/rules/vocabulary.ts';
import type { Config } from '#server/config.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { StatementReader } from '#server/database/statements.ts';
import { listRecipes, type RecipeQuery, searchRecipes } from '#server/features/catalogue/lists/list-recipes.ts';
import type { RecipeWhere } from '#server/features/catalogue/lists/recipe-where.type.ts';
import { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import { CacheTags } from '#server/http/response-cache/cache-tags.ts';
import { openDatabaseServer } from '../bench/database-server.ts';
import { getMainThreadsCpu } from '../bench/measuring/cpu-time.ts';
import { percentile } from '../bench/measuring/load.ts';
import { prepareDatabase } from '../bench/prepare-database.ts';
import { readGolden } from './golden.ts';

const RECIPES = 20_000;
const ROUNDS = 2;

/** Filters that readers choose, used in turn. */
const WHERES: RecipeWhere[] = [
  { diets: { allOf: [Diet.VEGAN] } },
  { cuisines: ['Italian'], totalMinutes: { max: 60 } },
  { allergens: { noneOf: [Allergen.EGG, Allergen.NUTS] } },
  { foods: { noneOf: ['onion'] }, categories: ['Dinner', 'Lunch'] },
  { difficulty: [Difficulty.EASY], nutrition: [{ nutrient: Nutrient.PROTEIN, min: 200 }] },
];

interface Kind {
  title: string;
  getQuery: (search: string, index: number) => RecipeQuery & { search?: string };
  countsFacets: boolean;
  /** Number of golden queries; all by default. */
  first?: number;
}

const KINDS: Kind[] = [
  { title: 'search', getQuery: (search) => ({ search }), countsFacets: false },
  { title: 'with a filter', getQuery: (search, index) => ({ search, where: getWhere(index) }), countsFacets: false },
  { title: 'with facets', getQuery: (search) => ({ search }), countsFacets: true },
  { title: 'with both', getQuery: (search, index) => ({ search, where: getWhere(index) }), countsFacets: true },
  // Filters only, without a search.
  {
    title: 'list, filter',
    getQuery: (_, index) => ({ where: getWhere(index) }),
    countsFacets: false,
    first: WHERES.length,
  },
  {
    title: 'list, both',
    getQuery: (_, index) => ({ where: getWhere(index) }),
    countsFacets: true,
    first: WHERES.length,
  },
];

/**
 * Runs the golden queries on 20,000 recipes, copies of the real ones, one at a time. Prints the time of the service,
 * and the CPU time of this process and of Postgres, which depends less on other load: the mean, the distribution, and
 * the slowest queries.
 */
export async function measureSearch(config: Config): Promise<void> {
  const server = await openDatabaseServer(config);
  const { address } = await prepareDatabase(server, RECIPES);
  const dataSource = createDataSource({ address, poolSize: 4, onPoolError: (error) => console.error(error) });
  await dataSource.initialize();
  try {
    const reader = new StatementReader(dataSource);
    const catalogue = new CatalogueService(dataSource);
    await catalogue.refresh();
    const searching = new SearchService(reader, 2);
    const getBackendPids = async () => {
      const sql = 'select pid from pg_stat_activity where datname = current_database()';
      return (await dataSource.query<{ pid: number }[]>(sql)).map(({ pid }) => pid);
    };
    print(['in ms', 'median', 'p90', 'p99', 'CPU', 'median', 'p90', 'p99', 'slowest']);
    for (const kind of KINDS) {
      const times = await measureKind(kind, { catalogue, searching }, getBackendPids);
      const wallTimes = times.map(({ ms }) => ms);
      const cpuTimes = times.map(({ cpuMs }) => cpuMs);
      const mean = cpuTimes.reduce((sum, cpuMs) => sum + cpuMs, 0) / times.length;
      const slowest = times.sort((a, b) => b.cpuMs - a.cpuMs).slice(0, 3);
      const slowestQueries = slowest.map(({ search, cpuMs }) => `${search} ${cpuMs.toFixed(0)}`).join(', ');
      const cells = [
        ...[0.5, 0.9, 0.99].map((share) => percentile(wallTimes, share)),
        mean,
        ...[0.5, 0.9, 0.99, 1].map((share) => percentile(cpuTimes, share)),
      ];
      print([kind.title, ...cells.map((cell) => cell.toFixed(1)), `  ${slowestQueries}`]);
    }
    const load = os.loadavg().map((each) => each.toFixed(1));
    console.log(`${os.cpus().length} cores, load ${load.join(' ')}`);
  } finally {
    await dataSource.destroy();
    await server.stop();
  }
}

/** @param getBackendPids - returns the Postgres processes that may run queries of this process */
async function measureKind(
  { getQuery, countsFacets, first }: Kind,
  { catalogue, searching }: { catalogue: CatalogueService; searching: SearchService },
  getBackendPids: () => Promise<number[]>,
) {
  const queries = readGolden()
    .slice(0, first)
    .map(({ query }, index) => ({ search: query, recipeQuery: getQuery(query, index) }));
  const times: { search: string; ms: number; cpuMs: number }[] = [];
  // The first round fills caches and lets Postgres plan.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pids = [process.pid, ...(await getBackendPids())];
    for (const { search, recipeQuery } of queries) {
      const [start, before] = [performance.now(), getMainThreadsCpu(pids)];
      const [query, tags] = [{ ...recipeQuery, first: 5 }, new CacheTags()];
      const response = recipeQuery.search
        ? await searchRecipes(recipeQuery.search, query, { catalogue: catalogue.current, searching, tags })
        : listRecipes(query, catalogue.current, tags);
      if (countsFacets) await response.facets();
      if (round === 0) continue;
      times.push({ search, ms: performance.now() - start, cpuMs: getMainThreadsCpu(pids) - before });
    }
  }
  return times;
}

function getWhere(index: number): RecipeWhere {
  return WHERES[index % WHERES.length] ?? {};
}

/** Prints a row as soon as it is measured, since the whole run takes minutes. */
function print([title = '', ...cells]: string[]): void {
  console.log(title.padEnd(18) + cells.map((cell) => cell.padStart(9)).join(''));
}
