import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Enough for Postgres and what else a run writes at a time. */
const ROOM_BYTES = 2 ** 30;
const MEMORY = '/dev/shm';
/** Places for the folder of a run. */
export const FOLDERS = [MEMORY, os.tmpdir()];
/** Containers may share a folder, and count their processes each for itself. */
export const PREFIX = `mesob-test-${os.hostname()}-`;

/**
 * Folder of Postgres and the tests' temporary files in this run: in memory if there is room. For each database
 * Postgres makes hundreds of files, and a disk that has just lost as many takes half a second for them.
 */
export const runFolder = path.join(isRoomy(MEMORY) ? MEMORY : os.tmpdir(), `${PREFIX}${process.pid}`);

/** Creates the folder, open to all users: root's Postgres runs as another user. */
export function makeRunFolder(): void {
  deleteRunFolder();
  fs.mkdirSync(runFolder, { recursive: true });
  fs.chmodSync(runFolder, 0o1777);
}

/** Retries, since processes that are just ending may still write. */
export function deleteRunFolder(): void {
  fs.rmSync(runFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Returns `true` when there is room for a run, whose Postgres may have to run a copy of its programs there. */
function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    const mount = fs
      .readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === folder);
    return bavail * bsize >= ROOM_BYTES && mount !== undefined && !/\bnoexec\b/.test(mount);
  } catch {
    return false;
  }
}
