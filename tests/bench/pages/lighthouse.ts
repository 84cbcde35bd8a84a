import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Report } from './page-figures.ts';

const CLI = path.resolve('tests/bench/pages/lighthouse/node_modules/lighthouse/cli/index.js');

/** Lighthouse is installed apart, by those who measure pages: it is a fifth of all packages. */
export function isLighthouseInstalled(): boolean {
  return fs.existsSync(CLI);
}

/**
 * Lighthouse's mobile preset.
 * @param port of a browser that can be debugged
 */
export async function lighthouse(url: string, port: number, categories: readonly string[]): Promise<Report> {
  // Into a file: what it writes to a pipe is cut off where it ends as failed.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mesob-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    // Where it could not measure it says so in its report, and ends as failed.
    const failed = await promisify(execFile)(process.execPath, [
      CLI,
      url,
      `--port=${port}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join()}`,
    ]).then(
      () => undefined,
      (error: Error) => error,
    );
    if (failed && !fs.existsSync(file)) throw failed;
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
