import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/**
 * Creates an empty folder for the tests of a file or of a `describe`, and deletes it after them.
 * @returns its real path
 */
export function setUpFolder(name: string): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`)));
  // Root's Postgres runs as another user, who needs access.
  fs.chmodSync(folder, 0o755);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
