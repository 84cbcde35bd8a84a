import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { getBuildFolder, switchToBuild } from '../../scripts/switch-build.ts';
import { createTestApp } from '../support/app.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.parse('2026-12-01T08:00:00Z');

const database = await setUpDatabase();
const folder = setUpFolder('mesob-builds');
let root: string;
let link: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(folder, 'project-'));
  link = path.join(root, 'dist');
});

/** Writes a build with one asset, dated this many hours after `START_MS`. */
function writeBuild(hour: number, asset: string): string {
  const build = getBuildFolder(START_MS + hour * HOUR_MS);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.join(root, build, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, build, file), text);
  };
  write(`client/assets/${asset}`, `/* ${asset} */`);
  write('package.json', '{ "type": "module" }');
  write('server/main.js', 'console.log(import.meta.dirname);');
  return build;
}

async function makeBuild(hour: number, asset: string): Promise<void> {
  await switchToBuild(root, writeBuild(hour, asset), START_MS + hour * HOUR_MS);
}

/** Starts the server like `node dist/server/main.js`, from the current target of the link. */
async function startServer() {
  const serverDir = execFileSync(process.execPath, [path.join(link, 'server/main.js')], { encoding: 'utf8' }).trim();
  const staticDir = path.join(serverDir, '../client');
  const renderer = { render: async () => ({ status: 200, headers: {}, html: ['<!doctype html>'] }), staticDir };
  const { app } = await createTestApp(database.dataSource, { renderer });
  return {
    getStatus: async (asset: string) => (await app.inject(`/assets/${asset}`)).statusCode,
    close: () => app.close(),
  };
}

it('a build keeps the running server’s files, and the next server serves them for a day', async () => {
  // The layout of builds before they had separate folders.
  fs.mkdirSync(path.join(link, 'client/assets'), { recursive: true });
  await makeBuild(0, 'site-a.js');
  const firstServer = await startServer();

  let isSwitching = true;
  const seenBuilds = new Set<unknown>();
  const visits = (async () => {
    while (isSwitching)
      seenBuilds.add(await firstServer.getStatus('site-a.js')).add(fs.existsSync(path.join(link, 'server/main.js')));
  })();
  await makeBuild(1, 'site-b.js');
  for (let hour = 2; hour < 40; hour++) await makeBuild(hour / 100 + 1, `site-b${hour}.js`);
  isSwitching = false;
  await visits;
  expect([...seenBuilds]).toEqual([200, true]);
  expect(await firstServer.getStatus('site-b.js')).toBe(404);

  await makeBuild(2, 'site-c.js');
  const secondServer = await startServer();
  const fetchStatuses = async (server: typeof firstServer) => [
    await server.getStatus('site-a.js'),
    await server.getStatus('site-b39.js'),
    await server.getStatus('site-c.js'),
  ];
  expect(await fetchStatuses(secondServer)).toEqual([200, 200, 200]);
  await secondServer.close();

  // site-a.js was replaced 24.5 hours ago, site-b39.js 23.5 hours ago.
  await makeBuild(25.5, 'site-d.js');
  const thirdServer = await startServer();
  expect(await fetchStatuses(thirdServer)).toEqual([404, 200, 200]);
  expect(await firstServer.getStatus('site-a.js')).toBe(404);
  await thirdServer.close();
  await firstServer.close();
});

it('an interrupted switch keeps the previous build', async () => {
  await makeBuild(0, 'site-a.js');
  const previousTarget = fs.readlinkSync(link);
  const build = getBuildFolder(START_MS + 26 * HOUR_MS);
  fs.mkdirSync(path.join(root, build), { recursive: true });
  await expect(switchToBuild(root, build)).rejects.toThrow('ENOENT');
  expect(fs.readlinkSync(link)).toBe(previousTarget);
});
