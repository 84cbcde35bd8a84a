import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { CASE_KINDS } from '../tests/bench/bench-case.ts';
import { resultsTable } from '../tests/bench/results.ts';
import { needsSite, runBenchmarks } from '../tests/bench/run-benchmarks.ts';

/**
 * `npm run bench` compares the product with a server that has its responses ready, and with `--peers` also with
 * PostGraphile, and prints a table. docs/benchmarks.md describes the options and the results.
 */
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
  const unknown = requestedKinds.filter((kind) => !CASE_KINDS.some((caseKind) => caseKind === kind));
  if (unknown.length > 0) throw new Error(`--only takes ${CASE_KINDS.join(', ')}, not ${unknown.join(', ')}`);
  const kinds = CASE_KINDS.filter((kind) => requestedKinds.includes(kind));
  if (needsSite(kinds) && !values.built) build();
  const seconds = wholeNumber(values.seconds);
  const measured = await runBenchmarks(readConfig(process.env), {
    plan: { rounds: values.quick ? 1 : wholeNumber(values.rounds), secondsPerRound: seconds, warmUpSeconds: seconds },
    kinds,
    sizes: values.sizes.split(',').map(wholeNumber),
    withPeers: values.peers,
    profile: values.cpuprofile,
  });
  const [cpu] = os.cpus();
  const machine = `${os.availableParallelism()} × ${cpu?.model ?? os.arch()}, node ${process.version}`;
  console.log(`\n${machine}\n\n${resultsTable(measured)}\n`);
}

/** Builds in a separate process, so that its production settings do not affect this one. */
function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}

/** @throws if the text is not a positive number */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${text} is not a positive integer`);
  return value;
}
