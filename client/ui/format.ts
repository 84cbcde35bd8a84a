const months = 'January February March April May June July August September October November December'.split(' ');

/** @param date a day or a time, ISO 8601, read as UTC. Example: "2025-05-20" becomes "20 May 2025" */
export function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

/** @returns minutes in words. Example: 80 becomes "1 h 20 min" */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** @returns a count with its noun. Example: 1, "comment" becomes "1 comment" */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** @returns minutes as ISO 8601. Example: 80 becomes "PT1H20M" */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}
