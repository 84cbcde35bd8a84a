import type { Worker } from 'node:cluster';

const BEAT_MS = 5_000;

/** A process that is silent for so many beats hangs. Beats are counted, and not time: the machine may have slept. */
const MOST_SILENT_BEATS = 4;

/** Has this process tell the one that has started it, again and again, that it does not hang. */
export function beat(): void {
  setInterval(() => process.connected && process.send?.('beat'), BEAT_MS).unref();
}

/**
 * Kills a process that serves once it is silent. A balancer that asks `/livez` would not find it out: the others answer.
 * SIGTERM would not end it, because it handles nothing any more.
 */
export function watchProcess(worker: Worker, log: (message: string) => void): void {
  let silentBeats = 0;
  worker.on('message', () => {
    silentBeats = 0;
  });
  worker.once('listening', () => {
    const timer = setInterval(() => {
      silentBeats += 1;
      if (silentBeats <= MOST_SILENT_BEATS) return;
      log(`Process ${worker.process.pid} hangs and is killed.`);
      worker.process.kill('SIGKILL');
    }, BEAT_MS);
    worker.once('exit', () => clearInterval(timer));
  });
}
