import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';
import { isAlive } from './postmaster.ts';
import { canReach, changeOwner, findUnprivilegedUser, type SystemUser } from './system-user.ts';

/** The folders of one embedded Postgres, and the user that runs it. */
export interface Folders {
  /** Folder of the data, the log and, if the path is short enough, the socket. */
  base: string;
  /** The data of one major version. Example: `pg18` in `base`. */
  data: string;
  /** Undefined if Postgres runs as this process's own user. */
  user: SystemUser | undefined;
}

/** Maximum length of a Unix socket's path, in bytes: 107 on Linux, 103 on macOS. */
const SOCKET_PATH_LIMIT = 103;
const ABANDONED_AFTER_MS = 10 * 60_000;

/** Returns a short name for a folder, the same at every start and different for every checkout. */
export function hashFolder(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 16);
}

/**
 * Creates the base folder: `dataDir`, or `fallbackDir/<hash of dataDir>` if this process is root and Postgres's user
 * cannot enter `dataDir` (for example a project in a home folder that is closed to other users).
 * @throws if neither is possible, or if `dataDir` has data that Postgres's user may not use
 */
export function makeFolders(
  { dataDir, fallbackDir, major }: { dataDir: string; fallbackDir: string; major: string },
  log: (message: string) => void,
): Folders {
  const preferred = makeBase(dataDir, major);
  const owner = fs.statSync(preferred.data, { throwIfNoEntry: false })?.uid;
  const self = process.getuid?.();
  // Only root can run Postgres as the owner of another user's data.
  if (self && owner !== undefined && owner !== self)
    throw new StartError(
      `The database in ${preferred.data} belongs to another user (uid ${owner}): an earlier start was made as that user or as root. ` +
        'Start as that user or as root again, or set DATA_DIR to another folder.',
    );
  if (canReach(preferred.user, preferred.base)) return preferred;
  // A new, empty database elsewhere would look like lost data.
  if (owner !== undefined)
    throw new StartError(
      `The database in ${preferred.base} belongs to ${preferred.user?.name}, who can no longer access its parent folders. ` +
        'Make those folders accessible (chmod o+x), or move the database to an accessible folder and set DATA_DIR to it.',
    );
  makeEnterable(fallbackDir);
  const fallback = makeBase(path.join(fallbackDir, hashFolder(preferred.base)), major);
  if (!canReach(fallback.user, fallback.base))
    throw new StartError(
      `Postgres would run as ${fallback.user?.name}, who can access neither ${preferred.base} nor ${fallback.base}. ` +
        'Set DATA_DIR to a folder that other users can access, or DATABASE_URL to your own Postgres.',
    );
  log(`${preferred.base} is not accessible to the user ${fallback.user?.name}: the database is in ${fallback.base}`);
  return fallback;
}

function makeBase(folder: string, major: string): Folders {
  makeEnterable(folder);
  // The real path is the same at every start, even if another symbolic link leads to it.
  const base = fs.realpathSync(folder);
  const data = path.join(base, `pg${major}`);
  return { base, data, user: findUnprivilegedUser(data) };
}

/** Creates a folder that Postgres's user may enter under any umask; existing parent folders stay unchanged. */
function makeEnterable(folder: string): void {
  const highest = fs.mkdirSync(folder, { recursive: true }) ?? folder;
  if (process.getuid?.() !== 0) return;
  for (let parent = folder; parent.length >= highest.length; parent = path.dirname(parent)) {
    const { mode, uid } = fs.statSync(parent);
    if (uid === 0) fs.chmodSync(parent, (mode & 0o7777) | 0o011);
  }
}

/**
 * Creates the folder for the unix socket, open to Postgres's user only: `run` in the base folder, or a folder under the
 * system's temporary one if that path is too long for a socket.
 * @throws if another user owns that temporary folder
 */
export function makeSocketFolder({ base, user }: Folders, socketName: string): string {
  const inBase = path.join(base, 'run');
  const fits = Buffer.byteLength(path.join(inBase, socketName)) <= SOCKET_PATH_LIMIT;
  const folder = fits ? inBase : path.join(os.tmpdir(), `mesob-${hashFolder(base)}`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = fs.lstatSync(folder);
  if (!stats.isDirectory() || ![process.getuid?.(), user?.uid].includes(stats.uid))
    throw new StartError(
      `${folder}, the folder of the database's socket, belongs to another user. Remove it and start again.`,
    );
  fs.chmodSync(folder, 0o700);
  changeOwner(user, folder);
  return folder;
}

/**
 * Builds a folder under a temporary name and renames it when complete: a crash, or a second process that starts at the
 * same time, never leaves `target` half built. Does nothing if `target` exists. Removes leftovers of crashed builds.
 * @throws the same errors as `build`
 */
export async function buildFolder(target: string, build: (folder: string) => Promise<void>): Promise<void> {
  const prefix = `${target}.new-`;
  for (const name of fs.readdirSync(path.dirname(target))) {
    const leftOver = path.join(path.dirname(target), name);
    if (!leftOver.startsWith(prefix)) continue;
    // The id of a crashed process may have been reused.
    const changedAt = fs.statSync(leftOver, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const isBuilding = isAlive(Number.parseInt(leftOver.slice(prefix.length), 10));
    if (!isBuilding || Date.now() - changedAt > ABANDONED_AFTER_MS)
      fs.rmSync(leftOver, { recursive: true, force: true });
  }
  if (fs.existsSync(target)) return;
  const temporary = fs.mkdtempSync(`${prefix}${process.pid}-`);
  try {
    await build(temporary);
    fs.renameSync(temporary, target);
  } catch (error) {
    // Another process may have built it first.
    if (!fs.existsSync(target)) throw error;
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}
