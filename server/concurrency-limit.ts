import { OverloadedError } from './errors.ts';

/** Limits how many calls run at once and how many wait, and refuses the rest. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param refusal - the error, or its text, if the queue is full */
  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
    private readonly refusal: string | (() => Error),
  ) {}

  /** `true` when nothing runs or waits. */
  get isIdle(): boolean {
    return this.running === 0;
  }

  /** @throws {OverloadedError} or the configured refusal, if the queue is full */
  admit(): void {
    if (this.waiting.length < this.maxWaiting) return;
    throw typeof this.refusal === 'string' ? new OverloadedError(this.refusal, 5) : this.refusal();
  }

  /** @throws the same errors as `admit` */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
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
