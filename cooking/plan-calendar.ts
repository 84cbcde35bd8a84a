import { DAY_MINUTES } from '#schema/rules/time.ts';

/** A planned dish, or a note, on a day. */
interface CalendarEntry {
  id: string;
  /** Example: "2026-11-26". */
  day: string;
  /** Title of the dish, or the text of a note. */
  title: string;
  /** The member's comment on the dish. */
  note?: string | null;
  /** When the entry or its recipe last changed; undefined if that is not known. */
  changedAt?: Date;
  /** The dish; undefined for a note. */
  dish?: {
    /** Absolute URL of its page. */
    url: string;
    servings: number;
    /** Total minutes, from the first step to the meal. */
    minutes: number;
    /** Titles of the steps to do a day or more before the meal. */
    stepsDayBefore: readonly string[];
  };
}

/** The assumed hour of the meal. Preparation starts at this hour a day before, or earlier if the dish takes longer. */
const EVENING_HOUR = 19;
/** Earliest year whose dishes get an entry for preparation: the day before 0000-01-01 has no four-digit year. */
const FIRST_YEAR = 1;
/** Maximum length of a line without its break, in octets (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

/**
 * Writes a plan as a calendar (RFC 5545). Each dish or note is an all-day event; steps to do in advance are an event a
 * day before the meal, or earlier if the dish takes longer.
 * @param now - replaces an unknown `changedAt`
 */
export function planCalendar(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mesob//Plan//EN',
    'X-WR-CALNAME:Mesob: your week',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap((entry) => [
      ...toDayEvent(entry, entry.changedAt ?? now),
      ...toPreparationEvent(entry, entry.changedAt ?? now),
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function toDayEvent({ id, day, title, note, dish }: CalendarEntry, changedAt: Date): string[] {
  const servings = dish?.servings === 1 ? '1 serving' : dish && `${dish.servings} servings`;
  const facts = [servings, note, dish?.url].filter(Boolean).join('\n');
  return toEvent(id, changedAt, [
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(facts ? [`DESCRIPTION:${escapeText(facts)}`] : []),
    ...(dish ? [`URL:${dish.url}`] : []),
  ]);
}

function toPreparationEvent({ id, day, title, dish }: CalendarEntry, changedAt: Date): string[] {
  if (!dish || dish.stepsDayBefore.length === 0 || Number.parseInt(day, 10) < FIRST_YEAR) return [];
  const steps = dish.stepsDayBefore.map((step, index) => `${index + 1}. ${step}`);
  // No time zone: the hour is in the reader's local time.
  const meal = Date.parse(`${day}T${EVENING_HOUR}:00:00Z`);
  const start = meal - Math.max(DAY_MINUTES, dish.minutes) * 60_000;
  const days = getDaysBefore(dish.minutes);
  return toEvent(`${id}-before`, changedAt, [
    `DTSTART:${compact(new Date(start).toISOString().slice(0, 19))}`,
    'DURATION:PT30M',
    `SUMMARY:${escapeText(`Start ${title}: ${dish.stepsDayBefore[0]}`)}`,
    `DESCRIPTION:${escapeText([days === 1 ? 'For the next day:' : `For the meal in ${days} days:`, ...steps, dish.url].join('\n'))}`,
    `URL:${dish.url}`,
  ]);
}

/** Returns how many days before the meal a dish with an overnight wait must be started: 1 is the day before. */
export function getDaysBefore(minutes: number): number {
  return Math.max(1, Math.ceil((minutes - EVENING_HOUR * 60) / DAY_MINUTES));
}

function toEvent(id: string, changedAt: Date, lines: string[]): string[] {
  const stamp = `${compact(changedAt.toISOString().slice(0, 19))}Z`;
  return ['BEGIN:VEVENT', `UID:${id}@mesob`, `DTSTAMP:${stamp}`, ...lines, 'TRANSP:TRANSPARENT', 'END:VEVENT'];
}

/** Removes the separators of an ISO 8601 time, as iCalendar does. */
function compact(time: string): string {
  return time.replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Folds a line that is too long, between characters. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let [result, octets] = ['', 0];
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > MAX_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += length;
  }
  return result;
}
