import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';
import { type BaseFolder, folderHash } from './base-folder.ts';
import { giveTo } from './unprivileged-user.ts';

/** Bytes of a unix socket's path: Linux takes 107, macOS 103. */
const SOCKET_PATH_LIMIT = 103;

/**
 * Makes the folder for the unix socket, open to Postgres's user alone: `run` in the base folder, or a folder under the
 * system's temporary one where the base folder's path is too long for a socket.
 * `socketName` is the socket's file name. Throws if another user owns that temporary folder.
 */
export function makeSocketFolder(base: BaseFolder, socketName: string): string {
  const beside = path.join(base.path, 'run');
  const fits = Buffer.byteLength(path.join(beside, socketName)) <= SOCKET_PATH_LIMIT;
  const folder = fits ? beside : path.join(os.tmpdir(), `mesob-${folderHash(base.path)}`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  refuseStrangers(folder, base);
  fs.chmodSync(folder, 0o700);
  giveTo(base.user, folder);
  return folder;
}

/** The temporary folder is open to all: another user may have made a folder or link of this name before. */
function refuseStrangers(folder: string, { user }: BaseFolder): void {
  const found = fs.lstatSync(folder);
  if (found.isDirectory() && [process.getuid?.(), user?.uid].includes(found.uid)) return;
  throw new StartError(
    `${folder}, the folder of the database's socket, belongs to another user. Remove it and start again.`,
  );
}
