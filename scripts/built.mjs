// Plain JavaScript, as start.mjs is.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const stampFile = path.join(root, 'dist', '.built-from');
const sources = [
  'art/colour.ts',
  'art/icons',
  'art/photograph.ts',
  'art/picture-files.ts',
  'art/sizes.ts',
  'art/social',
  'client',
  'cooking',
  'server',
  'schema',
  'content/pictures/page--empty',
  'migrations',
  'scripts/build.ts',
  'scripts/switch-build.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** @returns a digest over names, sizes and times of all that the build reads; contents would take longer to read */
export function stateOfSources() {
  const hash = createHash('sha256');
  const visit = (file) => {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) return hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`);
    for (const name of fs.readdirSync(file).sort()) visit(path.join(file, name));
  };
  const configs = fs.readdirSync(root).filter((name) => /^vite\..*\.ts$/.test(name));
  for (const name of [...sources, ...configs]) visit(path.join(root, name));
  return hash.digest('hex');
}

/** @returns `true` when `dist/` was built from these sources */
export function isBuiltFrom(state) {
  return fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === state;
}

/** Remembers what `dist/` was built from. */
export function markBuilt(state) {
  fs.writeFileSync(stampFile, state);
}
