/** Maximum tolerated difference between the clocks of two instances, in ms. */
export const CLOCK_GRACE_MS = 60_000;

/** Returns the current day in UTC, `YYYY-MM-DD`. */
export function today(): string {
  return toDay(new Date());
}

/** Returns the day of a time in UTC, `YYYY-MM-DD`. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
