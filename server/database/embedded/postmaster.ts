import fs from 'node:fs';
import path from 'node:path';
import { codeOf, isAlive, isPostmaster } from './processes.ts';

/** A running Postgres, as its pid file describes it. */
export interface Postmaster {
  pid: number;
  port: number;
  /** The folder of its unix socket, or its TCP address. */
  host: string;
  /** Whether it takes connections: neither starting nor stopping. */
  ready: boolean;
}

const EMPTY_LOCK_GRACE_MS = 5_000;

/** The postmaster that runs on the data folder, started by any process; undefined if there is none. */
export function findPostmaster(data: string): Postmaster | undefined {
  // Lines: pid, data folder, start time, port, socket folder, TCP address, shared memory, status.
  const lines = (read(path.join(data, 'postmaster.pid')) ?? '').split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!isPostmaster(pid, data)) return undefined;
  return { pid, port: Number(lines[3]), host: lines[4] || lines[5] || '', ready: lines[7]?.trim() === 'ready' };
}

/**
 * Takes a lock file (pid file or socket lock) out of Postgres's way if the process it names is alive but foreign: one
 * that got the id after the postmaster died, which Postgres would mistake for a postmaster. Locks of dead processes
 * stay: Postgres clears those itself, and checks first that no orphan of the old server still has the shared memory.
 * Returns whether a lock was removed.
 */
export function discardForeignLock(lock: string, data: string): boolean {
  const content = read(lock);
  if (content === undefined || !isForeign(lock, content, data)) return false;
  const aside = `${lock}.foreign-${process.pid}`;
  try {
    fs.renameSync(lock, aside);
    // Another process may have put a good lock there in between: that one goes back.
    if (read(aside) !== content) fs.linkSync(aside, lock);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  }
  fs.rmSync(aside, { force: true });
  return true;
}

function isForeign(lock: string, content: string, data: string): boolean {
  const pid = Number.parseInt(content, 10);
  if (!Number.isNaN(pid)) return isAlive(pid) && !isPostmaster(pid, data);
  // Empty: a postmaster is about to write it, or the machine lost power before it reached the disk.
  const written = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && Date.now() - written > EMPTY_LOCK_GRACE_MS;
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EACCES') return undefined;
    throw error;
  }
}
