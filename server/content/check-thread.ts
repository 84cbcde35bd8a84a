import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { getBuiltEntry, toSourceScript } from '../worker-entry.ts';
import type { CheckAnswer, CheckJob, LoadedContent } from './check-jobs.ts';

/** How long the thread may take to start and to read the lists, in ms. */
const START_MS = 60_000;

/** Time without a job after which the thread ends, in ms: it holds all foods in memory. */
const IDLE_MS = 10 * 60_000;

const ENTRY = 'check-worker';

/** Checks and derives texts in a thread, one after the other, so that a long text does not block requests. */
export class CheckThread {
  private worker: Worker | undefined;
  private loadedKey: string | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  /**
   * Runs a job against lists that are sent once.
   * @param limitMs - time for the job alone
   * @returns undefined if it took longer: its thread is ended
   * @throws {Error} if the thread fails
   */
  run(content: LoadedContent, job: CheckJob, limitMs: number): Promise<CheckAnswer | undefined> {
    const answer = this.last.then(async () => {
      clearTimeout(this.idle);
      await this.load(content);
      const done = await this.ask(job, limitMs);
      this.idle = setTimeout(() => void this.end(), IDLE_MS).unref();
      return done;
    });
    // A job that took too long ends its thread: the next job finds another one ready.
    this.last = answer.then((done) => (done ? undefined : this.load(content))).catch(() => undefined);
    return answer;
  }

  private async load(content: LoadedContent): Promise<void> {
    if (this.loadedKey === content.key) return;
    if (await this.ask({ kind: 'load', content }, START_MS)) this.loadedKey = content.key;
  }

  /** Ends the thread; the next job starts another. */
  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.loadedKey = undefined;
    await worker?.terminate();
  }

  private async ask(job: CheckJob, limitMs: number): Promise<CheckAnswer | undefined> {
    this.worker ??= startWorker();
    try {
      const answer = await toResponse(this.worker, job, limitMs);
      if (answer === undefined) await this.end();
      return answer;
    } catch (error) {
      await this.end();
      throw error;
    }
  }
}

/**
 * Sends a job, and waits for its answer.
 * @returns undefined if there is none in time
 * @throws {Error} if the thread fails
 */
function toResponse(worker: Worker, job: CheckJob, limitMs: number): Promise<CheckAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (answer: CheckAnswer) => {
      end();
      resolve(answer);
    };
    const onError = (error: Error) => {
      end();
      reject(error);
    };
    const onExit = () => onError(new Error('The thread of the content check exited'));
    const timer = setTimeout(() => {
      end();
      resolve(undefined);
    }, limitMs);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(job);
  });
}

function startWorker(): Worker {
  const worker = import.meta.env.DEV
    ? new Worker(toSourceScript(path.join(import.meta.dirname, `${ENTRY}.ts`)), { eval: true })
    : new Worker(getBuiltEntry(ENTRY));
  worker.unref();
  return worker;
}
