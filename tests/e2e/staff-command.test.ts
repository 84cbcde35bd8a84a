import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dependencies } from '../../package.json';
import { TEST_SECRET } from '../support/app.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const database = await setUpDatabase({ recipes: true });
const folder = setUpFolder('mesob-staff');
const site = path.join(folder, 'site');
const dataDir = path.join(folder, 'data');

/** Creates a folder with only the files of the image. */
function createImageFolder(): void {
  fs.mkdirSync(site);
  fs.mkdirSync(dataDir);
  fs.cpSync(fs.realpathSync('dist'), path.join(site, 'dist'), { recursive: true });
  fs.copyFileSync('package.json', path.join(site, 'package.json'));
  fs.mkdirSync(path.join(site, 'node_modules'));
  // Links no development dependencies. A package's dependencies are in its own folder, or linked here, too.
  for (const name of getImagePackages()) {
    const target = path.join(site, 'node_modules', name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.symlinkSync(path.resolve('node_modules', name), target);
  }
}

/** Returns the packages at the top of node_modules that `npm ci --omit=dev` installs. */
function getImagePackages(): string[] {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([, { dev, devOptional }]) => !(dev || devOptional))
    .map(([name]) => name.replace(/^node_modules\//, ''))
    .filter((name) => name !== '' && !name.includes('node_modules/') && fs.existsSync(`node_modules/${name}`));
}

/** Returns the staff commands in docs/operations.md, without the `docker` command before them. */
function getDocumentedCommands(): string[][] {
  const commands = [
    ...fs
      .readFileSync('docs/operations.md', 'utf8')
      .matchAll(/\bnode (--env-file=\S+ )?(dist\/server\/staff\.js) list/g),
  ];
  return commands.map(([, envFile, file = '']) => [...(envFile ? [envFile.trim()] : []), file, 'list']);
}

function runNode(args: string[], env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: site,
    env: { PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const settings = { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET };

test('the staff command runs in the image, and on the host with a settings file', () => {
  createImageFolder();
  const envFile = path.join(folder, 'mesob.env');
  fs.writeFileSync(
    envFile,
    Object.entries(settings)
      .map((entry) => `${entry.join('=')}\n`)
      .join(''),
  );
  const commands = getDocumentedCommands();
  expect(commands).toHaveLength(3);
  for (const command of commands) {
    const [firstArgument = '', ...otherArguments] = command;
    const hasEnvFile = firstArgument.startsWith('--env-file=');
    expect(
      runNode(hasEnvFile ? [`--env-file=${envFile}`, ...otherArguments] : command, hasEnvFile ? {} : settings),
    ).toEqual({
      status: 0,
      stdout: 'No account has a role.\n',
      stderr: '',
    });
  }
  const result = runNode(['dist/server/staff.js', 'add', 'none@example.org', 'editor'], settings);
  expect(result).toEqual({
    status: 1,
    stdout: '',
    stderr: 'none@example.org: no account with this address has been verified\n',
  });
});

test('the staff command creates neither a database nor a file if there is none', () => {
  const { status, stderr } = runNode(['dist/server/staff.js', 'add', 'someone@example.org', 'editor'], {});
  expect(status).toBe(1);
  expect(stderr).toContain(`No database in ${dataDir}`);
  expect(fs.readdirSync(dataDir)).toEqual([]);
});

test('the built server imports only packages of package.json', () => {
  const allowed = new Set([...Object.keys(dependencies), ...builtinModules]);
  const assets = path.join('dist/server/assets');
  const files = [...fs.readdirSync('dist/server'), ...fs.readdirSync(assets).map((name) => `assets/${name}`)];
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const code = fs.readFileSync(path.join('dist/server', file), 'utf8');
    const imports = [...code.matchAll(/^import (?:[^'"\n]* from )?"([^."][^"]*)";$/gm)].map(([, name = '']) => name);
    const packages = imports
      .filter((name) => !name.startsWith('node:'))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    expect(
      packages.filter((name) => !allowed.has(name)),
      file,
    ).toEqual([]);
  }
});
