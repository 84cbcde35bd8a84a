import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A running Postgres, as its pid file describes it. */
interface Postmaster {
  pid: number;
  port: number;
  /** The folder of its unix socket, or its TCP address. */
  host: string;
  /** True if it accepts connections: neither starting nor stopping. */
  isReady: boolean;
}

/** A signal that stops Postgres, and how long to wait for its effect, in ms. */
interface Step {
  signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL';
  timeoutMs: number;
}

const STEPS: Step[] = [
  // Fast shutdown: rolls back open transactions, ends sessions, and writes a checkpoint.
  { signal: 'SIGINT', timeoutMs: 20_000 },
  // Immediate shutdown: the next start recovers from the write-ahead log.
  { signal: 'SIGQUIT', timeoutMs: 6_000 },
  { signal: 'SIGKILL', timeoutMs: 4_000 },
];
const POLL_MS = 10;
const EMPTY_LOCK_GRACE_MS = 5_000;

/** Returns the code of a system or database error ('ENOENT', '57P03'), if it has one. */
export function getCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Returns whether a process with this id exists, even if it is another user's or a zombie. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getCode(error) === 'EPERM';
  }
}

/**
 * Returns whether a process is the postmaster of a data folder: alive, not a zombie, and not a process that reused its
 * id. On Windows, any Postgres process counts.
 */
export function isPostmaster(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return hasWorkingFolder(pid, data);
  const runProgram = (program: string, ...args: string[]) =>
    spawnSync(program, args, { encoding: 'utf8' }).stdout ?? '';
  if (process.platform === 'win32')
    return runProgram('tasklist', '/FI', `PID eq ${pid}`, '/NH').includes('postgres.exe');
  const [state = '', ...command] = runProgram('ps', '-p', String(pid), '-o', 'stat=,command=').trim().split(' ');
  return !state.startsWith('Z') && `${command.join(' ')} `.includes(` -D ${data} `);
}

/** Linux: a postmaster makes its data folder its working folder before it writes its pid file. */
function hasWorkingFolder(pid: number, data: string): boolean {
  try {
    const [processFolder, dataFolder] = [fs.statSync(`/proc/${pid}/cwd`), fs.statSync(data)];
    return processFolder.ino === dataFolder.ino && processFolder.dev === dataFolder.dev;
  } catch (error) {
    // A container's root may not look into another user's process (no CAP_SYS_PTRACE), but anyone may read its command.
    return getCode(error) === 'EACCES' && (readIfExists(`/proc/${pid}/cmdline`) ?? '').includes(`\0-D\0${data}\0`);
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Finds the postmaster that runs on the data folder, started by any process. */
export function findPostmaster(data: string): Postmaster | undefined {
  // Lines: pid, data folder, start time, port, socket folder, TCP address, shared memory, status.
  const lines = (readIfExists(path.join(data, 'postmaster.pid')) ?? '').split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!isPostmaster(pid, data)) return undefined;
  return { pid, port: Number(lines[3]), host: lines[4] || lines[5] || '', isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Removes a lock file (pid file or socket lock) if it has been empty for a while, or names a foreign process, which got
 * the id after the postmaster died: Postgres would mistake it for a postmaster. Postgres clears the locks of dead
 * processes itself, once no orphan of the old server has the shared memory.
 * @returns true if a lock was removed
 */
export function discardForeignLock(lock: string, data: string): boolean {
  const content = readIfExists(lock);
  if (content === undefined) return false;
  const pid = Number.parseInt(content, 10);
  const modifiedAt = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  // A lock is empty if a postmaster is about to write it, or if the machine lost power before it reached the disk.
  const isStale = Number.isNaN(pid) && Date.now() - modifiedAt > EMPTY_LOCK_GRACE_MS;
  if (!isStale && (!isAlive(pid) || isPostmaster(pid, data))) return false;
  const renamedLock = `${lock}.foreign-${process.pid}`;
  try {
    fs.renameSync(lock, renamedLock);
    // Another process may have written a valid lock there in between, which is restored.
    if (readIfExists(renamedLock) !== content) fs.linkSync(renamedLock, lock);
  } catch (error) {
    if (getCode(error) !== 'ENOENT' && getCode(error) !== 'EEXIST') throw error;
  }
  fs.rmSync(renamedLock, { force: true });
  return true;
}

/**
 * Stops a postmaster with increasing force, and waits for its end; does nothing if it has ended.
 * @throws if it survives even SIGKILL
 */
export async function stopPostmaster(pid: number, data: string, programFolder: string, steps = STEPS): Promise<void> {
  for (const { signal, timeoutMs } of steps) {
    if (!isPostmaster(pid, data)) return;
    sendSignal(signal, pid, programFolder);
    for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(POLL_MS))
      if (!isPostmaster(pid, data)) return;
  }
  throw new Error(`Postgres (process ${pid}, data in ${data}) does not stop. Stop that process manually.`);
}

function sendSignal(signal: Step['signal'], pid: number, programFolder: string): void {
  try {
    // On Windows Node can only terminate processes; Postgres's own tool sends other signals.
    if (process.platform === 'win32' && signal !== 'SIGKILL')
      execFileSync(path.join(programFolder, 'native/bin/pg_ctl.exe'), ['kill', signal.slice(3), String(pid)], {
        windowsHide: true,
      });
    else process.kill(pid, signal);
  } catch (error) {
    // The process may have ended between the check and the signal.
    if (getCode(error) === 'EPERM') throw error;
  }
}
