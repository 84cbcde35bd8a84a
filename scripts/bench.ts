import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { CASE_KINDS } from '../tests/bench/cases/bench-case.ts';
import { runBenchmarks } from '../tests/bench/run-benchmarks.ts';

const thorough = { rounds: 5, secondsPerRound: 4, warmUpSeconds: 4 };
const quick = { rounds: 1, secondsPerRound: 2, warmUpSeconds: 2 };

/**
 * `npm run bench` measures the product against a floor, a bare server that answers the same data, and prints a table.
 * `--quick` takes one short round, `--only list` (or detail, search, pages) one kind of case, `--cpuprofile` profiles
 * the product as well.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      cpuprofile: { type: 'boolean', default: false },
    },
  });
  const kinds = CASE_KINDS.filter((kind) => values.only === undefined || kind === values.only);
  if (kinds.length === 0) throw new Error(`--only takes one of ${CASE_KINDS.join(', ')}`);
  const plan = values.quick ? quick : thorough;
  await runBenchmarks(readConfig(process.env), { plan, kinds, profile: values.cpuprofile });
}
