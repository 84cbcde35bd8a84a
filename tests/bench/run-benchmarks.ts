import type { Config } from '#server/config.ts';
import type { CaseKind } from './cases/bench-case.ts';
import { makeCases } from './cases/make-cases.ts';
import { type DatabaseServer, openDatabaseServer, withClient } from './database-server.ts';
import { checkAnswers } from './measuring/check-answers.ts';
import { type Measured, measure, type Plan } from './measuring/measure.ts';
import { installPeers, type Peer } from './peers/peers.ts';
import { benchDatabase, prepareDatabase } from './prepare-database.ts';
import { profileCase } from './report/profile-report.ts';
import { buildPrograms } from './servers/programs.ts';
import { Stage } from './servers/stage.ts';

interface BenchOptions {
  plan: Plan;
  kinds: readonly CaseKind[];
  /** Numbers of recipes, each a database of its own. */
  sizes: readonly number[];
  /** `true` to measure peers as well, where they can be installed. */
  withPeers: boolean;
  /** `true` to profile each case as well. */
  profile: boolean;
}

const NEED_SITE: CaseKind[] = ['pages', 'warm', 'cores'];

/** @returns `true` when what is measured needs the site as `npm run build` makes it. */
export function needsSite(kinds: readonly CaseKind[]): boolean {
  return kinds.some((kind) => NEED_SITE.includes(kind));
}

/** Prepares the data and measures. @throws where an answer is wrong or a request fails. */
export async function runBenchmarks(config: Config, options: BenchOptions): Promise<Measured[]> {
  await buildPrograms();
  const peers = options.withPeers ? await installPeers(console.log) : [];
  const server = await openDatabaseServer(config);
  try {
    const measured: Measured[] = [];
    for (const recipes of options.sizes) measured.push(...(await measureAt(recipes, server, peers, options)));
    return measured;
  } finally {
    await server.stop();
  }
}

async function measureAt(
  recipes: number,
  server: DatabaseServer,
  peers: readonly Peer[],
  { plan, profile, kinds }: BenchOptions,
): Promise<Measured[]> {
  const address = await prepareDatabase(server, benchDatabase(recipes), console.log);
  const stage = new Stage({ address, postmaster: server.postmaster }, peers);
  try {
    return await withClient(address, async (client) => {
      const measured: Measured[] = [];
      for (const kind of kinds) {
        for (const bench of await makeCases(kind, { client, stage })) {
          await checkAnswers(bench, stage);
          console.log(`${bench.title}, ${recipes} recipes: answers checked, measuring …`);
          measured.push({ recipes, ...(await measure(bench, stage, plan)) });
          if (profile) console.log(`\n${await profileCase(bench, stage, plan.secondsPerRound)}`);
        }
      }
      return measured;
    });
  } finally {
    await stage.close();
  }
}
