import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Enough for Postgres and whatever else a run writes at a time. */
const ROOM_BYTES = 2 ** 30;
const IN_MEMORY = '/dev/shm';
const PREFIX = 'mesob-test-';

/**
 * Where everything goes that this run writes, in memory where there is room: for each database Postgres makes hundreds of
 * files, and a disk that has just lost as many takes half a second for them.
 */
export const runFolder = path.join(hasRoom(IN_MEMORY) ? IN_MEMORY : os.tmpdir(), `${PREFIX}${process.pid}`);

/** Makes it, open to all as the system's own: root's Postgres runs as somebody else. */
export function makeRunFolder(): void {
  fs.mkdirSync(runFolder, { recursive: true });
  fs.chmodSync(runFolder, 0o1777);
}

export function deleteRunFolder(): void {
  fs.rmSync(runFolder, { recursive: true, force: true });
}

/** @returns the folders that killed runs have left behind */
export function abandonedRunFolders(): string[] {
  const beside = path.dirname(runFolder);
  return fs
    .readdirSync(beside)
    .filter((name) => name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length))))
    .map((name) => path.join(beside, name));
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
