import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { measureImport } from '../tests/bench/import/measure-import.ts';

/**
 * `npm run bench:import` imports 200,000 recipe files, copies of the real ones, and tells time and memory; with
 * `--recipes 2000` fewer. The files take two gigabytes under `var/` until it ends.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { recipes: { type: 'string', default: '200000' } } });
  const recipes = Number(values.recipes);
  if (!Number.isInteger(recipes) || recipes < 1) throw new Error('--recipes takes a number');
  await measureImport(readConfig(process.env), recipes);
}
