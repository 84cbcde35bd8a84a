const months = 'January February March April May June July August September October November December'.split(' ');

/** Shows a date without its time. @param value - a day or a time, ISO 8601 */
export function DateText({ value }: { value: string }) {
  return <time dateTime={value.slice(0, 10)}>{formatDate(value)}</time>;
}

/** Formats the day of an ISO 8601 day or time, without a time zone. Example: "2025-05-20" becomes "20 May 2025" */
export function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
}
