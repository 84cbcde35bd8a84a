import fs from 'node:fs/promises';
import path from 'node:path';

/** Where builds lie, each in a folder that is named by its time; the link `dist` leads to the newest. */
const BUILDS = 'builds';
const LINK = 'dist';

/** In a build: files of earlier ones, each with the time in ms at which it was replaced. */
const EARLIER_FILES = '.earlier-files.json';

/** For so long the files of an earlier build are served, and a server that still runs on it has its folder, in ms. */
const KEPT_MS = 86_400_000;

/** @returns the folder, below the root, that a build begun at this time goes into */
export function folderOfBuild(now = Date.now()): string {
  return path.join(BUILDS, String(now));
}

/**
 * Has `dist` lead to a finished build, in one step: at every moment a start finds one whole build there. Its assets get
 * those of the builds that were replaced within the last day, as pages load them that browsers have open. Servers that run
 * read from the folder that `dist` led to when they were started.
 * @param root of the project
 * @param build its folder below the root
 */
export async function switchToBuild(root: string, build: string, now = Date.now()): Promise<void> {
  const link = path.join(root, LINK);
  await copyEarlierFiles(link, path.join(root, build), now);
  const next = `${link}-${path.basename(build)}`;
  await fs.symlink(build, next, 'junction');
  const there = await fs.lstat(link).catch(() => undefined);
  // Windows renames over no link, and no system over a folder.
  if (there?.isDirectory() || process.platform === 'win32') await fs.rm(link, { recursive: true, force: true });
  await fs.rename(next, link);
  await deleteOldBuilds(path.join(root, BUILDS), now);
}

async function copyEarlierFiles(from: string, to: string, now: number): Promise<void> {
  const assets = (build: string) => path.join(build, 'client', 'assets');
  const own = new Set(await fs.readdir(assets(to)));
  const replaced = JSON.parse(await fs.readFile(path.join(from, EARLIER_FILES), 'utf8').catch(() => '{}'));
  const copied: Record<string, number> = {};
  for (const name of await fs.readdir(assets(from)).catch(() => [])) {
    const since: number = replaced[name] ?? now;
    if (own.has(name) || now - since >= KEPT_MS) continue;
    await fs.copyFile(path.join(assets(from), name), path.join(assets(to), name));
    copied[name] = since;
  }
  await fs.writeFile(path.join(to, EARLIER_FILES), JSON.stringify(copied));
}

/** Deletes the builds whose next one is older than a day. */
async function deleteOldBuilds(folder: string, now: number): Promise<void> {
  const times = (await fs.readdir(folder)).map(Number).sort((a, b) => a - b);
  const old = times.filter((_time, index) => now - (times[index + 1] ?? now) >= KEPT_MS);
  for (const time of old) await fs.rm(path.join(folder, String(time)), { recursive: true, force: true });
}
