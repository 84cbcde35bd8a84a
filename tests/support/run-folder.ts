import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Space needed by Postgres and the other files of a run. */
const MIN_FREE_BYTES = 2 ** 30;
const MEMORY_FOLDER = '/dev/shm';
/** Folders that can contain the folder of a run. */
export const FOLDERS = [MEMORY_FOLDER, os.tmpdir()];
/** Prefix of run folders. It contains the host name, because containers with a shared folder can have equal pids. */
export const PREFIX = `mesob-test-${os.hostname()}-`;

/**
 * Folder of Postgres and the tests' temporary files in this run: in memory if there is room. For each database
 * Postgres creates hundreds of files, which takes half a second on a disk that has just deleted as many.
 */
export const runFolder = path.join(fitsRun(MEMORY_FOLDER) ? MEMORY_FOLDER : os.tmpdir(), `${PREFIX}${process.pid}`);

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

/** Returns `true` if a folder has space for a run, and lets Postgres run a copy of its programs there. */
function fitsRun(folder: string): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    const mount = fs
      .readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === folder);
    return bavail * bsize >= MIN_FREE_BYTES && mount !== undefined && !/\bnoexec\b/.test(mount);
  } catch {
    return false;
  }
}
