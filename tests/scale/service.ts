import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A child process of the test, with its output in a file. */
export interface Service {
  child: ChildProcess;
  /** Stops it and the processes that it started, and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

interface ServiceOptions {
  env?: NodeJS.ProcessEnv;
  /** Postgres and pgbouncer refuse to run as root. */
  uid?: number;
  gid?: number;
  logFile: string;
}

export function startService(program: string, args: string[], { logFile, env, uid, gid }: ServiceOptions): Service {
  const log = fs.openSync(logFile, 'a');
  const child = spawn(program, args, { stdio: ['ignore', log, log], detached: true, env, uid, gid, cwd: '/' });
  fs.closeSync(log);
  const exited = once(child, 'exit');
  return {
    child,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      // Sends SIGKILL to the whole process group. The program passes other signals on itself.
      process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
      await exited;
    },
  };
}

/** @throws if the condition is not true in time */
export async function waitUntil(description: string, isTrue: () => Promise<boolean>, ms = 180_000): Promise<void> {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    if (await isTrue().catch(() => false)) return;
    await pause(50);
  }
  throw new Error(`It took too long: ${description}`);
}
