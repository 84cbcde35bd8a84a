import { spawnSync } from 'node:child_process';
import { buildPrograms, programPath } from '../tests/bench/servers/programs.ts';

/**
 * `npm run bench:documents` tells how long hostile GraphQL documents take to be refused, and what thousands of distinct
 * documents leave in memory, and what texts and lists in variables take. `npm run bench:documents -- recipes` measures only those arguments.
 */
export async function main(only: string[]): Promise<void> {
  await buildPrograms();
  const env = { ...process.env, NODE_ENV: 'production' };
  spawnSync(process.execPath, ['--expose-gc', programPath('documents'), ...only], { stdio: 'inherit', env });
}
