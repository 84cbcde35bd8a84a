import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';
import { type Folders, makeSocketFolder } from './folders.ts';
import { discardForeignLock } from './postmaster.ts';
import { getProgramOptions, getProgramPath } from './programs.ts';
import { changeOwner } from './system-user.ts';

/** A Postgres process that this process started. */
export interface Launch {
  pid: number | undefined;
  /** How the process ended ('code 1', 'SIGKILL', a system error); undefined while it runs. */
  getExitReason(): string | undefined;
  /** The log since the process was started. */
  readOutput(): string;
}

interface LaunchOptions {
  settings: Record<string, string>;
  /** Port of the loopback interface to listen on; if omitted, Postgres listens on a unix socket. */
  tcpPort?: number;
  log: (message: string) => void;
}

const SETTINGS = { shared_buffers: '64MB', max_connections: '100', jit: 'off', log_destination: 'stderr' };
const LOG_LIMIT_BYTES = 5_000_000;
/** The port in the socket's file name; nothing listens on it over TCP. */
const SOCKET_PORT = 5432;

const QUOTED_LINES = 12;

/** Advice for a failed start, by patterns of Postgres's messages; the first match counts. */
const REMEDIES: [pattern: RegExp, remedy: string][] = [
  [/still in use/, 'Processes of an earlier server still use the data folder: wait for them, or stop them.'],
  [
    /wrong ownership|Permission denied|EACCES/,
    'Change the owner of the data folder to the current user, or set DATA_DIR to another folder.',
  ],
  [
    /incompatible with server|not compatible/,
    'The data is from another version of Postgres: set DATA_DIR to a new folder.',
  ],
  [
    /not a valid data directory|PG_VERSION/,
    'The data folder is damaged: restore it, or move it away to start with an empty database.',
  ],
  [/No space left/, 'Free some disk space and start again.'],
  [/administrative permissions/, 'Start from a shell without administrator rights.'],
  [/EPERM|EINVAL/, 'This process is not allowed to start programs as another user: start it as an ordinary user.'],
  [/loading shared libraries|GLIBC|ENOENT|Library not loaded/, 'The Postgres from npm does not run on this system.'],
  [/invalid value for parameter|unrecognized configuration/, 'Correct the setting that Postgres names.'],
];

/** Returns the file for the server's messages. */
export const getLogPath = ({ base }: Folders): string => path.join(base, 'postgres.log');

/** Starts a postmaster that outlives this process. Returns immediately: `getExitReason` says if the start failed. */
export function launch(folders: Folders, programFolder: string, { settings, tcpPort, log }: LaunchOptions): Launch {
  const { data, user } = folders;
  const locks = [path.join(data, 'postmaster.pid')];
  const access: Record<string, string> = { port: String(tcpPort ?? SOCKET_PORT), unix_socket_permissions: '0700' };
  if (tcpPort) Object.assign(access, { listen_addresses: '127.0.0.1', unix_socket_directories: '' });
  else {
    const socket = `.s.PGSQL.${SOCKET_PORT}`;
    const folder = makeSocketFolder(folders, socket);
    locks.push(path.join(folder, `${socket}.lock`));
    // Quoted, because Postgres expects a list of folders, and a project's path may contain a comma.
    const quoted = `"${folder.replaceAll('"', '""')}"`;
    Object.assign(access, { listen_addresses: '', unix_socket_directories: quoted });
  }
  for (const lock of locks)
    if (discardForeignLock(lock, data)) log(`removed ${lock}: it names a process of another program`);

  const file = getLogPath(folders);
  if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) fs.renameSync(file, `${file}.1`);
  const descriptor = fs.openSync(file, 'a', 0o600);
  changeOwner(user, file);
  const offset = fs.fstatSync(descriptor).size;
  const options = Object.entries({ ...SETTINGS, ...settings, ...access });
  const args = ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(getProgramPath(programFolder, 'postgres'), args, {
    ...getProgramOptions(folders),
    // Starts a separate session, so that Ctrl-C reaches only the application, which then stops Postgres gracefully.
    detached: true,
    stdio: ['ignore', descriptor, descriptor],
  });
  fs.closeSync(descriptor);
  child.unref();
  let exitReason: string | undefined;
  child.on('error', (error) => {
    exitReason = String(error);
  });
  child.on('exit', (code, signal) => {
    exitReason = signal ?? `code ${code}`;
  });
  const readOutput = () => fs.readFileSync(file).subarray(offset).toString('utf8');
  return { pid: child.pid, getExitReason: () => exitReason, readOutput };
}

/** Finds a free port of the loopback interface. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Returns an error for a Postgres that will not start: what happened, what to do, and the last lines of its output.
 * @param problem - what happened. Example: "The database could not be created"
 * @param source - source of the lines, for instance the log file's path
 */
export function createStartError(problem: string, output: string, source: string, cause?: unknown): Error {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(output))?.[1];
  const advice = [remedy, 'Or set DATABASE_URL to your own Postgres (15 or later).'].filter(Boolean).join(' ');
  const lines = output.trimEnd().split('\n').slice(-QUOTED_LINES);
  return new StartError(`${problem}. ${advice}\nThe last lines of ${source}:\n  ${lines.join('\n  ')}`, { cause });
}
