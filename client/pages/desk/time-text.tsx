const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const timeWithZoneFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'long' },
} as const);

/** Returns a date and time in the editor's time zone. Example: "26 November 2026 at 09:00". */
export function formatTime(at: string): string {
  return timeFormat.format(new Date(at));
}

/** Returns a date and time with the zone's name. Example: "5 December 2026 at 08:00 East Africa Time". */
export function formatTimeWithZone(at: string): string {
  return timeWithZoneFormat.format(new Date(at));
}

/** Returns the name of the editor's time zone. Example: "East Africa Time (Africa/Addis_Ababa)". */
export function getZoneName(): string {
  const name = timeWithZoneFormat.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${name} (${timeWithZoneFormat.resolvedOptions().timeZone})`;
}

/** A time in the editor's time zone. @param value - a time, ISO 8601 */
export function TimeText({ value }: { value: string }) {
  return <time dateTime={value}>{formatTime(value)}</time>;
}
