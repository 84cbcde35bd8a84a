import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

/** Returns the child processes of a process. Linux is read from /proc: small images have no `ps`. */
export function getChildren(pid: number | undefined): RunningProcess[] {
  const running = fs.existsSync('/proc/self/status') ? fromProc() : fromPs();
  return running.filter(({ parent }) => parent === pid);
}

/** Returns whether a process runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function fromProc(): RunningProcess[] {
  return fs.readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const [, parent] = /\nPPid:\t(\d+)/.exec(fs.readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
      const command = fs.readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(name), parent: Number(parent), command }];
    } catch {
      // The process has ended in the meantime.
      return [];
    }
  });
}

function fromPs(): RunningProcess[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, ...command] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), command: command.join(' ') };
  });
}
