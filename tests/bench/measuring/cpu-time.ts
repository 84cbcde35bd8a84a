import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const hasProc = fs.existsSync('/proc/self/stat');
const ticksPerSecond = hasProc ? Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) : 100;
const PAGE_BYTES = hasProc ? Number(execFileSync('getconf', ['PAGESIZE'], { encoding: 'utf8' })) : 4_096;

/** Returns the fields of `/proc/<pid>/stat` from the third (state) on; undefined if the process has ended. */
function getStat(pid: number | string): string[] | undefined {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name, may hold spaces and brackets.
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const toMilliseconds = (fields: (string | undefined)[]) =>
  (fields.reduce((sum, ticks) => sum + Number(ticks ?? 0), 0) * 1000) / ticksPerSecond;

/** Returns the running child processes of a process; none on systems without /proc. */
export function getChildren(pid: number): number[] {
  if (!hasProc) return [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && getStat(name)?.[1] === String(pid))
    .map(Number);
}

/** Returns the CPU time of a process so far, in ms; NaN on systems without /proc. */
export function getProcessCpu(pid: number): number {
  const stat = getStat(pid);
  return stat ? toMilliseconds(stat.slice(11, 13)) : Number.NaN;
}

/**
 * Returns the CPU time of the main threads of some processes so far, in ms, with nanosecond precision; NaN without
 * /proc.
 */
export function getMainThreadsCpu(pids: readonly number[]): number {
  if (!hasProc) return Number.NaN;
  return pids.reduce((sum, pid) => sum + getMainThreadNanoseconds(pid), 0) / 1e6;
}

/** Returns the CPU time of a process's main thread in ns; 0 if the process has ended. */
function getMainThreadNanoseconds(pid: number): number {
  try {
    return Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}

/**
 * Returns the CPU time of a postmaster and all of its backends so far, in ms; NaN if it is unknown. The postmaster's
 * counter for child processes includes backends that have ended.
 */
export function getPostgresCpu(postmaster: number | undefined): number {
  const ownStat = postmaster ? getStat(postmaster) : undefined;
  if (!postmaster || !ownStat) return Number.NaN;
  const backends = getChildren(postmaster).map(getStat);
  return toMilliseconds([...ownStat.slice(11, 15), ...backends.flatMap((stat) => stat?.slice(11, 13) ?? [])]);
}

/** Returns the memory of a process (RSS), in megabytes; NaN if unavailable. */
export function getMemory(pid: number): number {
  const stat = getStat(pid);
  return stat ? (Number(stat[21]) * PAGE_BYTES) / 1e6 : Number.NaN;
}
