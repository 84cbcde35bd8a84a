/** Returns the day in UTC, `YYYY-MM-DD`. */
export function today(): string {
  return toDay(new Date());
}

/** Returns the day of a time in UTC, `YYYY-MM-DD`. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
