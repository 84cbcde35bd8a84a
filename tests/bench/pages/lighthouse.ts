import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Report } from './page-figures.ts';

const CLI = path.resolve('tests/bench/pages/lighthouse/node_modules/lighthouse/cli/index.js');
const MOST_BYTES = 64 * 1024 * 1024;

/** Lighthouse is installed apart, by those who measure pages: it is a fifth of all packages. */
export function isLighthouseInstalled(): boolean {
  return fs.existsSync(CLI);
}

/**
 * Lighthouse's mobile preset.
 * @param port of a browser that can be debugged
 */
export async function lighthouse(url: string, port: number, categories: readonly string[]): Promise<Report> {
  // Where it could not measure it says so in its report, and ends as failed.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
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
