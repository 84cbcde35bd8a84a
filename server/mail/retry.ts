/** When a mail that failed is tried again. */
export interface RetryPlan {
  /** Milliseconds before the second attempt; they double with each. */
  firstMs: number;
  /** Milliseconds that no wait exceeds. */
  longestMs: number;
  /** Attempts after which a mail is given up. */
  attempts: number;
}

/** Seconds at first, then once an hour or so, for about five days: as long as mail servers usually try. */
export const patientPlan: RetryPlan = { firstMs: 2_000, longestMs: 3_600_000, attempts: 170 };

/**
 * @param failures attempts that failed, at least 1.
 * @returns milliseconds to wait, between half and the whole of the planned time: mails that failed together do not come
 * back together. Undefined: give up.
 */
export function retryDelayMs(
  plan: RetryPlan,
  failures: number,
  random: () => number = Math.random,
): number | undefined {
  if (failures >= plan.attempts) return undefined;
  const whole = Math.min(plan.longestMs, plan.firstMs * 2 ** (failures - 1));
  return Math.round(whole * (0.5 + random() / 2));
}
