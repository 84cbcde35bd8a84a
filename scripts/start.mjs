// `npm start`: installs if it has to, builds if it has to, serves. Plain JavaScript: it runs before anything is installed.
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './built.mjs';
import { install, isInstalled, requireWritable, root } from './install.mjs';
import { requireFreePort } from './require-free-port.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

async function build() {
  requireWritable('builds', 'npm run build');
  console.log('Building …');
  const { spawnSync } = await import('node:child_process');
  const result = spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

process.chdir(root);
const isReady = isInstalled(false) && isBuilt();
if (!isReady) {
  await requireFreePort();
  install(false);
  if (!isBuilt()) await build();
}
stopWithParent();
process.env.NODE_ENV ??= 'production';
// From Node 22 on: the second start reads what the first has compiled.
module.enableCompileCache?.();
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
