import fs from 'node:fs/promises';
import path from 'node:path';
import type { BenchCase } from '../cases/bench-case.ts';
import { sample } from '../measuring/measure.ts';
import type { ProfileMessage } from '../servers/server-side.ts';
import type { Stage } from '../servers/stage.ts';
import { type SelfTime, selfTimes } from './profile.ts';
import { alignTable } from './table.ts';

const FUNCTIONS = 25;
const PACKAGES = 15;

/**
 * Profiles the product in a round of its own (a profiled server is slower), writes `var/bench/<case>.cpuprofile`, and
 * says where the time went.
 */
export async function profileCase(bench: BenchCase, stage: Stage, seconds: number): Promise<string> {
  const file = path.resolve('var/bench', `${bench.title.replaceAll(/[^a-z0-9]+/gi, '-')}.cpuprofile`);
  const [product] = bench.contestants;
  const child = product && (await stage.server(product.server)).child;
  if (!product || !child) return `${bench.title}: not profiled, for it is no single process`;
  const tell = (message: ProfileMessage) => child.ask(message);
  await tell({ profile: 'start' });
  await sample(bench, product, stage, seconds);
  await tell({ profile: 'stop', file });
  const { functions, packages } = selfTimes(JSON.parse(await fs.readFile(file, 'utf8')));
  const total = functions.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const rowOf = ({ name, where, milliseconds }: SelfTime) => [
    name,
    where,
    `${milliseconds.toFixed(0)} ms`,
    `${((100 * milliseconds) / total).toFixed(1)} %`,
  ];
  const tables = [packages.slice(0, PACKAGES), functions.slice(0, FUNCTIONS)].map((times) =>
    alignTable(times.map(rowOf)),
  );
  return `${bench.title}: self time of the product, idle time left out (${file})\n\n${tables.join('\n\n')}\n`;
}
