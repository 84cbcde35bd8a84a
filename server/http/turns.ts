/**
 * Gives each caller a separate turn (iteration) of the event loop. Work that is ready at the same time would otherwise run in one
 * turn, and requests that need no work, such as probes and cached pages, would wait for all of it.
 */
export class Turns {
  private last = Promise.resolve();

  /** Resolves, in the order of the calls, in a turn that no other caller has. */
  next(): Promise<void> {
    // Requested only after the turn before: immediates that wait together run in one turn.
    this.last = this.last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.last;
  }
}

/** The turns of this process. Each long part of a request takes one: checking a document, executing it, rendering. */
export const turns = new Turns();
