import type { Config } from '#server/config.ts';
import type { CaseKind } from './cases/bench-case.ts';
import { arePagesBuilt } from './cases/built-pages.ts';
import { makeCases } from './cases/make-cases.ts';
import { type DatabaseServer, openDatabaseServer, withClient } from './database-server.ts';
import { answerOf, checkAnswers } from './measuring/check-answers.ts';
import { type Measured, measure, type Plan } from './measuring/measure.ts';
import { buildPrograms, withStage } from './measuring/stage.ts';
import { type BenchDatabase, prepareDatabase } from './prepare-database.ts';
import { profileCase } from './report/profile-report.ts';
import { resultsTable } from './report/results.ts';

export interface BenchOptions {
  plan: Plan;
  kinds: readonly CaseKind[];
  /** Whether to profile each case as well. */
  profile: boolean;
}

/** Which database is made for which cases. */
const occasions: { database: BenchDatabase; kinds: CaseKind[] }[] = [
  {
    database: { name: 'mesob_bench', size: { recipes: 20_000, users: 5_000, reviews: 200_000 } },
    kinds: ['list', 'detail', 'search', 'pages'],
  },
  { database: { name: 'mesob_bench_search', size: { recipes: 200_000 } }, kinds: ['search'] },
];

/** Prepares the data, measures, and prints the table. @throws where an answer is wrong or a request fails. */
export async function runBenchmarks(config: Config, options: BenchOptions): Promise<void> {
  await buildPrograms();
  const server = await openDatabaseServer(config);
  try {
    const measured: Measured[] = [];
    for (const { database, kinds } of occasions) {
      const wanted = kinds.filter((kind) => options.kinds.includes(kind));
      if (wanted.length > 0) measured.push(...(await measureOn(server, database, wanted, options)));
    }
    const missing = options.kinds.includes('pages') && !arePagesBuilt() ? ['pages'] : [];
    console.log(`\n${resultsTable(measured, missing)}\n`);
  } finally {
    await server.stop();
  }
}

async function measureOn(
  server: DatabaseServer,
  database: BenchDatabase,
  kinds: CaseKind[],
  { plan, profile }: BenchOptions,
): Promise<Measured[]> {
  const address = await prepareDatabase(server, database, console.log);
  return withStage({ address, postmaster: server.postmaster }, (stage) =>
    withClient(address, async (client) => {
      const fetchPage = (path: string) => answerOf(stage.product, { method: 'GET', path });
      const measured: Measured[] = [];
      for (const kind of kinds) {
        for (const bench of await makeCases(kind, { client, recipes: database.size.recipes, fetchPage })) {
          await checkAnswers(bench, stage);
          console.log(`${bench.title}: answers checked, measuring …`);
          measured.push(await measure(bench, stage, plan));
          if (profile) console.log(`\n${await profileCase(bench, stage, plan.secondsPerRound)}`);
        }
      }
      return measured;
    }),
  );
}
