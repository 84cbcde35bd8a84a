import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { BaseFolder } from './base-folder.ts';
import { programPath } from './binaries.ts';
import { PROGRAM_ENVIRONMENT } from './data-folder.ts';
import { asUser, giveTo } from './unprivileged-user.ts';

const LOG_LIMIT_BYTES = 5_000_000;

/** A Postgres process of ours. */
export interface Launch {
  pid: number | undefined;
  /** How it ended ('code 1', 'SIGKILL', an error of the system), or undefined while it runs. */
  ended(): string | undefined;
  /** What it wrote to the log since it was started. */
  output(): string;
}

/** Where the server's messages go. */
export const logPath = (base: BaseFolder): string => path.join(base.path, 'postgres.log');

/** Starts a postmaster that outlives this process. Returns at once: a start that fails shows in `ended`. */
export function launch(binaries: string, data: string, base: BaseFolder, settings: Record<string, string>): Launch {
  const log = logPath(base);
  if ((fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) fs.renameSync(log, `${log}.1`);
  const descriptor = fs.openSync(log, 'a', 0o600);
  giveTo(base.user, log);
  const offset = fs.fstatSync(descriptor).size;
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(programPath(binaries, 'postgres'), args, {
    ...asUser(base.user),
    env: PROGRAM_ENVIRONMENT,
    cwd: '/',
    // A session of its own: Ctrl-C in the terminal is for the application, which then stops Postgres in order.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', descriptor, descriptor],
  });
  fs.closeSync(descriptor);
  child.unref();
  let ended: string | undefined;
  child.on('error', (error) => {
    ended = String(error);
  });
  child.on('exit', (code, signal) => {
    ended = signal ?? `code ${code}`;
  });
  return { pid: child.pid, ended: () => ended, output: () => readFrom(log, offset) };
}

function readFrom(file: string, offset: number): string {
  return fs.readFileSync(file).subarray(offset).toString('utf8');
}
