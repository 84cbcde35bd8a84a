import { spawnSync } from 'node:child_process';
import { buildPrograms, programPath } from '../tests/bench/servers/programs.ts';

/**
 * `npm run bench:documents` measures how long the server takes to refuse hostile GraphQL documents, how much memory
 * thousands of distinct documents use, and the cost of texts and lists in variables. `npm run bench:documents --
 * recipes` measures only these variables.
 */
export async function main(only: string[]): Promise<void> {
  await buildPrograms();
  const env = { ...process.env, NODE_ENV: 'production' };
  spawnSync(process.execPath, ['--expose-gc', programPath('documents'), ...only], { stdio: 'inherit', env });
}
