import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';
import { canReach, type SystemUser, unprivilegedUser } from './unprivileged-user.ts';

/** The folder that holds everything of one embedded Postgres, and the user that runs it. */
export interface BaseFolder {
  path: string;
  /** Undefined where Postgres runs as this process's own user. */
  user: SystemUser | undefined;
}

/** A short name for a folder, the same at every start and different for every checkout. */
export function folderHash(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 16);
}

/**
 * Makes the base folder: `dataDir`, or `fallbackDir/<hash of dataDir>` where this process is root and the user that
 * Postgres has to run as cannot get into `dataDir` (a project in a home closed to others).
 * Throws where neither will do, and where `dataDir` holds data of a user that Postgres cannot be run as or that can no
 * longer get to it.
 */
export function makeBaseFolder(
  dataDir: string,
  fallbackDir: string,
  dataName: string,
  log: (message: string) => void,
): BaseFolder {
  const wanted = settle(dataDir, dataName);
  const data = path.join(wanted.path, dataName);
  refuseForeignData(data);
  if (canReach(wanted.user, wanted.path)) return wanted;
  if (fs.existsSync(data)) {
    // A new, empty database elsewhere would look like lost data.
    throw new StartError(
      `The database in ${wanted.path} belongs to ${wanted.user?.name}, who may no longer enter the folders above it. ` +
        'Open those folders (chmod o+x), or move the database to a folder that is open and set DATA_DIR to it.',
    );
  }
  makeEnterable(fallbackDir);
  const fallback = settle(path.join(fallbackDir, folderHash(wanted.path)), dataName);
  if (!canReach(fallback.user, fallback.path)) {
    throw new StartError(
      `Postgres would run as ${fallback.user?.name}, who can enter neither ${wanted.path} nor ${fallback.path}. ` +
        'Set DATA_DIR to a folder that others may enter, or DATABASE_URL to a Postgres of your own.',
    );
  }
  log(`${wanted.path} is closed to the user ${fallback.user?.name}: the database is kept in ${fallback.path}`);
  return fallback;
}

/** Only root can run Postgres as the owner of data that is another user's. */
function refuseForeignData(data: string): void {
  const owner = fs.statSync(data, { throwIfNoEntry: false })?.uid;
  const self = process.getuid?.();
  if (!self || owner === undefined || owner === self) return;
  throw new StartError(
    `The database in ${data} belongs to another user (uid ${owner}): an earlier start was made as that user or as root. ` +
      'Start as that user or as root again, or set DATA_DIR to another folder.',
  );
}

function settle(folder: string, dataName: string): BaseFolder {
  makeEnterable(folder);
  // The real path, so that every start agrees on it, with or without links.
  const real = fs.realpathSync(folder);
  return { path: real, user: unprivilegedUser(path.join(real, dataName)) };
}

/** Makes a folder that root's helpers may enter under any umask; existing folders above it stay as they are. */
function makeEnterable(folder: string): void {
  const highest = fs.mkdirSync(folder, { recursive: true }) ?? folder;
  if (process.getuid?.() !== 0) return;
  for (let at = folder; at.length >= highest.length; at = path.dirname(at)) {
    const { mode, uid } = fs.statSync(at);
    if (uid === 0) fs.chmodSync(at, (mode & 0o7777) | 0o011);
  }
}
