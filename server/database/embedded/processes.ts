import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** Waits the given number of milliseconds. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The code of a system or database error ('ENOENT', '57P03'), if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether a process with this id exists, be it another user's or a zombie. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Whether process `pid` is the postmaster of the data folder `data`: alive, no zombie, and not a process that came by
 * the id after the postmaster died.
 */
export function isPostmaster(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return worksIn(pid, data);
  if (process.platform === 'win32') return ask('tasklist', ['/FI', `PID eq ${pid}`, '/NH']).includes('postgres.exe');
  const [state = '', ...command] = ask('ps', ['-p', String(pid), '-o', 'stat=,command='])
    .trim()
    .split(' ');
  return !state.startsWith('Z') && `${command.join(' ')} `.includes(` -D ${data} `);
}

/** Linux: whether the process's working folder is `data`, which a postmaster makes so before it writes its pid file. */
function worksIn(pid: number, data: string): boolean {
  try {
    const [there, here] = [fs.statSync(`/proc/${pid}/cwd`), fs.statSync(data)];
    return there.ino === here.ino && there.dev === here.dev;
  } catch (error) {
    // A container's root may not look into another user's process (no CAP_SYS_PTRACE), but anyone may read its command.
    return codeOf(error) === 'EACCES' && commandOf(pid).join('\0').includes(`\0-D\0${data}\0`);
  }
}

function commandOf(pid: number): string[] {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

const ask = (program: string, args: string[]): string => spawnSync(program, args, { encoding: 'utf8' }).stdout ?? '';
