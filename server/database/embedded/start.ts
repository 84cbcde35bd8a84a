import path from 'node:path';
import { makeBaseFolder } from './base-folder.ts';
import { findBinaryPackage, usableBinaries } from './binaries.ts';
import { connectOrLaunch } from './connect-or-launch.ts';
import { createDatabase } from './create-database.ts';
import { DATABASE_USER, makeDataFolder } from './data-folder.ts';
import { stopPostmaster } from './stop.ts';

/** What an embedded Postgres is started with. */
export interface EmbeddedPostgresOptions {
  /** A folder for the launcher alone (data, socket, log), relative or absolute; made if it is not there. */
  dataDir: string;
  /** The database to make and return; 'mesob' by default. */
  database?: string;
  /** Receives what happens, a line at a time. */
  log?: (message: string) => void;
  /** Postgres settings (`{ work_mem: '16MB' }`); without effect on a server that is already running. */
  settings?: Record<string, string>;
  /** Where root stores the database if its unprivileged user cannot enter `dataDir`; '/var/lib/mesob' by default. */
  fallbackDir?: string;
  /** Whether to listen on a loopback TCP port with a password; by default on Windows only, else on a unix socket. */
  tcp?: boolean;
  /** The TCP port, where clients know it from an earlier start; a free one by default. */
  port?: number;
}

/** A Postgres that answers. */
export interface EmbeddedPostgres {
  /** The folder of the unix socket (which `pg` takes as a host), or 127.0.0.1. */
  host: string;
  port: number;
  user: string;
  /** Undefined over the unix socket, which lets in this user and root only. */
  password: string | undefined;
  database: string;
  /** The postmaster's process id. */
  pid: number;
  /** Whether it was already running, or another process started it at the same moment. */
  adopted: boolean;
  /** The folder in use: `dataDir`, made absolute, or one under `fallbackDir`. */
  dataDir: string;
  /** Makes a database unless it is there. Throws Postgres's error if it may not or cannot. */
  createDatabase(name: string): Promise<void>;
  /**
   * Gives the server up, and stops it unless another process is using it: waits until it is gone, and after 20 s kills
   * it. May be called again. Throws if the server survives even that.
   */
  stop(): Promise<void>;
  /** Resolves when the server ends although this process has not given it up: it was killed, or has crashed. */
  lost: Promise<void>;
}

/**
 * Starts the Postgres that npm installed, or adopts the one already running on `dataDir`; makes the database if it is
 * not there. The server outlives this process unless stopped, and the next start adopts it. Takes about a second the
 * first time and a tenth of it later; waits up to a minute for crash recovery.
 * Throws an error that says what to do, with the last lines of Postgres's log where it has one.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { database = 'mesob', log = () => undefined, settings = {}, fallbackDir = '/var/lib/mesob' } = options;
  const { tcp = process.platform === 'win32', port } = options;
  const began = performance.now();
  const found = findBinaryPackage();
  const dataName = `pg${found.major}`;
  const base = makeBaseFolder(path.resolve(options.dataDir), path.resolve(fallbackDir), dataName, log);
  const data = path.join(base.path, dataName);
  const binaries = await usableBinaries(found, base);
  await makeDataFolder(data, binaries, base);

  const { postmaster, access, lease, adopted } = await connectOrLaunch({
    base,
    data,
    binaries,
    settings,
    tcp,
    port,
    log,
  });
  const stop = () => lease.giveBack(() => stopPostmaster(postmaster.pid, data, binaries));
  try {
    await createDatabase(access, database);
  } catch (error) {
    await stop();
    throw error;
  }
  const how = adopted ? 'adopted' : 'started';
  log(`${how} Postgres ${found.version} as process ${postmaster.pid} in ${Math.round(performance.now() - began)} ms`);

  let stopped: Promise<void> | undefined;
  return {
    ...access,
    user: DATABASE_USER,
    database,
    pid: postmaster.pid,
    adopted,
    dataDir: base.path,
    createDatabase: (name) => createDatabase(access, name),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
    lost: lease.lost,
  };
}
