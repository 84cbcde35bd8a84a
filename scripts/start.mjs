// `npm start`: installs if it has to, builds if it has to, serves. Plain JavaScript: it runs before anything is installed.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root } from './install.mjs';

const stampFile = path.join(root, 'dist', '.built-from');
const sources = [
  'client',
  'cooking',
  'server',
  'schema',
  'content/pictures/page--empty',
  'migrations',
  'scripts/build.ts',
  'package-lock.json',
  'tsconfig.json',
];
const configs = fs.readdirSync(root).filter((name) => /^vite\..*\.ts$/.test(name));

/** A digest over names, sizes and times of everything that the build reads; contents would take longer to read. */
function stateOfSources() {
  const hash = createHash('sha256');
  const visit = (file) => {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) return hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`);
    for (const name of fs.readdirSync(file).sort()) visit(path.join(file, name));
  };
  for (const name of [...sources, ...configs]) visit(path.join(root, name));
  return hash.digest('hex');
}

async function ensureBuilt() {
  const state = stateOfSources();
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === state) return;
  console.log('Building …');
  const { spawnSync } = await import('node:child_process');
  const result = spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  fs.writeFileSync(stampFile, state);
}

install(false);
process.chdir(root);
await ensureBuilt();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
