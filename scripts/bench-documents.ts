import { spawnSync } from 'node:child_process';
import { buildPrograms, programPath } from '../tests/bench/servers/programs.ts';
import { UsageError } from './usage-error.ts';

export const usage = `usage: npm run bench:documents -- [recipes]

  recipes  measure only the cost of texts and lists in variables`;

/**
 * `npm run bench:documents` measures how long the server takes to refuse hostile GraphQL documents, how much memory
 * thousands of distinct documents use, and the cost of texts and lists in variables.
 */
export async function main(only: string[]): Promise<void> {
  if (only.length > 0 && only.join() !== 'recipes') throw new UsageError(`Unknown argument: ${only.join(' ')}`);
  await buildPrograms();
  const env = { ...process.env, NODE_ENV: 'production' };
  spawnSync(process.execPath, ['--expose-gc', programPath('documents'), ...only], { stdio: 'inherit', env });
}
