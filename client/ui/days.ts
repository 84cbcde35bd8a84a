import { DAY_MS } from '#schema/rules/time.ts';

/** Returns today's date in the visitor's time zone. Example: "2026-11-26" */
export function getLocalToday(now = new Date()): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** Returns how many weeks from now a day is: 0 for today and the next six days; negative for past days. */
export function getWeek(day: string, today = getLocalToday()): number {
  return Math.floor((Date.parse(day) - Date.parse(today)) / (7 * DAY_MS));
}

// Created on first use: creating a formatter takes longer than evaluating all of a page's modules.
let formatter: Intl.DateTimeFormat | undefined;

/** Returns a day in words. Example: "Thursday 26 November" */
export function dayInWords(day: string): string {
  formatter ??= new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return formatter.format(Date.parse(`${day}T00:00:00Z`)).replace(',', '');
}

/** Returns in words how many days before a meal a day is. Examples: 0 becomes "On the day", 3 "3 days before" */
export function formatDaysBefore(days: number): string {
  if (days === 0) return 'On the day';
  return days === 1 ? 'The day before' : `${days} days before`;
}
