import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';

// Chromium's sandbox and /dev/shm do not work as root and in containers. Some other flags stop its requests to Google.
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[
    // Chromium's own UI pages, rendered for every window: more work than most of our pages.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    // Features that Playwright disables, repeated here because only the last --disable-features counts.
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ].join()}`,
];

// Test pages are open for seconds only, so not optimizing their scripts makes a run a tenth shorter.
const NO_OPTIMIZATION = '--js-flags=--no-maglev --no-opt';

// Playwright's --blink-settings (the pointer is a mouse), repeated here because only the last --blink-settings counts.
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

// In order of preference. The headless shell is the same engine without windows, and takes a fifth less time.
const BROWSER_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
];

/**
 * Finds a Chromium that can open a page: CHROMIUM_PATH, Playwright's own, or a browser on the path. With `mayInstall`,
 * it installs one if none is found: with apt if it runs as root, then with Playwright.
 * @throws if none works; the message says what to do
 */
export async function findBrowser({ mayInstall = false } = {}): Promise<string> {
  for (const install of [undefined, ...(mayInstall ? [installWithApt, installWithPlaywright] : [])]) {
    install?.();
    for (const file of [
      process.env.CHROMIUM_PATH,
      chromium.executablePath(),
      ...BROWSER_NAMES.flatMap(getCandidatePaths),
    ]) {
      if (file && fs.existsSync(file) && (await opensPage(file))) return file;
    }
  }
  throw new Error('No working browser found: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

interface LaunchOptions {
  /** `false` to block images. */
  pictures?: boolean;
  /** Configuration of fontconfig with the fonts that pages may use; the system's by default. */
  fontConfig?: string;
}

/** Launches a browser for tests and drawings, not for measuring: scripts are not optimized. */
export function launchBrowser(
  executablePath: string | undefined,
  { pictures = true, fontConfig }: LaunchOptions = {},
): Promise<Browser> {
  const withoutPictures = pictures ? [] : [`--blink-settings=imagesEnabled=false,${MOUSE}`];
  const env = { ...process.env, ...(fontConfig && { FONTCONFIG_FILE: fontConfig }) };
  return chromium.launch({ executablePath, env, args: [...chromiumArguments, NO_OPTIMIZATION, ...withoutPictures] });
}

function getCandidatePaths(name: string): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
}

async function opensPage(executablePath: string): Promise<boolean> {
  try {
    const browser = await launchBrowser(executablePath);
    const page = await browser.newPage();
    await page.goto('data:text/html,<title>works</title>');
    const works = (await page.title()) === 'works';
    await browser.close();
    return works;
  } catch {
    return false;
  }
}

function installWithPlaywright(): void {
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium-headless-shell'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
}

function installWithApt(): void {
  if (process.getuid?.() !== 0 || !getCandidatePaths('apt-get').some((file) => fs.existsSync(file))) return;
  console.log('Installing Chromium (apt-get) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', name];
    if (spawnSync('apt-get', install, { stdio: 'inherit', env }).status === 0) return;
  }
}
