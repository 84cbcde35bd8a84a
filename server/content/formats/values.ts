import { decodeHTML } from 'entities';
import { durationsInText } from '#cooking/durations-in-text.ts';

// Reads values of other formats, which may be one or many, numbers or texts, HTML or not.

const ISO_DURATION =
  /^P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/i;
/** Minutes in a week, a day, an hour, a minute and a second. */
const ISO_MINUTES = [10_080, 1_440, 60, 1, 1 / 60];
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;
const BLOCK_END = /<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^>]*>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;

/** Returns a text without HTML: decodes entities, even if they are encoded twice, and removes tags. */
export function plainText(text: string): string {
  let plain = text;
  for (let times = 0; times < 2 && ENTITY.test(plain); times += 1) plain = decodeHTML(plain);
  return plain
    .replace(BLOCK_END, '\n')
    .replace(TAG, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

/** Returns the texts in a value that is a text, a number, or a list of these. */
export function getTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(getTexts);
  if (typeof value === 'number') return [String(value)];
  const text = typeof value === 'string' ? plainText(value) : '';
  return text === '' ? [] : [text];
}

/** Returns the minutes of "1½ hours", "1h20m", "PT1H20M", "PT4200S" or "80"; undefined if the text states no time. */
export function toMinutes(text: string | undefined): number | undefined {
  const time = text?.trim() ?? '';
  if (/^\d+$/.test(time)) return Number(time);
  const iso = /^P/i.test(time) ? parseIsoMinutes(time) : undefined;
  if (iso !== undefined) return iso;
  // Some pages write words after the prefix of a duration: "PT 35 minutes".
  const times = durationsInText(time.replace(/^PT?\s+/i, ''));
  if (times.length > 0) return Math.round(times.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  return /\b0+\s*m/i.test(time) ? 0 : undefined;
}

/** Returns the minutes of an ISO duration without years and months, which some pages write as 0. */
function parseIsoMinutes(text: string): number | undefined {
  const [, years, months, ...parts] = ISO_DURATION.exec(text.replace(/\s/g, '')) ?? [];
  const numbers = parts.map((part) => (part === undefined ? 0 : Number(part.replace(',', '.'))));
  const hasNoMonths = [years, months].every((part) => part === undefined || Number(part) === 0);
  if (parts.every((part) => part === undefined) || !hasNoMonths || numbers.some(Number.isNaN)) return undefined;
  return Math.round(numbers.reduce((sum, number, index) => sum + number * (ISO_MINUTES[index] ?? 0), 0));
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Returns the day of "2020-06-16T09:00", "June 16, 2020 at 4:41pm" or "16 June 2020" as "2020-06-16"; undefined if it
 * is not a date.
 */
export function parseDay(text: string): string | undefined {
  const [iso] = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text) ?? [];
  if (iso !== undefined) return iso;
  const match =
    /\b(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})\b/i.exec(text) ??
    /\b(?<day>\d{1,2})(?:st|nd|rd|th)?\s+(?<month>[a-z]{3,9})\.?,?\s+(?<year>\d{4})\b/i.exec(text);
  const { year, month = '', day = '' } = match?.groups ?? {};
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return number === 0 ? undefined : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const MAX_SNIPPET_LENGTH = 100;

/** Returns the beginning of a value, in one line. */
export function snippet(value: unknown): string {
  const text = typeof value === 'string' ? plainText(value) : JSON.stringify(value);
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_SNIPPET_LENGTH ? `${line.slice(0, MAX_SNIPPET_LENGTH)}…` : line;
}
