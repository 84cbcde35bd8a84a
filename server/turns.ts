/** Maximum time that a request may use the event loop before other requests run, in ms. */
const MAX_TURN_MS = 8;

/**
 * Gives each caller a separate turn (iteration) of the event loop. Work that is ready at the same time would otherwise
 * run in one turn, and requests that need no work, such as probes and cached pages, would wait for all of it.
 */
export class Turns {
  private last = Promise.resolve();
  private workSince: number | undefined;

  /** Resolves in a turn of its own, in the order of the calls. */
  next(): Promise<void> {
    // Requested only in the previous turn, because all pending immediates run in one turn.
    this.last = this.last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.last;
  }

  /** Returns whether the current turn has taken so long that more work should wait for `next`. */
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

  /** Returns a value; in the next turn if the current one has taken long, so that its receiver runs there. */
  deliver<Value>(value: Value): Value | Promise<Value> {
    return this.isLong ? this.next().then(() => value) : value;
  }
}

/**
 * The turns of this process. Each long part of a request takes one: validating a document, starting its execution,
 * rendering.
 */
export const turns = new Turns();
