import type { Config } from '#server/config.ts';
import { openDatabaseServer } from '../database-server.ts';
import { benchDatabase, prepareDatabase } from '../prepare-database.ts';
import { Child } from '../servers/child.ts';
import { buildPrograms, programPath } from '../servers/programs.ts';
import type { Flooded, FloodJob } from './flood.ts';
import type { Reading, ReadingJob } from './reader.ts';

interface FloodPlan {
  perSecond: number;
  seconds: number;
}

interface FloodResult {
  idle: Reading;
  busy: Reading;
  signIns: Flooded;
}

const READS = ['/api/recipe/getall?search=lentil', '/api/recipe/all-dinner-recipes/Dinner', '/api/category/getall'];

/** Reads the catalogue, first alone and then while wrong passwords pour in: server, readers and flood in a process each. */
export async function measureFlood(config: Config, { perSecond, seconds }: FloodPlan): Promise<FloodResult> {
  await buildPrograms();
  const database = await openDatabaseServer(config);
  const address = await prepareDatabase(database, benchDatabase(20_000), console.log);
  const env = { NODE_ENV: 'production', BENCH_DATABASE: JSON.stringify(address), TRUST_PROXY: '1', BENCH_CACHE: 'on' };
  const start = (program: string) => Child.start(programPath(program), env);
  const children = [start('product'), start('reader'), start('flood')] as const;
  const [server, reader, flood] = children;
  try {
    const { url } = await server.ask<{ url: string }>();
    const urls = READS.map((path) => url + path);
    const read = (job: Omit<ReadingJob, 'urls'>) => reader.ask<Reading>({ urls, ...job });
    await read({ seconds: 2 });
    const idle = await read({ seconds: Math.min(5, seconds) });
    const job: FloodJob = { url: `${url}/api/users/login`, perSecond, seconds };
    const [busy, signIns] = await Promise.all([read({ seconds }), flood.ask<Flooded>(job)]);
    return { idle, busy, signIns };
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    await database.stop();
  }
}
