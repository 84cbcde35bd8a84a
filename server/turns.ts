/** Time after which a turn counts as long, in ms. */
const MAX_TURN_MS = 8;

/**
 * Gives each caller a separate turn (iteration) of the event loop. Work that is ready at the same time would otherwise
 * run in one turn, and requests that need no work, such as probes and cached pages, would wait for all of it.
 */
export class Turns {
  private readonly continueQueue: (() => void)[] = [];
  private readonly nextQueue: (() => void)[] = [];
  private isScheduled = false;
  private workSince: number | undefined;

  /** Resolves in a turn of its own, in the order of the calls. */
  next(): Promise<void> {
    return this.wait(this.nextQueue);
  }

  /**
   * Like `next`, but before all callers of `next`: for a request in progress. Requests finish one after the other, so
   * that the data of only a few is in memory. Data that survives two minor garbage collections moves to the old
   * generation, which is collected only with the whole heap.
   */
  continue(): Promise<void> {
    return this.wait(this.continueQueue);
  }

  /** Returns whether the current turn has taken so long that more work should wait for another. */
  get isLong(): boolean {
    const now = performance.now();
    if (this.workSince === undefined) {
      this.workSince = now;
      setImmediate(() => {
        this.workSince = undefined;
      });
    }
    return now - this.workSince > MAX_TURN_MS;
  }

  /** Returns a value; in a later turn if the current one has taken long, so that the code that awaits it runs there. */
  deliver<Value>(value: Value): Value | Promise<Value> {
    return this.isLong ? this.continue().then(() => value) : value;
  }

  private wait(queue: (() => void)[]): Promise<void> {
    return new Promise((resolve) => {
      queue.push(resolve);
      this.schedule();
    });
  }

  /** Runs one caller per turn, because all pending immediates run in one turn. */
  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      const resolve = this.continueQueue.shift() ?? this.nextQueue.shift();
      resolve?.();
      this.isScheduled = false;
      if (this.continueQueue.length + this.nextQueue.length > 0) this.schedule();
    });
  }
}

/**
 * The turns of this process. Each long part of a request takes one: validating a document, starting its execution,
 * rendering.
 */
export const turns = new Turns();
