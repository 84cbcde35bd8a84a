import path from 'node:path';
import { sleep } from './processes.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start.ts';

/** Pauses between tries to start it again, in ms: the last one from then on. */
const BACKOFF_MS = [0, 500, 1_000, 2_000, 4_000, 5_000];
/** A server that is away for so long does not come back by itself: the process that needs it is of no use. */
const GIVE_UP_MS = 15_000;

/** An embedded Postgres that is started again whenever it ends by itself, where it was. */
interface SupervisedPostgres {
  /** The first start's server. Host, port, user and password hold for all later ones. */
  server: EmbeddedPostgres;
  /** The same as a connection string, for other processes. */
  url: string;
  /** False where the server has been away for 15 s and could not be started again. Trying goes on. */
  isAlive(): boolean;
  /** Ends supervision and gives the server up, as `EmbeddedPostgres.stop` does. */
  stop(): Promise<void>;
}

/** Starts the embedded Postgres under the data folder, with connections for all processes, and watches it. */
export function startPostgres(
  { dataDir, processes }: { dataDir: string; processes: number },
  log: (message: string) => void,
): Promise<SupervisedPostgres> {
  // Postgres's own 100 are too few for the processes of a large machine.
  const settings = { max_connections: String(Math.max(100, 20 * (processes + 1))) };
  return superviseEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), settings, log });
}

/**
 * Starts the embedded Postgres and watches it.
 * @throws as `startEmbeddedPostgres`, where the first start fails
 */
export async function superviseEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<SupervisedPostgres> {
  const { log = () => undefined } = options;
  const server = await startEmbeddedPostgres(options);
  let current = server;
  let downSince: number | undefined;
  let stopping = false;
  let restarting = Promise.resolve();

  async function restart(): Promise<void> {
    const since = performance.now();
    downSince = since;
    log(`Postgres (process ${current.pid}) has ended by itself and is started again.`);
    for (let attempt = 0; !stopping; attempt += 1) {
      await sleep(BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)] ?? 0);
      if (stopping) return;
      try {
        current = await startEmbeddedPostgres({ ...options, port: server.port });
        log(`Postgres answers again after ${Math.round(performance.now() - since)} ms.`);
        downSince = undefined;
        watch();
        return;
      } catch (error) {
        log(`Postgres could not be started again (try ${attempt + 1}): ${String(error)}`);
      }
    }
  }

  function watch(): void {
    void current.lost.then(() => {
      if (!stopping) restarting = restart();
    });
  }

  watch();
  return {
    server,
    url: urlOf(server),
    isAlive: () => downSince === undefined || performance.now() - downSince < GIVE_UP_MS,
    async stop() {
      stopping = true;
      await restarting;
      await current.stop();
    },
  };
}

/** A unix socket's folder is no host name, so it goes into the query. */
function urlOf({ host, port, user, password, database }: EmbeddedPostgres): string {
  const secret = password === undefined ? '' : `:${password}`;
  const place =
    password === undefined
      ? `localhost:${port}/${database}?host=${encodeURIComponent(host)}&`
      : `${host}:${port}/${database}?`;
  return `postgres://${user}${secret}@${place}sslmode=disable`;
}
