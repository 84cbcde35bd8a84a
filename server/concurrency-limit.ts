import { OverloadedError } from './errors.ts';

/** Lets only so many through at once, lets a bounded number wait, and turns the rest away. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param refusal the error, or its text, for those for whom there is no room */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: string | (() => Error),
  ) {}

  /** `true` when nothing runs or waits. */
  get isIdle(): boolean {
    return this.running === 0;
  }

  /** @throws {OverloadedError} or the configured refusal, if the queue is full */
  admit(): void {
    if (this.waiting.length < this.mostWaiting) return;
    throw typeof this.refusal === 'string' ? new OverloadedError(this.refusal, 5) : this.refusal();
  }

  /** @throws as `admit` does */
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
