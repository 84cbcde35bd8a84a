// `npm start`: installs and builds if necessary, then serves. With the argument `demo` it fills and serves a demo.
// Plain JavaScript: it runs before anything is installed.
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './built.mjs';
import { install, isInstalled, requireWritable, root } from './install.mjs';
import { requireFreePort } from './require-free-port.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

async function run(name) {
  const { spawnSync } = await import('node:child_process');
  const result = spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), name], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

async function build() {
  requireWritable('builds', 'npm run build');
  console.log('Building …');
  await run('build');
}

/** Gives a demo its own data and secret, and no way to send mail or to reach a CDN. */
function setUpDemo() {
  process.env.DATA_DIR = path.join(process.env.DATA_DIR || 'var', 'demo');
  process.env.SAMPLE_SITE = 'on';
  for (const name of Object.keys(process.env))
    if (/^(JWT_SECRET$|MAILGUN_|SMTP_|CDN_)/.test(name)) delete process.env[name];
}

process.chdir(root);
const [command, ...more] = process.argv.slice(2);
const isDemo = command === 'demo';
if (more.length > 0 || (command && !isDemo)) {
  console.error(`usage: npm ${isDemo ? 'run demo' : 'start'}     takes no arguments; .env.example lists the settings`);
  process.exit(1);
}
if (isDemo) setUpDemo();
const isReady = isInstalled(false) && isBuilt();
if (!isReady) {
  await requireFreePort();
  install(false);
  if (!isBuilt()) await build();
}
stopWithParent();
if (isDemo) await run('demo');
process.env.NODE_ENV ??= 'production';
// Node 22 and later: the second start reads the code compiled by the first.
module.enableCompileCache?.();
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
