import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from './processes.ts';

const ABANDONED_AFTER_MS = 10 * 60_000;

/**
 * Builds a folder under a temporary name beside `target` and renames it when it is whole, so that `target` is never
 * half made: not after a crash, not for a second process that starts at the same time. Of two builders one wins and
 * the other's work is dropped. Does nothing if `target` is there. Left-overs of builders that died are removed.
 * Throws what `build` throws.
 */
export async function buildFolder(target: string, build: (folder: string) => Promise<void>): Promise<void> {
  removeLeftOvers(target);
  if (fs.existsSync(target)) return;
  const temporary = fs.mkdtempSync(`${target}.new-${process.pid}-`);
  try {
    await build(temporary);
    renameUnlessTaken(temporary, target);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

function renameUnlessTaken(temporary: string, target: string): void {
  try {
    fs.renameSync(temporary, target);
  } catch (error) {
    if (!fs.existsSync(target)) throw error;
  }
}

function removeLeftOvers(target: string): void {
  const folder = path.dirname(target);
  const prefix = `${path.basename(target)}.new-`;
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue;
    const leftOver = path.join(folder, name);
    const builder = Number.parseInt(name.slice(prefix.length), 10);
    if (!isAlive(builder) || isAbandoned(leftOver)) fs.rmSync(leftOver, { recursive: true, force: true });
  }
}

/** Whether it is too old to be in the making: its builder's process id may since have gone to another process. */
function isAbandoned(folder: string): boolean {
  const made = fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made > ABANDONED_AFTER_MS;
}
