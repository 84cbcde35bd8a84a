import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { measureFlood } from '../tests/bench/flood/measure-flood.ts';

/**
 * `npm run bench:flood` sends 200 wrong passwords a second for twenty seconds and tells what that does to those who only
 * read. `--seconds 5` takes less time.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '20' } } });
  const { idle, busy, signIns } = await measureFlood(readConfig(process.env), {
    perSecond: 200,
    seconds: Number(values.seconds),
  });
  console.table({ idle: { ...idle, ...idle.statuses }, flooded: { ...busy, ...busy.statuses } });
  console.log(`reads, p95 flooded ÷ idle: ${(busy.p95 / idle.p95).toFixed(1)}`);
  console.log('sign-ins by status (0 is no answer):', signIns);
}
