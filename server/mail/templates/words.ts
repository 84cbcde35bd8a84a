const months = 'January February March April May June July August September October November December'.split(' ');

/** @returns a moment in words. Example: "20 May 2025 at 14:05 UTC" */
export function momentInWords(date: Date): string {
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()} at ${hours}:${minutes} UTC`;
}

/** @returns a span in words. Example: 3600 becomes "one hour", 604800 becomes "7 days" */
export function spanInWords(seconds: number): string {
  const hours = Math.round(seconds / 3600);
  if (hours === 1) return 'one hour';
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}
