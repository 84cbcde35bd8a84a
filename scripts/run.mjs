// `node scripts/run.mjs <name> …` installs if it has to, then runs scripts/<name>.ts through Vite's module runner.
import path from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
process.chdir(root);
const name = process.argv[2];
if (!name || !/^[a-z-]+$/.test(name)) throw new Error('usage: node scripts/run.mjs <script name> [arguments]');
const { runnerImport } = await import('vite');
const { module } = await runnerImport(path.join(root, 'scripts', `${name}.ts`), {
  root,
  configFile: path.join(root, 'vite.server.ts'),
  logLevel: 'warn',
});
await module.main(process.argv.slice(3));
