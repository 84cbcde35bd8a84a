import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { setUpFolder } from '../support/set-up-folder.ts';

const folder = setUpFolder('mesob-built-from');
let project: string;

beforeEach(() => {
  project = fs.mkdtempSync(path.join(folder, 'project-'));
  const names = ['start', 'install', 'built', 'require-free-port', 'stop-with-parent'];
  for (const name of names) fs.cpSync(`scripts/${name}.mjs`, path.join(project, 'scripts', `${name}.mjs`));
  for (const name of ['client', 'dist', 'node_modules']) fs.mkdirSync(path.join(project, name));
  fs.writeFileSync(path.join(project, 'client/page.css'), 'h1 { color: red }');
  run(project, 'markBuilt(digestSources())');
});

function run(root: string, code: string): string {
  const script = `import { digestSources, isBuilt, markBuilt } from './scripts/built.mjs'; ${code}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();
}

const isBuilt = (root: string) => run(root, 'console.log(isBuilt())');

it('recognizes a build after its folder was moved, or copied with other times', () => {
  const movedProject = `${project}-moved`;
  fs.cpSync(project, movedProject, { recursive: true });
  fs.utimesSync(path.join(movedProject, 'client/page.css'), 1, 1);
  fs.rmSync(project, { recursive: true });
  expect(isBuilt(movedProject)).toBe('true');
  fs.chmodSync(path.join(movedProject, 'dist/.built-from'), 0o444);
  fs.utimesSync(path.join(movedProject, 'client/page.css'), 2, 2);
  expect(isBuilt(movedProject)).toBe('true');
});

it('detects a changed source', () => {
  fs.writeFileSync(path.join(project, 'client/page.css'), 'h1 { color: tan }');
  expect(isBuilt(project)).toBe('false');
});

it('reports a taken port before it installs or builds', async () => {
  const otherServer = net.createServer();
  await once(otherServer.listen(0, '127.0.0.1'), 'listening');
  const PORT = String((otherServer.address() as AddressInfo).port);
  const packages = { '': {}, 'node_modules/left-pad': { version: '1.3.0' } };
  fs.writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify({ packages }));
  const env = { ...process.env, HOST: '127.0.0.1', PORT };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: project,
    env,
    encoding: 'utf8',
  });
  otherServer.close();
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `PORT: port ${PORT} is in use. Stop the program that listens there, or set PORT to another.\n`,
  ]);
});

it('package-lock.json has the public registry URL of each package', () => {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  const downloaded = Object.entries<{ integrity?: string; resolved?: string }>(packages).filter(([, p]) => p.integrity);
  expect(downloaded.length).toBeGreaterThan(500);
  const otherPackages = downloaded.filter(([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'));
  expect(otherPackages.map(([name]) => name)).toEqual([]);
});
