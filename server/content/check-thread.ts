import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { getBuiltEntry, toSourceScript } from '../worker-entry.ts';
import type { ContentLists, ListFile } from './content.ts';
import type { RecipeRows } from './derive/recipe-rows.ts';
import type { Problem } from './problem.ts';
import type { PastedText } from './read-pasted-text.ts';
import type { PictureSource } from './reading/picture.ts';
import { toHash } from './reading/source-file.ts';
import type { RecipeParts } from './recipe-parts.ts';

/** Published content against which texts are checked. */
export interface LoadedContent {
  /** Cache key; changes with the lists, the entries and the named slugs. */
  key: string;
  contentDir: string;
  lists: Record<ListFile, string | null>;
  /** Texts of single entries, by their paths. */
  entries: Record<string, string>;
  slugs: readonly string[];
  /** Slugs that lists and recipes may name. */
  namedSlugs: readonly string[];
  /** Recipe that is checked once after loading, because the first check in a thread is slow. */
  sample: string;
}

/** Pictures that a text may need, by name. */
export type Pictures = Record<string, PictureSource | null>;

/** A job for the worker thread. */
export type CheckJob =
  | { kind: 'load'; content: LoadedContent }
  /** @property cooking - `false` to derive the rows without the kitchen rules */
  | { kind: 'recipe'; path: string; text: string; cooking: boolean; pictures: Pictures }
  | { kind: 'list'; path: string; text: string; pictures: Pictures }
  | { kind: 'paste'; text: string };

/** The result of a job. */
export interface CheckResult {
  problems: Problem[];
  /** Findings that do not prevent a publication. */
  warnings: Problem[];
  /** Foods that a recipe names and the table lacks. */
  unknownFoods: string[];
  /** The rows of a recipe; null if they cannot be derived, and for other jobs. */
  recipe: RecipeRows | null;
  /** The lists, with the text of a `list` job; null if a list has a problem, and for other jobs. */
  lists: ContentLists | null;
  /** Lines and steps of a recipe; null for other jobs. */
  parts: RecipeParts | null;
  /** Recipes of a pasted text; null for other jobs. */
  pasted: PastedText | null;
}

/** A result without findings. */
export const EMPTY_RESULT: CheckResult = {
  problems: [],
  warnings: [],
  unknownFoods: [],
  recipe: null,
  lists: null,
  parts: null,
  pasted: null,
};

/** How long the thread may take to start and to read the lists, in ms. */
const START_MS = 60_000;

/** Minimum time that a job gets before its thread is terminated, in ms, even if its caller waits for less. */
const MIN_LIMIT_MS = 5_000;

/** Number of cached results: few, because one may contain all lists. */
const MAX_RESULTS = 5;

/** Time without a job after which the thread is terminated, in ms: it keeps all foods in memory. */
const IDLE_MS = 10 * 60_000;

const ENTRY = 'check-worker';

/** A job that is waiting, running or finished. */
interface QueuedJob {
  /** Running time after which its thread is terminated, in ms; infinite once the job has finished. */
  maxMs: number;
  started: Promise<void>;
  result: Promise<CheckResult | undefined>;
}

/** Checks texts and derives their rows in a worker thread, one at a time, so that long texts do not block requests. */
export class CheckThread {
  private worker: Worker | undefined;
  private loadedKey: string | undefined;
  private lastJob: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;
  /** Jobs by the hash of content and job, so that a repeated request starts no second job. */
  private readonly jobs = new LRUCache<string, QueuedJob>({ max: MAX_RESULTS });

  /**
   * Runs a job. Sends the content to the thread only if it has changed.
   * @param limitMs - how long to wait for the result once the job runs
   * @returns undefined if it takes longer; the job may run for `MIN_LIMIT_MS`, so that a later call finds its result
   * @throws {Error} if the thread fails
   */
  async run(content: LoadedContent, job: CheckJob, limitMs: number): Promise<CheckResult | undefined> {
    const key = toHash(`${content.key} ${JSON.stringify(job)}`);
    const existing = this.jobs.get(key);
    const { started, result } =
      existing && existing.maxMs >= limitMs ? existing : this.queue(key, content, job, limitMs);
    await started;
    const controller = new AbortController();
    const timeout = wait(limitMs, undefined, { signal: controller.signal });
    return Promise.race([result, timeout]).finally(() => controller.abort());
  }

  private queue(key: string, content: LoadedContent, job: CheckJob, limitMs: number): QueuedJob {
    const started = this.lastJob.then(() => {
      clearTimeout(this.idle);
      return this.load(content);
    });
    const maxMs = Math.max(limitMs, MIN_LIMIT_MS);
    const queued: QueuedJob = { maxMs, started, result: started.then(() => this.runJob(job, maxMs)) };
    this.jobs.set(key, queued);
    const forget = () => {
      if (this.jobs.get(key) === queued) this.jobs.delete(key);
    };
    this.lastJob = queued.result
      .then(async (result) => {
        if (result) {
          queued.maxMs = Number.POSITIVE_INFINITY;
        } else {
          // The job's thread was terminated: prepares a new thread for the next job.
          forget();
          await this.load(content);
        }
        this.idle = setTimeout(() => void this.end(), IDLE_MS).unref();
      })
      .catch(forget);
    return queued;
  }

  private async load(content: LoadedContent): Promise<void> {
    if (this.loadedKey === content.key) return;
    if (await this.runJob({ kind: 'load', content }, START_MS)) this.loadedKey = content.key;
  }

  /** Terminates the thread; the next job starts another. */
  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.loadedKey = undefined;
    await worker?.terminate();
  }

  private async runJob(job: CheckJob, limitMs: number): Promise<CheckResult | undefined> {
    this.worker ??= startWorker();
    try {
      const result = await sendJob(this.worker, job, limitMs);
      if (result === undefined) await this.end();
      return result;
    } catch (error) {
      await this.end();
      throw error;
    }
  }
}

/**
 * Sends a job, and waits for its result.
 * @returns undefined if the time limit is exceeded
 * @throws {Error} if the thread fails
 */
async function sendJob(worker: Worker, job: CheckJob, limitMs: number): Promise<CheckResult | undefined> {
  const controller = new AbortController();
  const { signal } = controller;
  const exit = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The thread of the content check exited');
  });
  const result = once(worker, 'message', { signal }).then(([message]): CheckResult => message);
  worker.postMessage(job);
  return Promise.race([result, exit, wait(limitMs, undefined, { signal })]).finally(() => controller.abort());
}

function startWorker(): Worker {
  const built = getBuiltEntry(ENTRY);
  const worker = built
    ? new Worker(built)
    : new Worker(toSourceScript(path.join(import.meta.dirname, `${ENTRY}.ts`)), { eval: true });
  worker.unref();
  return worker;
}
