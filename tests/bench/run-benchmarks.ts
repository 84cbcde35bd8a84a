import type { Config } from '#server/config.ts';
import type { CaseKind } from './bench-case.ts';
import { makeCases } from './cases/make-cases.ts';
import { type DatabaseServer, openDatabaseServer, withClient } from './database-server.ts';
import { checkResponses } from './measuring/check-responses.ts';
import { type BenchResult, measure, type Plan } from './measuring/measure.ts';
import { prepareDatabase } from './prepare-database.ts';
import { buildPrograms } from './servers/programs.ts';
import { installPeers, Stage } from './servers/stage.ts';

interface BenchOptions {
  plan: Plan;
  kinds: readonly CaseKind[];
  /** Numbers of recipes, each in a separate database. */
  sizes: readonly number[];
  /** `true` to measure PostGraphile as well, if it can be installed. */
  withPeers: boolean;
  /** `true` to have the product's processes write a profile as they end. */
  profile: boolean;
}

const NEED_SITE: CaseKind[] = ['pages', 'warm'];

/** Returns `true` if a case needs the site built by `npm run build`. */
export function needsSite(kinds: readonly CaseKind[]): boolean {
  return kinds.some((kind) => NEED_SITE.includes(kind));
}

/** Prepares the data and measures. @throws if a response is wrong or a request fails. */
export async function runBenchmarks(config: Config, options: BenchOptions): Promise<BenchResult[]> {
  await buildPrograms();
  const withPeers = options.withPeers && (await installPeers());
  const server = await openDatabaseServer(config);
  try {
    const results: BenchResult[] = [];
    for (const recipes of options.sizes)
      results.push(...(await measureSize(recipes, server, { ...options, withPeers })));
    return results;
  } finally {
    await server.stop();
  }
}

async function measureSize(
  recipes: number,
  server: DatabaseServer,
  { plan, kinds, withPeers, profile }: BenchOptions,
): Promise<BenchResult[]> {
  const database = await prepareDatabase(server, recipes);
  const stage = new Stage(database, { withPeers, profile });
  try {
    return await withClient(database.address, async (client) => {
      const results: BenchResult[] = [];
      for (const kind of kinds) {
        for (const bench of await makeCases(kind, { client, stage })) {
          await checkResponses(bench, stage);
          console.log(`${bench.title}, ${recipes} recipes: responses checked, measuring …`);
          results.push({ recipes, ...(await measure(bench, stage, plan)) });
        }
      }
      return results;
    });
  } finally {
    await stage.close();
  }
}
