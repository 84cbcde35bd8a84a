import { OverloadedError } from './errors.ts';

/** Limits how many calls run concurrently and how many are queued; refuses the rest. */
export class ConcurrencyLimit {
  private runningCount = 0;
  private readonly queue: (() => void)[] = [];

  /** @param refusal - message of the `OverloadedError` for a full queue, or a function that returns another error */
  constructor(
    private readonly maxRunning: number,
    private readonly maxQueued: number,
    private readonly refusal: string | (() => Error),
  ) {}

  /** `true` if no call is running or queued. */
  get isIdle(): boolean {
    return this.runningCount === 0;
  }

  /** `true` if no further call can be queued. */
  get isFull(): boolean {
    return this.queue.length >= this.maxQueued;
  }

  /** Checks that a call can be queued. @throws {OverloadedError} or the configured error, if the queue is full */
  admit(): void {
    if (!this.isFull) return;
    throw typeof this.refusal === 'string' ? new OverloadedError(this.refusal, 5) : this.refusal();
  }

  /** Runs a call as soon as the limit allows. @throws the same errors as `admit` */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.runningCount >= this.maxRunning) {
      this.admit();
      // A finished call passes its slot on, so `runningCount` stays the same.
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else {
      this.runningCount += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.runningCount -= 1;
    }
  }
}
