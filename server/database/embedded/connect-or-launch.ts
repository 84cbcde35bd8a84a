import path from 'node:path';
import type { BaseFolder } from './base-folder.ts';
import { readPassword } from './data-folder.ts';
import { type Launch, launch, logPath } from './launch.ts';
import { type Lease, takeLease } from './lease.ts';
import { discardForeignLock, findPostmaster, type Postmaster } from './postmaster.ts';
import { codeOf, sleep } from './processes.ts';
import type { Access } from './session.ts';
import { startFailure } from './start-failure.ts';
import { socketTransport, tcpTransport } from './transport.ts';

const POLL_MS = 10;
const RETRY_MS = 200;
/** Long enough for crash recovery, and for orphans of a killed server to finish their statement. */
const START_TIMEOUT_MS = 60_000;

const SETTINGS = { shared_buffers: '64MB', max_connections: '100', jit: 'off', log_destination: 'stderr' };

/** What a start works on. */
interface Site {
  base: BaseFolder;
  data: string;
  binaries: string;
  /** Postgres settings, over the launcher's own. */
  settings: Record<string, string>;
  /** Whether to listen on a loopback TCP port, not on a unix socket. */
  tcp: boolean;
  /** The TCP port that clients know from an earlier start. */
  port?: number;
  log: (message: string) => void;
}

/** A server that answers, and this process's lease of it. */
interface Connected {
  postmaster: Postmaster;
  access: Access;
  lease: Lease;
  /** Whether some other process had started it. */
  adopted: boolean;
}

/**
 * Leases the postmaster that runs on the data folder, and starts one as long as none does; Postgres's own pid file
 * settles which of several that start at once may stay. Throws, quoting Postgres's log, if after a minute none answers.
 */
export async function connectOrLaunch(site: Site): Promise<Connected> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let own: Launch | undefined;
  let obstacle: unknown;
  while (Date.now() < deadline) {
    const postmaster = findPostmaster(site.data);
    if (postmaster?.ready) {
      const access = accessTo(postmaster, site.data);
      const lease = await takeLease(access).catch((error: unknown) => {
        if (!isPassing(error)) throw error;
        obstacle = error;
      });
      if (lease) return { postmaster, access, lease, adopted: postmaster.pid !== own?.pid };
    }
    if (!postmaster && own?.ended()) {
      if (!mayTryAgain(own)) throw failure(site, `Postgres ended at its start (${own.ended()})`, own);
      await sleep(RETRY_MS);
      own = undefined;
    } else if (!postmaster && !own) own = await launchAt(site);
    else await sleep(POLL_MS);
  }
  throw failure(site, `Postgres does not answer after ${START_TIMEOUT_MS / 1000} s`, own, obstacle);
}

async function launchAt({ base, data, binaries, settings, tcp, port, log }: Site): Promise<Launch> {
  const transport = tcp ? await tcpTransport(port) : socketTransport(base);
  for (const lock of [path.join(data, 'postmaster.pid'), ...transport.locks]) {
    if (discardForeignLock(lock, data)) log(`removed ${lock}: the process it names is not this database's`);
  }
  return launch(binaries, data, base, { ...SETTINGS, ...settings, ...transport.settings });
}

function accessTo({ host, port }: Postmaster, data: string): Access {
  return { host, port, password: path.isAbsolute(host) ? undefined : readPassword(data) };
}

/** Whether a launch ended only because another process was faster, orphans of the old server still run, or it was stopped. */
function mayTryAgain(own: Launch): boolean {
  return own.ended() === 'code 0' || /lock file|still in use|could not bind|could not create any/.test(own.output());
}

/** Whether a session failed only because the server is starting or stopping: no answer, or SQLSTATE class 57P. */
function isPassing(error: unknown): boolean {
  const code = codeOf(error) ?? 'E';
  return code.startsWith('57P') || (code.startsWith('E') && code !== 'EACCES');
}

function failure({ base, log }: Site, what: string, own: Launch | undefined, cause?: unknown): Error {
  const error = startFailure(what, own?.output() || String(cause ?? ''), logPath(base), cause);
  log(error.message);
  return error;
}
