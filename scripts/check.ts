import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import { findDrift } from './generate.ts';
import { findVagueWords } from './plain-words.ts';

interface Step {
  name: string;
  run: () => Promise<string | undefined>;
}

/** Number of threads that check types. Threads repeat each other's work: four take 70 % more CPU time than one. */
const CHECKERS = String(Math.ceil(os.availableParallelism() / 4));

export const usage = 'usage: npm run check     checks types, lint, format and generated files';

/** `npm run check`: runs all checks. Exits with 1 if a check fails. */
export async function main(): Promise<void> {
  if (!(await check())) process.exitCode = 1;
}

/** Runs all checks concurrently and prints the failures. Returns `true` if all pass. */
export async function check(): Promise<boolean> {
  const steps: Step[] = [
    { name: 'types', run: () => command('tsc', ['--noEmit', '--checkers', CHECKERS]) },
    { name: 'types of art', run: () => command('tsc', ['--noEmit', '-p', 'art']) },
    { name: 'lint and format', run: () => command('biome', ['check', '--error-on-warnings', '.']) },
    { name: 'drift', run: findDrift },
    // Reports warnings as errors. `command` turns off Redocly's telemetry and its check for updates.
    {
      name: 'API description',
      run: () => command('redocly', ['lint', '--extends=recommended-strict', 'schema/openapi.json']),
    },
    { name: 'schema', run: () => command('graphql-schema-linter', ['schema/schema.graphql']) },
    { name: 'schema for Relay', run: compileForRelay },
    { name: 'generated documents', run: findStaleDocuments },
    { name: 'plain words', run: findVagueWords },
  ];
  const results = await Promise.all(steps.map(async (step) => ({ name: step.name, problem: await step.run() })));
  for (const { name, problem } of results) console.log(problem ? `✗ ${name}\n${problem}` : `✓ ${name}`);
  return results.every(({ problem }) => problem === undefined);
}

/** Relay's compiler requires a folder for its output, which nothing reads. */
async function compileForRelay(): Promise<string | undefined> {
  await mkdir('node_modules/.cache/relay', { recursive: true });
  return command('relay-compiler', ['tests/relay/relay.config.json']);
}

async function findStaleDocuments(): Promise<string | undefined> {
  const stale = await command('graphql-codegen', ['--config', 'codegen.ts', '--check', '--silent']);
  return stale && `${stale}Run "npm run generate".`;
}

/** Returns the output of a command that failed, otherwise undefined. */
async function command(name: string, args: string[]): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${name}`, args, {
      shell: process.platform === 'win32',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve(status === 0 ? undefined : output));
  });
}
