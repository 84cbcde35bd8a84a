import { DAY_MS } from './time.ts';

/** Returns the day (`YYYY-MM-DD`) that is `days` days after another day, or before it if `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
