import os from 'node:os';
import type { Config } from '#server/config.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { StatementReader } from '#server/database/statements.ts';
import { CatalogueService, type RecipeQuery } from '#server/features/catalogue/catalogue.service.ts';
import { Allergen } from '#server/features/catalogue/food-vocabulary.ts';
import { RecipeCounts } from '#server/features/catalogue/recipe-counts.ts';
import { Diet, Difficulty, Nutrient } from '#server/features/catalogue/recipe-vocabulary.ts';
import type { RecipeWhere } from '#server/features/catalogue/recipe-where.type.ts';
import { Taxonomy } from '#server/features/catalogue/taxonomy.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import { openDatabaseServer } from '../bench/database-server.ts';
import { cpuOfPostgres, cpuOfProcess } from '../bench/measuring/cpu-time.ts';
import { prepareDatabase } from '../bench/prepare-database.ts';
import { readGolden } from './golden.ts';

const DATABASE = { name: 'mesob_bench_cookbook', size: { recipes: 200_000, cookbook: true } };
const ROUNDS = 2;

/** Filters as readers choose them, one after the other. */
const WHERES: RecipeWhere[] = [
  { diets: { allOf: [Diet.VEGAN] } },
  { cuisines: ['Italian'], totalMinutes: { max: 60 } },
  { allergens: { noneOf: [Allergen.EGG, Allergen.NUTS] } },
  { foods: { noneOf: ['onion'] }, categories: ['Dinner', 'Lunch'] },
  { difficulty: [Difficulty.EASY], nutrition: [{ nutrient: Nutrient.PROTEIN, min: 200 }] },
];

interface Kind {
  title: string;
  queryOf: (search: string, index: number) => RecipeQuery;
  facets: boolean;
  /** How many of the golden queries; all where it is left out. */
  first?: number;
  /** Whether nothing is remembered of what filters counted before. */
  anew?: true;
}

const KINDS: Kind[] = [
  { title: 'search', queryOf: (search) => ({ search }), facets: false },
  { title: 'with a filter', queryOf: (search, index) => ({ search, where: whereAt(index) }), facets: false },
  { title: 'with facets', queryOf: (search) => ({ search }), facets: true },
  { title: 'with both', queryOf: (search, index) => ({ search, where: whereAt(index) }), facets: true },
  // Without a search there are no more than the filters.
  { title: 'list, filter', queryOf: (_, index) => ({ where: whereAt(index) }), facets: false, first: WHERES.length },
  { title: 'list, both', queryOf: (_, index) => ({ where: whereAt(index) }), facets: true, first: WHERES.length },
  {
    title: 'list, both, anew',
    queryOf: (_, index) => ({ where: whereAt(index) }),
    facets: true,
    first: WHERES.length,
    anew: true,
  },
];

/**
 * Asks the golden queries of the real recipes among 200,000 generated ones, one at a time, and prints what each takes: the
 * time of the service, and the CPU time of this process and of Postgres, which other load on the machine changes less.
 */
export async function measureSearch(config: Config): Promise<void> {
  const server = await openDatabaseServer(config);
  const primary = await prepareDatabase(server, DATABASE, console.log);
  const dataSource = createDataSource({ primary, poolSize: 4, onPoolError: (error) => console.error(error) });
  await dataSource.initialize();
  try {
    const reader = StatementReader.ofPrimary(dataSource);
    const taxonomy = new Taxonomy(reader);
    await taxonomy.refresh();
    const searching = new SearchService(reader, taxonomy, 2);
    const makeCatalogue = () => new CatalogueService(reader, taxonomy, new RecipeCounts(reader, taxonomy), searching);
    const cpu = () => cpuOfProcess(process.pid) + cpuOfPostgres(server.postmaster);
    print(['in ms', 'median', 'p90', 'p99', 'slowest', 'CPU']);
    for (const kind of KINDS) {
      const { times, cpuMs } = await measureKind(kind, makeCatalogue, cpu);
      const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
      const at = (share: number) =>
        (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
      const worst = times.sort((a, b) => b.ms - a.ms).slice(0, 3);
      const slow = worst.map(({ search, ms }) => `${search} ${ms.toFixed(0)}`).join(', ');
      print([kind.title, at(0.5), at(0.9), at(0.99), at(1), (cpuMs / times.length).toFixed(1), `  ${slow}`]);
    }
    const load = os.loadavg().map((each) => each.toFixed(1));
    console.log(`${os.cpus().length} cores, load ${load.join(' ')}`);
  } finally {
    await dataSource.destroy();
    await server.stop();
  }
}

async function measureKind({ queryOf, facets, first, anew }: Kind, make: () => CatalogueService, cpu: () => number) {
  const shared = make();
  const queries = readGolden()
    .slice(0, first)
    .map(({ query }, index) => ({ search: query, asked: queryOf(query, index) }));
  const times: { search: string; ms: number }[] = [];
  let began = 0;
  // The first round fills caches and lets Postgres plan.
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round === 1) began = cpu();
    for (const { search, asked } of queries) {
      const catalogue = anew ? make() : shared;
      const start = performance.now();
      const listing = await catalogue.recipes({ ...asked, first: 5 });
      await Promise.all([listing.total(), facets ? listing.facets() : null]);
      if (round > 0) times.push({ search, ms: performance.now() - start });
    }
  }
  return { times, cpuMs: cpu() - began };
}

function whereAt(index: number): RecipeWhere {
  return WHERES[index % WHERES.length] ?? {};
}

/** As soon as it is known: all takes minutes. */
function print([title = '', ...cells]: string[]): void {
  console.log(title.padEnd(18) + cells.map((cell) => cell.padStart(9)).join(''));
}
