import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import { startPostgres } from './database/embedded/supervise.ts';
import { createLog } from './logging/log-lines.ts';
import { signingSecret } from './security/signing-secret.ts';
import { StartError } from './start-error.ts';
import { watchProcess } from './watch-process.ts';

/**
 * A process that ends early is restarted after a pause, twice as long each time: the cause may end the next one, too.
 */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Starts as many server processes as `PROCESSES` says, which share its port, and restarts each that ends. They share
 * nothing else and are notified of changes by the database, as instances on several machines are. The embedded
 * Postgres, if it is used, belongs to this process.
 * @param main - the file that the processes run
 * @throws if the embedded Postgres is unavailable, or the first process cannot start
 */
export async function startProcesses(config: Config, main: string): Promise<{ stop(): Promise<void> }> {
  const log = createLog(config);
  const secret = await signingSecret(config);
  const postgres = config.databaseUrl ? undefined : await startPostgres(config, log);
  const shared = { JWT_SECRET: secret, ...(postgres && { DATABASE_URL: postgres.url }) };
  let isStopping = false;
  let hasServed = false;

  const startProcess = (index: number, nextPause = FIRST_PAUSE_MS): Worker => {
    const began = performance.now();
    const worker = cluster.fork({ ...shared, ...getMetricsPort(config, index) });
    watchProcess(worker, log);
    worker.once('exit', async (code: number, signal: string | null) => {
      if (isStopping || !hasServed) return;
      log(`Process ${worker.process.pid} has ended (${signal ?? `code ${code}`}) and is replaced.`);
      const isShort = performance.now() - began < SHORT_LIFE_MS;
      if (isShort) await pause(nextPause);
      if (!isStopping) startProcess(index, isShort ? Math.min(2 * nextPause, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS);
    });
    return worker;
  };
  const stop = async () => {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map((worker) => {
        const exit = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        return exit;
      }),
    );
    await postgres?.stop();
  };

  try {
    // npm start runs another file than the server's.
    cluster.setupPrimary({ exec: main, args: [] });
    // If the first process cannot start, none can: it has logged why.
    const first = startProcess(0);
    const failed = once(first, 'exit').then(() => {
      throw new StartError('The server could not be started.');
    });
    const [{ address, port }] = await Promise.race([once(first, 'listening'), failed]);
    failed.catch(() => undefined);
    hasServed = true;
    const others = Array.from({ length: config.processes - 1 }, (_, index) => startProcess(index + 1));
    await Promise.all(others.map((worker) => Promise.race([once(worker, 'listening'), once(worker, 'exit')])));
    log(`Mesob is served at ${config.publicUrl} (http://${address}:${port}) by ${config.processes} processes`);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns a metrics port for each process: `METRICS_PORT`, the next one, and so on. */
function getMetricsPort({ metricsPort }: Config, index: number): { METRICS_PORT?: string } {
  return metricsPort ? { METRICS_PORT: String(metricsPort + index) } : {};
}
