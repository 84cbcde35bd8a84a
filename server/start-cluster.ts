import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { importContent } from '#server/content/import-content.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { Metrics, metricsOfCluster, serveMetrics } from './observability/metrics.ts';
import { signingSecret } from './security/signing-secret.ts';
import { startBackgroundWork } from './start-background-work.ts';
import { relayBetweenWorkers } from './worker-changes.ts';

/** A process that ends sooner is started again after a pause: what ended it would end the next one, too. */
const SHORT_LIFE_MS = 10_000;
const PAUSE_MS = 2_000;

/**
 * A process needs a quarter of it. The nearer the limit the sooner V8 collects garbage: without it, a third more stays in
 * memory. What node is started with goes before it.
 */
const MOST_HEAP_MB = 512;

interface RunningCluster {
  /** Stops all processes as `RunningServer.stop` does, then the background work and the database. */
  stop(): Promise<void>;
}

/**
 * Supervises as many processes as `PROCESSES` says, all of which listen on the same port. This one prepares database and
 * content before they start, does the background work, and replaces each that ends.
 * @param main the file that the processes run
 * @throws where the database, the content or the port cannot be had
 */
export async function startCluster(config: Config, main: string): Promise<RunningCluster> {
  const log = (message: string) => {
    if (config.logLevel !== 'silent') console.log(message);
  };
  const secret = await signingSecret(config);
  const database = await openDatabase(config, log);
  let isStopping = false;

  const startProcess = (): Worker => {
    const began = performance.now();
    const worker = cluster.fork();
    worker.once('exit', async (code: number, signal: string | null) => {
      if (isStopping || !hasServed) return;
      log(`Process ${worker.process.pid} has ended (${signal ?? `code ${code}`}) and is replaced.`);
      if (performance.now() - began < SHORT_LIFE_MS) await pause(PAUSE_MS);
      if (!isStopping) startProcess();
    });
    return worker;
  };

  const stopWorkers = async () => {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map((worker) => {
        const exit = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        return exit;
      }),
    );
  };

  // Where the first one cannot start, none can: it has said why.
  let hasServed = false;
  try {
    await importContent({ dataSource: database.dataSource, contentDir: config.contentDir, log });
    // Before the processes: where its port is taken none is started.
    const metrics = new Metrics();
    metrics.observeQueue(database.dataSource);
    const metricsServer = await serveMetrics(config, metricsOfCluster(metrics));
    // npm start runs another file than the one that serves.
    cluster.setupPrimary({
      exec: main,
      args: [],
      execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`, ...process.execArgv],
    });
    relayBetweenWorkers();
    const first = startProcess();
    const failed = once(first, 'exit').then(() => {
      throw new Error('The server could not be started.');
    });
    const [{ address, port }] = await Promise.race([once(first, 'listening'), failed]);
    failed.catch(() => undefined);
    hasServed = true;
    for (let count = 1; count < config.processes; count += 1) startProcess();
    const work = startBackgroundWork({ config, database, secret, log });
    log(`Mesob is served at ${config.publicUrl} (http://${address}:${port}) by ${config.processes} processes`);
    return {
      async stop() {
        await stopWorkers();
        await Promise.all([work.stop(), metricsServer?.close()]);
        await database.close();
      },
    };
  } catch (error) {
    await stopWorkers();
    await database.close();
    throw error;
  }
}
