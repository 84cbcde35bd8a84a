import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { getBuildFolder, switchToBuild } from '../../scripts/switch-build.ts';

/** Suffix of the names of all scripts and styles of the next build. */
const MARK = '-next';

/** Returns `true` for the URL of a script or style of the next build. */
export function isFromNextBuild(address: string): boolean {
  return new RegExp(`${MARK}\\.(?:js|css)$`).test(address);
}

/**
 * Copies `dist` into a folder, and creates next to it a second build in which each script and style has a new name, as
 * if all of them had changed.
 * @returns the entry files of both servers, the first build's first
 */
export async function writeTwoBuilds(root: string): Promise<[first: string, next: string]> {
  fs.symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  fs.symlinkSync(path.resolve('package.json'), path.join(root, 'package.json'));
  const [first, next] = [getBuildFolder(1), getBuildFolder(2)];
  fs.cpSync(fs.realpathSync('dist'), path.join(root, first), { recursive: true });
  await switchToBuild(root, first, 1);
  fs.cpSync(path.join(root, first), path.join(root, next), { recursive: true });
  renameAssets(path.join(root, next));
  await switchToBuild(root, next, 2);
  return [path.join(root, first, 'server/main.js'), path.join(root, next, 'server/main.js')];
}

function renameAssets(build: string): void {
  const assets = path.join(build, 'client/assets');
  // Compressed copies contain the former names.
  for (const name of fs.readdirSync(assets)) if (/\.(?:br|gz)$/.test(name)) fs.rmSync(path.join(assets, name));
  const names = fs.readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  const renamed = new Map(names.map((name) => [name, name.replace(/(?=\.(?:js|css)$)/, MARK)]));
  for (const [from, to] of renamed) fs.renameSync(path.join(assets, from), path.join(assets, to));
  const manifest = fs.readFileSync(path.join(build, 'client/.vite/manifest.json'), 'utf8');
  const hash = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  for (const file of fs.readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    const fullPath = path.join(build, file);
    if (!/\.(?:js|css|json)$/.test(file) || !fs.statSync(fullPath).isFile()) continue;
    const text = fs.readFileSync(fullPath, 'utf8');
    const newText = text
      .replace(/[\w.-]+\.(?:js|css)\b/g, (name) => renamed.get(name) ?? name)
      .replaceAll(hash, hash.split('').reverse().join(''));
    if (newText !== text) fs.writeFileSync(fullPath, newText);
  }
}
