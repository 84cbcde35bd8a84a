/** Plan of the retries after a failure. */
export interface RetryPlan {
  /** Milliseconds before the second attempt; they double with each. */
  firstMs: number;
  /** Maximum wait in milliseconds. */
  maxMs: number;
  /** Number of attempts. */
  attempts: number;
}

/**
 * @param failures - failed attempts, at least 1
 * @returns milliseconds to wait, between half and the whole of the planned time, so that clients that failed together
 * do not retry together; undefined to give up
 */
export function retryDelayMs(
  plan: RetryPlan,
  failures: number,
  random: () => number = Math.random,
): number | undefined {
  if (failures >= plan.attempts) return undefined;
  const delayMs = Math.min(plan.maxMs, plan.firstMs * 2 ** (failures - 1));
  return Math.round(delayMs * (0.5 + random() / 2));
}
