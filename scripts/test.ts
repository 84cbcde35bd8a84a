import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { findBrowser } from './browser.ts';
import { check } from './check.ts';

export const usage = `usage: npm test -- [file …]

  file  a test file, or a part of its name; without files the types, lint and generated files are checked, too`;

/**
 * `npm test`: types, lint, generated files, then every test: unit, server and contract tests against a real Postgres,
 * pages in a real browser. If arguments name test files, only those run, without the checks.
 */
export async function main(args: string[]): Promise<void> {
  const { positionals: files } = parseArgs({ args, allowPositionals: true });
  const buildPassed = build();
  process.env.CHROMIUM_PATH = await findBrowser({ mayInstall: true });
  const checksPassed = files.length > 0 || (await check());
  if (!(await buildPassed) || !checksPassed) {
    process.exitCode = 1;
    return;
  }
  // New and obsolete snapshots are failures.
  const vitest = await startVitest('test', files, { watch: false, update: 'none' });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const results = tests.map((test) => test.result().state);
  const unloadable = modules.filter(
    (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
  );
  await vitest.close();
  const count = (state: string) => results.filter((result) => result === state).length;
  // A test file that fails to load also counts as a failure.
  const failedCount = count('failed') + unloadable.length;
  for (const test of tests.filter((test) => test.diagnostic()?.flaky)) {
    console.log(`passed on the second try: ${test.module.relativeModuleId} > ${test.fullName}`);
    for (const { stack = '', message } of test.result().errors ?? [])
      console.log(stack.replace(/^ +at .*node_modules.*\n?/gm, '') || message);
  }
  console.log(
    `${count('passed')} passed, ${failedCount} failed${count('skipped') ? `, ${count('skipped')} skipped` : ''}`,
  );
  if (failedCount > 0 || count('passed') === 0) process.exitCode = 1;
  process.exit();
}

/** Builds in a separate process, because its production settings must not reach the tests. */
async function build(): Promise<boolean> {
  const [status] = await once(
    spawn(process.execPath, ['scripts/run.mjs', 'build'], { stdio: ['ignore', 'inherit', 'inherit'] }),
    'close',
  );
  return status === 0;
}
