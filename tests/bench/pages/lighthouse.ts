import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureInstalled } from '../../../scripts/install.mjs';
import type { Report } from './page-figures.ts';

const FOLDER = path.resolve('tests/bench/pages/lighthouse');
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Lighthouse's mobile preset. Whoever measures pages for the first time installs it: a fifth of all packages, which nobody
 * else has to wait for.
 * @param port of a browser that can be debugged
 */
export async function lighthouse(url: string, port: number, categories: readonly string[]): Promise<Report> {
  ensureInstalled(FOLDER);
  // Where it could not measure it says so in its report, and ends as failed.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(FOLDER, 'node_modules/lighthouse/cli/index.js'),
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join()}`,
    ],
    { maxBuffer: MOST_BYTES },
  ).catch((error: { stdout?: string }) => {
    if (error.stdout) return { stdout: error.stdout };
    throw error;
  });
  return JSON.parse(stdout);
}
