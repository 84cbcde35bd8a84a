import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The types of the REST paths, for clients in TypeScript. */
export const REST_TYPES = 'schema/openapi-types.ts';

const DESCRIPTION = 'schema/openapi.json';

// Separate folder: openapi-typescript needs an older TypeScript than ours, and only a change of a REST path needs it.
const TOOL = 'scripts/rest-types';

const run = promisify(execFile);

/** Returns `true` if the types match the committed description; their first line has its hash. */
export async function areRestTypesCurrent(): Promise<boolean> {
  const types = await fs.readFile(REST_TYPES, 'utf8').catch(() => '');
  return types.startsWith(await firstLine());
}

/** Writes the types if they are stale, and installs openapi-typescript before the first time. */
export async function writeRestTypes(): Promise<void> {
  if (await areRestTypesCurrent()) return;
  const cli = path.resolve(TOOL, 'node_modules/openapi-typescript/bin/cli.js');
  const isInstalled = await fs.access(cli).then(
    () => true,
    () => false,
  );
  if (!isInstalled)
    await run('npm', ['ci', '--ignore-scripts', '--prefix', TOOL], { shell: process.platform === 'win32' });
  await run(process.execPath, [cli, DESCRIPTION, '--output', REST_TYPES]);
  await fs.writeFile(REST_TYPES, (await firstLine()) + (await fs.readFile(REST_TYPES, 'utf8')));
}

async function firstLine(): Promise<string> {
  const hash = createHash('sha256')
    .update(await fs.readFile(DESCRIPTION))
    .digest('hex');
  return `// The types of ${DESCRIPTION} ${hash}, made by "npm run generate".\n`;
}
