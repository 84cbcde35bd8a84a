/** Readers of what other formats leave open: one or many, number or text. */

/** @returns the texts in a value that is one, a number, or a list of them. */
export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
}

/** @returns the first number in a value: 6 of "6 servings". */
export function numberOf(value: unknown): number | undefined {
  const found = /\d+(?:\.\d+)?/.exec(textsOf(value)[0] ?? '')?.[0];
  return found === undefined ? undefined : Number(found);
}

/** @returns the minutes of "1 hour 20 minutes", "1h20m", "PT1H20M" or "80". */
export function minutesOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = text.replace(/^P(?=[\dT])/i, '').replace(/T/, ' ');
  if (/^\d+$/.test(time)) return Number(time);
  const part = (letters: string) => Number(new RegExp(`(\\d+(?:\\.\\d+)?)\\s*${letters}`, 'i').exec(time)?.[1] ?? 0);
  const minutes = part('d') * 1_440 + part('h') * 60 + part('m');
  return minutes > 0 || /\b0+\s*m/i.test(time) ? Math.round(minutes) : undefined;
}
