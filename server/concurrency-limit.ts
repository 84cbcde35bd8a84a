import { OverloadedError } from './errors.ts';

/** Limits how many calls run concurrently and how many are queued; refuses the rest. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param refusal - message of the `OverloadedError` for a full queue, or a function that returns another error */
  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
    private readonly refusal: string | (() => Error),
  ) {}

  /** `true` if no call is running or queued. */
  get isIdle(): boolean {
    return this.running === 0;
  }

  /** `true` if no further call can be queued. */
  get isFull(): boolean {
    return this.waiting.length >= this.maxWaiting;
  }

  /** Checks that a call can be queued. @throws {OverloadedError} or the configured error, if the queue is full */
  admit(): void {
    if (!this.isFull) return;
    throw typeof this.refusal === 'string' ? new OverloadedError(this.refusal, 5) : this.refusal();
  }

  /** Runs a call as soon as the limit allows. @throws the same errors as `admit` */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.maxRunning) {
      this.admit();
      // A finished call passes its slot on, so `running` stays the same.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
