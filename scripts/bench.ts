import 'reflect-metadata';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { CASE_KINDS } from '../tests/bench/bench-case.ts';
import { formatResultsTable } from '../tests/bench/results.ts';
import { needsSite, runBenchmarks } from '../tests/bench/run-benchmarks.ts';
import { buildSite } from '../tests/support/built-server.ts';
import { parseWholeNumber, UsageError } from './usage-error.ts';

export const usage = `usage: npm run bench -- [options]     (docs/benchmarks.md explains the results)

  --only <kinds>       some of ${CASE_KINDS.join(', ')}, separated by commas
  --sizes <numbers>    numbers of recipes, separated by commas; 20000 by default
  --rounds <number>    rounds per server; 5 by default
  --seconds <number>   length of a round; 2 by default
  --quick              one round
  --peers              also PostGraphile, if it can be installed
  --built              use the last build instead of building first
  --cpuprofile         each process writes a profile to var/bench when it ends`;

/** Compares the product with a server that sends prepared responses, and prints a table. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: CASE_KINDS.join() },
      sizes: { type: 'string', default: '20000' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      quick: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      cpuprofile: { type: 'boolean', default: false },
    },
  });
  const requestedKinds = values.only.split(',');
  const unknownKinds = requestedKinds.filter((kind) => !CASE_KINDS.some((caseKind) => caseKind === kind));
  if (unknownKinds.length > 0)
    throw new UsageError(`--only takes ${CASE_KINDS.join(', ')}, not ${unknownKinds.join(', ')}`);
  const kinds = CASE_KINDS.filter((kind) => requestedKinds.includes(kind));
  if (needsSite(kinds) && !values.built) buildSite();
  const seconds = parseWholeNumber('seconds', values.seconds);
  const results = await runBenchmarks(readConfig(process.env), {
    plan: {
      rounds: values.quick ? 1 : parseWholeNumber('rounds', values.rounds),
      secondsPerRound: seconds,
      warmUpSeconds: seconds,
    },
    kinds,
    sizes: values.sizes.split(',').map((size) => parseWholeNumber('sizes', size)),
    withPeers: values.peers,
    profile: values.cpuprofile,
  });
  const [cpu] = os.cpus();
  const machine = `${os.availableParallelism()} × ${cpu?.model ?? os.arch()}, node ${process.version}`;
  console.log(`\n${machine}\n\n${formatResultsTable(results)}\n`);
}
