import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { findFreePort } from '#server/database/embedded/launch.ts';
import { chromiumArguments } from '../../../scripts/browser.ts';
import { CATEGORIES, getFigures, type PageFigures, type Report } from './page-figures.ts';

// On a busy machine, Lighthouse's trace sometimes lacks its beginning.
const ATTEMPTS = 3;

/** Runs Lighthouse with its mobile preset on a page. @throws if it cannot measure the page */
export async function auditPage(url: string, executablePath: string | undefined): Promise<PageFigures> {
  for (let attempt = 1; ; attempt++) {
    const result = await runLighthouse(url, executablePath);
    if (!result.runtimeError) return getFigures(result);
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${result.runtimeError.message}`);
  }
}

/** Uses a separate browser that can reach only this machine. */
async function runLighthouse(url: string, executablePath: string | undefined): Promise<Report> {
  const port = await findFreePort();
  const args = [
    ...chromiumArguments,
    `--remote-debugging-port=${port}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await spawnLighthouse(url, port);
  } finally {
    await browser.close();
  }
}

const CLI = path.resolve('tests/bench/pages/lighthouse/node_modules/lighthouse/cli/index.js');

/** Returns `true` if Lighthouse is installed: separately, because it would be a fifth of all packages. */
export function isLighthouseInstalled(): boolean {
  return fs.existsSync(CLI);
}

/**
 * Runs Lighthouse with its mobile preset.
 * @param port - the debugging port of a browser
 */
async function spawnLighthouse(url: string, port: number): Promise<Report> {
  // Output to a file: Lighthouse's output to a pipe is cut off if it exits with an error.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mesob-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    // If Lighthouse cannot measure a page, it writes that in its report and exits with an error.
    const failure = await promisify(execFile)(process.execPath, [
      CLI,
      url,
      `--port=${port}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join()}`,
    ]).then(
      () => undefined,
      (error: Error) => error,
    );
    if (failure && !fs.existsSync(file)) throw failure;
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
