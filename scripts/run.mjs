// `node scripts/run.mjs <name> …` runs scripts/<name>.ts, or `art/<name>` art/<name>.ts, through Vite's module runner.
import path from 'node:path';
import { digestOfSources, markBuilt } from './built.mjs';
import { install, requireInstalled, root } from './install.mjs';

/** Commands that need only the packages installed by `npm start`. */
const serving = ['build', 'content', 'demo', 'dev', 'newsletter', 'staff'];

const [name, ...args] = process.argv.slice(2);
if (!name || !/^(art\/)?[a-z-]+$/.test(name)) throw new Error('usage: node scripts/run.mjs <script name> [arguments]');
if (name === 'test') install(true);
else requireInstalled(!serving.includes(name));
process.chdir(root);
const { runnerImport } = await import('vite');
const { module } = await runnerImport(path.join(root, name.includes('/') ? '' : 'scripts', `${name}.ts`), {
  root,
  configFile: path.join(root, 'vite.server.ts'),
  logLevel: 'warn',
});
// Taken before the build: the next start builds again if a file was edited in the meantime.
const sources = name === 'build' ? digestOfSources() : undefined;
await module.main(args);
if (sources === digestOfSources()) markBuilt(sources);
