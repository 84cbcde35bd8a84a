import { execFileSync } from 'node:child_process';
import { programPath } from './binaries.ts';
import { codeOf, isPostmaster, sleep } from './processes.ts';

const POLL_MS = 10;

/** Postgres's ways of stopping, ever ruder, with the milliseconds each is given. */
const STEPS: Step[] = [
  // Roll open transactions back, end the sessions, write everything down.
  { signal: 'SIGINT', patience: 20_000 },
  // Leave at once; the next start recovers from the write-ahead log.
  { signal: 'SIGQUIT', patience: 6_000 },
  { signal: 'SIGKILL', patience: 4_000 },
];

interface Step {
  signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL';
  patience: number;
}

/** Stops a postmaster and waits until it is gone; no harm if it is already. Throws if it survives even SIGKILL. */
export async function stopPostmaster(pid: number, data: string, binaries: string, steps = STEPS): Promise<void> {
  for (const { signal, patience } of steps) {
    if (!isPostmaster(pid, data)) return;
    send(signal, pid, binaries);
    for (const end = Date.now() + patience; Date.now() < end; await sleep(POLL_MS)) {
      if (!isPostmaster(pid, data)) return;
    }
  }
  throw new Error(`Postgres (process ${pid}, data in ${data}) does not end. End that process by hand.`);
}

function send(signal: Step['signal'], pid: number, binaries: string): void {
  try {
    // On Windows Node can only terminate; Postgres's own tool delivers the others.
    if (process.platform === 'win32' && signal !== 'SIGKILL') {
      execFileSync(programPath(binaries, 'pg_ctl'), ['kill', signal.slice(3), String(pid)], { windowsHide: true });
    } else process.kill(pid, signal);
  } catch (error) {
    // It may have ended between the look and the signal.
    if (codeOf(error) === 'EPERM') throw error;
  }
}
