/** Returns a time in the editor's time zone, with the zone's name: "5 December 2026 at 08:00 East Africa Time". */
export function formatMoment(time: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'long' },
  } as const).format(new Date(time));
}

/** Returns the name of the editor's time zone: "East Africa Time (Africa/Addis_Ababa)". */
export function getZoneName(): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'long' });
  const name = format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${name} (${format.resolvedOptions().timeZone})`;
}
