import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from '#server/database/embedded/postmaster.ts';
import { FOLDERS, PREFIX } from './run-folder.ts';

/** Deletes the folders of killed runs, whose Postgres then stops within a minute because its files are gone. */
export function deleteAbandonedFolders(): void {
  for (const folder of FOLDERS) {
    for (const name of readNames(folder)) {
      const pid = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
      if (!/^\d+$/.test(pid) || isAlive(Number(pid))) continue;
      try {
        fs.rmSync(path.join(folder, name), { recursive: true, force: true });
      } catch {
        // The folder belongs to another user, or another run is deleting it.
      }
    }
  }
}

function readNames(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}
