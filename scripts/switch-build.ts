import fs from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '#schema/rules/time.ts';

/** Folder of builds, each in a folder named for its start time; the link `dist` points to the newest. */
const BUILDS = 'builds';
const LINK = 'dist';

/** File in a build that lists the files copied from earlier builds, each with the time of its replacement in ms. */
const EARLIER_FILES = '.earlier-files.json';

/** How long the files of a replaced build are served, and its folder is kept for running servers, in ms. */
const EXPIRY_MS = DAY_MS;

/** Returns the folder, below the root, for a build begun at this time. */
export function getBuildFolder(now = Date.now()): string {
  return path.join(BUILDS, String(now));
}

/**
 * Points `dist` to a finished build in one step, so that a start always finds a complete build. Copies the assets of
 * builds replaced within the last day into it, for pages that browsers still have open. Running servers read from the
 * folder that `dist` pointed to when they started.
 * @param root - the project's folder
 * @param build - folder of the finished build, below the root
 */
export async function switchToBuild(root: string, build: string, now = Date.now()): Promise<void> {
  const link = path.join(root, LINK);
  await copyEarlierFiles(link, path.join(root, build), now);
  const newLink = `${link}-${path.basename(build)}`;
  await fs.symlink(build, newLink, 'junction');
  const current = await fs.lstat(link).catch(() => undefined);
  // Windows cannot rename over a link, and no system can rename over a folder.
  if (current?.isDirectory() || process.platform === 'win32') await fs.rm(link, { recursive: true, force: true });
  await fs.rename(newLink, link);
  await deleteOldBuilds(path.join(root, BUILDS), now);
}

async function copyEarlierFiles(from: string, to: string, now: number): Promise<void> {
  const assets = (build: string) => path.join(build, 'client', 'assets');
  const newAssets = new Set(await fs.readdir(assets(to)));
  const replacedAt = JSON.parse(await fs.readFile(path.join(from, EARLIER_FILES), 'utf8').catch(() => '{}'));
  const copied: Record<string, number> = {};
  for (const name of await fs.readdir(assets(from)).catch(() => [])) {
    const since: number = replacedAt[name] ?? now;
    if (newAssets.has(name) || now - since >= EXPIRY_MS) continue;
    await fs.copyFile(path.join(assets(from), name), path.join(assets(to), name));
    copied[name] = since;
  }
  await fs.writeFile(path.join(to, EARLIER_FILES), JSON.stringify(copied));
}

/** Deletes builds that were replaced more than a day ago. */
async function deleteOldBuilds(folder: string, now: number): Promise<void> {
  const times = (await fs.readdir(folder)).map(Number).sort((a, b) => a - b);
  const expired = times.filter((_time, index) => now - (times[index + 1] ?? now) >= EXPIRY_MS);
  for (const time of expired) await fs.rm(path.join(folder, String(time)), { recursive: true, force: true });
}
