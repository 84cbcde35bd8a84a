const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const timeWithZone = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'long' },
} as const);

/** Returns a time in words, in the editor's time zone. Example: "26 November 2026 at 09:00" */
export function formatTime(at: string): string {
  return time.format(new Date(at));
}

/** Returns a time with the zone's name. Example: "5 December 2026 at 08:00 East Africa Time" */
export function formatTimeWithZone(at: string): string {
  return timeWithZone.format(new Date(at));
}

/** Returns the name of the editor's time zone. Example: "East Africa Time (Africa/Addis_Ababa)" */
export function getZoneName(): string {
  const name = timeWithZone.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${name} (${timeWithZone.resolvedOptions().timeZone})`;
}

/** @param value - a time, ISO 8601 */
export function TimeText({ value }: { value: string }) {
  return <time dateTime={value}>{formatTime(value)}</time>;
}
