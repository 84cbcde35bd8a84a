import type { Worker } from 'node:cluster';

const BEAT_MS = 5_000;

/**
 * Number of missed beats after which a process counts as hung. Beats are counted instead of time, because the machine
 * may have slept.
 */
const MOST_SILENT_BEATS = 4;

/** Makes this process report to its parent, repeatedly, that it is alive. */
export function beat(): void {
  setInterval(() => process.connected && process.send?.('beat'), BEAT_MS).unref();
}

/**
 * Kills a serving process once it is silent. A balancer that polls `/livez` would not notice: other processes respond.
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
