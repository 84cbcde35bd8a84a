// `node scripts/run.mjs <name> …` runs scripts/<name>.ts through Vite's module runner; `art/<name>` runs art/<name>.ts.
import path from 'node:path';
import { digestSources, markBuilt } from './built.mjs';
import { install, requireInstalled, root } from './install.mjs';

/** Commands that need only the packages installed by `npm start`. */
const withoutDevPackages = ['build', 'content', 'demo', 'dev', 'newsletter', 'staff'];

const [name, ...args] = process.argv.slice(2);
if (!name || !/^(art\/)?[a-z-]+$/.test(name)) throw new Error('usage: node scripts/run.mjs <script name> [arguments]');
if (name === 'test') install(true);
else requireInstalled(!withoutDevPackages.includes(name));
process.chdir(root);
const { runnerImport } = await import('vite');
const { module } = await runnerImport(path.join(root, name.includes('/') ? '' : 'scripts', `${name}.ts`), {
  root,
  configFile: path.join(root, 'vite.server.ts'),
  logLevel: 'warn',
});
// Ignores a closed output pipe, for example to `head`, so that the command still finishes its work.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
if (args.includes('--help') || args.includes('-h')) {
  console.log(module.usage);
  process.exit();
}
// Computed before the build, so that the next start builds again if a file was edited in the meantime.
const sources = name === 'build' ? digestSources() : undefined;
try {
  if (args.length > 0 && module.main.length === 0)
    throw Object.assign(new Error('It takes no arguments.'), { name: 'UsageError' });
  await module.main(args);
  if (sources !== undefined && sources === digestSources()) markBuilt(sources);
} catch (error) {
  if (error.name !== 'UsageError' && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(`${error.message}\n\n${module.usage}`);
  process.exitCode = 1;
}
