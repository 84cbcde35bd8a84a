/** Retry policy: exponential backoff up to a maximum delay. */
export interface RetryPolicy {
  /** Delay before the second attempt, in ms. It doubles with each further attempt. */
  firstMs: number;
  /** Maximum delay, in ms. */
  maxMs: number;
  /** Maximum number of attempts. */
  attempts: number;
}

/**
 * Returns the delay before the next attempt, in ms; undefined to give up. It is random, between half and all of the
 * policy's delay, so that clients that failed together do not retry together.
 * @param failures - number of failed attempts, at least 1
 */
export function retryDelayMs(
  policy: RetryPolicy,
  failures: number,
  random: () => number = Math.random,
): number | undefined {
  if (failures >= policy.attempts) return undefined;
  const delayMs = Math.min(policy.maxMs, policy.firstMs * 2 ** (failures - 1));
  return Math.round(delayMs * (0.5 + random() / 2));
}
