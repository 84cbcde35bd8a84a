// Plain JavaScript, because start.mjs imports it before anything is installed.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const stampFile = path.join(root, 'dist', '.built-from');
const sources = [
  'client',
  'cooking',
  'server',
  'schema',
  'content/pictures/page--empty',
  'migrations',
  'scripts/build.ts',
  'scripts/open-site-database.ts',
  'scripts/staff-entry.ts',
  'scripts/staff.ts',
  'scripts/switch-build.ts',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Returns a digest of the names and contents of all files that the build reads; the same for a copy of the folder.
 * @returns {string}
 */
export function digestSources() {
  return digest((hash, file, name) => hash.update(`${name}\n`).update(fs.readFileSync(file)));
}

/**
 * Returns a digest of names, sizes and times, which takes a tenth of the time of a digest of contents.
 * @returns {string}
 */
function getSourceState() {
  return digest((hash, _file, name, { size, mtimeMs }) => hash.update(`${name} ${size} ${mtimeMs}\n`));
}

/** Hashes each file with `add`. Names are relative to the root, so moving the folder does not change the digest. */
function digest(add) {
  const hash = createHash('sha256');
  const visit = (name) => {
    const file = path.join(root, name);
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) return add(hash, file, name, stat);
    for (const child of fs.readdirSync(file).sort()) visit(`${name}/${child}`);
  };
  const configs = fs.readdirSync(root).filter((name) => /^vite\..*\.ts$/.test(name));
  for (const name of [...sources, ...configs]) visit(name);
  return hash.digest('hex');
}

/**
 * Returns `true` if `dist/` was built from the sources. Contents are read only if a size or time has changed.
 * @returns {boolean}
 */
export function isBuilt() {
  if (!fs.existsSync(stampFile)) return false;
  const [sourcesDigest, state] = fs.readFileSync(stampFile, 'utf8').split('\n');
  if (state === getSourceState()) return true;
  if (sourcesDigest !== digestSources()) return false;
  markBuilt(sourcesDigest);
  return true;
}

/**
 * Records the digest of the sources that `dist/` was built from.
 * @param {string} sourcesDigest the result of `digestSources` before the build
 */
export function markBuilt(sourcesDigest) {
  try {
    fs.writeFileSync(stampFile, `${sourcesDigest}\n${getSourceState()}`);
  } catch (error) {
    // The next start compares the contents again.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}
