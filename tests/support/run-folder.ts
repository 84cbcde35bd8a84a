import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Enough for Postgres and whatever else a run writes at a time. */
const ROOM_BYTES = 2 ** 30;
const MEMORY = '/dev/shm';
/** Containers may share a folder, and count their processes each for itself. */
const PREFIX = `mesob-test-${os.hostname()}-`;

/**
 * Where Postgres and the tests' temporary files are in this run: in memory where there is room. For each database Postgres
 * makes hundreds of files, and a disk that has just lost as many takes half a second for them.
 */
export const runFolder = path.join(isRoomy(MEMORY) ? MEMORY : os.tmpdir(), `${PREFIX}${process.pid}`);

/** Makes it anew, open to all as the system's own: root's Postgres runs as somebody else. */
export function makeRunFolder(): void {
  deleteRunFolder();
  fs.mkdirSync(runFolder, { recursive: true });
  fs.chmodSync(runFolder, 0o1777);
}

/** Processes that are just ending may still write. */
export function deleteRunFolder(): void {
  fs.rmSync(runFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Deletes what killed runs have left behind. A Postgres of theirs ends by itself within a minute, as its files are gone. */
export function deleteAbandonedFolders(): void {
  for (const place of [MEMORY, os.tmpdir()]) {
    for (const name of namesIn(place)) {
      const pid = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
      if (!/^\d+$/.test(pid) || isRunning(Number(pid))) continue;
      try {
        fs.rmSync(path.join(place, name), { recursive: true, force: true });
      } catch {
        // Somebody else's, or another run is at it.
      }
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether there is room for a run, whose Postgres may have to run a copy of its programs there. */
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
