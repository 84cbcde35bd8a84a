import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE_USER, makeDataFolder, readPassword } from './data-folder.ts';
import { type Folders, makeFolders } from './folders.ts';
import { createStartError, findFreePort, getLogPath, type Launch, launch } from './launch.ts';
import { type Lease, type ServerAddress, takeLease } from './lease.ts';
import { findPostmaster, getCode, stopPostmaster } from './postmaster.ts';
import { findPrograms, findUsablePrograms } from './programs.ts';

/** Options of an embedded Postgres. */
export interface EmbeddedPostgresOptions {
  /** A folder only for the embedded Postgres (data, socket, log), relative or absolute; created if missing. */
  dataDir: string;
  /** Name of the database, created if missing; 'mesob' by default. */
  database?: string;
  /** Receives log lines. */
  log?: (message: string) => void;
  /** Postgres settings (`{ work_mem: '16MB' }`); without effect on a server that is already running. */
  settings?: Record<string, string>;
  /** Folder for root's database if its unprivileged user cannot enter `dataDir`; '/var/lib/mesob' by default. */
  fallbackDir?: string;
  /** Listens on a loopback TCP port with a password; by default only on Windows, otherwise on a unix socket. */
  tcp?: boolean;
  /** TCP port of an earlier start, so that clients can reconnect; a free port by default. */
  port?: number;
}

/** A running Postgres. */
export interface EmbeddedPostgres extends ServerAddress {
  user: string;
  database: string;
  /** Connection string. */
  url: string;
  /** The postmaster's process id. */
  pid: number;
  /** True if it was already running, or another process started it at the same moment. */
  adopted: boolean;
  /** The folder in use: `dataDir`, made absolute, or one under `fallbackDir`. */
  dataDir: string;
  /**
   * Releases the server, and stops it unless another process is using it, by force after 20 s. Throws if the server
   * still runs after that. Repeated calls return the first call's promise.
   */
  stop(): Promise<void>;
  /** Resolves when the server ends although this process has not released it: it was killed, or has crashed. */
  lost: Lease['lost'];
}

const POLL_MS = 10;
const RETRY_MS = 200;
/** Long enough for crash recovery, and for orphans of a killed server to finish their statement. */
const START_TIMEOUT_MS = 60_000;
/** Postgres's messages if another process was faster, or if orphans of the old server still run. */
const OTHER_SERVER = /lock file|still in use|could not bind|could not create any/;

/**
 * Starts the Postgres that npm installed, or adopts the one already running on `dataDir`; creates the database if
 * needed. The server outlives this process unless stopped, and the next start adopts it. Takes about a second the first
 * time and a tenth of it later; waits up to a minute for crash recovery.
 * @throws an error that says what to do, with the last lines of Postgres's log, if any
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { database = 'mesob', log = () => undefined, fallbackDir = '/var/lib/mesob' } = options;
  const startedAt = performance.now();
  const programPackage = findPrograms();
  const { major, version } = programPackage;
  const launchOptions = { dataDir: path.resolve(options.dataDir), fallbackDir: path.resolve(fallbackDir), major };
  const folders = makeFolders(launchOptions, log);
  const programFolder = await findUsablePrograms(programPackage, folders);
  await makeDataFolder(folders, programFolder);

  const { pid, address, lease, adopted } = await joinOrLaunch(folders, programFolder, options);
  const stop = () => lease.release(() => stopPostmaster(pid, folders.data, programFolder));
  try {
    await lease.createDatabase(database);
  } catch (error) {
    await stop();
    throw error;
  }
  const how = adopted ? 'adopted' : 'started';
  log(`${how} Postgres ${version} as process ${pid} in ${Math.round(performance.now() - startedAt)} ms`);

  let stopPromise: Promise<void> | undefined;
  return {
    ...address,
    ...{ user: DATABASE_USER, database, url: toUrl(address, database) },
    ...{ pid, adopted, dataDir: folders.base, lost: lease.lost },
    stop: () => {
      stopPromise ??= stop();
      return stopPromise;
    },
  };
}

/** A running server, and this process's lease of it. */
interface ServerHandle {
  pid: number;
  address: ServerAddress;
  lease: Lease;
  adopted: boolean;
}

/**
 * Leases the postmaster that runs on the data folder, or starts one; if several start at once, Postgres's own pid file
 * decides which may stay.
 * @throws if Postgres exits or does not respond within a minute, quoting its log
 */
async function joinOrLaunch(
  folders: Folders,
  programFolder: string,
  options: EmbeddedPostgresOptions,
): Promise<ServerHandle> {
  const { log = () => undefined, settings = {}, tcp = process.platform === 'win32', port } = options;
  const { data } = folders;
  const deadline = Date.now() + START_TIMEOUT_MS;
  let ownLaunch: Launch | undefined;
  let lastError: unknown;
  const toLoggedFailure = (problem: string) => {
    const error = createStartError(
      problem,
      ownLaunch?.readOutput() || String(lastError ?? ''),
      getLogPath(folders),
      lastError,
    );
    log(error.message);
    return error;
  };
  while (Date.now() < deadline) {
    const postmaster = findPostmaster(data);
    if (postmaster?.isReady) {
      const { host, pid } = postmaster;
      const address = { host, port: postmaster.port, password: path.isAbsolute(host) ? undefined : readPassword(data) };
      const lease = await takeLease(address).catch((error: unknown) => {
        if (!isTransient(error)) throw error;
        lastError = error;
      });
      if (lease) return { pid, address, lease, adopted: pid !== ownLaunch?.pid };
    }
    const exitReason = postmaster ? undefined : ownLaunch?.getExitReason();
    if (exitReason) {
      if (exitReason !== 'code 0' && !OTHER_SERVER.test(ownLaunch?.readOutput() ?? ''))
        throw toLoggedFailure(`Postgres exited during startup (${exitReason})`);
      await pause(RETRY_MS);
      ownLaunch = undefined;
    } else if (!postmaster && !ownLaunch)
      ownLaunch = launch(folders, programFolder, {
        settings,
        tcpPort: tcp ? (port ?? (await findFreePort())) : undefined,
        log,
      });
    else await pause(POLL_MS);
  }
  throw toLoggedFailure(`Postgres did not respond within ${START_TIMEOUT_MS / 1000} s`);
}

/**
 * Returns whether a session failed only because the server is starting or stopping: no response, or SQLSTATE class 57P.
 */
function isTransient(error: unknown): boolean {
  const code = getCode(error) ?? 'E';
  return code.startsWith('57P') || (code.startsWith('E') && code !== 'EACCES');
}

/** Returns the connection string. A unix socket's folder is not a host name, so it goes in the query. */
function toUrl({ host, port, password }: ServerAddress, database: string): string {
  const folder = path.isAbsolute(host) ? `host=${encodeURIComponent(host)}&` : '';
  const server = folder ? `${DATABASE_USER}@localhost` : `${DATABASE_USER}:${password}@${host}`;
  return `postgres://${server}:${port}/${database}?${folder}sslmode=disable`;
}
