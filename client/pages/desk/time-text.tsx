const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Returns a time in words, in the reader's time zone. Example: "26 November 2026 at 09:00" */
export function timeInWords(at: string): string {
  return time.format(new Date(at));
}

/** @param value - a time, ISO 8601 */
export function TimeText({ value }: { value: string }) {
  return <time dateTime={value}>{timeInWords(value)}</time>;
}
