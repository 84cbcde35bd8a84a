import { spawnSync } from 'node:child_process';

export const usage = 'usage: npm run examples     records the responses that the documentation shows';

const BUILD = ['scripts/run.mjs', 'build'];
const TESTS = ['node_modules/vitest/vitest.mjs', 'run', 'tests/e2e/documentation.test.ts', '--update'];
const RECORDING = ['-t', 'as (it was|they were) recorded'];

/** Records the responses. Builds before, because tests run the build, and after, because pages show the responses. */
export function main(): void {
  for (const args of [BUILD, [...TESTS, ...RECORDING], BUILD]) {
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    if (status === 0) continue;
    process.exitCode = 1;
    return;
  }
}
