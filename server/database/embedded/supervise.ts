import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** Pauses before attempts to restart Postgres, in ms; the last pause repeats. */
const BACKOFF_MS = [0, 500, 1_000, 2_000, 4_000, 5_000];
/** How long Postgres may be down before `isAlive()` returns false, which fails the liveness probe, in ms. */
const UNHEALTHY_AFTER_MS = 15_000;

/** An embedded Postgres that is restarted at the same address if it ends unexpectedly. */
interface SupervisedPostgres {
  /** Connection string, which stays valid across restarts. */
  url: string;
  /** False if the server has been down for 15 s. Restarts are still attempted. */
  isAlive(): boolean;
  /** Ends supervision, releases the server, and stops it unless another process uses it. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded Postgres under the data folder and watches it.
 * @throws the same errors as `startEmbeddedPostgres`, if the first start fails
 */
export async function startPostgres(
  { dataDir }: { dataDir: string },
  log: (message: string) => void,
): Promise<SupervisedPostgres> {
  const options = { dataDir: path.join(dataDir, 'postgres'), log };
  let current = await startEmbeddedPostgres(options);
  const { url, port } = current;
  let downSince: number | undefined;
  let isStopping = false;

  let restarting = Promise.resolve();

  const watch = (): void => {
    void current.lost.then(() => {
      if (!isStopping) restarting = restart();
    });
  };
  const restart = async (): Promise<void> => {
    const since = performance.now();
    downSince = since;
    log(`Postgres (process ${current.pid}) exited unexpectedly and is being restarted.`);
    for (let attempt = 1; !isStopping; attempt += 1) {
      await pause(BACKOFF_MS[attempt - 1] ?? BACKOFF_MS.at(-1));
      if (isStopping) return;
      try {
        current = await startEmbeddedPostgres({ ...options, port });
        log(`Postgres is available again after ${Math.round(performance.now() - since)} ms.`);
        downSince = undefined;
        return watch();
      } catch (error) {
        log(`Postgres could not be restarted (attempt ${attempt}): ${String(error)}`);
      }
    }
  };

  watch();
  return {
    url,
    isAlive: () => downSince === undefined || performance.now() - downSince < UNHEALTHY_AFTER_MS,
    async stop() {
      isStopping = true;
      await restarting;
      await current.stop();
    },
  };
}
